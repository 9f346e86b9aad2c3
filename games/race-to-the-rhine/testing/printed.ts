/** Tables of printed examples to which no match that was played comes. Rules are tested with them, and figures of the rulebook are drawn from them (`node scripts/figures.mjs`). */
import type { NamedPositions } from '@sztab/kernel/testing';
import type { State } from '../rules/state.ts';
import { type Position, position } from './position.ts';

const ALONE = { players: 1, dice: [1, 1, 1] } as const;
/** Numbers 8, 10, 12, 13 and 14 no longer lie on the board. */
const LEFT = '3@sedan 4@charleroi 5@bastogne 6@trier 7@rheydt 9@mayen 11@euskirchen 15@namur';
/** So that Liège is not the first field of the front. */
const BEHIND = '18@givet 14@marche 5@bastogne 13@st-vith 12@prum 3@sedan';
const GIVET_MARCHE = { ...ALONE, corps: 'W2@marche', held: { W: 'givet' } } as const;
const TO_BASTOGNE = { ...ALONE, corps: 'W2@bastogne', held: { W: 'givet marche' } } as const;

export const PRINTED = {
  /** E2 */
  order: { order: 'WRB', turn: 'W' },
  /** E15, E16 */
  luxembourg: {
    turn: 'B',
    corps: 'B1@thionville:2/4/0',
    pursuit: { B: 'PB16' },
    markers: 'trier',
    resistance: 'O20',
  },
  /** E19, E20 */
  aachen: {
    turn: 'W',
    order: 'WRB',
    held: { W: 'meaux soissons laon hirson charleville givet marche liege' },
    medals: { W: 1 },
    captured: { W: 'O21 PW16 PW17 PW18 O01' },
    markers: 'aachen',
    corps: 'W1@maastricht:3/2/1',
    resistance: 'O13 O19',
  },
  /** E21 */
  prum: {
    turn: 'W',
    resistance: 'O05 O06',
    corps: 'W2@bastogne:2/2/0',
    markers: 'prum',
    fields: 'chartres=1/0/0',
  },
  /** E26 */
  bruxelles: {
    at: 'reaction',
    turn: 'B',
    markers: 'rheydt roermond neerpelt diest',
    markerPool: 11,
    held: { R: 'beauvais amiens arras lille tournai ronse bruxelles' },
    medals: { R: 2 },
    corps: 'R1@gent',
  },
  /** E27 */
  medals: { medals: { W: 4 }, captured: { W: 'O19 O20 PW16 PW17 PW18 O01 O02' } },
  /** E28 */
  fourteen: { ...ALONE, numbers: LEFT, dice: [5, 5, 4] },
  eight: { ...ALONE, numbers: LEFT, dice: [3, 3, 2] },
  /** E29 */
  frontAtLiege: GIVET_MARCHE,
  frontAtAachen: { ...GIVET_MARCHE, numbers: BEHIND, markers: 'liege' },
  frontAtBastogne: { ...GIVET_MARCHE, numbers: BEHIND, markers: 'liege aachen' },
  /** E30 */
  twoFields: TO_BASTOGNE,
  threeFields: { ...TO_BASTOGNE, corps: 'W2@bastogne W1@marche' },
} as const satisfies Record<string, Position>;

export const printed: NamedPositions<State> = Object.fromEntries(
  Object.entries<Position>(PRINTED).map(([name, p]) => [
    name,
    { players: p.players ?? 3, ...(p.options && { options: p.options }), open: () => position(p) },
  ]),
);
