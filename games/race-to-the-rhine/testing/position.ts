/** For tests only: a table in the middle of a game from a few words, and whole lines of play from a list of moves. */
import { type Ask, begin, below, type FastStream, fastStream, type Options, type Told } from '@sztab/kernel';
import { layOut, linesOf, wander as wanderIn, words } from '@sztab/kernel/testing';
import { type CardId, PURSUIT_DECK, type PursuitId, RESISTANCE_DECK, type ResistanceId } from '../content/cards.ts';
import { type CorpsId, corpsData } from '../content/corps.ts';
import { COLOURS, type Colour, PLACE, type Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import type { RoadId } from '../content/roads.ts';
import { amount, IN_BOX, KINDS, type Kind, LIMIT, type Supplies } from '../content/supplies.ts';
import { takeField } from '../rules/control.ts';
import type { Event } from '../rules/events.ts';
import { raceToTheRhine } from '../rules/index.ts';
import { LAW } from '../rules/invariants.ts';
import type { Move } from '../rules/moves.ts';
import { corpsOf, type Deck, type Frame, type State, seatOfColour, type Turn } from '../rules/state.ts';
import { commander } from './shown.ts';

type ByColour<X> = Partial<Record<Colour, X>>;

/** Lists are words with blanks between them. Whatever is not mentioned is as at the start, so that the invariants hold. */
export interface Position {
  readonly players?: 1 | 2 | 3;
  readonly edition?: number;
  readonly options?: Options;
  /** Turn order; whose turn it is. */
  readonly order?: string;
  readonly turn?: Colour;
  readonly round?: number;
  /** What is asked first; `end` lets the end of a turn run. */
  readonly at?: 'act' | 'reaction' | 'end';
  /** Fields with a marker; fields where a corps stands need not be named. */
  readonly held?: ByColour<string>;
  /** `B1@vitry:3/0/1`, fuel, ammo and food; `!` immobilised, `*` already moved. */
  readonly corps?: string;
  /** `lisieux=3/3/0` */
  readonly fields?: string;
  /** The rest of the tokens is in the pool; or the pool is given, and the rest lies on the track. */
  readonly track?: string;
  readonly pool?: string;
  readonly onTrack?: number;
  readonly inHand?: ByColour<number>;
  readonly trucks?: string;
  readonly levels?: ByColour<number>;
  readonly medals?: ByColour<number>;
  readonly medalPool?: number;
  readonly captured?: ByColour<string>;
  readonly kept?: ByColour<string>;
  readonly air?: ByColour<Deck>;
  readonly knows?: ByColour<Deck>;
  /** Colours whose commander card is turned. */
  readonly spent?: string;
  /** The top of a deck; with `only` the other cards are out of the game. */
  readonly pursuit?: ByColour<string>;
  readonly discards?: ByColour<string>;
  readonly resistance?: string;
  readonly only?: string;
  readonly markers?: string;
  readonly markerPool?: number;
  readonly metzSleeps?: boolean;
  readonly ending?: boolean;
  /** `bruxelles@R`, with `!` the dark side up. */
  readonly paratroops?: string;
  readonly ostend?: boolean;
  readonly antwerpOpen?: boolean;
  readonly weather?: 'sun' | 'rain';
  readonly exempt?: string;
  /** Solo: `18@givet`; without a word the layout of the start. */
  readonly numbers?: string;
  readonly civilians?: number;
  readonly counted?: Partial<Turn>;
  /** Faces of the next dice. */
  readonly dice?: readonly number[];
}

/** The table, played up to its first question. */
export const position = (p: Position = {}): State => positionTold(p).state;

/** A town that is cut off has its marker where that was played; a board laid out by hand may lack it. */
const except = LAW.cutOff;

const positionTold = (p: Position) =>
  layOut(raceToTheRhine, { ...p, players: p.players ?? 3, dealtUnheard: true, except }, (blank) => build(p, blank));

const suppliesFrom = (text: string): Supplies => {
  const [fuel, ammo, food] = text.split('/').map(Number) as [number, number, number];
  return { fuel, ammo, food };
};
const entriesOf = <X>(by: ByColour<X> = {}): [Colour, X][] =>
  COLOURS.flatMap((colour) => (by[colour] === undefined ? [] : [[colour, by[colour]]]));

function build(p: Position, s: State): State {
  const order = words(p.order?.split('').join(' ')).map((colour) => seatOfColour(s, colour as Colour));
  const natural = s.commanders.map((_, seat) => seat);
  const at = (order.length > 0 ? order : natural).indexOf(p.turn ? seatOfColour(s, p.turn) : (order[0] ?? 0));
  const built: State = { ...s, order: order.length > 0 ? order : natural, at, barriers: 0 };
  placeCorps(p, built);
  placeTokens(p, built);
  placeTrucks(p, built);
  placeCards(p, built);
  for (const [colour, level] of entriesOf(p.levels)) commander(s, colour).level = level;
  for (const [colour, count] of entriesOf(p.medals)) commander(s, colour).medals = count;
  built.medalPool = p.medalPool ?? s.medalPool - s.commanders.reduce((sum, { medals }) => sum + medals, 0);
  for (const [colour, deck] of entriesOf(p.air)) commander(s, colour).air = deck;
  for (const [colour, deck] of entriesOf(p.knows)) commander(s, colour).knows[deck] = true;
  for (const colour of (p.spent ?? '') as Iterable<Colour>) commander(s, colour).active = false;
  const markers = words<Town>(p.markers);
  built.markers.push(...markers);
  built.markerPool = p.markerPool ?? s.markerPool - (s.commanders.length > 1 ? markers.length : 0);
  for (const word of words(p.paratroops)) {
    const [town, by] = word.split('@') as [Town, string];
    built.paratroops.push({ town, by: seatOfColour(s, by[0] as Colour), dark: by.endsWith('!') });
  }
  built.paratroopsLeft -= built.paratroops.length;
  if (p.numbers !== undefined) {
    built.numbers = words(p.numbers).map((word) => {
      const [number, town] = word.split('@') as [string, Town];
      return { number: Number(number), town };
    });
  }
  built.exempt.push(...words<Town>(p.exempt));
  Object.assign(built.turn, p.counted);
  for (const key of [
    'round',
    'metzSleeps',
    'ending',
    'ostend',
    'antwerpOpen',
    'weather',
    'civilians',
  ] as const satisfies readonly (keyof Position & keyof State)[]) {
    if (p[key] !== undefined) Object.assign(built, { [key]: p[key] });
  }
  return { ...built, flow: flowAt(p.at ?? 'act', s.commanders.length === 1) };
}

function flowAt(at: NonNullable<Position['at']>, solo: boolean): Frame[] {
  if (at === 'act') return [{ step: 'act' }];
  return solo
    ? [{ step: 'turn.end' }, { step: 'solo.roll' }, { step: 'solo.counter' }, { step: 'front' }]
    : [{ step: 'turn.end' }, { step: 'reaction' }];
}

function placeCorps(p: Position, s: State): void {
  const signs = [...s.control];
  for (const [colour, towns] of entriesOf(p.held)) for (const town of words<Town>(towns)) signs[PLACE[town]] = colour;
  for (const word of words(p.corps)) {
    const match = /^(\w\d)(?:@([a-z-]+))?(?::(\d\/\d\/\d))?(!?)(\*?)$/.exec(word);
    if (!match) throw new RangeError(`not a corps: ${word}`);
    const corps = corpsOf(s, match[1] as CorpsId);
    if (match[2]) corps.at = match[2] as Town;
    if (match[3]) Object.assign(corps.cargo, suppliesFrom(match[3]));
    corps.immobilised = match[4] === '!';
    corps.moved = match[5] === '*';
    if (signs[PLACE[corps.at]] === '.') signs[PLACE[corps.at]] = word[0] as Colour;
  }
  s.control = signs.join('');
}

function placeTokens(p: Position, s: State): void {
  for (const word of words(p.fields)) {
    const [town, text] = word.split('=') as [Town, string];
    s.fields[town] = suppliesFrom(text);
  }
  if (p.track) Object.assign(s.track, suppliesFrom(p.track));
  for (const kind of KINDS) {
    const placed = [...s.corps.map(({ cargo }) => cargo), ...Object.values(s.fields)];
    const rest = IN_BOX[kind] - placed.reduce((sum, here) => sum + here[kind], 0);
    if (p.pool) s.track[kind] = rest - suppliesFrom(p.pool)[kind];
    s.pool[kind] = rest - s.track[kind];
  }
}

/** What is not said to lie somewhere is with the players for whom nothing is said, then on the track. */
function placeTrucks(p: Position, s: State): void {
  let rest = s.trucksOnTrack;
  for (const one of s.commanders) rest += one.trucks;
  s.trucks.push(...words<RoadId>(p.trucks));
  for (const [colour, level] of entriesOf(p.levels)) commander(s, colour).level = level;
  for (const [colour, count] of entriesOf(p.inHand)) commander(s, colour).trucks = count;
  if (p.onTrack !== undefined) s.trucksOnTrack = p.onTrack;
  rest -= s.trucks.length + s.trucksOnTrack;
  for (const one of s.commanders) rest -= one.trucks;
  for (const one of s.commanders) {
    if (p.inHand?.[one.colour] !== undefined) continue;
    const more = Math.max(-one.trucks, Math.min(rest, levelOf(one.level).limit - one.trucks));
    one.trucks += more;
    rest -= more;
  }
  if (p.onTrack === undefined) s.trucksOnTrack += rest;
}

function placeCards(p: Position, s: State): void {
  const gone = new Set<string>();
  const put = (to: string[], list: string): void => {
    for (const id of words(list)) {
      to.push(id);
      gone.add(id);
    }
  };
  for (const [colour, list] of entriesOf(p.captured)) put(commander(s, colour).captured, list);
  for (const [colour, list] of entriesOf(p.kept)) put(commander(s, colour).kept, list);
  for (const [colour, list] of entriesOf(p.discards)) {
    put(s.discards[s.options.commonPursuitDeck ? 0 : seatOfColour(s, colour)] as string[], list);
  }
  const pile = <X extends CardId>(cards: readonly X[], top: X[], only: boolean): X[] => {
    const rest = cards.filter((id) => !gone.has(id) && !top.includes(id));
    if (!only) return [...top, ...rest];
    s.box.push(...rest);
    return top;
  };
  for (const [at, cards] of s.pursuit.entries()) {
    const colours = s.options.commonPursuitDeck ? s.commanders.map(({ colour }) => colour) : [s.commanders[at]?.colour];
    const top = colours.flatMap((colour) => words<PursuitId>(p.pursuit?.[colour as Colour]));
    const all = colours.flatMap((colour) => PURSUIT_DECK[colour as Colour]);
    cards.splice(0, cards.length, ...pile(all, top, !!p.only?.includes(colours[0] as Colour)));
  }
  s.resistance = pile<ResistanceId>(RESISTANCE_DECK, words(p.resistance), !!p.only?.includes('O'));
}

/** `B move(B1) step(vitry)`: who, and what this commander does one after the other. */
export type Line = `${Colour} ${string}`;

export const { playTo, after, begun, legal, toDecide } = linesOf(raceToTheRhine, positionTold, {
  seatOf: (who: Colour, s) => seatOfColour(s, who),
  nameOf: (seat, s) => s.commanders[seat]?.colour as Colour,
  except,
});

/** Of that list, what is in the brackets of the moves with this verb: `vitry brienne`. */
export const legalOf = (s: State, who: Colour, verb: string): string =>
  legal(s, who)
    .filter((move) => move === verb || move.startsWith(`${verb}(`))
    .map((move) => (move === verb ? verb : move.slice(verb.length + 1, -1)))
    .join(' ');

/** What random players choose from: to march where they can, and seldom to shift supplies or to end. */
function among(moves: readonly Move[], chance: FastStream): readonly Move[] {
  const busy = moves.filter((move) => !/^(unload|load|endTurn|stop|none)/.test(move));
  const march = moves.filter((move) => /^(cmdMove|move|step|counter)/.test(move));
  const pick = below(chance, 8);
  return march.length > 0 && pick > 3 ? march : busy.length > 0 && pick > 0 ? busy : moves;
}

/** Plays on at random; the table is shown before every move, and what was told after it. */
export const wander = (
  s: State,
  chance: FastStream,
  visit: (ask: Ask, move: Move) => void,
  hear?: (told: Told<Event>[]) => void,
): void => wanderIn(raceToTheRhine, s, chance, { among, visit, ...(hear && { hear }) });

/** Settings under which random games look at everything. */
export const SETTINGS: readonly { readonly players: 1 | 2 | 3; readonly options: Options }[] = [
  { players: 3, options: {} },
  { players: 2, options: { pair: 'rw', hardMonty: 'on', weather: 'on' } },
  { players: 1, options: { solo: 'w' } },
  { players: 3, options: { commonPursuitDeck: 'on', hardPatton: 'on', weather: 'on' } },
  { players: 1, options: { solo: 'r', hardMonty: 'on', weather: 'on' } },
  { players: 2, options: { pair: 'rb' } },
  { players: 3, options: { training: 'on' } },
  { players: 1, options: { solo: 'b', hardPatton: 'on' } },
  { players: 2, options: { pair: 'wb', hardBradley: 'on', antwerp: 'off' } },
  { players: 1, options: { solo: 'w', soloFronts: 'closed' } },
  { players: 1, options: { solo: 'b', reinforcedStart: 'on' } },
];

/** Lines that reach far forward, and where the corps stand then. */
const FORWARD: Readonly<Record<Colour, string>> = {
  R: 'yvetot dieppe abbeville arras lille ronse gent antwerpen breda',
  W: 'meaux soissons laon hirson charleville givet marche',
  B: 'vitry bar-le-duc commercy toul nancy chateau-salins',
};

/** A new game, or (`late`) one in which everybody is near the Rhine and well supplied. The same seed gives the same game. */
export function gameFor(seed: number, { players, options }: (typeof SETTINGS)[number], late = false): State {
  const { state: s } = begin(raceToTheRhine, players, options, fastStream(seed, players));
  if (!late) return s;
  for (const [seat, { colour }] of s.commanders.entries()) {
    const line = words<Town>(FORWARD[colour]);
    for (const town of line) if (s.control[PLACE[town]] === '.') takeField(s, seat, town, null, false);
    const own = s.corps.filter(({ id }) => corpsData(id).colour === colour);
    for (const [i, corps] of own.entries()) {
      const at = line[line.length - 1 - 2 * i] as Town;
      if (s.control[PLACE[at]] === colour) corps.at = at;
      for (const kind of KINDS) {
        const room = LIMIT.corps - amount(corps.cargo);
        const more = Math.max(0, Math.min(s.pool[kind], 2 - corps.cargo[kind], room));
        s.pool[kind] -= more;
        corps.cargo[kind] += more;
      }
    }
  }
  return s;
}

export const KIND_LIST: readonly Kind[] = KINDS;

/** One corps with fuel (`W1@laon`) goes on to a town, and meets a card without effect there. */
export function marched(corps: string, to: Town, p: Position) {
  const [id = '', who = ''] = /^(.)\d/.exec(corps) ?? [];
  const line = `${who} move(${id}) step(${to})` as Line;
  return begun({ ...p, turn: who as Colour, corps: `${corps}:2/0/0`, pursuit: { [who]: `P${who}22` } }, line);
}
