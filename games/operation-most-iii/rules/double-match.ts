/** Option `match = double`: two games with swapped sides, decided together. */
import type { Outcome, Seat } from '@sztab/kernel';
import { enemyOf, type Side } from '../content/zones.ts';
import { seatOf } from './state.ts';

/** Who wins the match, as the seat held in the first game; null for a draw. */
export function decideDouble(first: Outcome, second: Outcome): Seat | null {
  const [pole, german] = [seatOf('PL'), seatOf('DE')];
  // Player A is Polish in the first game and German in the second.
  const wins = Number(first.winners.includes(pole)) + Number(second.winners.includes(german));
  if (wins === 2) return pole;
  if (wins === 0) return german;
  const score = ({ scores }: Outcome, side: Side): number => scores[seatOf(side)] ?? 0;
  const lead = (game: Outcome, side: Side): number => score(game, side) - score(game, enemyOf(side));
  const difference = lead(first, 'PL') + lead(second, 'DE');
  if (difference !== 0) return difference > 0 ? pole : german;
  const asPoles = score(first, 'PL') - score(second, 'PL');
  if (asPoles !== 0) return asPoles > 0 ? pole : german;
  return null;
}
