/** Tables of printed examples to which no match that was played comes. Rules are tested with them, and figures of the rulebook are drawn from them (`node scripts/figures.mjs`). */
import type { NamedPositions } from '@sztab/kernel/testing';
import type { State } from '../rules/state.ts';
import { type Position, position } from './position.ts';

/** The marker is about to enter space 10. */
const EVE = { at: 'time', round: 9, row: 'A-04 A-22', towns: '', options: { stakes: '0' } } as const;

export const PRINTED = {
  /** EX-5 */
  rollAgain: {
    at: 'roll',
    towns: '',
    morale: 5,
    row: 'A-04@0 A-10@0',
    characters: 'haller@0 witos@0',
    held: ['n1:P n2:F witos:PP haller:F'],
    dice: [5, 1],
  },
  /** EX-10 */
  fourPlayersFill: {
    at: 'time',
    players: 4,
    round: 1,
    row: 'A-04',
    acc: 4,
    towns: 'cieszyn=1 krakow=2 lwow=1 stanislawow=1',
    jail: 'morale',
    shield: true,
  },
  /** EX-11 */
  passed: { ...EVE, acc: 7, fp: 6 },
  /** EX-15 */
  met: { ...EVE, acc: 5, fp: 5 },
  notMet: { ...EVE, acc: 6, fp: 3 },
  /** EX-17 */
  bothFailed: { at: 'roll', towns: '', morale: 7, row: 'A-22@0 A-23@1', fp: 4 },
} as const satisfies Record<string, Position>;

export const printed: NamedPositions<State> = Object.fromEntries(
  Object.entries<Position>(PRINTED).map(([name, p]) => [
    name,
    { players: p.players ?? 3, ...(p.options && { options: p.options }), open: () => position(p) },
  ]),
);
