/** Positions to look at while the board is drawn: `npm run board niepodlegla`. */
import type { NamedPositions } from '@sztab/kernel/testing';
import type { State } from '../rules/state.ts';
import { after, FINAL, type Line, type Position } from './position.ts';

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
  'last-round': at(FINAL),
};
