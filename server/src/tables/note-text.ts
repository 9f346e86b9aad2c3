/** A table's note as its row in the store has it, since release 0.1.0: one line of text. Nothing else sees it in this form. */
import { type TableNote, tableNote } from '@sztab/protocol';

export const noteText = ({ is, seat, at }: TableNote): string =>
  [is, seat, at].filter((part) => part !== undefined).join(' ');

/** Null: a note that only a newer server knows. */
export function readNote(text: string): TableNote | null {
  const [is, ...numbers] = text.split(' ');
  const [seat, at] = numbers.map(Number);
  return tableNote.safeParse({ is, ...(seat !== undefined && { seat }), ...(at !== undefined && { at }) }).data ?? null;
}
