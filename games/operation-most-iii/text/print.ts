/** How numbers and several names stand in print, in any language. */
export const NBSP = '\u00a0';

/** A true minus sign, not a hyphen. */
export const digits = (n: number): string => String(n).replace('-', '−');
export const signed = (n: number): string => (n > 0 ? `+${n}` : digits(n));

/** Names of several cards: copies are all alike, so they are counted and not numbered. */
export const grouped = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n > 1 ? `${name}${NBSP}×${n}` : name;
  });
