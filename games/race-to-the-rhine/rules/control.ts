/** Sections 6.1 to 6.3: who controls what, medals, encirclement; and Antwerp and the unbroken line, which follow from them. */
import type { Seat } from '@sztab/kernel';
import {
  BLOCKADE,
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
import { activeSeat, commanderAt, isSolo, type OpenTable, type RrTable, seatOfColour, tell } from './table.ts';

type Map = Pick<OpenTable, 'control'>;

/** RTR-6.1.1: null for nobody. */
export function controllerOf(t: Map, town: Town): Colour | null {
  return OWNER[t.control[PLACE[town]] as string] as Colour | null;
}
const OWNER: Readonly<Record<string, Colour | null>> = { '.': null, R: 'R', W: 'W', B: 'B', r: 'R', w: 'W', b: 'B' };
export const isFree = (t: Map, town: Town): boolean => t.control[PLACE[town]] === '.';
/** A marker lies there, which can be lost; not a field of the rear or of an absent commander. */
export const isMarker = (sign: string): boolean => sign === 'R' || sign === 'W' || sign === 'B';
export const hasMarker = (t: Map, town: Town): boolean => isMarker(t.control[PLACE[town]] as string);

function setControl(t: RrTable, town: Town, sign: string): void {
  const at = PLACE[town];
  t.control = t.control.slice(0, at) + sign + t.control.slice(at + 1);
}

export const hasResistance = (t: Pick<OpenTable, 'markers'>, town: Town): boolean =>
  SYMBOLS.has(town) || t.markers.includes(town);

/** The main base of a commander now (RTR-6.6.1). */
export const mainBaseOf = (t: Pick<OpenTable, 'antwerpOpen'>, colour: Colour): Town =>
  colour === 'R' && t.antwerpOpen ? 'antwerpen' : MAIN_BASE[colour];
/** RTR-6.5.B4 */
export const isMainBase = (t: Pick<OpenTable, 'antwerpOpen'>, town: Town): boolean =>
  t.antwerpOpen ? town === 'antwerpen' || (MAIN_BASES.has(town) && town !== 'lisieux') : MAIN_BASES.has(town);

/** RTR-5.1.7 */
export function limitOf(t: Pick<OpenTable, 'antwerpOpen' | 'control'>, town: Town): number {
  const owner = controllerOf(t, town);
  return owner && mainBaseOf(t, owner) === town ? LIMIT.mainBase : LIMIT.field;
}

const NOTHING: Readonly<Supplies> = none();
export const tokensOn = (t: Pick<OpenTable, 'fields'>, town: Town): Readonly<Supplies> => t.fields[town] ?? NOTHING;
export const isOverfull = (t: OpenTable, town: Town): boolean => amount(tokensOn(t, town)) > limitOf(t, town);

export function addToken(t: RrTable, town: Town, kind: Kind, count = 1): void {
  const here = t.fields[town] ?? none();
  t.fields[town] = here;
  here[kind] += count;
}

export function takeToken(t: RrTable, town: Town, kind: Kind, count = 1): void {
  const here = t.fields[town] as Supplies;
  here[kind] -= count;
  if (amount(here) === 0) delete t.fields[town];
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
export function takeField(t: RrTable, seat: Seat, town: Town, found: Kind | null, unfought: boolean): void {
  const before = connected(t);
  gain(t, seat, town, unfought);
  t.exempt.splice(0, t.exempt.length, ...t.exempt.filter((one) => one !== town));
  if (found && t.pool[found] > 0) {
    t.pool[found]--;
    addToken(t, town, found);
    tell({ is: 'found', town, kind: found });
  }
  const lines = new Set([seat, ...encircle(t, seat, before)]);
  openAntwerp(t);
  checkVictory(t, lines);
}

/** Control, the resistance marker, paratroops and the medal. */
function gain(t: RrTable, seat: Seat, town: Town, unfought: boolean): void {
  const commander = commanderAt(t, seat);
  setControl(t, town, commander.colour);
  const marker = t.markers.indexOf(town);
  if (marker >= 0) {
    t.markers.splice(marker, 1);
    if (town === 'metz') t.metzSleeps = false;
    // Solo: a beaten marker leaves the game (RTR-7.6.10); where nobody fought for it, it goes to the box (RTR-5.7.7).
    const toBox = isSolo(t) || unfought;
    if (!toBox) t.markerPool++;
    tell({ is: 'marker-back', town, toBox });
  }
  for (let i = t.paratroops.length - 1; i >= 0; i--) if (t.paratroops[i]?.town === town) t.paratroops.splice(i, 1);
  const medal = medalTowns(t.edition).has(town) && t.medalPool > 0; // RTR-6.2.1, RTR-6.2.2
  if (medal) {
    t.medalPool--;
    commander.medals++;
  }
  tell({ is: 'taken', by: commander.colour, town, medal });
}

/** RTR-6.3.2 to RTR-6.3.7; returns who gained something. */
function encircle(t: RrTable, seat: Seat, before: readonly boolean[]): Seat[] {
  const after = connected(t);
  const cut = TOWNS.filter((_, at) => before[at] && !after[at] && t.control[at] === '.');
  if (cut.length === 0) return [];
  const gains = new Map<Seat, Town[]>();
  for (const town of cut) {
    const to = fallsTo(t, seat, town);
    if (to !== null) gains.set(to, [...(gains.get(to) ?? []), town]);
  }
  if (gains.size === 0) return [];
  const order = [...gains.keys()].sort((a, b) => turnsAfter(t, a) - turnsAfter(t, b));
  const fields = order.flatMap((to) => (gains.get(to) ?? []).map((town) => ({ town, to: commanderAt(t, to).colour })));
  tell({ is: 'encircled', by: commanderAt(t, seat).colour, fields });
  for (const to of order) for (const town of gains.get(to) ?? []) gain(t, to, town, false);
  return order;
}

/** How many turns after the active player's somebody comes. */
const turnsAfter = (t: RrTable, seat: Seat): number =>
  (t.order.indexOf(seat) - t.order.indexOf(activeSeat(t)) + t.order.length) % t.order.length;

function fallsTo(t: RrTable, seat: Seat, town: Town): Seat | null {
  if (hasResistance(t, town) || VICTORY.has(town) || t.exempt.includes(town)) return null; // RTR-6.3.3, RTR-6.3.6, RTR-7.5.5
  const { colours } = fieldOf(town);
  // RTR-6.3.5; solo: a shared field counts as the own alone (RTR-7.6.2).
  if (colours.length > 1) return t.edition >= 3 || colours.includes(commanderAt(t, seat).colour) ? seat : null;
  const owner = seatOfColour(t, colours[0] as Colour); // RTR-6.3.4
  return owner < 0 ? null : owner;
}

/** RTR-6.6.1, RTR-6.6.2 */
function openAntwerp(t: RrTable): void {
  if (!t.options.antwerp || t.antwerpOpen || seatOfColour(t, 'R') < 0) return;
  if (![...BLOCKADE, 'antwerpen' as Town].every((town) => controllerOf(t, town) === 'R')) return;
  t.antwerpOpen = true;
  tell({ is: 'antwerp-open' });
  if (isOverfull(t, 'lisieux')) t.flow.push({ step: 'overflow', town: 'lisieux', seat: seatOfColour(t, 'R') });
}

/** RTR-6.7.1: a victory field, and a chain of own fields along own roads to the main base. */
export function crossingOf(t: OpenTable, colour: Colour): Town | null {
  const crossings = [...VICTORY].filter((town) => controllerOf(t, town) === colour);
  if (crossings.length === 0) return null;
  const line = supplyLine(t, colour);
  return crossings.find((town) => line.has(town)) ?? null;
}

/** Every field that an unbroken line joins with the main base. */
export function supplyLine(t: OpenTable, colour: Colour): ReadonlySet<Town> {
  const base = mainBaseOf(t, colour);
  const found = new Set<Town>([base]);
  const open: Town[] = [base];
  for (let town = open.pop(); town; town = open.pop()) {
    for (const { to } of LINKS_OF[colour][town]) {
      if (found.has(to) || controllerOf(t, to) !== colour) continue;
      found.add(to);
      open.push(to);
    }
  }
  return found;
}

function checkVictory(t: RrTable, seats: ReadonlySet<Seat>): void {
  const order = [...seats].sort((a, b) => turnsAfter(t, a) - turnsAfter(t, b));
  // Antwerp may have brought Montgomery's base nearer.
  if (t.antwerpOpen && !order.includes(seatOfColour(t, 'R'))) order.push(seatOfColour(t, 'R'));
  for (const seat of order) {
    const town = crossingOf(t, commanderAt(t, seat).colour);
    if (!town) continue;
    rhineVictory(t, seat, town);
    return;
  }
}

/** RTR-6.5.B2; `cutOff`: out of a pocket that only the raised difficulty counts as linked (RTR-7.5.5). */
export function loseField(t: RrTable, town: Town, by: Colour | null, cutOff: boolean): void {
  const against = controllerOf(t, town) as Colour;
  const commander = commanderAt(t, seatOfColour(t, against));
  setControl(t, town, '.');
  const lost = t.fields[town] ?? none();
  for (const kind of ['fuel', 'ammo', 'food'] as const) t.pool[kind] += lost[kind];
  delete t.fields[town]; // RTR-5.4.4
  const medal = medalTowns(t.edition).has(town) && commander.medals > 0; // RTR-6.2.3
  if (medal) {
    commander.medals--;
    t.medalPool++;
  }
  if (cutOff && !t.exempt.includes(town)) t.exempt.push(town);
  tell({ is: 'counterattack', by, against, town, lost: { ...lost }, medal });
}
