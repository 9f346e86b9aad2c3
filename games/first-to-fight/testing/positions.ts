/** Positions to look at while the board is drawn: `npm run board first-to-fight`. */
import type { NamedPositions } from '@sztab/kernel/testing';
import type { State } from '../rules/state.ts';
import { eve } from './eve.ts';
import { after, type Line, type Position } from './position.ts';

const at = (p: Position, ...lines: readonly Line[]) => ({
  players: p.players ?? 4,
  ...(p.options ? { options: p.options } : {}),
  open: (): State => after(p, ...lines),
});

export const positions: NamedPositions<State> = {
  'on-all-fronts': at({
    players: 4,
    soldiers: 'SAI-01@NEA:5/5+1 SAI-03@NEA:5/5 SAI-04@NEA INF-01@WEU INF-05@NAI PIL-01@POL PIL-02@WEU',
    hands: ['M17', 'M30 M18', 'M19', 'M20'],
    nurses: [1, 0, 2, 0],
    time: 24,
  }),
  'two-players': at({ players: 2, soldiers: 'PIL-02@NAI', at: 'WAW:3 POL:4 NEA:4 WEU:4 NAI:4' }),
  'keep-a-mission': at(eve('M03 M01 M02', 3, { stage2: 'M20 M21 M22 M23 M25 M26' }), '0 order(maneuvers)'),
};
