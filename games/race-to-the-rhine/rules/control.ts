/** RTR-6.1 to RTR-6.3: who controls what, medals, encirclement; and Antwerp and the unbroken line, which follow from them. */
import { call, type Seat } from '@sztab/kernel';
import {
  BLOCKADE,
  COLOURS,
  type Colour,
  fieldOf,
  HUB,
  MAIN_BASE,
  MAIN_BASES,
  medalTowns,
  PLACE,
  SYMBOLS,
  TOWNS,
  type Town,
  VICTORY,
} from '../content/fields.ts';
import { BESIDE, LINKS_OF } from '../content/roads.ts';
import { amount, type Kind, LIMIT, none, type Supplies } from '../content/supplies.ts';
import { rhineVictory } from './outcome.ts';
import { activeSeat, commanderAt, isSolo, type PublicState, type State, seatOfColour, tell } from './state.ts';

type Map = Pick<PublicState, 'control'>;

/** RTR-6.1.1: null for nobody. */
export const controllerOf = (s: Map, town: Town): Colour | null => controllerAt(s, PLACE[town]);
/** The same by the place in the list of towns. */
export const controllerAt = ({ control }: Map, at: number): Colour | null =>
  OWNER[control.charCodeAt(at)] as Colour | null;
/** By the sign in the text of who controls what: small letters (for good) and capitals (by a marker) are the same owner. */
const OWNER: readonly (Colour | null)[] = Array.from(
  { length: 128 },
  (_, code) => COLOURS.find((colour) => colour === String.fromCharCode(code).toUpperCase()) ?? null,
);
/** RTR-3.12: nobody at the table plays this colour. */
export function isAbsent({ commanders }: Pick<PublicState, 'commanders'>, colour: Colour | null): boolean {
  for (const one of commanders) if (one.colour === colour) return false;
  return true;
}
export const isFree = (s: Map, town: Town): boolean => s.control[PLACE[town]] === '.';
/** A marker lies there, which can be lost; not a field of the rear or of an absent commander. */
export const isMarker = (sign: string): boolean => sign === 'R' || sign === 'W' || sign === 'B';
export const hasMarker = (s: Map, town: Town): boolean => isMarker(s.control[PLACE[town]] as string);

function setControl(s: State, town: Town, sign: string): void {
  const at = PLACE[town];
  s.control = s.control.slice(0, at) + sign + s.control.slice(at + 1);
}

export const hasResistance = (s: Pick<PublicState, 'markers'>, town: Town): boolean =>
  SYMBOLS.has(town) || s.markers.includes(town);

/** The main base of a commander now (RTR-6.6.1). */
export const mainBaseOf = (s: Pick<PublicState, 'antwerpOpen'>, colour: Colour): Town =>
  colour === 'R' && s.antwerpOpen ? 'antwerpen' : MAIN_BASE[colour];
/** RTR-6.5.B4 */
export const isMainBase = (s: Pick<PublicState, 'antwerpOpen'>, town: Town): boolean =>
  s.antwerpOpen ? town === 'antwerpen' || (MAIN_BASES.has(town) && town !== 'lisieux') : MAIN_BASES.has(town);

/** RTR-5.1.7 */
export function limitOf(s: Pick<PublicState, 'antwerpOpen' | 'control'>, town: Town): number {
  const owner = controllerOf(s, town);
  return owner && mainBaseOf(s, owner) === town ? LIMIT.mainBase : LIMIT.field;
}

const NOTHING: Readonly<Supplies> = none();
export const tokensOn = (s: Pick<PublicState, 'fields'>, town: Town): Readonly<Supplies> => s.fields[town] ?? NOTHING;
export const isOverfull = (s: PublicState, town: Town): boolean => amount(tokensOn(s, town)) > limitOf(s, town);

export function addToken(s: State, town: Town, kind: Kind, count = 1): void {
  const here = s.fields[town] ?? none();
  s.fields[town] = here;
  here[kind] += count;
}

export function takeToken(s: State, town: Town, kind: Kind, count = 1): void {
  const here = s.fields[town] as Supplies;
  here[kind] -= count;
  if (amount(here) === 0) delete s.fields[town];
}

// The boards looked at last. Only a memory of a pure function: dropping it changes nothing but the time.
const remembered = { control: ['', ''], found: [[], []] as (readonly boolean[])[], next: 0 };

/** RTR-6.3.1: fields linked with Düsseldorf by uncontrolled ones. Düsseldorf itself always is (ruling 66). */
export function connected({ control }: Map): readonly boolean[] {
  const known = remembered.control.indexOf(control);
  if (known >= 0) return remembered.found[known] as readonly boolean[];
  const found: boolean[] = new Array(TOWNS.length).fill(false);
  const open: number[] = [PLACE[HUB]];
  found[PLACE[HUB]] = true;
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const at of BESIDE[from] as readonly number[]) {
      if (found[at] || control[at] !== '.') continue;
      found[at] = true;
      open.push(at);
    }
  }
  remembered.control[remembered.next] = control;
  remembered.found[remembered.next] = found;
  remembered.next = 1 - remembered.next;
  return found;
}

/** RTR-6.1.3: a corps takes the field it has entered; `found` is the token of a card. */
export function takeField(s: State, seat: Seat, town: Town, found: Kind | null, unfought: boolean): void {
  const before = connected(s);
  gain(s, seat, town, unfought);
  s.exempt.splice(0, s.exempt.length, ...s.exempt.filter((one) => one !== town));
  if (found && s.pool[found] > 0) {
    s.pool[found]--;
    addToken(s, town, found);
    tell({ is: 'found', town, kind: found });
  }
  const lines = new Set([seat, ...encircle(s, seat, before)]);
  openAntwerp(s);
  checkVictory(s, lines);
}

/** Control, the resistance marker, paratroops and the medal. */
function gain(s: State, seat: Seat, town: Town, unfought: boolean): void {
  const commander = commanderAt(s, seat);
  setControl(s, town, commander.colour);
  const marker = s.markers.indexOf(town);
  if (marker >= 0) {
    s.markers.splice(marker, 1);
    if (town === 'metz') s.metzSleeps = false;
    // Solo: a beaten marker leaves the game (RTR-7.6.10); where nobody fought for it, it goes to the box (RTR-5.7.7).
    const toBox = isSolo(s) || unfought;
    if (!toBox) s.markerPool++;
    tell({ is: 'marker-back', town, toBox });
  }
  for (let i = s.paratroops.length - 1; i >= 0; i--) if (s.paratroops[i]?.town === town) s.paratroops.splice(i, 1);
  const medal = medalTowns(s.edition).has(town) && s.medalPool > 0; // RTR-6.2.1, RTR-6.2.2
  if (medal) {
    s.medalPool--;
    commander.medals++;
  }
  tell({ is: 'taken', by: commander.colour, town, medal });
}

/** RTR-6.3.2 to RTR-6.3.7; returns who gained something. */
function encircle(s: State, seat: Seat, before: readonly boolean[]): Seat[] {
  const after = connected(s);
  const cut = TOWNS.filter((_, at) => before[at] && !after[at] && s.control[at] === '.');
  if (cut.length === 0) return [];
  const gains = new Map<Seat, Town[]>();
  for (const town of cut) {
    const to = fallsTo(s, seat, town);
    if (to !== null) gains.set(to, [...(gains.get(to) ?? []), town]);
  }
  if (gains.size === 0) return [];
  const order = [...gains.keys()].sort((a, b) => turnsAfter(s, a) - turnsAfter(s, b));
  const fields = order.flatMap((to) => (gains.get(to) ?? []).map((town) => ({ town, to: commanderAt(s, to).colour })));
  tell({ is: 'encircled', by: commanderAt(s, seat).colour, fields });
  for (const to of order) for (const town of gains.get(to) ?? []) gain(s, to, town, false);
  return order;
}

/** How many turns after the active player's somebody comes. */
const turnsAfter = (s: State, seat: Seat): number =>
  (s.order.indexOf(seat) - s.order.indexOf(activeSeat(s)) + s.order.length) % s.order.length;

function fallsTo(s: State, seat: Seat, town: Town): Seat | null {
  if (hasResistance(s, town) || VICTORY.has(town) || s.exempt.includes(town)) return null; // RTR-6.3.3, RTR-6.3.6, RTR-7.5.5
  const { colours } = fieldOf(town);
  // RTR-6.3.5; solo: a shared field counts as the own alone (RTR-7.6.2).
  if (colours.length > 1) return s.edition >= 3 || colours.includes(commanderAt(s, seat).colour) ? seat : null;
  const owner = seatOfColour(s, colours[0] as Colour); // RTR-6.3.4
  return owner < 0 ? null : owner;
}

/** RTR-6.6.1, RTR-6.6.2 */
function openAntwerp(s: State): void {
  if (!s.options.antwerp || s.antwerpOpen || seatOfColour(s, 'R') < 0) return;
  if (![...BLOCKADE, 'antwerpen' as Town].every((town) => controllerOf(s, town) === 'R')) return;
  s.antwerpOpen = true;
  tell({ is: 'antwerp-open' });
  if (isOverfull(s, 'lisieux')) call(s, { step: 'overflow', town: 'lisieux', seat: seatOfColour(s, 'R') });
}

/** RTR-6.7.1: a victory field, and a chain of own fields along own roads to the main base. */
export function crossingOf(s: PublicState, colour: Colour): Town | null {
  const crossings = [...VICTORY].filter((town) => controllerOf(s, town) === colour);
  if (crossings.length === 0) return null;
  const line = supplyLine(s, colour);
  return crossings.find((town) => line.has(town)) ?? null;
}

/** Every field that an unbroken line joins with the main base. */
export function supplyLine(s: PublicState, colour: Colour): ReadonlySet<Town> {
  const base = mainBaseOf(s, colour);
  const found = new Set<Town>([base]);
  const open: Town[] = [base];
  for (let town = open.pop(); town; town = open.pop()) {
    for (const { to } of LINKS_OF[colour][town]) {
      if (found.has(to) || controllerOf(s, to) !== colour) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

function checkVictory(s: State, seats: ReadonlySet<Seat>): void {
  const order = [...seats].sort((a, b) => turnsAfter(s, a) - turnsAfter(s, b));
  // Antwerp may have brought Montgomery's base nearer.
  if (s.antwerpOpen && !order.includes(seatOfColour(s, 'R'))) order.push(seatOfColour(s, 'R'));
  for (const seat of order) {
    const town = crossingOf(s, commanderAt(s, seat).colour);
    if (!town) continue;
    rhineVictory(s, seat, town);
    return;
  }
}

/** RTR-6.5.B2; `cutOff`: out of a pocket that only the raised difficulty counts as linked (RTR-7.5.5). */
export function loseField(s: State, town: Town, by: Colour | null, cutOff: boolean): void {
  const against = controllerOf(s, town) as Colour;
  const commander = commanderAt(s, seatOfColour(s, against));
  setControl(s, town, '.');
  const lost = s.fields[town] ?? none();
  for (const kind of ['fuel', 'ammo', 'food'] as const) s.pool[kind] += lost[kind];
  delete s.fields[town]; // RTR-5.4.4
  const medal = medalTowns(s.edition).has(town) && commander.medals > 0; // RTR-6.2.3
  if (medal) {
    commander.medals--;
    s.medalPool++;
  }
  if (cutOff && !s.exempt.includes(town)) s.exempt.push(town);
  tell({ is: 'counterattack', by, against, town, lost: { ...lost }, medal });
}
