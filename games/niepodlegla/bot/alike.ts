/** Which moves do the same: neutral dice that show the same are one as good as another. */
import { moveParts, type Seat } from '@sztab/kernel';
import { isCharacter } from '../content/dice.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export function alike(s: State, seat: Seat, move: Move): string {
  if (!move.startsWith('selectDie') && !move.startsWith('unselectDie') && !move.startsWith('passDie')) return move;
  const { verb, args } = moveParts(move);
  const [die, to = ''] = args as [string, string?];
  if (isCharacter(die)) return move;
  const held = s.players[seat]?.held.find((one) => one.die === die);
  return held ? `${verb} ${held.up} ${held.selected} ${to}` : move;
}
