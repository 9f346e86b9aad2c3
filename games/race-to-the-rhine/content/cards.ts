/**
 * The 66 pursuit cards and the 24 resistance cards. Source: types, effects and costs are printed; counts and
 * most names are ours.
 */
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

export const PURSUIT = {
  PR01: { type: 'civilians' },
  PR02: { type: 'civilians' },
  PR03: { type: 'civilians' },
  PR04: { type: 'stock' },
  PR05: { type: 'stock' },
  PR06: { type: 'supplies' },
  PR07: { type: 'supplies' },
  PR08: { type: 'vive' },
  PR09: { type: 'vive' },
  PR10: { type: 'market' },
  PR11: { type: 'resistance' },
  PR12: { type: 'resistanceHand' },
  PR13: { type: 'recon' },
  PR14: { type: 'boches' },
  PR15: { type: 'boches' },
  PR16: { type: 'division' },
  PR17: { type: 'division' },
  PR18: { type: 'division' },
  PR19: { type: 'division' },
  PR20: { type: 'event', weather: 'sun' },
  PR21: { type: 'event', weather: 'rain' },
  PR22: { type: 'event' },
  PW01: { type: 'civilians' },
  PW02: { type: 'civilians' },
  PW03: { type: 'civilians' },
  PW04: { type: 'stock' },
  PW05: { type: 'stock' },
  PW06: { type: 'supplies' },
  PW07: { type: 'supplies' },
  PW08: { type: 'vive' },
  PW09: { type: 'vive' },
  PW10: { type: 'market' },
  PW11: { type: 'resistance' },
  PW12: { type: 'resistanceHand' },
  PW13: { type: 'recon' },
  PW14: { type: 'boches' },
  PW15: { type: 'boches' },
  PW16: { type: 'division' },
  PW17: { type: 'division' },
  PW18: { type: 'division' },
  PW19: { type: 'division' },
  PW20: { type: 'event', weather: 'sun' },
  PW21: { type: 'event', weather: 'rain' },
  PW22: { type: 'event' },
  PB01: { type: 'civilians' },
  PB02: { type: 'civilians' },
  PB03: { type: 'civilians' },
  PB04: { type: 'stock' },
  PB05: { type: 'stock' },
  PB06: { type: 'supplies' },
  PB07: { type: 'supplies' },
  PB08: { type: 'vive' },
  PB09: { type: 'vive' },
  PB10: { type: 'market' },
  PB11: { type: 'resistance' },
  PB12: { type: 'resistanceHand' },
  PB13: { type: 'recon' },
  PB14: { type: 'boches' },
  PB15: { type: 'boches' },
  PB16: { type: 'division' },
  PB17: { type: 'division' },
  PB18: { type: 'division' },
  PB19: { type: 'division' },
  PB20: { type: 'event', weather: 'sun' },
  PB21: { type: 'event', weather: 'rain' },
  PB22: { type: 'event' },
} as const satisfies Readonly<Record<string, PursuitCard>>;

export type PursuitId = keyof typeof PURSUIT;
export const pursuitOf = (id: PursuitId): PursuitCard => PURSUIT[id];
export const PURSUIT_DECK = Object.fromEntries(
  COLOURS.map((colour) => [colour, Object.keys(PURSUIT).filter((id) => id[1] === colour)]),
) as unknown as Readonly<Record<Colour, readonly PursuitId[]>>;

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
