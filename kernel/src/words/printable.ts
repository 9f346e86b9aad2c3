/** Characters by which a text takes over a terminal or shows itself in another order than it is written. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text from elsewhere (a file's name, a line of a record, what was typed) as one line for a terminal: `\u001b` instead of the character. */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
