import { complete } from '@sztab/kernel/words';
import { goal as en } from './en/goal.ts';
import { goal as pl } from './pl/goal.ts';

/** What wins, and how far everybody is: the strip in the ribbon, and what it opens to. */
export interface GoalWords {
  /** Own points first; null: nobody's missions are known. */
  now(points: string, missions: number | null): string;
  readonly wins: string;
  readonly costs: string;
  due(mission: string, month: string): string;
}

export const goalWords = complete<GoalWords>({ en, pl });
