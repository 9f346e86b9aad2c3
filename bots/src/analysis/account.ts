/**
 * Where a result came from. Every part is the difference of two neighbours on one chain from the start to the result, so a row adds up to the last
 * digit whatever the estimates are worth.
 */

import { type Analysis, type Lines, linesOf, type Reading } from './analyst.ts';
import type { Estimate } from './chances.ts';

/** What changes a chance besides own decisions, in shares of a win. */
interface Parts {
  /** What decisions of others gave or took, as they could know it. */
  readonly gifts: number;
  readonly dice: number;
  /** The deal, draws and everything else that was uncovered. */
  readonly cards: number;
  /** What moves of others told about hidden things, and how they met them. */
  readonly news: number;
  /** What a judgement alone and a search do not agree on. */
  readonly rest: number;
  /** Not read yet. */
  readonly unread: number;
}

/** The whole way of one line: start + all the rest = result. */
export interface Account extends Parts {
  readonly start: number;
  /** Own decisions against the best ones, by seat: a team has several. */
  readonly skill: readonly number[];
  readonly result: number;
}

/** What one move did. */
export interface Share extends Parts {
  readonly skill: number;
}

const NOTHING: Share = { skill: 0, gifts: 0, dice: 0, cards: 0, news: 0, rest: 0, unread: 0 };

/** What one move did to one line; `after`: the chances before the next move, or the results. */
function shareOf(reading: Reading, after: readonly Estimate[], line: number, lines: Lines): Share {
  const { made, chances, expected, decision } = reading;
  const from = (chances[line] as Estimate).mean;
  const to = (after[line] as Estimate).mean;
  if (decision === undefined) return { ...NOTHING, unread: to - from };
  const middle = expected[line]?.mean ?? to;
  const luck = to - middle;
  const isDice = made.barrier === 'rolled';
  const share = { ...NOTHING, dice: isDice ? luck : 0, cards: isDice ? 0 : luck };
  const isOwn = lines.of(made.seat) === line;
  if (!decision) return isOwn ? { ...share, rest: middle - from } : { ...share, news: middle - from };
  const change = (decision.after[made.seat] as number) - (decision.before[made.seat] as number);
  if (isOwn) return { ...share, skill: change, rest: middle - from - change };
  const gifts = (decision.after[line] as number) - (decision.before[line] as number);
  return { ...share, gifts, news: middle - from - gifts };
}

const PARTS = ['gifts', 'dice', 'cards', 'news', 'rest', 'unread'] as const;

/** What every move that was read did to this line, in their order. */
export function sharesOf({ players, together, readings, last }: Analysis, line: number): readonly Share[] {
  const lines = linesOf(players, together);
  return readings.map((reading, at) => shareOf(reading, readings[at + 1]?.chances ?? last, line, lines));
}

export function accountOf(analysis: Analysis, line: number): Account {
  const { players, starts, results, readings, last } = analysis;
  const start = starts[line] ?? 0;
  const result = results[line] as number;
  const dealt = (readings[0]?.chances ?? last)[line]?.mean ?? start;
  const skill = new Array<number>(players).fill(0);
  const sum = {
    gifts: 0,
    dice: 0,
    cards: dealt - start,
    news: 0,
    rest: 0,
    unread: result - (last[line]?.mean ?? start),
  };
  sharesOf(analysis, line).forEach((share, at) => {
    const { seat } = (readings[at] as Reading).made;
    skill[seat] = (skill[seat] as number) + share.skill;
    for (const part of PARTS) sum[part] += share[part];
  });
  return { start, skill, ...sum, result };
}
