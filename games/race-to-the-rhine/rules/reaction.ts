/** RTR-6.5: the German reaction. */
import { finish, moveParts, type Seat } from '@sztab/kernel';
import { START_FIELDS } from '../content/corps.ts';
import { type Colour, MAIN_BASES, PLACE, PORTS, SYMBOLS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { BESIDE, LINKS } from '../content/roads.ts';
import { connected, controllerAt, controllerOf, isAbsent, isMainBase, isMarker, loseField } from './control.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import type { WhyNotReason } from './reasons.ts';
import { activeCommander, activeSeat, type PublicState, type State, tell } from './state.ts';

/** RTR-6.5.A3: where a marker may grow from, besides another marker. */
const SOURCES = TOWNS.filter((town) => VICTORY.has(town) && SYMBOLS.has(town));

/** What stands against something, by places in the list of towns. */
type Against = (WhyNotReason | null)[];
const besideAny = (at: number, towns: readonly Town[]): boolean =>
  towns.some((town) => (BESIDE[at] as readonly number[]).includes(PLACE[town]));
const FAR_FROM_SOURCES: Readonly<Against> = TOWNS.map((_, at) => (besideAny(at, SOURCES) ? null : 'no-source'));
const SAFE_BY_START: Readonly<Against> = TOWNS.map((_, at) =>
  besideAny(at, [...START_FIELDS]) ? 'next-to-safety' : null,
);

/** RTR-6.5.A3, RTR-7.5.2: against a marker, as far as other markers, symbols and sources go. */
function spreading({ edition, markers, metzSleeps }: PublicState): Readonly<Against> {
  const against = [...FAR_FROM_SOURCES];
  for (const town of markers) {
    if (town === 'metz' && metzSleeps) continue;
    for (const to of BESIDE[PLACE[town]] as readonly number[]) against[to] = null;
  }
  for (const town of markers) against[PLACE[town]] = 'marker-there';
  if (edition < 3) for (const town of SYMBOLS) against[PLACE[town]] = 'symbol-there';
  return against;
}

/** RTR-6.5.A1: null if a marker may be placed at this place of the list of towns. */
export function noResistance(s: PublicState, at: number, against = spreading(s)): WhyNotReason | null {
  if (s.ending) return 'no-more-markers'; // RTR-6.7.3
  const owner = controllerAt(s, at);
  if (owner !== null) return isAbsent(s, owner) ? 'absent-commander' : 'controlled';
  return against[at] as WhyNotReason | null;
}

/** What a counterattack meets. */
interface Front {
  /** Who makes it; null: the Germans of a solo game. */
  readonly by: Colour | null;
  readonly guarded: Readonly<Against>;
  /** Fields linked with Düsseldorf; and ports that count as linked (RTR-7.5.4). */
  readonly linked: readonly boolean[];
  readonly ports: readonly number[];
}

function frontOf(s: PublicState, by: Colour | null): Front {
  const ports = s.options.hardMonty && by !== 'R' ? PORTS.filter((town) => controllerOf(s, town) !== 'R') : [];
  return { by, guarded: guarded(s), linked: connected(s), ports: ports.map((town) => PLACE[town]) };
}

/** Main bases and corps keep the Germans off, and off whatever is beside them; as do start fields what is beside. */
function guarded(s: PublicState): Readonly<Against> {
  const against = [...SAFE_BY_START];
  const bases = BASES.filter((town) => isMainBase(s, town));
  for (const town of bases) for (const to of BESIDE[PLACE[town]] as readonly number[]) against[to] = 'next-to-safety';
  for (const { at } of s.corps) {
    against[PLACE[at]] = 'next-to-corps';
    for (const to of BESIDE[PLACE[at]] as readonly number[]) against[to] ??= 'next-to-corps';
  }
  for (const town of bases) against[PLACE[town]] = 'main-base';
  return against;
}
const BASES: readonly Town[] = [...MAIN_BASES, 'antwerpen'];

/** RTR-6.5.B1, RTR-6.5.B3, RTR-6.5.B4: null if the field at this place may be counterattacked. */
export function noCounter(
  s: PublicState,
  at: number,
  { by, guarded, linked, ports }: Front = frontOf(s, activeCommander(s).colour),
): WhyNotReason | null {
  const owner = controllerAt(s, at);
  if (owner !== null && owner === by) return 'your-own';
  if (!isMarker(s.control[at] as string)) return 'no-marker';
  if (guarded[at]) return guarded[at];
  for (const to of BESIDE[at] as readonly number[]) {
    if (s.control[to] === '.' && (linked[to] || ports.includes(to))) return null;
  }
  return 'not-connected';
}

function counterFields(s: PublicState, by: Colour | null): Town[] {
  const front = frontOf(s, by);
  return TOWNS.filter((_, at) => noCounter(s, at, front) === null);
}

/** RTR-7.5.5: out of a pocket, which only a port links. */
const isCutOff = (s: PublicState, town: Town): boolean =>
  !(BESIDE[PLACE[town]] as readonly number[]).some((to) => s.control[to] === '.' && connected(s)[to]);

function reactions(s: PublicState): Move[] {
  const counters = counterFields(s, activeCommander(s).colour).map(TEXT.counter);
  if (s.ending) return [...counters, 'none']; // RTR-6.7.3
  const against = spreading(s);
  const places = TOWNS.filter((_, at) => noResistance(s, at, against) === null);
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
    loseField(s, town, by, isCutOff(s, town));
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
  const fields = counterFields(s, null).map((town) => ({ town, cutOff: isCutOff(s, town) }));
  for (const { town, cutOff } of fields) loseField(s, town, null, cutOff);
}
