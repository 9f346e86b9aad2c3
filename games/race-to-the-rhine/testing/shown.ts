/** For tests only: what lies on the table, in words as short as those of a position. */
import type { CorpsId } from '../content/corps.ts';
import { type Colour, PLACE, TOWNS, type Town } from '../content/fields.ts';
import type { Supplies } from '../content/supplies.ts';
import { type Commander, corpsOf, type State, seatOfColour } from '../rules/state.ts';

const spelled = ({ fuel, ammo, food }: Readonly<Supplies>): string => `${fuel}/${ammo}/${food}`;
/** Fuel, ammo and food of a corps; `!` if it is immobilised. */
export const cargo = (s: State, id: CorpsId): string =>
  `${spelled(corpsOf(s, id).cargo)}${corpsOf(s, id).immobilised ? '!' : ''}`;
export const where = (s: State, id: CorpsId): Town => corpsOf(s, id).at;
export const tokens = (s: State, town: Town): string => spelled(s.fields[town] ?? { fuel: 0, ammo: 0, food: 0 });
export const pool = (s: State): string => spelled(s.pool);
export const track = (s: State): string => spelled(s.track);
/** `koln@1!`: where, whose, and whether the dark side is up. */
export const paratroops = (s: State): string =>
  s.paratroops.map(({ town, by, dark }) => `${town}@${by}${dark ? '!' : ''}`).join(' ');

/** The fields with a marker of a colour, in the order of the board. */
export const held = (s: State, colour: Colour): string =>
  TOWNS.filter((town) => s.control[PLACE[town]] === colour).join(' ');
export const commander = (s: State, colour: Colour): Commander => s.commanders[seatOfColour(s, colour)] as Commander;
