/** Small pieces of sentences that every language builds in the same way. */
export const NBSP = '\u00a0';
export const SEPARATOR = ' · ';

/** A true minus sign, not a hyphen. */
export const digits = (n: number): string => String(n).replace('-', '−');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
