/** How numbers and names stand in print, in any language. */
export const NBSP = '\u00a0';

/** A true minus sign, not a hyphen. */
export const digits = (n: number): string => String(n).replace('-', '−');

/** `+1`, `−1` */
export const signed = (n: number): string => (n > 0 ? `+${n}` : digits(n));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
