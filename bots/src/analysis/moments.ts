/** The turns that decided a match, as far as one line could know it. */
import type { Seat } from '@sztab/kernel';
import { type Share, sharesOf } from './account.ts';
import type { Analysis, Reading } from './analyst.ts';
import type { Estimate } from './chances.ts';

/** Consecutive moves of one seat. */
export interface Turn {
  readonly seat: Seat;
  /** The first of its moves, and the one after its last. */
  readonly from: number;
  readonly to: number;
}

const CAUSES = ['skill', 'gifts', 'dice', 'cards', 'news'] as const;
export type Cause = (typeof CAUSES)[number];

/** A turn by which a chance changed much. */
export interface TurningPoint extends Turn {
  readonly before: number;
  readonly after: number;
  /** What did most of it, and by how much. What the measure cannot explain decides nothing. */
  readonly cause: Cause;
  readonly points: number;
  /** The dearest decision of the turn, by its move; null where none was to blame. */
  readonly decision: number | null;
}

const LEAST = 0.08;
/** In standard errors. */
const SURE = 3;
const MOST = 3;

export function turnsOf(readings: readonly Reading[]): readonly Turn[] {
  const turns: { seat: Seat; from: number; to: number }[] = [];
  readings.forEach(({ made }, at) => {
    const last = turns.at(-1);
    if (last?.seat === made.seat) last.to = at + 1;
    else turns.push({ seat: made.seat, from: at, to: at + 1 });
  });
  return turns;
}

/** At most three, in the order of play; fewer where fewer changed more than the measure may be off. */
export function turningPointsOf(analysis: Analysis, line: number): readonly TurningPoint[] {
  const { readings, last } = analysis;
  const shares = sharesOf(analysis, line);
  const chance = (at: number): Estimate => (readings[at]?.chances ?? last)[line] as Estimate;
  return turnsOf(readings)
    .flatMap((turn) => {
      const [before, after] = [chance(turn.from), chance(turn.to)];
      const [cause, points] = causeOf(shares.slice(turn.from, turn.to));
      const sure = Math.max(LEAST, SURE * Math.hypot(before.error, after.error));
      if (Math.abs(points) < sure) return [];
      const decision = cause === 'skill' || cause === 'gifts' ? dearest(turn, readings) : null;
      return [{ ...turn, before: before.mean, after: after.mean, cause, points, decision }];
    })
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
    .sort((a, b) => a.from - b.from);
}

function causeOf(shares: readonly Share[]): readonly [Cause, number] {
  const sums = CAUSES.map((cause) => [cause, shares.reduce((sum, share) => sum + share[cause], 0)] as const);
  return sums.reduce((most, one) => (Math.abs(one[1]) > Math.abs(most[1]) ? one : most));
}

/** A mistake is named only if it is larger than the measure may be off. */
const LEAST_LOSS = 0.03;

function dearest({ from, to }: Turn, readings: readonly Reading[]): number | null {
  let worst: number | null = null;
  let most = LEAST_LOSS;
  for (let at = from; at < to; at++) {
    const loss = readings[at]?.decision?.loss;
    if (!loss || loss.mean <= most || loss.mean < SURE * loss.error) continue;
    worst = at;
    most = loss.mean;
  }
  return worst;
}
