/** A move tried afterwards, in place of the one that was made: weighed as an analysis weighs. */
import { Course, fastStreamFrom, type Match, type Shape } from '@sztab/kernel';
import type { Judge } from './chances.ts';
import { type Decision, type Effort, weigh } from './decision.ts';

/** Somebody waits for it. */
const EFFORT: Effort = { iterations: 192, worlds: 96, others: 0, sample: 1 };

/** Null where there is nothing to decide. The match is over: nobody is told anything before. */
export function weighMove<S extends Shape>(
  judge: Judge<S>,
  match: Match<S>,
  at: number,
  tried: S['move'],
): Decision<S['move']> | null {
  const { outcome, header, moves } = match;
  const made = moves[at];
  if (!outcome || !made) throw new RangeError('a move is weighed when the match is over');
  const { view, moves: offered } = new Course(judge.game, header, moves).sight(made.seat, at);
  if (!offered.includes(tried)) throw new RangeError(`${tried} cannot be played there`);
  const dice = fastStreamFrom(`sztab try\n${header.commit}\n${at}\n${tried}`);
  return weigh(judge, { seat: made.seat, view, moves: offered }, tried, header.seats.length, EFFORT, dice);
}
