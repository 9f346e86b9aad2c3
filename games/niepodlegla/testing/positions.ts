/** Positions to look at while the board is drawn: `npm run board niepodlegla`. */
import type { NamedPositions } from '@sztab/kernel/testing';
import type { State } from '../rules/state.ts';
import { after, type Line, type Position } from './position.ts';

const at = (p: Position, ...lines: readonly Line[]) => ({
  players: p.players ?? 3,
  ...(p.options ? { options: p.options } : {}),
  open: (): State => after(p, ...lines),
});

export const positions: NamedPositions<State> = {
  plan: at(
    {
      row: 'A-01 A-02 A-03 A-04',
      jail: '1 1 2',
      characters: 'witos@1',
      tokens: 'pow@2',
      towns: 'krakow=2 wilno=ru1,cp1',
    },
    '1 placePawn(yellow,A-02)',
  ),
  obstacle: at({ row: 'A-01 A-02 A-03', at: 'negative', round: 4, held: ['n1:M'], towns: 'wilno=ru2', acc: 2, fp: 2 }),
  'last-round': at({
    at: 'roll',
    round: 10,
    acc: 8,
    fp: 8,
    towns: '',
    morale: 6,
    row: 'A-61 A-62 A-63 A-66 A-68 A-69',
    easy: 'A-61 A-62 A-63 A-66 A-68 A-69',
    pawns: '0:A-61 0:A-62 1:A-63 1:A-68 2:A-66 2:A-69',
    main: [4, 3],
  }),
};
