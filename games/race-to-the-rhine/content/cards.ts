/**
 * The 66 pursuit cards and the 24 resistance cards. Source: types, effects and costs are printed; counts and
 * most names are ours.
 */
import { interned } from '@sztab/kernel';
import { COLOURS, type Colour } from './fields.ts';

export type PursuitType =
  | 'civilians'
  | 'stock'
  | 'supplies'
  | 'vive'
  | 'market'
  | 'resistance'
  | 'resistanceHand'
  | 'recon'
  | 'boches'
  | 'division'
  | 'event';

export interface PursuitCard {
  readonly type: PursuitType;
  readonly weather?: 'sun' | 'rain';
}

/** The deck of each commander, in the order of its numbers; all three are alike. */
const ALIKE: readonly PursuitCard[] = [
  ...times(3, 'civilians'),
  ...times(2, 'stock'),
  ...times(2, 'supplies'),
  ...times(2, 'vive'),
  ...times(1, 'market'),
  ...times(1, 'resistance'),
  ...times(1, 'resistanceHand'),
  ...times(1, 'recon'),
  ...times(2, 'boches'),
  ...times(4, 'division'),
  { type: 'event', weather: 'sun' },
  { type: 'event', weather: 'rain' },
  { type: 'event' },
];

function times(count: number, type: PursuitType): PursuitCard[] {
  return Array.from({ length: count }, () => ({ type }));
}

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
/** `PR01` to `PB22`: whose deck, and the number in it. */
export type PursuitId = `P${Colour}${`0${Exclude<Digit, 0>}` | `1${Digit}` | `2${0 | 1 | 2}`}`;

const pursuitIds = (colour: Colour): PursuitId[] =>
  ALIKE.map((_, i) => interned(`P${colour}${String(i + 1).padStart(2, '0')}` as PursuitId));

export const PURSUIT_DECK = Object.fromEntries(
  COLOURS.map((colour) => [colour, pursuitIds(colour)]),
) as unknown as Readonly<Record<Colour, readonly PursuitId[]>>;

export const PURSUIT = Object.fromEntries(
  COLOURS.flatMap((colour) => PURSUIT_DECK[colour].map((id, i) => [id, ALIKE[i]])),
) as Readonly<Record<PursuitId, PursuitCard>>;

export const pursuitOf = (id: PursuitId): PursuitCard => PURSUIT[id];

/** What each kind of division costs, and what a beaten one is worth: a medal, or icons. */
export const DIVISION = {
  pursuit: { ammo: 1, fuel: 0, medal: false, icons: 1 },
  infantry: { ammo: 2, fuel: 0, medal: false, icons: 2 },
  elite: { ammo: 3, fuel: 0, medal: false, icons: 3 },
  panzer: { ammo: 2, fuel: 1, medal: true, icons: 0 },
} as const;
export type DivisionKind = keyof typeof DIVISION;

export const RESISTANCE = {
  O01: 'infantry',
  O02: 'infantry',
  O03: 'infantry',
  O04: 'infantry',
  O05: 'infantry',
  O06: 'infantry',
  O07: 'infantry',
  O08: 'infantry',
  O09: 'infantry',
  O10: 'infantry',
  O11: 'infantry',
  O12: 'infantry',
  O13: 'elite',
  O14: 'elite',
  O15: 'elite',
  O16: 'elite',
  O17: 'elite',
  O18: 'elite',
  O19: 'panzer',
  O20: 'panzer',
  O21: 'panzer',
  O22: 'panzer',
  O23: 'panzer',
  O24: 'panzer',
} as const satisfies Readonly<Record<string, DivisionKind>>;

export type ResistanceId = keyof typeof RESISTANCE;
export const RESISTANCE_DECK = Object.keys(RESISTANCE) as ResistanceId[];

/** A division that can be captured: a card of either deck. */
export type CardId = PursuitId | ResistanceId;
export const divisionOf = (id: CardId): (typeof DIVISION)[DivisionKind] =>
  DIVISION[id in RESISTANCE ? RESISTANCE[id as ResistanceId] : 'pursuit'];
