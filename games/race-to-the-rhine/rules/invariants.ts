/** Section 12.1: what holds in every state of every game. The kit asks after each move. */
import { PURSUIT_DECK, RESISTANCE_DECK } from '../content/cards.ts';
import { corpsData } from '../content/corps.ts';
import { type Colour, fieldOf, PLACE, SYMBOLS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import {
  ALL_MARKERS,
  levelOf,
  MARKERS,
  MEDALS,
  PARATROOPS,
  reinforcement,
  TOP_LEVEL,
  TRUCKS_EACH,
  TRUCKS_ON_TRACK,
} from '../content/logistics.ts';
import { LINKS_OF } from '../content/roads.ts';
import { amount, IN_BOX, KINDS, LIMIT } from '../content/supplies.ts';
import { connected, controllerOf, crossingOf, hasMarker, isFree, limitOf, tokensOn } from './control.ts';
import type { RrTable } from './table.ts';

/** Solo: number markers, turned or not. */
const NUMBERS = 16;

function sameCards(all: readonly string[], found: readonly string[]): boolean {
  const once = new Set(found);
  return found.length === all.length && once.size === all.length && all.every((id) => once.has(id));
}

export function broken(t: RrTable): string[] {
  const wrong = new Set<string>();
  const holds = (id: string, so: boolean): void => {
    if (!so) wrong.add(id);
  };
  const players = t.commanders.length;
  const asked = t.flow.at(-1);
  // Who gives up does so in the middle of anything.
  const over = t.result !== null;
  const towns = Object.keys(t.fields) as Town[];

  for (const kind of KINDS) {
    const onFields = towns.reduce((sum, town) => sum + tokensOn(t, town)[kind], 0);
    const onCorps = t.corps.reduce((sum, { cargo }) => sum + cargo[kind], 0);
    const onTruck = t.flow.reduce((sum, f) => sum + (f.step === 'truck' ? f.load[kind] : 0), 0);
    holds('I1', t.pool[kind] + t.track[kind] + onFields + onCorps + onTruck === IN_BOX[kind]);
    holds('I1', Math.min(t.pool[kind], t.track[kind]) >= 0);
  }
  const trucks = t.trucksOnTrack + t.trucks.length + t.commanders.reduce((sum, one) => sum + one.trucks, 0);
  holds('I2', trucks + t.reserve === TRUCKS_EACH * players + TRUCKS_ON_TRACK + reinforcement(players));
  holds('I2', new Set(t.trucks).size === t.trucks.length);
  holds(
    'I2',
    t.commanders.every(({ trucks: own, level }) => own >= 0 && own <= levelOf(level).limit),
  );
  holds('I3', t.reserve === 0 || t.reserve === reinforcement(players));

  holds('I4', t.markerPool >= 0 && t.markerPool + t.markers.length <= (MARKERS[players] || NUMBERS));
  holds('I4', t.markers.length + t.numbers.length <= (players > 1 ? ALL_MARKERS : NUMBERS));
  holds('I4', new Set(t.numbers.map(({ number }) => number)).size === t.numbers.length);
  holds('I4', new Set(t.markers).size === t.markers.length);
  holds(
    'I4',
    t.markers.every((town) => isFree(t, town) && (t.edition >= 3 || !SYMBOLS.has(town))) || asked?.step === 'take',
  );
  const medals = t.commanders.reduce((sum, one) => sum + one.medals, 0);
  holds('I5', t.medalPool >= 0 && t.medalPool + medals <= MEDALS && t.commanders.every((one) => one.medals >= 0));
  holds('I5', t.paratroopsLeft + t.paratroops.length <= PARATROOPS);
  holds(
    'I5',
    t.paratroops.every(({ town }) => isFree(t, town)),
  );

  const gone = [
    ...t.box,
    ...t.commanders.flatMap(({ captured, kept }) => [...captured, ...kept]),
    ...t.flow.flatMap((f) => (f.step === 'pay.cards' ? f.cards : [])),
  ];
  const pursuit = [...t.pursuit.flat(), ...t.discards.flat(), ...gone.filter((id) => id[0] === 'P')];
  holds(
    'I6',
    sameCards(
      t.commanders.flatMap(({ colour }) => [...PURSUIT_DECK[colour]]),
      pursuit,
    ),
  );
  holds('I6', sameCards(RESISTANCE_DECK, [...t.resistance, ...gone.filter((id) => id[0] === 'O')]));

  const full = t.flow.flatMap((f) => (f.step === 'overflow' || f.step === 'bonus' ? [f.town] : []));
  for (const town of towns) {
    holds('I7', amount(tokensOn(t, town)) <= limitOf(t, town) || full.includes(town) || over);
    const owner = controllerOf(t, town);
    holds('I7', owner !== null && t.commanders.some(({ colour }) => colour === owner));
  }
  for (const { id, at, cargo, immobilised } of t.corps) {
    holds('I7', amount(cargo) <= LIMIT.corps && KINDS.every((kind) => cargo[kind] >= 0));
    const entering = t.flow.some((f) => 'corps' in f && f.corps === id);
    holds('I8', controllerOf(t, at) === corpsData(id).colour || entering || over);
    holds('I14', !immobilised || tokensOn(t, at).food === 0 || full.includes(at));
  }
  holds('I8', new Set(t.corps.map(({ at }) => at)).size === t.corps.length);
  const used = { R: 0, W: 0, B: 0 };
  for (const town of TOWNS) {
    if (!hasMarker(t, town)) continue;
    const owner = t.control[PLACE[town]] as Colour;
    used[owner]++;
    const { colours } = fieldOf(town);
    const ringed = t.edition >= 3 && colours.length > 1;
    const fits = VICTORY.has(town) ? LINKS_OF[owner][town].length > 0 : colours.includes(owner) || ringed;
    holds('I9', fits && t.commanders.some(({ colour }) => colour === owner));
  }
  holds('I10', Math.max(used.R, used.W, used.B) <= 38);
  holds(
    'I11',
    t.commanders.every(({ level }) => level >= 1 && level <= TOP_LEVEL),
  );
  holds('I12', new Set(t.turn.bases).size === t.turn.bases.length && t.turn.base >= 0);
  if (!t.result)
    holds(
      'I13',
      t.commanders.every(({ colour }) => crossingOf(t, colour) === null),
    );
  const linked = connected(t);
  if (asked?.step !== 'take') {
    for (const [at, town] of TOWNS.entries()) {
      if (!isFree(t, town) || linked[at] || SYMBOLS.has(town) || t.markers.includes(town)) continue;
      const { colours } = fieldOf(town);
      const shared = t.edition < 3 && colours.length > 1;
      const foreign = t.options.openFronts === true && !t.commanders.some(({ colour }) => colours.includes(colour));
      holds('I15', VICTORY.has(town) || shared || foreign || t.exempt.includes(town));
    }
  }
  for (const { air, knows } of t.commanders) {
    const pile = { pursuit: t.pursuit.flat(), resistance: t.resistance };
    holds('I16', air === null || pile[air].length > 0);
    holds('I16', !knows.resistance || t.resistance.length > 0);
  }
  holds('I16', !t.options.training || t.commanders.every(({ air, active }) => air === null && !active));
  holds('I17', (t.flow.length === 0) === (t.result !== null));
  return [...wrong];
}
