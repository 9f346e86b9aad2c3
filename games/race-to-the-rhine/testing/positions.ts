/** Positions to look at while the map is drawn: `npm run board race-to-the-rhine`. */
import type { NamedPositions } from '@sztab/kernel/testing';
import type { State } from '../rules/state.ts';
import { after, type Line, type Position } from './position.ts';

const at = (p: Position, ...lines: readonly Line[]) => ({
  players: p.players ?? 3,
  ...(p.options ? { options: p.options } : {}),
  open: (): State => after(p, ...lines),
});

export const positions: NamedPositions<State> = {
  start: at({}),
  convoy: at({ turn: 'W', corps: 'W2@bastogne:2/2/0', fields: 'chartres=2/1/1', markers: 'prum' }, 'W transport'),
  'on-the-move': at({ turn: 'W', corps: 'W1@luxembourg:2/1/1', air: { W: 'pursuit' } }, 'W move(W1)'),
  'paid-by-medal': at({ medals: { R: 2 } }, 'R airborne payMedal'),
  'near-the-rhine': at({
    turn: 'W',
    round: 8,
    corps: 'W1@maastricht:3/2/1',
    captured: { W: 'O21 PW16 PW17 PW18 O01' },
    markers: 'aachen',
    medals: { W: 1 },
  }),
};
