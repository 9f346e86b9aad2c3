/** What is said of a try: as good as the best, better than what was played, or neither. */
import type { Decision } from '@sztab/bots';

export interface Judged {
  readonly verdict: 'yes' | 'near' | 'no';
  /** Of winning after it. */
  readonly chance: number;
  readonly error: number;
}

export interface Try extends Judged {
  readonly move: string;
}

/** Nine estimates in ten lie within so many standard errors. */
const BAND = 1.645;
const LEAST = 0.01;

/** `weighed`: the try in place of the move that was played; null where it does the same as every other. */
export function verdictOn(decision: Decision, move: string, weighed: Decision | null): Judged {
  const { seat, best, played, before, after, chance } = decision;
  const [top, then] = [before[seat] as number, after[seat] as number];
  if (move === best || !weighed) return { verdict: 'yes', chance: top, error: chance.error };
  if (move === played) return { verdict: 'no', chance: then, error: decision.loss.error };
  const { mean, error } = weighed.loss;
  // Both searches name a best move; a try is measured by how far it lies behind, so that it can stand on the same scale.
  const worth = Math.max(0, Math.min(1, top - Math.max(0, mean)));
  if (mean <= Math.max(LEAST, BAND * error)) return { verdict: 'yes', chance: worth, error };
  return { verdict: worth > then + Math.max(LEAST, error) ? 'near' : 'no', chance: worth, error };
}
