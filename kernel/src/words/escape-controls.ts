/** Characters that can control a terminal, or change the order in which a text is shown. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Makes a text from outside (a file name, a line of a record, an argument) one safe line: `\u001b` instead of the character. */
export const escapeControls = (text: string): string =>
  text.replace(CONTROLS, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
