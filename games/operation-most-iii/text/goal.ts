import { complete } from '@sztab/kernel/words';
import { goal as de } from './de/goal.ts';
import { goal as en } from './en/goal.ts';
import { goal as pl } from './pl/goal.ts';

/** What wins, and how far everybody is: the strip in the ribbon, and what it opens to. */
export interface GoalWords {
  /** Own parts first. */
  now(parts: string, stage: number, of: number): string;
  parts(parts: string): string;
  wins(of: number): string;
  tie(side: 'PL' | 'DE'): string;
  readonly home: string;
  /** What lies in no man's land, and the fewest and the most parts that may still fall. */
  left(surroundings: number, least: number, most: number): string;
}

export const goalWords = complete<GoalWords>({ en, pl, de });
