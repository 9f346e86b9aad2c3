/**
 * Where a result came from. For every line (a seat, or a team), move by move:
 *
 *   chance after − chance before = what the move told + what was decided + what was rolled or drawn + rest
 *
 * - told (`news`): the chance in those imagined worlds in which the move could be made, less the chance in all of them;
 * - decided: of an own move `skill`, of somebody else's `gifts`: the chance after the move that was played less that after the best one, as the mover
 *   could know it, over fresh worlds that both meet. A mistake of another is a decision of theirs, never news;
 * - rolled or drawn (`dice`, `cards`): the chance when it was known, less its mean over what it could have been;
 * - `rest`: what is left. The chance before a move is a judgement's, which expects play as it was learned; a decision is measured against the best move that a
 *   search finds. Whoever moves well therefore gains a little more than was decided, and so do the others when they move: over a game both ways nearly
 *   cancel. That is why what is left of the moves of others belongs here, and not to what they told.
 *
 * Every part is a difference of two neighbours on one chain from the start to the result, all of them chances by the same judge (`Brain.chances`), over the
 * same imagined worlds, at the same moment of the line's round (`toOwnTurn`): so a row adds up to the last digit whatever the estimates are worth.
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
  /** What moves of others told about hidden things. */
  readonly news: number;
  /** What a judgement alone and a search do not agree on, at own moves and at those of others. */
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
  const isOwn = lines.of(made.seat) === line;
  const whose = isOwn ? made.seat : line;
  const decided = decision ? (decision.after[whose] as number) - (decision.before[whose] as number) : 0;
  const share = { ...NOTHING, [isOwn ? 'skill' : 'gifts']: decided };
  const met = expected[line];
  // Nobody could have thought of this move: all that it did is news.
  if (!met) return { ...share, news: to - from - decided };
  const told = met.before - from;
  const rest = met.after - met.before - decided;
  const light = to - met.after;
  if (made.barrier === 'rolled') return { ...share, news: told, rest, dice: light };
  if (made.barrier === null || made.barrier === 'stands') return { ...share, news: told + light, rest };
  return { ...share, news: told, rest, cards: light };
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
