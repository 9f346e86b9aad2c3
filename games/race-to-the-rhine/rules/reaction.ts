/** RTR-6.5: the German reaction. */
import { finish, moveParts, type Seat } from '@sztab/kernel';
import { START_FIELDS } from '../content/corps.ts';
import { type Colour, MAIN_BASES, PLACE, PORTS, SYMBOLS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { BESIDE, LINKS } from '../content/roads.ts';
import { connected, controllerOf, isMainBase, isMarker, loseField } from './control.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { activeCommander, activeSeat, type PublicState, type State, tell } from './state.ts';

/** RTR-6.5.A3: where a marker may grow from, besides another marker. */
const SOURCES = TOWNS.filter((town) => VICTORY.has(town) && SYMBOLS.has(town));

/** Fields beside one of those. */
const BESIDE_SOURCE = TOWNS.map((_, at) => besideAny(at, SOURCES));
const BESIDE_START = TOWNS.map((_, at) => besideAny(at, [...START_FIELDS]));
function besideAny(at: number, towns: readonly Town[]): boolean {
  return towns.some((town) => (BESIDE[at] as readonly number[]).includes(PLACE[town]));
}

/** RTR-6.5.A1, RTR-7.5.2; before edition 3 not where a symbol is printed. */
function resistanceFields({ edition, markers, metzSleeps, control }: PublicState): Town[] {
  const beside = [...BESIDE_SOURCE];
  for (const town of markers) {
    if (town === 'metz' && metzSleeps) continue;
    for (const to of BESIDE[PLACE[town]] as readonly number[]) beside[to] = true;
  }
  const fits = (town: Town): boolean => edition >= 3 || !SYMBOLS.has(town);
  return TOWNS.filter((town, at) => beside[at] && control[at] === '.' && fits(town) && !markers.includes(town));
}

/** RTR-6.5.B1. `by`: who attacks; null: the Germans of a solo game. */
function counterFields(s: PublicState, by: Colour | null): { town: Town; cutOff: boolean }[] {
  const { control } = s;
  const linked = connected(s);
  const ports = s.options.hardMonty && by !== 'R' ? PORTS.filter((town) => controllerOf(s, town) !== 'R') : []; // RTR-7.5.4
  const guards = guardsOf(s);
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
function guardsOf(s: PublicState): number[] {
  const guards = s.corps.map(({ at }) => PLACE[at]);
  for (const town of BASES) if (isMainBase(s, town)) guards.push(PLACE[town]);
  return guards;
}
const BASES: readonly Town[] = [...MAIN_BASES, 'antwerpen'];

function reactions(s: PublicState): Move[] {
  const counters = counterFields(s, activeCommander(s).colour).map(({ town }) => TEXT.counter(town));
  if (s.ending) return [...counters, 'none']; // RTR-6.7.3
  const places = resistanceFields(s);
  return [...(places.length > 0 ? places.map(TEXT.resist) : (['resistBox'] as const)), ...counters];
}

export const reactionSteps: Steps<'reaction'> = {
  reaction: {
    ask(s) {
      return [{ seat: activeSeat(s), prompt: 'reaction', moves: reactions(s) }];
    },
    take(s, _f, seat, move) {
      finish(s);
      react(s, seat, move);
    },
  },
};

function react(s: State, _seat: Seat, move: Move): void {
  const by = activeCommander(s).colour;
  const { verb, args } = moveParts(move);
  const town = args[0] as Town;
  if (verb === 'counter') {
    const { cutOff } = counterFields(s, by).find((one) => one.town === town) as { cutOff: boolean };
    loseField(s, town, by, cutOff);
  } else if (verb === 'none') tell({ is: 'no-reaction', by });
  else {
    s.markerPool--;
    if (verb === 'resist') {
      s.markers.push(town);
      wakeMetz(s);
      tell({ is: 'resistance-placed', by, town, left: s.markerPool });
    } else tell({ is: 'resistance-boxed', by, left: s.markerPool }); // RTR-6.5.A4
    if (s.markerPool === 0) {
      s.ending = true; // RTR-6.5.A5
      tell({ is: 'last-marker' });
    }
  }
}

/** RTR-7.5.2: a chain of markers joins Metz with a field beside a victory field with a symbol. */
function wakeMetz(s: State): void {
  if (!s.metzSleeps) return;
  const found = new Set<Town>(['metz']);
  const open: Town[] = ['metz'];
  for (let town = open.pop(); town; town = open.pop()) {
    if (LINKS[town].some(({ to }) => VICTORY.has(to) && SYMBOLS.has(to))) {
      s.metzSleeps = false;
      return;
    }
    for (const { to } of LINKS[town]) {
      if (found.has(to) || !s.markers.includes(to)) continue;
      found.add(to);
      open.push(to);
    }
  }
}

/** Alone nobody chooses: all fields at once (RTR-7.6.6). */
export function automaticCounterattacks(s: State): void {
  for (const { town, cutOff } of counterFields(s, null)) loseField(s, town, null, cutOff);
}
