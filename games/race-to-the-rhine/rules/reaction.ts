/** Section 6.5: the German reaction. */
import { moveParts, type Seat } from '@sztab/kernel';
import { START_FIELDS } from '../content/corps.ts';
import { type Colour, MAIN_BASES, PLACE, PORTS, SYMBOLS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { BESIDE, LINKS } from '../content/roads.ts';
import { connected, controllerOf, isMainBase, isMarker, loseField } from './control.ts';
import { type RrMove, type RrSteps, TEXT } from './moves.ts';
import { activeCommander, activeSeat, type OpenTable, type RrTable, tell } from './table.ts';

/** RTR-6.5.A3: where a marker may grow from, besides another marker. */
const SOURCES = TOWNS.filter((town) => VICTORY.has(town) && SYMBOLS.has(town));

/** Fields beside one of those. */
const BESIDE_SOURCE = TOWNS.map((_, at) => besideAny(at, SOURCES));
const BESIDE_START = TOWNS.map((_, at) => besideAny(at, [...START_FIELDS]));
function besideAny(at: number, towns: readonly Town[]): boolean {
  return towns.some((town) => (BESIDE[at] as readonly number[]).includes(PLACE[town]));
}

/** RTR-6.5.A1, RTR-7.5.2; before edition 3 not where a symbol is printed. */
function resistanceFields({ edition, markers, metzSleeps, control }: OpenTable): Town[] {
  const beside = [...BESIDE_SOURCE];
  for (const town of markers) {
    if (town === 'metz' && metzSleeps) continue;
    for (const to of BESIDE[PLACE[town]] as readonly number[]) beside[to] = true;
  }
  const fits = (town: Town): boolean => edition >= 3 || !SYMBOLS.has(town);
  return TOWNS.filter((town, at) => beside[at] && control[at] === '.' && fits(town) && !markers.includes(town));
}

/** RTR-6.5.B1. `by`: who attacks; null: the Germans of a solo game. */
function counterFields(t: OpenTable, by: Colour | null): { town: Town; cutOff: boolean }[] {
  const { control } = t;
  const linked = connected(t);
  const ports = t.options.hardMonty && by !== 'R' ? PORTS.filter((town) => controllerOf(t, town) !== 'R') : []; // RTR-7.5.4
  const guards = guardsOf(t);
  const fields: { town: Town; cutOff: boolean }[] = [];
  TOWNS.forEach((town, at) => {
    const sign = control[at] as string;
    if (sign === by || !isMarker(sign)) return;
    const beside = BESIDE[at] as readonly number[];
    if (BESIDE_START[at] || guards.includes(at) || beside.some((to) => guards.includes(to))) return;
    const towards = beside.filter((to) => control[to] === '.');
    if (towards.some((to) => linked[to])) fields.push({ town, cutOff: false });
    else if (towards.some((to) => ports.includes(TOWNS[to] as Town))) fields.push({ town, cutOff: true });
  });
  return fields;
}

/** Main bases and corps, which keep the Germans off and off whatever is beside them; as do start fields what is beside. */
function guardsOf(t: OpenTable): number[] {
  const guards = t.corps.map(({ at }) => PLACE[at]);
  for (const town of BASES) if (isMainBase(t, town)) guards.push(PLACE[town]);
  return guards;
}
const BASES: readonly Town[] = [...MAIN_BASES, 'antwerpen'];

function reactions(t: OpenTable): RrMove[] {
  const counters = counterFields(t, activeCommander(t).colour).map(({ town }) => TEXT.counter(town));
  if (t.ending) return [...counters, 'none']; // RTR-6.7.3
  const places = resistanceFields(t);
  return [...(places.length > 0 ? places.map(TEXT.resist) : (['resistBox'] as const)), ...counters];
}

export const reactionSteps: RrSteps<'reaction'> = {
  reaction: {
    ask(t) {
      return [{ seat: activeSeat(t), prompt: 'reaction', moves: reactions(t) }];
    },
    take(t, _f, seat, move) {
      t.flow.pop();
      react(t, seat, move);
    },
  },
};

function react(t: RrTable, _seat: Seat, move: RrMove): void {
  const by = activeCommander(t).colour;
  const { verb, args } = moveParts(move);
  const town = args[0] as Town;
  if (verb === 'counter') {
    const { cutOff } = counterFields(t, by).find((one) => one.town === town) as { cutOff: boolean };
    loseField(t, town, by, cutOff);
  } else if (verb === 'none') tell({ is: 'no-reaction', by });
  else {
    t.markerPool--;
    if (verb === 'resist') {
      t.markers.push(town);
      wakeMetz(t);
      tell({ is: 'resistance-placed', by, town, left: t.markerPool });
    } else tell({ is: 'resistance-boxed', by, left: t.markerPool }); // RTR-6.5.A4
    if (t.markerPool === 0) {
      t.ending = true; // RTR-6.5.A5
      tell({ is: 'last-marker' });
    }
  }
}

/** RTR-7.5.2: a chain of markers joins Metz with a field beside a victory field with a symbol. */
function wakeMetz(t: RrTable): void {
  if (!t.metzSleeps) return;
  const found = new Set<Town>(['metz']);
  const open: Town[] = ['metz'];
  for (let town = open.pop(); town; town = open.pop()) {
    if (LINKS[town].some(({ to }) => VICTORY.has(to) && SYMBOLS.has(to))) {
      t.metzSleeps = false;
      return;
    }
    for (const { to } of LINKS[town]) {
      if (found.has(to) || !t.markers.includes(to)) continue;
      found.add(to);
      open.push(to);
    }
  }
}

/** Alone nobody chooses: all fields at once (RTR-7.6.6). */
export function automaticCounterattacks(t: RrTable): void {
  for (const { town, cutOff } of counterFields(t, null)) loseField(t, town, null, cutOff);
}
