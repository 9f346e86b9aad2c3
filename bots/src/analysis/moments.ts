/** What a player may learn from a match: own decisions that cost or kept much. Luck is never one of them. */
import { moveParts, type Seat } from '@sztab/kernel';
import { type Analysis, linesOf, type Reading } from './analyst.ts';
import type { Decision } from './decision.ts';

/** Consecutive moves of one seat. */
export interface Turn {
  readonly seat: Seat;
  /** The first of its moves, and the one after its last. */
  readonly from: number;
  readonly to: number;
}

export function turnsOf(readings: readonly Reading[]): readonly Turn[] {
  const turns: { seat: Seat; from: number; to: number }[] = [];
  readings.forEach(({ made }, at) => {
    const last = turns.at(-1);
    if (last?.seat === made.seat) last.to = at + 1;
    else turns.push({ seat: made.seat, from: at, to: at + 1 });
  });
  return turns;
}

/** A decision worth looking at again. */
export interface Moment {
  /** The number of its move, from 0. */
  readonly at: number;
  /** It cost chance; or it was the best one, and the next best would have. */
  readonly kind: 'cost' | 'kept';
  /** How much, in shares of a win. */
  readonly points: number;
}

/** Smaller differences are not named, nor those of fewer standard errors: they may be chance. */
const NAMED = { least: 0.03, sure: 3 };
const EXERCISE = { least: 0.04, sure: 2 };
const MOST = 3;
const MOST_EXERCISES = 5;

/** True of a decision of which nobody is told a better move. */
export type Solemn = (decision: Decision) => boolean;

/** Whatever is played, would be better or is spoken of as its reason. */
export const solemnBy =
  (tokens: readonly string[] = []): Solemn =>
  ({ played, best, reasons }) => {
    const named = [played, best].flatMap((move) => [moveParts(move).verb, ...moveParts(move).args]);
    return [...named, ...reasons.map(({ thing }) => thing)].some((one) => one !== null && tokens.includes(one));
  };

/**
 * At most three, one a round, in the order of play: the dearest decisions of this line. Whoever won sees two of them and the best move that was
 * kept. Fewer where fewer changed more than the measure may be off.
 */
export function momentsOf(
  analysis: Analysis,
  line: number,
  roundOf: (at: number) => number,
  solemn: Solemn,
): readonly Moment[] {
  const costs = dearest(analysis, line, NAMED, solemn);
  const won = (analysis.results[line] as number) >= 0.5;
  const kept = won ? bestKept(analysis, line, solemn).slice(0, 1) : [];
  return inOrder([...oneARound(costs, roundOf).slice(0, MOST - kept.length), ...kept]);
}

/** Decisions to be tried again, in the order of play. */
export function exercisesOf(
  analysis: Analysis,
  line: number,
  roundOf: (at: number) => number,
  solemn: Solemn,
): readonly Moment[] {
  return inOrder(oneARound(dearest(analysis, line, EXERCISE, solemn), roundOf).slice(0, MOST_EXERCISES));
}

const inOrder = (moments: readonly Moment[]): readonly Moment[] => [...moments].sort((a, b) => a.at - b.at);

/** The first of each round. */
function oneARound(moments: readonly Moment[], roundOf: (at: number) => number): readonly Moment[] {
  const rounds = new Set<number>();
  return moments.filter(({ at }) => {
    const round = roundOf(at);
    if (rounds.has(round)) return false;
    rounds.add(round);
    return true;
  });
}

function own(analysis: Analysis, line: number, solemn: Solemn): readonly { at: number; decision: Decision }[] {
  const lines = linesOf(analysis.players, analysis.together);
  return analysis.readings.flatMap(({ decision }, at) =>
    decision && decision.played !== 'resign' && lines.of(decision.seat) === line && !solemn(decision)
      ? [{ at, decision }]
      : [],
  );
}

function dearest(
  analysis: Analysis,
  line: number,
  { least, sure }: { readonly least: number; readonly sure: number },
  solemn: Solemn,
): readonly Moment[] {
  return own(analysis, line, solemn)
    .filter(({ decision: { loss, best, played } }) => {
      return best !== played && loss.mean > least && loss.mean > sure * loss.error;
    })
    .map(({ at, decision }): Moment => ({ at, kind: 'cost', points: decision.loss.mean }))
    .sort((a, b) => b.points - a.points || a.at - b.at);
}

function bestKept(analysis: Analysis, line: number, solemn: Solemn): readonly Moment[] {
  return own(analysis, line, solemn)
    .flatMap(({ at, decision: { next } }): readonly Moment[] => {
      if (!next || next.behind.mean <= NAMED.least || next.behind.mean <= NAMED.sure * next.behind.error) return [];
      return [{ at, kind: 'kept', points: next.behind.mean }];
    })
    .sort((a, b) => b.points - a.points || a.at - b.at);
}
