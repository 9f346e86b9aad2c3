/** Which moves do the same: neutral dice that show the same are one as good as another; and a plan far off counts for nothing. */
import { moveParts, type Seat } from '@sztab/kernel';
import { isCharacter } from '../content/dice.ts';
import type { NpMove } from '../rules/moves.ts';
import type { NpTable } from '../rules/table.ts';
import { isDistant } from './plan.ts';

export function alike(t: NpTable, seat: Seat, move: NpMove): string {
  // No two imagined worlds meet there again: one branch for each of them, so that a search goes no further.
  if (t.phase === 'plan' && isDistant(t) && t.dice.is === 'fast') return `far ${t.dice.a} ${t.dice.b}`;
  if (!move.startsWith('selectDie') && !move.startsWith('unselectDie') && !move.startsWith('passDie')) return move;
  const { verb, args } = moveParts(move);
  const [die, to = ''] = args as [string, string?];
  if (isCharacter(die)) return move;
  const held = t.players[seat]?.held.find((one) => one.die === die);
  return held ? `${verb} ${held.up} ${held.selected} ${to}` : move;
}
