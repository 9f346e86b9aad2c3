/** What holds in every state of every game. The kit asks after each move. */
import { eachOnce, lawbook } from '@sztab/kernel';
import { PURSUIT_DECK, RESISTANCE_DECK } from '../content/cards.ts';
import { corpsData } from '../content/corps.ts';
import { type Colour, fieldOf, PLACE, SYMBOLS, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { ALL_MARKERS, levelOf, MARKERS, reinforcement, startOf, TOP_LEVEL } from '../content/logistics.ts';
import { LINKS_OF } from '../content/roads.ts';
import { amount, IN_BOX, KINDS, LIMIT } from '../content/supplies.ts';
import { connected, controllerOf, crossingOf, hasMarker, isFree, limitOf, tokensOn } from './control.ts';
import type { State } from './state.ts';

/** Solo: number markers, turned or not. */
const NUMBERS = 16;

export const LAW = {
  supplies: 'Every supply token of the box is in exactly one place.',
  trucks: 'All trucks are there, no road has two, and nobody has more than their level allows.',
  reserve: 'The reserve of trucks is untouched or used up.',
  markers: 'There are no more German markers than the box has, each in a free town of its own.',
  medals: 'There are no more medals and paratroops than the box has, and paratroops lie in free towns.',
  cards: 'Every card is in exactly one place.',
  room: 'No field and no corps holds more than its limit, and supplies lie on controlled fields.',
  corps: 'Every corps stands in a town that its colour controls, and no two in one.',
  control: 'A control marker lies only where its colour may have one.',
  controlMarkers: 'No colour uses more than its 38 control markers.',
  levels: 'Levels of logistics stay within the track.',
  bases: 'A base is used once a turn at the most.',
  crossing: 'Nobody has crossed the Rhine while the game goes on.',
  immobilised: 'An immobilised corps has no food on its field.',
  cutOff: 'A free town that is cut off has a German marker, unless a rule exempts it.',
  air: 'Whoever may look at a pile finds a card in it; in the training game nobody may.',
  over: 'The game is over exactly when nothing is left to do.',
} as const;

export function broken(s: State): string[] {
  const { holds, wrong } = lawbook();
  const players = s.commanders.length;
  const start = startOf(s.edition);
  const asked = s.flow.at(-1);
  // Who gives up does so in the middle of anything.
  const over = s.result !== null;
  const towns = Object.keys(s.fields) as Town[];

  for (const kind of KINDS) {
    const onFields = towns.reduce((sum, town) => sum + tokensOn(s, town)[kind], 0);
    const onCorps = s.corps.reduce((sum, { cargo }) => sum + cargo[kind], 0);
    const onTruck = s.flow.reduce((sum, f) => sum + (f.step === 'truck' ? f.load[kind] : 0), 0);
    holds(LAW.supplies, s.pool[kind] + s.track[kind] + onFields + onCorps + onTruck === IN_BOX[kind]);
    holds(LAW.supplies, Math.min(s.pool[kind], s.track[kind]) >= 0);
  }
  const trucks = s.trucksOnTrack + s.trucks.length + s.commanders.reduce((sum, one) => sum + one.trucks, 0);
  holds(LAW.trucks, trucks + s.reserve === start.trucksEach * players + start.trucksOnTrack + reinforcement(players));
  holds(LAW.trucks, new Set(s.trucks).size === s.trucks.length);
  holds(
    LAW.trucks,
    s.commanders.every(({ trucks: own, level }) => own >= 0 && own <= levelOf(level).limit),
  );
  holds(LAW.reserve, s.reserve === 0 || s.reserve === reinforcement(players));

  holds(LAW.markers, s.markerPool >= 0 && s.markerPool + s.markers.length <= (MARKERS[players] || NUMBERS));
  holds(LAW.markers, s.markers.length + s.numbers.length <= (players > 1 ? ALL_MARKERS : NUMBERS));
  holds(LAW.markers, new Set(s.numbers.map(({ number }) => number)).size === s.numbers.length);
  holds(LAW.markers, new Set(s.markers).size === s.markers.length);
  holds(
    LAW.markers,
    s.markers.every((town) => isFree(s, town) && (s.edition >= 3 || !SYMBOLS.has(town))) || asked?.step === 'take',
  );
  const medals = s.commanders.reduce((sum, one) => sum + one.medals, 0);
  holds(
    LAW.medals,
    s.medalPool >= 0 && s.medalPool + medals <= start.medals && s.commanders.every((one) => one.medals >= 0),
  );
  holds(LAW.medals, s.paratroopsLeft + s.paratroops.length <= start.paratroops);
  holds(
    LAW.medals,
    s.paratroops.every(({ town }) => isFree(s, town)),
  );

  const gone = [
    ...s.box,
    ...s.commanders.flatMap(({ captured, kept }) => [...captured, ...kept]),
    ...s.flow.flatMap((f) => (f.step === 'pay.cards' ? f.cards : [])),
  ];
  const pursuit = [...s.pursuit.flat(), ...s.discards.flat(), ...gone.filter((id) => id[0] === 'P')];
  holds(
    LAW.cards,
    eachOnce(
      s.commanders.flatMap(({ colour }) => [...PURSUIT_DECK[colour]]),
      pursuit,
    ),
  );
  holds(LAW.cards, eachOnce(RESISTANCE_DECK, [...s.resistance, ...gone.filter((id) => id[0] === 'O')]));

  const full = s.flow.flatMap((f) => (f.step === 'overflow' || f.step === 'bonus' ? [f.town] : []));
  for (const town of towns) {
    holds(LAW.room, amount(tokensOn(s, town)) <= limitOf(s, town) || full.includes(town) || over);
    const owner = controllerOf(s, town);
    holds(LAW.room, owner !== null && s.commanders.some(({ colour }) => colour === owner));
  }
  for (const { id, at, cargo, immobilised } of s.corps) {
    holds(LAW.room, amount(cargo) <= LIMIT.corps && KINDS.every((kind) => cargo[kind] >= 0));
    const entering = s.flow.some((f) => 'corps' in f && f.corps === id);
    holds(LAW.corps, controllerOf(s, at) === corpsData(id).colour || entering || over);
    holds(LAW.immobilised, !immobilised || tokensOn(s, at).food === 0 || full.includes(at));
  }
  holds(LAW.corps, new Set(s.corps.map(({ at }) => at)).size === s.corps.length);
  const used = { R: 0, W: 0, B: 0 };
  for (const town of TOWNS) {
    if (!hasMarker(s, town)) continue;
    const owner = s.control[PLACE[town]] as Colour;
    used[owner]++;
    const { colours } = fieldOf(town);
    const ringed = s.edition >= 3 && colours.length > 1;
    const fits = VICTORY.has(town) ? LINKS_OF[owner][town].length > 0 : colours.includes(owner) || ringed;
    holds(LAW.control, fits && s.commanders.some(({ colour }) => colour === owner));
  }
  holds(LAW.controlMarkers, Math.max(used.R, used.W, used.B) <= 38);
  holds(
    LAW.levels,
    s.commanders.every(({ level }) => level >= 1 && level <= TOP_LEVEL),
  );
  holds(LAW.bases, new Set(s.turn.bases).size === s.turn.bases.length && s.turn.base >= 0);
  if (!s.result)
    holds(
      LAW.crossing,
      s.commanders.every(({ colour }) => crossingOf(s, colour) === null),
    );
  const linked = connected(s);
  if (asked?.step !== 'take') {
    for (const [at, town] of TOWNS.entries()) {
      if (!isFree(s, town) || linked[at] || SYMBOLS.has(town) || s.markers.includes(town)) continue;
      const { colours } = fieldOf(town);
      const shared = s.edition < 3 && colours.length > 1;
      const foreign = s.options.openFronts === true && !s.commanders.some(({ colour }) => colours.includes(colour));
      holds(LAW.cutOff, VICTORY.has(town) || shared || foreign || s.exempt.includes(town));
    }
  }
  for (const { air, knows } of s.commanders) {
    const pile = { pursuit: s.pursuit.flat(), resistance: s.resistance };
    holds(LAW.air, air === null || pile[air].length > 0);
    holds(LAW.air, !knows.resistance || s.resistance.length > 0);
  }
  holds(LAW.air, !s.options.training || s.commanders.every(({ air, active }) => air === null && !active));
  holds(LAW.over, (s.flow.length === 0) === (s.result !== null));
  return [...wrong];
}
