/** The state before the first turn. */
import { type Options, type Stream, shuffle } from '@sztab/kernel';
import { PURSUIT_DECK, RESISTANCE_DECK } from '../content/cards.ts';
import { beginningOf, CORPS_IDS, corpsData } from '../content/corps.ts';
import { COLOURS, type Colour, fieldOf, PERMANENT, TOWNS, type Town, VICTORY } from '../content/fields.ts';
import { MARKERS, reinforcement, startOf } from '../content/logistics.ts';
import { NUMBERS_AT } from '../content/solo.ts';
import { IN_BOX, KINDS, none, TRACK_PER_PLAYER } from '../content/supplies.ts';
import { newTurn } from './actions.ts';
import { chosen, rulesFor } from './options.ts';
import { type Corps, type State, tell } from './state.ts';
import { beginTurn } from './turn.ts';

/** RTR-3.1: who plays, in the order of their lanes. */
/** Who has which colour. */
export const ROLE: Readonly<Record<Colour, string>> = { R: 'monty', W: 'bradley', B: 'patton' };

export function coloursFor(players: number, options: Options): Colour[] {
  if (players === 3) return [...COLOURS];
  const { pair, solo } = chosen(options);
  return [...((players === 2 ? pair : solo) ?? '')].map((sign) => sign.toUpperCase() as Colour);
}

export function setup(players: number, options: Options, dice: Stream, edition: number): State {
  const colours = coloursFor(players, options);
  const rules = rulesFor(colours, options, edition);
  const pool = { ...IN_BOX };
  const track = none();
  for (const kind of KINDS) {
    track[kind] = TRACK_PER_PLAYER * players; // RTR-3.2
    pool[kind] -= track[kind];
  }
  const corps = CORPS_IDS.filter((id) => colours.includes(corpsData(id).colour)).map((id): Corps => {
    const { start, fuel, ammo, food } = beginningOf(id, edition, players, rules.reinforced);
    pool.fuel -= fuel;
    pool.ammo -= ammo;
    pool.food -= food;
    return { id, at: start, cargo: { fuel, ammo, food }, immobilised: false, moved: false }; // RTR-3.4
  });
  const start = startOf(edition);
  const s: State = {
    edition,
    flow: [{ step: 'act' }],
    dice,
    barriers: 0,
    options: rules,
    round: 1,
    order: [],
    at: 0,
    turn: newTurn(),
    commanders: colours.map((colour) => ({
      colour,
      trucks: start.trucksEach, // RTR-3.3
      level: colour === 'W' && !rules.training && !rules.hardBradley ? 2 : 1, // RTR-3.6
      medals: 0,
      captured: [],
      kept: [],
      air: null,
      active: !rules.training,
      knows: { pursuit: false, resistance: false },
    })),
    corps,
    control: TOWNS.map((town) => controlAtStart(town, colours, rules.openFronts === true)).join(''),
    fields: {},
    pool,
    track,
    trucksOnTrack: start.trucksOnTrack, // RTR-3.5
    reserve: reinforcement(players),
    trucks: [],
    markers: [],
    markerPool: MARKERS[players] as number, // RTR-3.8
    metzSleeps: false,
    ending: false,
    medalPool: start.medals, // RTR-3.9
    paratroops: [],
    paratroopsLeft: start.paratroops,
    ostend: true,
    antwerpOpen: false,
    weather: 'sun', // RTR-3.10
    box: [],
    discards: (rules.commonPursuitDeck ? [null] : colours).map(() => []),
    revealed: null,
    exempt: [],
    numbers: players === 1 ? numbersFor(colours[0] as Colour) : [],
    civilians: 0,
    result: null,
    pursuit: [],
    resistance: [],
  };
  const decks = colours.map((colour) => [...PURSUIT_DECK[colour]]);
  for (const deck of rules.commonPursuitDeck ? [decks.flat()] : decks) s.pursuit.push(shuffle(s, deck)); // RTR-3.7, RTR-7.4.1
  s.resistance = shuffle(s, [...RESISTANCE_DECK]);
  const begun: State = {
    ...s,
    order: shuffle(
      s,
      colours.map((_, seat) => seat),
    ),
  }; // RTR-3.11
  if (rules.hardPatton) fortifyMetz(begun);
  tell({ is: 'opened', order: begun.order.map((seat) => colours[seat] as Colour) });
  beginTurn(begun);
  return begun;
}

/** RTR-3.4, RTR-3.12 to RTR-3.14, RTR-7.6.2, RTR-7.6.3 */
function controlAtStart(town: Town, playing: readonly Colour[], openFronts: boolean): string {
  const { colours } = fieldOf(town);
  if (VICTORY.has(town)) return '.';
  if (PERMANENT.has(town)) return (colours[0] as Colour).toLowerCase();
  const absent = colours.filter((colour) => !playing.includes(colour));
  if (absent.length === 0) return '.';
  const solo = playing.length === 1;
  // Bradley alone: Bruxelles and Maastricht carry Montgomery's markers.
  if (solo && playing[0] === 'W' && (town === 'bruxelles' || town === 'maastricht')) return 'r';
  if (openFronts) return '.';
  if (colours.length === 2 && absent.length === 1 && (solo || absent[0] === 'W')) return '.';
  return (absent[0] as Colour).toLowerCase();
}

/** RTR-7.6.1 */
const numbersFor = (colour: Colour) =>
  Object.entries(NUMBERS_AT[colour]).map(([number, town]) => ({ number: Number(number), town }));

/** RTR-7.5.1, RTR-7.5.6 */
function fortifyMetz(s: State): void {
  s.markers.push('metz');
  if (s.commanders.length === 1) s.numbers = s.numbers.filter(({ town }) => town !== 'metz');
  else {
    s.markerPool--;
    s.metzSleeps = true;
  }
}
