/** How near to the best one's decisions came: 0 is an average move of the list, 100 the best one. */
import type { Seat } from '@sztab/kernel';
import type { Analysis } from './analyst.ts';

export interface Accuracy {
  readonly of: string;
  /** Decisions in which the two differ by more than the measure may be off. */
  readonly count: number;
  /** Null where there are too few of them. */
  readonly mean: number | null;
}

const FEWEST = 5;

/** By what `kindOf` says of each move, in the order of their first appearance. */
export function accuracyOf(
  { readings }: Pick<Analysis, 'readings'>,
  seat: Seat,
  kindOf: (at: number) => string | null,
): readonly Accuracy[] {
  const kinds = new Map<string, number[]>();
  readings.forEach(({ decision }, at) => {
    if (!decision || decision.seat !== seat || decision.played === 'resign') return;
    const kind = kindOf(at);
    if (kind === null) return;
    const scores = kinds.get(kind) ?? [];
    kinds.set(kind, scores);
    const best = decision.before[seat] as number;
    const played = decision.after[seat] as number;
    const span = best - decision.average;
    if (span > Math.max(decision.loss.error, decision.chance.error))
      scores.push(cut((played - decision.average) / span));
  });
  return [...kinds].map(([of, scores]) => ({
    of,
    count: scores.length,
    mean: scores.length < FEWEST ? null : (100 * scores.reduce((sum, one) => sum + one, 0)) / scores.length,
  }));
}

/** A move may be worse than the average one, and by its noise a little better than the best: neither makes a mean of percents. */
const cut = (share: number): number => Math.max(0, Math.min(1, share));
