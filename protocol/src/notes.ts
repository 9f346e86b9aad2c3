/** What the table itself says among the talk of its people. Kept and sent as one line of text, which is written and read here alone. */

/** `silent` names the position too, so that it is said once; all from `late` on are about a seat. */
const WORDS = [
  'started',
  'brought',
  'pause',
  'resume',
  'abandon',
  'late',
  'away',
  'silent',
  'claim',
  'left',
  'freed',
  'bot',
  'declined',
] as const;

export interface TableNote {
  readonly is: (typeof WORDS)[number];
  readonly seat?: number;
  readonly at?: number;
}

export const noteText = ({ is, seat, at }: TableNote): string =>
  [is, seat, at].filter((part) => part !== undefined).join(' ');

/** Null: a note that only a newer server knows. */
export function readNote(text: string): TableNote | null {
  const [word, ...numbers] = text.split(' ');
  const is = WORDS.find((known) => known === word);
  if (!is) return null;
  const [seat, at] = numbers.map(Number);
  return { is, ...(seat !== undefined && { seat }), ...(at !== undefined && { at }) };
}
