/** For tests only: a table in the middle of a game from a few words, and whole lines of play from a list of moves. */
import { asks, below, type FastStream, type Options, play, type Seat, type Told } from '@sztab/kernel';
import { layOut, linesOf, mustHold, words } from '@sztab/kernel/testing';
import { EVENTS, type EventId } from '../content/events.ts';
import type { Formation } from '../content/formations.ts';
import { type MissionId, STAGE, stageOf } from '../content/missions.ts';
import type { Order } from '../content/orders.ts';
import { LOSS_DIE, type Region } from '../content/regions.ts';
import { SOLDIERS, type SoldierId, soldierOf } from '../content/soldiers.ts';
import type { Event } from '../rules/events.ts';
import { firstToFight } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { Fighter, Staff, State } from '../rules/state.ts';

/** Lists are words with blanks between them. Whatever is not mentioned is filled in so that the invariants hold. */
export interface Position {
  readonly edition?: number;
  readonly players?: 2 | 3 | 4;
  /** `PIL-01@NEA`, `PIL-01@NEA:4/2` with current values, `PIL-01@NEA:4/2+1` with wounds. */
  readonly soldiers?: string;
  /** On top of the deck, the first to be drawn first. */
  readonly deck?: string;
  /** True: nothing else is in the deck; all the others have fallen. */
  readonly shortDeck?: boolean;
  /** One text a seat. Where nobody is said to hold anything, the last seat holds M30, so that the game goes on. */
  readonly hands?: readonly string[];
  readonly succeeded?: readonly string[];
  readonly failed?: readonly string[];
  /** Discarded by Main front, by each seat. */
  readonly front?: readonly string[];
  readonly vp?: readonly number[];
  readonly nurses?: readonly number[];
  /** `training:3 movement:0!`: points, and `!` if inactive. */
  readonly tiles?: string;
  /** `PIL@NEA` */
  readonly token?: string;
  /** Domination: `WAW:5 POL:4`. */
  readonly at?: string;
  readonly time?: number;
  readonly round?: number;
  /** On top of their decks. */
  readonly stage2?: string;
  readonly events?: string;
  readonly laidOut?: string;
  readonly spent?: string;
  /** Who chooses an order now. */
  readonly turn?: Seat;
  /** Values of the next loss dice. */
  readonly dice?: readonly number[];
  readonly options?: Options;
}

const positionTold = (p: Position) =>
  layOut(
    firstToFight,
    { ...p, players: p.players ?? 4, faces: LOSS_DIE[p.options?.lossDie === 'd6' ? 'd6' : 'faces123'] },
    (blank) => build(p, blank),
  );

const without = <X>(all: readonly X[], gone: readonly X[]): X[] => all.filter((one) => !gone.includes(one));

function build(p: Position, blank: State): State {
  const soldiers = words(p.soldiers).map(fighterFrom);
  const top = words<SoldierId>(p.deck);
  const rest = without(SOLDIERS, [...soldiers.map(({ id }) => id), ...top]);
  const nobody = !p.hands?.some((hand) => hand !== '');
  const players = p.players ?? 4;
  const cards = (lists: readonly string[] | undefined, seat: Seat): MissionId[] => words(lists?.[seat]);
  const staffs = Array.from({ length: players }, (_, seat): Staff => {
    const hand = nobody && seat === players - 1 ? (['M30'] as MissionId[]) : cards(p.hands, seat);
    const succeeded = cards(p.succeeded, seat);
    const failed = cards(p.failed, seat);
    const had = [...hand, ...succeeded, ...failed, ...cards(p.front, seat)];
    return {
      vp: p.vp?.[seat] ?? 0,
      nurses: p.nurses?.[seat] ?? 0,
      hand,
      stage2Received: had.filter((id) => stageOf(id) === 2).length,
      succeeded,
      failed,
    };
  });
  const frontDiscards = (p.front ?? []).flatMap((list) => words<MissionId>(list));
  const known = [
    ...staffs.flatMap(({ hand, succeeded, failed }) => [...hand, ...succeeded, ...failed]),
    ...frontDiscards,
  ];
  const yellow = words<MissionId>(p.stage2);
  const events = words<EventId>(p.events);
  const laidOut = words<EventId>(p.laidOut);
  const spentEvents = words<EventId>(p.spent);
  const s: State = {
    ...blank,
    barriers: 0,
    round: p.round ?? 2,
    time: p.time ?? 0,
    soldiers,
    fallen: p.shortDeck ? rest : [],
    deck: p.shortDeck ? top : [...top, ...rest],
    staffs,
    frontDiscards,
    setAside: without(STAGE[1], known),
    stage2: [...yellow, ...without(STAGE[2], [...known, ...yellow])],
    events: [...events, ...without(EVENTS, [...events, ...laidOut, ...spentEvents])],
    laidOut,
    spentEvents,
    flow: [{ step: 'orders', next: p.turn ?? 0 }],
  };
  if (p.token) {
    const [formation, region] = p.token.split('@') as [Formation, Region];
    s.concentration = { region, formation };
  }
  for (const word of words(p.tiles)) {
    const [, order, vp, inactive] = /^(\w+):(\d+)(!?)$/.exec(word) as unknown as [string, Order, string, string];
    s.tiles[order] = { active: inactive === '', vp: Number(vp) };
  }
  for (const word of words(p.at)) s.domination[word.slice(0, 3) as Region] = Number(word.slice(4));
  return s;
}

function fighterFrom(word: string): Fighter {
  const match = /^(\w+-\d+)@(\w+)(?::(\d)\/(\d))?(?:\+(\d))?$/.exec(word);
  if (!match) throw new RangeError(`not a soldier: ${word}`);
  const [, id, region, own, u, wounds] = match as unknown as [string, SoldierId, Region, ...(string | undefined)[]];
  const { strength, underground } = soldierOf(id);
  const now = { s: Number(own ?? strength), u: Number(u ?? underground) };
  const trained = now.s !== strength || now.u !== underground;
  return { id, region, ...now, trained, wounds: Number(wounds ?? 0) };
}

/** `0 order(movement) move(PIL-02,WAW)`: who, and what this seat does one after the other. */
export type Line = `${number} ${string}`;

export const { position, playTo, after, played, seen, dialogue, legal, toDecide, asked } = linesOf(
  firstToFight,
  positionTold,
  {
    seatOf: Number,
    nameOf: (seat) => seat,
  },
);

/** For random games in which much happens: one move in so many may be to pass or to let time go by. */
export const busily =
  (many: number) =>
  (moves: readonly Move[], chance: FastStream): readonly Move[] => {
    const busy = moves.filter((move) => move !== 'pass' && move !== 'order(maneuvers)');
    return busy.length > 0 && below(chance, many) > 0 ? busy : moves;
  };

/** Everybody declines until an order is to be chosen, or something is asked that nobody can decline. */
export function passOn(s: State): Told<Event>[] {
  const told: Told<Event>[] = [];
  for (;;) {
    const [ask] = asks(firstToFight, s);
    const move = ask?.moves.find((one) => one === 'pass' || one === 'done');
    if (!ask || !move) return told;
    told.push(...play(firstToFight, s, ask.seat, move));
    mustHold(firstToFight, s);
  }
}
