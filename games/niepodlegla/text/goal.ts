import { complete } from '@sztab/kernel/words';
import { goal as en } from './en/goal.ts';
import { goal as pl } from './pl/goal.ts';

/** What wins, and how far everybody is: the strip in the ribbon, and what it opens to. */
export interface GoalWords {
  now(accord: number, policy: number, round: number): string;
  /** The same for a ribbon with little room. */
  short(accord: number, policy: number, round: number): string;
  readonly last: string;
  /** What both tracks still lack. */
  wins(lack: number): string;
  morale(markers: number): string;
  /** What comes after round 9. */
  readonly final: string;
  /** What the final round asks for. */
  readonly complete: string;
}

export const goalWords = complete<GoalWords>({ en, pl });
