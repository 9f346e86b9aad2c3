/** Section 7, option `match = double`: two games with swapped sides, decided together. */
import { enemyOf, type Side } from '../content/zones.ts';
import type { Result } from './table.ts';

/** The player who was Polish in the first game, the one who was German there, or nobody. */
export type DoubleWinner = 'first-PL' | 'first-DE' | null;

export function decideDouble(first: Result, second: Result): DoubleWinner {
  // Player A is Polish in the first game and German in the second.
  const wins = (first.winner === 'PL' ? 1 : 0) + (second.winner === 'DE' ? 1 : 0);
  if (wins === 2) return 'first-PL';
  if (wins === 0) return 'first-DE';
  const lead = ({ score }: Result, side: Side): number => score[side] - score[enemyOf(side)];
  const difference = lead(first, 'PL') + lead(second, 'DE');
  if (difference !== 0) return difference > 0 ? 'first-PL' : 'first-DE';
  const asPoles = first.score.PL - second.score.PL;
  if (asPoles !== 0) return asPoles > 0 ? 'first-PL' : 'first-DE';
  return null;
}
