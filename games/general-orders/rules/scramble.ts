/** Section 5.9: Scramble, also into the own HQ zone while the enemy holds it. */
import { moveParts } from '@sztab/kernel';
import type { ZoneId } from '../content/areas.ts';
import { HQ_ZONE } from '../content/map.ts';
import { enemyOf } from '../content/sides.ts';
import { pushCheck } from './check.ts';
import { beginCombat } from './combat.ts';
import { strengthParts } from './legal.ts';
import type { GoSteps } from './moves.ts';
import { placeMoves, placeOne, recallMoves, recallOne } from './reinforce.ts';
import { controls, type Forces, standingOf } from './supply.ts';
import { type GoTable, type SupplyFrame, seatOf, tell } from './table.ts';

export const scrambleSteps: GoSteps<'scramble.recall' | 'scramble.place'> = {
  'scramble.recall': {
    ask(t, f) {
      return [{ seat: seatOf(f.side), prompt: 'scramble-recall', moves: recallMoves(t, f) }];
    },
    take(t, f, _seat, move) {
      recallOne(t, f, move);
    },
  },

  'scramble.place': {
    ask(t, f) {
      return [{ seat: seatOf(f.side), prompt: 'scramble-place', moves: placeMoves(t, f) }];
    },
    take(t, f, _seat, move) {
      if (move !== 'finish') {
        placeOne(t, f, moveParts(move).args[0] as ZoneId);
        return;
      }
      t.barriers++; // section 8: no undo past a finish
      const { side, space, placed, recalled } = f;
      tell({
        is: 'scrambled',
        side,
        space,
        strength: strengthParts(t, side, space),
        placed: { ...placed } as Record<ZoneId, number>,
        recalled: { ...recalled } as Record<ZoneId, number>,
      });
      const home = HQ_ZONE[side];
      const pieces = placed[home] ?? 0;
      if (pieces > 0 && controls(t, enemyOf(side), home)) {
        beginCombat(t, { side, by: 'scramble', place: home, pieces }); // GOW-5.9.4
        return;
      }
      t.flow.pop();
      pushCheck(t, standingOf(before(t, f)));
    },
  },
};

/** As it stood before anything was placed: only over an empty HQ can that make a difference to supply. */
function before(t: GoTable, { side, placed }: SupplyFrame): Forces {
  const home = HQ_ZONE[side];
  const there = (t.aircraft[side][home] as number) - (placed[home] ?? 0);
  return { ...t, aircraft: { ...t.aircraft, [side]: { ...t.aircraft[side], [home]: there } } };
}
