/** For tests only: a table in the middle of a game from a few words, and whole lines of play from a list of moves. */
import { asks, type Options, play, resign, type Told } from '@sztab/kernel';
import { layOut } from '@sztab/kernel/testing';
import { type CardId, cardOf, DECK, START_CARDS } from '../content/cards.ts';
import { ROCKET_TESTS } from '../content/rocket-tests.ts';
import { enemyOf, SIDES, type Side, type Zone } from '../content/zones.ts';
import type { Event } from '../rules/events.ts';
import { operationMostIII } from '../rules/index.ts';
import { broken } from '../rules/invariants.ts';
import type { Move } from '../rules/moves.ts';
import {
  type ChainSource,
  type Frame,
  type Parts,
  type State,
  seatOf,
  sideOf,
  type TableCard,
} from '../rules/state.ts';

/** Lists are words with blanks between them. Whatever is not mentioned is filled in so that the invariants hold. */
export interface Position {
  readonly edition?: number;
  /** `PL-SCOUTS-1@surroundings`, with `!` behind it if exhausted. */
  readonly cards?: string;
  /** The whole hands. Where nothing is said, the START cards that are nowhere else: nothing hidden, but something to do. */
  readonly hand?: Partial<Record<Side, string>>;
  /** On top of the decks, the first to be drawn first. */
  readonly deck?: Partial<Record<Side, string>>;
  /** Certainly gone. Cards never mentioned are gone too, as far as the deck needs no more: START, then Instants first. */
  readonly removed?: Partial<Record<Side, string>>;
  readonly parts?: Partial<Omit<Parts, 'supply'>>;
  /** All five rocket tests; the first ones are shown. */
  readonly rockets?: readonly number[];
  readonly stage?: 1 | 2 | 3 | 4;
  /** Where in the stage: about to draw, about to turn up the rocket test, or in a turn. */
  readonly at?: 'draw' | 'rocketTest' | 'turns';
  readonly turn?: Side;
  readonly passes?: 0 | 1;
  /** `volunteers:1 motorisedColumn:3`, the last one on top. */
  readonly chain?: string;
  readonly mulliganUsed?: string;
  /** The next dice. */
  readonly dice?: readonly number[];
  readonly options?: Options;
}

const words = <T extends string = CardId>(text = ''): T[] => text.split(/\s+/).filter(Boolean) as T[];

/** The table, played up to its first question. */
export const position = (p: Position): State =>
  layOut(operationMostIII, { ...p, players: 2 }, (blank) => build(p, blank)).state;

function build(p: Position, blank: State): State {
  const { stage = 2, at = 'turns' } = p;
  const cards = words<string>(p.cards).map((word): TableCard => {
    const [, id, zone, exhausted] = /^(.+)@([a-z]+)(!?)$/.exec(word) as unknown as [string, CardId, Zone, string];
    return { id, zone, ready: !exhausted };
  });
  const handOf = (side: Side): CardId[] =>
    p.hand?.[side] === undefined
      ? START_CARDS[side].filter((id) => !`${p.cards} ${p.removed?.[side]}`.includes(id))
      : words(p.hand[side]);
  const hand = { PL: handOf('PL'), DE: handOf('DE') };
  const shownCount = at === 'turns' ? stage : stage - 1;
  const { parts, rockets } = scatter(p, shownCount);
  const beside: CardId[] = [
    ...(parts.hidden > 0 ? ['PL-HIDE-1' as const] : []),
    ...(parts.evacuated > 0 ? ['PL-MOST-1' as const] : []),
  ];
  const open = [...cards.map(({ id }) => id), ...beside];
  const deckSize = at === 'draw' ? 25 - 5 * stage : 20 - 5 * stage;
  const PL = deal('PL', p, [...open, ...hand.PL], deckSize);
  const DE = deal('DE', p, [...open, ...hand.DE], deckSize);
  return {
    ...blank,
    flow: flowOf(p, at),
    stage,
    parts,
    hand,
    deck: { PL: PL.deck, DE: DE.deck },
    removed: { PL: PL.removed, DE: DE.removed },
    cards,
    hidingOnTable: parts.hidden > 0,
    mostOnTable: parts.evacuated > 0,
    rocketShown: rockets.slice(0, shownCount),
    rocketDeck: rockets.slice(shownCount),
    mulliganUsed: { PL: words<Side>(p.mulliganUsed).includes('PL'), DE: words<Side>(p.mulliganUsed).includes('DE') },
  };
}

function flowOf({ turn = 'PL', passes = 0, chain = '' }: Position, at: NonNullable<Position['at']>): Frame[] {
  if (at !== 'turns') return [{ step: `stage.${at}` }];
  const chains = words<string>(chain).map((word): Frame => {
    const [source, remaining] = word.split(':') as [ChainSource, string];
    return {
      step: 'chain',
      side: turn,
      source,
      remaining: Number(remaining),
      thenRefresh: source === 'motorisedColumn',
    };
  });
  // A later turn of the stage: the first two are over. With a chain open, this turn has begun already.
  const begun = turn === 'PL' ? 2 : 3;
  return chains.length > 0
    ? [{ step: 'stage.turns', next: enemyOf(turn), passes, turn: begun + 1 }, ...chains]
    : [{ step: 'stage.turns', next: turn, passes, turn: begun }];
}

/** Shares out what was not mentioned. START cards are in no deck; an Instant that is gone makes nobody ask for it. */
function deal(
  side: Side,
  p: Position,
  placed: readonly CardId[],
  deckSize: number,
): { deck: CardId[]; removed: CardId[] } {
  const top = words(p.deck?.[side]);
  const gone = words(p.removed?.[side]);
  if (side === 'DE' && p.chain?.includes('motorisedColumn')) gone.push('DE-COLUMN-1');
  const order = { start: 0, instant: 1, special: 2, support: 3, unit: 4 };
  const rank = (id: CardId): number => order[cardOf(id).isStart ? 'start' : cardOf(id).class];
  const rest = DECK[side].filter((id) => ![...placed, ...top, ...gone].includes(id)).sort((a, b) => rank(a) - rank(b));
  const spare = rest.length - (deckSize - top.length);
  if (spare < rest.filter((id) => cardOf(id).isStart).length)
    throw new RangeError(`too many cards of ${side} for this stage`);
  return { deck: [...top, ...rest.slice(spare)], removed: [...gone, ...rest.slice(0, spare)] };
}

/** The parts as told, and rocket tests they can have come from; a surplus lies where nothing was said. */
function scatter(p: Position, shown: number): { parts: Parts; rockets: readonly number[] } {
  const told = { base: 0, surroundings: 0, forest: 0, hidden: 0, evacuated: 0, ...p.parts };
  const wanted = Object.values(told).reduce((a, b) => a + b);
  const spot = (['surroundings', 'base', 'forest'] as const).find((zone) => p.parts?.[zone] === undefined);
  const sum = (of: readonly number[]): number => of.slice(0, shown).reduce((a, b) => a + b, 0);
  const rockets = (p.rockets ? [p.rockets] : picks(shown).sort((a, b) => sum(a) - sum(b))).find(
    (pick) => sum(pick) === wanted || (spot && shown > 0 && sum(pick) > wanted),
  );
  if (!rockets) throw new RangeError(`no rocket tests scatter ${wanted} parts`);
  if (spot) told[spot] += sum(rockets) - wanted;
  return { parts: { supply: 15 - sum(rockets), ...told }, rockets };
}

/** Every way to show so many of the five rocket tests; the others behind them. */
function picks(shown: number): number[][] {
  const all: number[][] = [];
  for (let bits = 0; bits < 2 ** ROCKET_TESTS.length; bits++) {
    const taken = ROCKET_TESTS.filter((_, i) => bits & (1 << i));
    if (taken.length === shown) all.push([...taken, ...ROCKET_TESTS.filter((n) => !taken.includes(n))]);
  }
  return all;
}

function sound(s: State): void {
  const wrong = broken(s);
  if (wrong.length > 0) throw new RangeError(`broken: ${wrong.join(' ')}`);
}

/** What a player answers who lets a window go by. */
const LET_GO: Readonly<Record<string, Move>> = {
  escort: 'noEscort',
  ambush: 'roll',
  'roll-window': 'passReaction',
  nurse: 'declineNurse',
};

/** `PL deploy(PL-SCOUTS-1)`: who, and what. */
export type Line = `${Side} ${string}`;

/**
 * Plays the lines and stops. Windows that no line answers are let go; a line that lets go of a window which was never
 * opened for that player is left out, because the engine has made it. Everything else must be legal.
 */
export function playTo(s: State, ...lines: readonly Line[]): Told<Event>[] {
  const told: Told<Event>[] = [];
  for (const line of lines) {
    const [side, move] = line.split(' ') as [Side, string];
    if (move === 'resign') {
      told.push(...resign(operationMostIII, s, seatOf(side)));
      continue;
    }
    const offered = (): boolean => legal(s, side).includes(move);
    if (Object.values<string>(LET_GO).includes(move) && !offered()) continue;
    while (!offered() && letGo(s, told)) sound(s);
    told.push(...play(operationMostIII, s, seatOf(side), move));
    sound(s);
  }
  return told;
}

/** Plays the lines, and lets every window go by that is still open after them. */
export function playOut(s: State, ...lines: readonly Line[]): Told<Event>[] {
  const told = playTo(s, ...lines);
  while (letGo(s, told)) sound(s);
  return told;
}

function letGo(s: State, told: Told<Event>[]): boolean {
  const [asked] = asks(operationMostIII, s);
  const move = asked && LET_GO[asked.prompt];
  if (!asked || !move) return false;
  told.push(...play(operationMostIII, s, asked.seat, move));
  return true;
}

/** What there is to read after each of these lines. */
export const stepwise = <X>(s: State, read: (s: State) => X, ...lines: readonly Line[]): X[] =>
  lines.map((line) => {
    playTo(s, line);
    return read(s);
  });

/** The list of a side; empty if it is not asked. */
export const legal = (s: State, side: Side): readonly string[] =>
  asks(operationMostIII, s).find(({ seat }) => seat === seatOf(side))?.moves ?? [];

/** Who is asked for what: `PL act`, `PL mulligan, DE mulligan`, or nothing. */
export const toDecide = (s: State): string =>
  asks(operationMostIII, s)
    .map(({ seat, prompt }) => `${sideOf(seat)} ${prompt}`)
    .join(', ');

/** Where cards are, one after another: a zone (with `!` if exhausted), or `hand`, `deck`, `removed`, `beside`. */
export const where = (s: State, ...ids: readonly CardId[]): string => ids.map((id) => placeOf(s, id)).join(' ');

function placeOf(s: State, id: CardId): string {
  const card = s.cards.find((one) => one.id === id);
  if (card) return card.zone + (card.ready ? '' : '!');
  for (const place of ['hand', 'deck', 'removed'] as const) {
    if (SIDES.some((side) => s[place][side].includes(id))) return place;
  }
  return 'beside';
}

/** What lies in the zones, written as in a position. */
export const tableOf = (s: State): string =>
  s.cards.map(({ id, zone, ready }) => `${id}@${zone}${ready ? '' : '!'}`).join(' ');

/** The open chains, written as in a position. */
export const chainOf = (s: State): string =>
  s.flow.flatMap((f) => (f.step === 'chain' ? [`${f.source}:${f.remaining}`] : [])).join(' ');

/** Passes in a row. */
export const passesOf = (s: State): number | null => (s.flow[0]?.step === 'stage.turns' ? s.flow[0].passes : null);
