/** Catalogues laid over each other, key by key; a text, a list or a function is taken as a whole. */

type Whole = string | number | boolean | null | undefined | readonly unknown[] | ((...args: never[]) => unknown);

export type Partly<C> = C extends Whole ? C : { readonly [K in keyof C]?: Partly<C[K]> };

/** What a catalogue has to say besides these texts. Where any key may stand, none is lacking, and others may be added. */
type Lacking<C, T> = {
  readonly [K in keyof C as string extends K
    ? never
    : number extends K
      ? never
      : K extends keyof T
        ? T[K] extends Whole
          ? never
          : Lacking<NonNullable<C[K]>, T[K]> extends Record<string, never>
            ? never
            : K
        : K]: K extends keyof T ? Lacking<NonNullable<C[K]>, T[K]> : C[K];
} & { readonly [K in keyof C & keyof T as string extends keyof NonNullable<C[K]> ? K : never]?: C[K] };

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
export const united = <C, T extends Partly<C>>(texts: T, sentences: Lacking<C, T>): C =>
  laidOver(sentences, texts) as C;

/** The same of the master language, where the other languages take their type from it. */
export const master = <T, S>(texts: T, sentences: S): T & S => laidOver(sentences, texts) as T & S;
