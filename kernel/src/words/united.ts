/** Catalogues laid over each other, key by key; a text, a list or a function is taken as a whole. */

const isRoom = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What `own` says, and of what it says nothing, what `other` says. */
export function laidOver(own: unknown, other: unknown): unknown {
  if (own === undefined) return other;
  if (!isRoom(own) || !isRoom(other)) return own;
  const keys = new Set([...Object.keys(other), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, laidOver(own[key], other[key])]));
}

/** One catalogue of its two parts: plain texts, which are data, and sentences made of values, which are code. */
export const united = <T, S>(texts: T, sentences: S): T & S => laidOver(sentences, texts) as T & S;
