/** The ten corps and what they begin with. Source: which corps there are is printed or public; most supplies and fields are ours. */
import { byEdition } from '@sztab/kernel';
import type { Colour, Town } from './fields.ts';

export interface CorpsData {
  readonly colour: Colour;
  readonly start: Town;
  readonly fuel: number;
  readonly ammo: number;
  readonly food: number;
}

const corps = (colour: Colour, start: Town, fuel: number, ammo: number, food: number): CorpsData => ({
  colour,
  start,
  fuel,
  ammo,
  food,
});

export const CORPS = {
  R1: corps('R', 'lisieux', 1, 1, 1),
  R2: corps('R', 'rouen', 1, 1, 1),
  R3: corps('R', 'louviers', 1, 1, 1),
  R4: corps('R', 'vernon', 1, 1, 1),
  W1: corps('W', 'paris', 2, 0, 2),
  W2: corps('W', 'melun', 2, 0, 2),
  W3: corps('W', 'mantes', 2, 0, 2),
  B1: corps('B', 'troyes', 3, 0, 1),
  B2: corps('B', 'montargis', 3, 0, 1),
  B3: corps('B', 'fontainebleau', 3, 0, 1),
} as const satisfies Readonly<Record<string, CorpsData>>;

export type CorpsId = keyof typeof CORPS;
export const CORPS_IDS = Object.keys(CORPS) as CorpsId[];
export const corpsData = (id: CorpsId): CorpsData => CORPS[id];

/** Bradley won too seldom without ammunition, which is ours: his fuel and food are public. */
const BRADLEY_AMMO = byEdition({ 1: 0, 3: 1 });
/** Print has one set-up for all numbers of players; in edition 3 a solo game had its own. */
const BRADLEY_AMMO_ALONE = byEdition({ 1: 0, 4: 1 });
const IS_PATTON_REINFORCED_ALONE = byEdition({ 1: false, 3: true, 4: false });
/** Our option for a game alone (RTR-7.6.1): XV Corps leaves its dead end, and every corps has 1 ammo more. */
const reinforced = (id: CorpsId, usual: CorpsData): CorpsData => ({
  ...usual,
  start: id === 'B2' ? 'sens' : usual.start,
  ammo: usual.ammo + 1,
});
/** What a corps begins with, and where. */
export function beginningOf(id: CorpsId, edition: number, players: number, isReinforced = false): CorpsData {
  const corps = corpsData(id);
  const isAlone = players === 1;
  if (corps.colour === 'B' && isAlone && IS_PATTON_REINFORCED_ALONE(edition)) return reinforced(id, corps);
  const ammo = (isAlone ? BRADLEY_AMMO_ALONE : BRADLEY_AMMO)(edition);
  const usual = corps.colour === 'W' ? { ...corps, ammo } : corps;
  return isReinforced ? reinforced(id, usual) : usual;
}

/** The start fields of the board, whoever begins there: they keep the Germans off what is beside them. */
export const START_FIELDS: ReadonlySet<Town> = new Set(CORPS_IDS.map((id) => corpsData(id).start));
