/** An analysis as the figures that are drawn and told: the parts of a row in whole points, and what every turn changed. */
import type { Seat } from '@sztab/kernel';
import { type Account, accountOf, sharesOf } from './account.ts';
import { isSurelyMore, nextIn } from './acts.ts';
import { type Analysis, linesOf } from './analyst.ts';
import type { Estimate } from './chances.ts';
import { turnsOf } from './moments.ts';
import { wholePoints } from './rounding.ts';

export type PartOf = 'start' | 'own' | 'others' | 'dice' | 'cards' | 'news' | 'rest' | 'unread' | 'result';

export interface Part {
  readonly of: PartOf;
  /** Whose decisions, where a line is a team. */
  readonly seat: Seat | null;
  /** Whole points of a hundred; the parts before the result add up to it. */
  readonly points: number;
}

/** A row from the start to the result. Where one plays alone or all play together there are no others; what is read leaves nothing unread. */
export function rowOf(analysis: Analysis, line: number): readonly Part[] {
  const { start, skill, gifts, dice, cards, news, rest, unread, result }: Account = accountOf(analysis, line);
  const { players, together } = analysis;
  const own = together
    ? skill.map((value, seat) => ({ of: 'own' as const, seat, value }))
    : [{ of: 'own' as const, seat: null, value: skill[line] as number }];
  const plain = (of: PartOf, value: number) => ({ of, seat: null, value });
  const parts = [
    plain('start', start),
    ...own,
    ...(together || players === 1 ? [] : [plain('others', gifts)]),
    plain('dice', dice),
    plain('cards', cards),
    ...(players === 1 ? [] : [plain('news', news)]),
    // Alone and together nothing is a gift, so nothing is lost by adding what is always nothing.
    plain('rest', rest + (together || players === 1 ? gifts : 0) + (players === 1 ? news : 0)),
    ...(unread === 0 ? [] : [plain('unread', unread)]),
  ];
  const points = wholePoints(parts.map(({ value }) => value));
  return [
    ...parts.map(({ of, seat }, i) => ({ of, seat, points: points[i] as number })),
    { of: 'result', seat: null, points: Math.round(100 * result) },
  ];
}

/** What each turn changed for this line, in shares of a win. */
export interface TurnChange {
  readonly seat: Seat;
  /** The first of its moves, and the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly own: number;
  readonly others: number;
  readonly dice: number;
  readonly cards: number;
  /** Things that came to light, by moves of others. */
  readonly news: number;
}

export function changesOf(analysis: Analysis, line: number): readonly TurnChange[] {
  const shares = sharesOf(analysis, line);
  return turnsOf(analysis.readings).map(({ seat, from, to }) => {
    const sum = { own: 0, others: 0, dice: 0, cards: 0, news: 0 };
    for (const share of shares.slice(from, to)) {
      sum.own += share.skill;
      sum.others += share.gifts;
      sum.dice += share.dice;
      sum.cards += share.cards;
      sum.news += share.news;
    }
    return { seat, from, to, ...sum };
  });
}

/** Decisions of a seat in which there was something to decide. */
export const decisionsOf = ({ readings }: Pick<Analysis, 'readings'>, seat: Seat): number =>
  readings.filter(({ decision }) => decision?.seat === seat).length;

/**
 * The chances of a line before every move, the result last; as far as they were read. At an own decision the chance stands at the best move: where a search has surely found more than
 * the judgement saw, it is what the search found.
 */
export function pointsOf(analysis: Analysis, line: number): readonly Estimate[] {
  const { readings, last } = analysis;
  const moves = readings.map(({ made }) => made);
  const decisions = readings.map(({ decision }) => decision ?? null);
  const points = readings.flatMap(({ made, chances }, at): readonly Estimate[] => {
    const judged = chances[line];
    if (!judged) return [];
    if (lineOf(analysis, made.seat) !== line) return [judged];
    const decision = decisions[at] ?? decisions[nextIn(moves, decisions, at)];
    return [decision && isSurelyMore(decision.chance, judged) ? decision.chance : judged];
  });
  const end = last[line];
  return end ? [...points, end] : points;
}

/** The lines of a match in which somebody is judged: every seat, or the team. */
export const lineOf = ({ players, together }: Pick<Analysis, 'players' | 'together'>, seat: Seat): number =>
  linesOf(players, together).of(seat);
