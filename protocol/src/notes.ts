/** What the table itself says among the talk of its people. Kept and sent as one line of text, which is written and read here alone. */
import * as z from 'zod/mini';
import { NOTED } from './tables.ts';
import * as w from './words.ts';

const note = z.object({
  is: z.enum(['started', 'brought', 'late', 'away', 'silent', 'left', 'freed', 'declined', ...NOTED]),
  /** Whom it is about, if it is about somebody. */
  seat: z.exactOptional(w.seat),
  /** Of `silent` the position, too, so that it is said once. */
  at: z.exactOptional(w.seq),
});
export type TableNote = z.infer<typeof note>;

export const noteText = ({ is, seat, at }: TableNote): string =>
  [is, seat, at].filter((part) => part !== undefined).join(' ');

/** Null: a note that only a newer server knows. */
export function readNote(text: string): TableNote | null {
  const [is, ...numbers] = text.split(' ');
  const [seat, at] = numbers.map(Number);
  return note.safeParse({ is, ...(seat !== undefined && { seat }), ...(at !== undefined && { at }) }).data ?? null;
}
