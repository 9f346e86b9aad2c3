/** Positions to look at while the board is drawn: `npm run board operation-most-iii`. */
import type { NamedPositions } from '@sztab/kernel/testing';
import type { State } from '../rules/state.ts';
import { type Line, type Position, playTo, position } from './position.ts';

const at = (p: Position, ...lines: readonly Line[]) => ({
  players: 2,
  open(): State {
    const s = position(p);
    playTo(s, ...lines);
    return s;
  },
});

/** The rulebook's example: Scouts and Partisans against Soldiers in no man's land. */
const EXAMPLE = 'PL-SCOUTS-1@surroundings PL-PARTISANS-1@surroundings DE-SOLDIERS-1@surroundings';

export const positions: NamedPositions<State> = {
  'in-every-zone': at({
    cards:
      'PL-CICHOCIEMNI-1@base PL-SCOUTS-1@surroundings PL-SCOUTS-2@surroundings! PL-PARTISANS-1@forest PL-SUPPORT-1@forest ' +
      'DE-SUPPORT-1@base DE-SOLDIERS-1@base! DE-SCOUTS-1@surroundings DE-SS-1@forest',
    parts: { base: 1, surroundings: 2, forest: 1 },
  }),
  escort: at({ cards: EXAMPLE, turn: 'DE' }, 'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)'),
  'after-the-roll': at(
    { cards: EXAMPLE, turn: 'DE', hand: { PL: 'PL-LUCK-1' }, dice: [3, 3] },
    'DE attack(DE-SOLDIERS-1,PL-SCOUTS-1)',
    'PL noEscort',
  ),
  chain: at({
    cards: 'DE-SOLDIERS-1@surroundings DE-SS-1@base DE-SCOUTS-1@forest PL-SCOUTS-1@forest',
    turn: 'DE',
    chain: 'motorisedColumn:3',
  }),
};
