/** Section 6.5: the German reaction. */
import { moveParts, type Seat } from '@sztab/kernel';
import { START_FIELDS } from '../content/corps.ts';
import { type Colour, PLACE, PORTS, SYMBOLS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { LINKS } from '../content/roads.ts';
import { connected, controllerOf, hasMarker, isFree, isMainBase, loseField } from './control.ts';
import { type RrMove, type RrSteps, TEXT } from './moves.ts';
import { activeCommander, activeSeat, corpsIn, type OpenTable, type RrTable, tell } from './table.ts';

/** RTR-6.5.A3: where a marker may grow from, besides another marker. */
const SOURCES = TOWNS.filter((town) => VICTORY.has(town) && SYMBOLS.has(town));

/** RTR-6.5.A1, RTR-7.5.2 */
function resistanceFields(t: OpenTable): Town[] {
  const beside = new Set<Town>();
  for (const town of SOURCES) for (const { to } of LINKS[town]) beside.add(to);
  for (const town of t.markers) {
    if (town !== 'metz' || !t.metzSleeps) for (const { to } of LINKS[town]) beside.add(to);
  }
  return TOWNS.filter((town) => beside.has(town) && isFree(t, town) && !SYMBOLS.has(town) && !t.markers.includes(town));
}

/** RTR-6.5.B1. `by`: who attacks; null: the Germans of a solo game. */
function counterFields(t: OpenTable, by: Colour | null): { town: Town; cutOff: boolean }[] {
  const linked = connected(t);
  const ports = t.options.hardMonty && by !== 'R' ? PORTS.filter((town) => controllerOf(t, town) !== 'R') : []; // RTR-7.5.4
  return TOWNS.flatMap((town): { town: Town; cutOff: boolean }[] => {
    if (!hasMarker(t, town) || controllerOf(t, town) === by || !isExposed(t, town)) return [];
    const towards = LINKS[town].filter(({ to }) => isFree(t, to));
    if (towards.some(({ to }) => linked[PLACE[to]])) return [{ town, cutOff: false }];
    return towards.some(({ to }) => ports.includes(to)) ? [{ town, cutOff: true }] : [];
  });
}

/** No main base, no corps, and neither of them nor a start field beside it. */
function isExposed(t: OpenTable, town: Town): boolean {
  if (isMainBase(t, town) || corpsIn(t, town)) return false;
  return !LINKS[town].some(({ to }) => isMainBase(t, to) || START_FIELDS.has(to) || corpsIn(t, to));
}

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
