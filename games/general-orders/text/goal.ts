import { complete } from '@sztab/kernel/words';
import type { RuleOptions } from '../rules/options.ts';
import { goal as en } from './en/goal.ts';
import { goal as pl } from './pl/goal.ts';

/** What wins, and how far everybody is: the strip in the ribbon, and what it opens to. */
export interface GoalWords {
  /** Own stars first. */
  now(stars: string, round: number, of: number): string;
  wins(of: number): string;
  /** When a headquarters loses goes by the option. The numbers are soldiers in both. */
  headquarters(hqLoss: RuleOptions['hqLoss'], own: number, theirs: number): string;
  /** Null: the viewer's own. */
  tie(side: string | null): string;
}

export const goalWords = complete<GoalWords>({ en, pl });
