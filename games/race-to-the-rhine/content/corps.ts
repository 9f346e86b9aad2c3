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
const BRADLEY = {
  W1: corps('W', 'paris', 2, 1, 2),
  W2: corps('W', 'melun', 2, 1, 2),
  W3: corps('W', 'mantes', 2, 1, 2),
};
/** Alone Patton has nobody who keeps the Germans busy, and crossed too seldom: his corps carry a shell each, and XV is on the road. */
const PATTON_ALONE = {
  B1: corps('B', 'troyes', 3, 1, 1),
  B2: corps('B', 'sens', 3, 1, 1),
  B3: corps('B', 'fontainebleau', 3, 1, 1),
};
const BEGINNING = byEdition<Partial<Record<CorpsId, CorpsData>>>({ 1: {}, 3: BRADLEY });
const BEGINNING_ALONE = byEdition<Partial<Record<CorpsId, CorpsData>>>({ 1: {}, 3: PATTON_ALONE });
/** What a corps begins with, and where. */
export const beginningOf = (id: CorpsId, edition: number, players: number): CorpsData =>
  (players === 1 ? BEGINNING_ALONE : BEGINNING)(edition)[id] ?? corpsData(id);

/** The start fields of the board, whoever begins there: they keep the Germans off what is beside them. */
export const START_FIELDS: ReadonlySet<Town> = new Set(CORPS_IDS.map((id) => corpsData(id).start));
