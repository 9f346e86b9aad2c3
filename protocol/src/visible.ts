/** What a text looks like to whoever reads it: signs that nobody sees, or that turn others around, are no part of it. */

/**
 * Controls, marks of direction, fillers and joiners, half signs, and what stands for no sign at all. A picture keeps the mark that says
 * in which style it is drawn; pictures that were joined into one stand side by side.
 */
const SEEN_OR_NOT =
  /(\p{Extended_Pictographic}[\ufe0e\ufe0f]|[0-9#*]\ufe0f\u20e3)|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;

/** The text without what nobody sees. */
export const visible = (text: string): string => text.replace(SEEN_OR_NOT, (_sign, picture?: string) => picture ?? '');

export const isVisible = (text: string): boolean => visible(text) === text;
