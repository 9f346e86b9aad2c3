/** For tests only: a table in the middle of a game from a few words, and whole lines of play from a list of moves. */
import {
  asks,
  begin,
  type FastStream,
  fastStream,
  type Options,
  play,
  resign,
  type Stream,
  type Told,
} from '@sztab/kernel';
import { foretoldDice } from '@sztab/kernel/testing';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { type BonusId, FIXED_BONUSES } from '../content/bonuses.ts';
import { type CardTitle, deckOf } from '../content/cards.ts';
import { HQ } from '../content/map.ts';
import { AIRCRAFT, FACES, type Mode, SIDES, type Side, SOLDIERS } from '../content/sides.ts';
import { SPACE, type SpaceId } from '../content/spaces.ts';
import type { GoEvent } from './events.ts';
import { generalOrders } from './index.ts';
import { broken } from './invariants.ts';
import { setup } from './setup.ts';
import { hasBonus, piecesIn } from './supply.ts';
import { type GoTable, seatOf, sideOf } from './table.ts';

type Place = AreaId | ZoneId;
type PerSide<T> = Partial<Record<Side, T>>;

/** Lists are words with blanks between them. Whatever is not mentioned is filled in so that the invariants hold. */
export interface Position {
  readonly edition?: number;
  readonly mode?: Mode;
  /** `porretta:3 gaggio:2 beachhead:5`. An HQ not mentioned holds what section 11.2 says; everything else is empty. */
  readonly blue?: string;
  readonly yellow?: string;
  readonly hand?: PerSide<string>;
  /** On top of the deck, the first to be drawn first. */
  readonly deck?: string;
  readonly discard?: string;
  /** So many cards are left in the deck; Yellow holds the others. */
  readonly deckCount?: number;
  /** Where commanders stand. All the others are in the reserve, but for those who are ready. */
  readonly deployed?: PerSide<string>;
  /** Pairs used by commanders who are no longer there. */
  readonly used?: PerSide<string>;
  readonly momentum?: PerSide<number>;
  /** False where the bonus is in force, but no commander was ready (GOW-6.6.11). */
  readonly signalHeld?: PerSide<boolean>;
  /** `castelnuovo:reconPost`; the other slots as in the fixed deal, a token that moved leaves its place to the one it drove out. */
  readonly bonus?: string;
  readonly round?: number;
  readonly turn?: Side;
  readonly initiative?: Side;
  readonly passed?: string;
  /** The hits on the next dice. */
  readonly dice?: readonly number[];
  readonly options?: Options;
}

const words = <T extends string = string>(text = ''): T[] => text.split(/\s+/).filter(Boolean) as T[];

/** The table, played up to its first question. */
export function position(p: Position): GoTable {
  return positionTold(p).table;
}

export function positionTold(p: Position): { table: GoTable; told: Told<GoEvent>[] } {
  const dice = foretoldDice(p.dice ?? [], FACES);
  const game = {
    ...generalOrders,
    setup: (n: number, options: Options, _: Stream, edition: number) =>
      build(p, setup(n, options, fastStream(0), edition), dice),
  };
  const begun = begin(game, 2, { mode: p.mode ?? 'alpine', bonusSetup: 'fixed', ...p.options }, dice, p.edition);
  sound(begun.table);
  return begun;
}

const START_AT_HQ: Readonly<Record<Mode, Readonly<Record<Side, number>>>> = {
  alpine: { blue: 3, yellow: 3 },
  island: { blue: 4, yellow: 2 },
};

function build(p: Position, blank: GoTable, dice: FastStream): GoTable {
  const { mode = 'alpine', round = 2, turn = 'blue', initiative = 'blue' } = p;
  const t: GoTable = { ...blank, dice, round, initiative, bonus: tokens(mode, p.bonus) };
  t.flow = [{ step: 'round.turns', next: turn }];
  for (const side of SIDES) {
    const hq = HQ[mode][side];
    const pieces: Partial<Record<string, number>> = { [hq]: START_AT_HQ[mode][side] };
    for (const word of words(p[side])) pieces[word.split(':')[0] as string] = Number(word.split(':')[1]);
    const count = (place: Place): number => {
      const here = pieces[place] ?? 0;
      delete pieces[place];
      return here;
    };
    for (const area of Object.keys(t.soldiers[side]) as AreaId[]) t.soldiers[side][area] = count(area);
    for (const zone of Object.keys(t.aircraft[side]) as ZoneId[]) t.aircraft[side][zone] = count(zone);
    if (Object.keys(pieces).length > 0) throw new RangeError(`no such place: ${Object.keys(pieces).join(' ')}`);
    t.reserve[side].soldiers = SOLDIERS - sum(t.soldiers[side]);
    t.reserve[side].aircraft = mode === 'island' ? AIRCRAFT - sum(t.aircraft[side]) : 0;
    t.passed[side] = words(p.passed).includes(side);
    t.deployed[side] = words<SpaceId>(p.deployed?.[side]);
    t.usedPairs[side] = [
      ...t.deployed[side].flatMap((id) => ('support' in SPACE[id] ? [SPACE[id].action] : [])),
      ...words(p.used?.[side]),
    ] as GoTable['usedPairs'][Side];
    t.momentum[side] = p.momentum?.[side] ?? 0;
    t.signalHeld[side] = p.signalHeld?.[side] ?? hasBonus(t, side, 'signalUnit');
    t.ready[side] = 4 - t.momentum[side] - (t.signalHeld[side] ? 1 : 0);
    t.reserve[side].commanders = 9 - t.ready[side] - t.deployed[side].length;
    t.hand[side] = words<CardTitle>(p.hand?.[side]);
  }
  t.discard = words<CardTitle>(p.discard);
  const top = words<CardTitle>(p.deck);
  const rest = deckOf(mode, t.options.deckSize);
  for (const title of [...t.hand.blue, ...t.hand.yellow, ...t.discard, ...top]) {
    if (!rest.includes(title)) throw new RangeError(`too many of ${title}`);
    rest.splice(rest.indexOf(title), 1);
  }
  t.deck = [...top, ...rest];
  t.hand.yellow.push(...t.deck.splice(p.deckCount ?? t.deck.length));
  return t;
}

const sum = (counts: object): number => Object.values(counts).reduce<number>((all, n) => all + (n as number), 0);

function tokens(mode: Mode, told: string | undefined): Partial<Record<AreaId, BonusId>> {
  const bonus: Partial<Record<AreaId, BonusId>> = { ...FIXED_BONUSES[mode] };
  for (const word of words(told)) {
    const [area, token] = word.split(':') as [AreaId, BonusId];
    const from = (Object.keys(bonus) as AreaId[]).find((slot) => bonus[slot] === token);
    if (from) bonus[from] = bonus[area] as BonusId;
    bonus[area] = token;
  }
  return bonus;
}

function sound(t: GoTable): void {
  const wrong = broken(t);
  if (wrong.length > 0) throw new RangeError(`broken: ${wrong.join(' ')}`);
}

/** `blue deploy(adv:gaggio) move(porretta)*2 finish`: who, and what he does one after the other. */
export type Line = `${Side} ${string}`;

/** Plays the lines, every move of which must be offered to that side at that moment. */
export function playTo(t: GoTable, ...lines: readonly Line[]): Told<GoEvent>[] {
  const told: Told<GoEvent>[] = [];
  for (const line of lines) {
    const [side, ...moves] = words(line) as [Side, ...string[]];
    for (const word of moves) {
      const [move, times = '1'] = word.split('*') as [string, string?];
      for (let n = Number(times); n > 0; n--) {
        if (move === 'resign') told.push(...resign(generalOrders, t, seatOf(side)));
        else if (!legal(t, side).includes(move)) {
          throw new RangeError(`${side} ${move}: asked is ${toDecide(t)}: ${legal(t, side).join(' ')}`);
        } else told.push(...play(generalOrders, t, seatOf(side), move));
        sound(t);
      }
    }
  }
  return told;
}

/** A position and the lines played from it. */
export function after(p: Position, ...lines: readonly Line[]): GoTable {
  const t = position(p);
  playTo(t, ...lines);
  return t;
}

/** The list of a side; empty if it is not asked. */
export const legal = (t: GoTable, side: Side): readonly string[] =>
  asks(generalOrders, t).find(({ seat }) => seat === seatOf(side))?.moves ?? [];

/** The spaces on which a side may deploy now; only those whose name begins with `kind`, if it is given. */
export const spacesFor = (t: GoTable, side: Side, kind = ''): string[] =>
  legal(t, side)
    .filter((move) => move.startsWith(`deploy(${kind}`))
    .map((move) => move.slice(7, -1));

/** What stands in the brackets of the offered moves with this verb. */
export const offers = (t: GoTable, side: Side, verb: string): string[] =>
  legal(t, side)
    .filter((move) => move.startsWith(`${verb}(`))
    .map((move) => move.slice(verb.length + 1, -1));

/** Who is asked for what: `blue turn`, or nothing. */
export const toDecide = (t: GoTable): string =>
  asks(generalOrders, t)
    .map(({ seat, prompt }) => `${sideOf(seat)} ${prompt}`)
    .join(', ');

/** Who stands where: `gaggio:B1 castel-daiano:-`. */
export const on = (t: GoTable, places: string): string =>
  words<Place>(places)
    .map((place) => {
      const [blue, yellow] = [piecesIn(t, 'blue', place), piecesIn(t, 'yellow', place)];
      return `${place}:${blue > 0 ? `B${blue}` : ''}${yellow > 0 ? `Y${yellow}` : ''}${blue + yellow > 0 ? '' : '-'}`;
    })
    .join(' ');

/** Commanders of a side: reserve, ready, on spaces. */
export const commanders = (t: GoTable, side: Side): [number, number, number] => [
  t.reserve[side].commanders,
  t.ready[side],
  t.deployed[side].length,
];

/** The public events of one kind. */
export const eventsOf = <K extends GoEvent['is']>(
  told: readonly Told<GoEvent>[],
  is: K,
): Extract<GoEvent, { is: K }>[] =>
  told.flatMap(({ all }) => (all?.is === is ? [all as Extract<GoEvent, { is: K }>] : []));

/** The names of all public events in their order. */
export const namesOf = (told: readonly Told<GoEvent>[]): string => told.map(({ all }) => all?.is).join(' ');

/** The faces of each roll. */
export const rolls = (told: readonly Told<GoEvent>[]): number[][] =>
  eventsOf(told, 'rolled').map(({ faces }) => [...faces]);

/** Why the dice of the first roll: `base1 city1`. */
export const diceOf = (told: readonly Told<GoEvent>[]): string =>
  (eventsOf(told, 'rolled')[0]?.parts ?? []).map(({ because, dice }) => `${because}${dice}`).join(' ');
