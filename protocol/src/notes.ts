/** What the table itself says among the talk of its people. */
import * as z from 'zod/mini';
import { NOTED } from './tables.ts';
import * as w from './words.ts';

export const tableNote = z.object({
  is: z.enum(['started', 'brought', 'late', 'away', 'silent', 'absent', 'back', 'left', 'freed', 'declined', ...NOTED]),
  /** Whom it is about, if it is about somebody. */
  seat: z.exactOptional(w.seat),
  /** Of `silent` the position, too, so that it is said once. */
  at: z.exactOptional(w.seq),
});
export type TableNote = z.infer<typeof tableNote>;
