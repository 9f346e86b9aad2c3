import { complete } from '@sztab/kernel/words';
import type { Colour } from '../content/fields.ts';
import { goal as en } from './en/goal.ts';
import { goal as pl } from './pl/goal.ts';

/** What wins, and how far everybody is: the strip in the ribbon, and what it opens to. */
export interface GoalWords {
  /** Roads from everybody's foremost town to the river, the own ones first. */
  race(roads: string): string;
  readonly raceMeans: string;
  /** Own medals first. */
  medals(medals: string): string;
  /** Markers that are left; alone, turns. */
  markers(left: number): string;
  turns(now: number, of: number): string;
  readonly wins: string;
  readonly time: string;
  /** What decides between equal medals. */
  readonly tie: string;
  /** Medals are equal now: what would decide, and who would win. */
  tied(by: 'divisions' | 'order', winner: Colour): string;
  readonly alone: string;
  readonly trucks: string;
}

export const goalWords = complete<GoalWords>({ en, pl });
