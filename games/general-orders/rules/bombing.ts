/** Section 5.8: Bombing. */
import { moveParts } from '@sztab/kernel';
import type { AreaId } from '../content/areas.ts';
import { AREAS_IN } from '../content/map.ts';
import type { Side } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { openFire } from './fire.ts';
import { type GoMove, type GoSteps, TEXT } from './moves.ts';
import { remove } from './pieces.ts';
import { piecesIn } from './supply.ts';
import { type GoTable, goOn, seatOf } from './table.ts';

export function beginBombing(t: GoTable, side: Side, { zone }: Extract<Space, { action: 'fly' | 'bombing' }>): void {
  t.flow.push({ step: 'bombing.target', side, from: zone });
}

export const bombingSteps: GoSteps<'bombing.target' | 'bombing.scale'> = {
  'bombing.target': {
    ask(_t, { side, from }) {
      return [{ seat: seatOf(side), prompt: 'bombing-target', moves: AREAS_IN[from].map(TEXT.target) }]; // GOW-5.8.2
    },
    take(t, { side, from }, _seat, move) {
      goOn(t, { step: 'bombing.scale', side, from, target: moveParts(move).args[0] as AreaId });
    },
  },

  'bombing.scale': {
    ask(t, { side, from }) {
      // GOW-5.8.3: one stays behind.
      const most = piecesIn(t, side, from) - 1;
      const moves = Array.from({ length: most }, (_, i): GoMove => `aircraft(${i + 1})`);
      return [{ seat: seatOf(side), prompt: 'bombing-scale', moves }];
    },
    take(t, { side, from, target }, _seat, move) {
      const count = Number(moveParts(move).args[0]);
      remove(t, side, from, count);
      openFire(t, { side, by: 'bombing', from, target, dice: [{ because: 'base', dice: count }] });
    },
  },
};
