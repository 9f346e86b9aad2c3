/** GOW-5.8: Bombing. */
import { call, goOn, moveParts } from '@sztab/kernel';
import type { AreaId } from '../content/areas.ts';
import type { Side } from '../content/sides.ts';
import type { Space } from '../content/spaces.ts';
import { openFire } from './fire.ts';
import { bombingTargets } from './legal.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { remove } from './pieces.ts';
import { type State, seatOf } from './state.ts';
import { piecesIn } from './supply.ts';

export function beginBombing(s: State, side: Side, { zone }: Extract<Space, { action: 'fly' | 'bombing' }>): void {
  call(s, { step: 'bombing.target', side, from: zone });
}

export const bombingSteps: Steps<'bombing.target' | 'bombing.scale'> = {
  'bombing.target': {
    ask(_t, { side, from }) {
      return [{ seat: seatOf(side), prompt: 'bombing-target', moves: bombingTargets(from).map(TEXT.target) }]; // GOW-5.8.2
    },
    take(s, { side, from }, _seat, move) {
      goOn(s, { step: 'bombing.scale', side, from, target: moveParts(move).args[0] as AreaId });
    },
  },

  'bombing.scale': {
    ask(s, { side, from }) {
      // GOW-5.8.3: one stays behind.
      const most = piecesIn(s, side, from) - 1;
      const moves = Array.from({ length: most }, (_, i): Move => `aircraft(${i + 1})`);
      return [{ seat: seatOf(side), prompt: 'bombing-scale', moves }];
    },
    take(s, { side, from, target }, _seat, move) {
      const count = Number(moveParts(move).args[0]);
      remove(s, side, from, count);
      openFire(s, { side, by: 'bombing', from, target, dice: [{ because: 'base', dice: count }] });
    },
  },
};
