/** The defence of the borders: how much is missing, and which throw or pass helps most. */
import { BLACK_DIE, FACES } from '../content/dice.ts';
import type { Count } from '../content/symbols.ts';
import { JOKER, SHOWS, WIDTH } from './symbols.ts';

/** The last round as numbers. */
export interface Stand {
  /** Four numbers a seat: what its small finals need. */
  readonly need: Int16Array;
  /** Five numbers a seat: what it shows, tokens and jokers too. */
  readonly have: Int16Array;
  /** What all may help with. */
  readonly joint: Int16Array;
  /** Where in `SHOWS` each die of a seat begins. */
  readonly dice: Int16Array[];
}

const left = [0, 0, 0, 0];

/** Symbols missing in all (NPG-6.5.4); 0 is victory. */
export function missingOf({ need, have, joint, dice }: Stand): number {
  let short = 0;
  let jokers = 0;
  left.fill(0);
  for (let seat = 0; seat < dice.length; seat++) {
    let spare = have[seat * WIDTH + JOKER] as number;
    for (let symbol = 0; symbol < 4; symbol++) {
      const over = (have[seat * WIDTH + symbol] as number) - (need[seat * 4 + symbol] as number);
      if (over > 0) left[symbol] = (left[symbol] as number) + over;
      else spare += over;
    }
    if (spare < 0) short -= spare;
    else jokers += spare;
  }
  let lack = -jokers;
  for (let symbol = 0; symbol < 4; symbol++) {
    const open = (joint[symbol] as number) - (left[symbol] as number);
    if (open > 0) lack += open;
  }
  return lack > 0 ? short + lack : short;
}

export function take({ have }: Stand, seat: number, at: number, times: 1 | -1): void {
  for (let symbol = 0; symbol < WIDTH; symbol++)
    have[seat * WIDTH + symbol] = (have[seat * WIDTH + symbol] as number) + times * (SHOWS[at + symbol] as number);
}

const own = [0, 0, 0, 0];

/** Dice of a seat that nobody would miss. They are taken away from what it has; whoever asks puts them back. */
export function takeFree(stand: Stand, seat: number, free: number[]): void {
  sumLeft(stand);
  for (let symbol = 0; symbol < 4; symbol++) {
    own[symbol] = (stand.have[seat * WIDTH + symbol] as number) - (stand.need[seat * 4 + symbol] as number);
    left[symbol] = (left[symbol] as number) - (stand.joint[symbol] as number);
  }
  const dice = stand.dice[seat] as Int16Array;
  free.length = 0;
  // Characters lie last; they are the better ones to roll again.
  for (let i = dice.length - 1; i >= 0; i--) {
    const at = dice[i] as number;
    if (isNeeded(at)) continue;
    for (let symbol = 0; symbol < 4; symbol++) {
      own[symbol] = (own[symbol] as number) - (SHOWS[at + symbol] as number);
      left[symbol] = (left[symbol] as number) - (SHOWS[at + symbol] as number);
    }
    take(stand, seat, at, -1);
    free.push(i);
  }
}

/** A joker always is; else whatever the seat or all together would lack. */
function isNeeded(at: number): boolean {
  if ((SHOWS[at + JOKER] as number) > 0) return true;
  for (let symbol = 0; symbol < 4; symbol++) {
    const shown = SHOWS[at + symbol] as number;
    if (shown > 0 && (shown > (own[symbol] as number) || shown > (left[symbol] as number))) return true;
  }
  return false;
}

/** What all seats have over when their small finals are served, symbol by symbol. */
function sumLeft({ need, have, dice }: Stand): void {
  left.fill(0);
  for (let seat = 0; seat < dice.length; seat++) {
    for (let symbol = 0; symbol < 4; symbol++) {
      const over = (have[seat * WIDTH + symbol] as number) - (need[seat * 4 + symbol] as number);
      if (over > 0) left[symbol] = (left[symbol] as number) + over;
    }
  }
}

export const putBack = (stand: Stand, seat: number, dice: readonly number[]): void => {
  for (const i of dice) take(stand, seat, (stand.dice[seat] as Int16Array)[i] as number, 1);
};

/** For each kind of die and symbol: the chances of none, one or two of it. */
const BY_KIND: readonly (readonly number[])[][] = Object.values(FACES).map((faces) =>
  [0, 1, 2, 3].map((symbol) => [0, 1, 2].map((n) => faces.filter(({ symbols }) => symbols[symbol] === n).length / 6)),
);

const open = [0, 0, 0, 0];
const spread = new Float64Array(32);

/** What a throw of these kinds of dice is likely to make up for, when they have been taken away. */
export function likelyFall(stand: Stand, seat: number, kinds: readonly number[]): number {
  openFor(stand, seat);
  let fall = 0;
  let asked = 0;
  for (let symbol = 0; symbol < 4; symbol++) {
    const most = open[symbol] as number;
    if (most <= 0) continue;
    asked += most;
    fall += expected(symbol, Math.min(most, 30), kinds);
  }
  for (const kind of kinds) if (kind > 0 && fall < asked - 0.3) fall += 1 / 6;
  return fall;
}

/** Symbols that would help if this seat rolled them: for its own finals and for those of all. */
function openFor(stand: Stand, seat: number): void {
  const { need, have, joint } = stand;
  sumLeft(stand);
  for (let symbol = 0; symbol < 4; symbol++) {
    const lacks = (need[seat * 4 + symbol] as number) - (have[seat * WIDTH + symbol] as number);
    const all = (joint[symbol] as number) - (left[symbol] as number);
    open[symbol] = Math.max(0, lacks) + Math.max(0, all);
  }
  for (let jokers = have[seat * WIDTH + JOKER] as number; jokers > 0; jokers--) {
    let most = 0;
    for (let symbol = 1; symbol < 4; symbol++) if ((open[symbol] as number) > (open[most] as number)) most = symbol;
    open[most] = (open[most] as number) - 1;
  }
}

/** Of one symbol, up to so many: what these dice show on average. */
function expected(symbol: number, most: number, kinds: readonly number[]): number {
  spread.fill(0, 0, most + 1);
  spread[0] = 1;
  for (const kind of kinds) {
    const [none, one, two] = (BY_KIND[kind] as readonly (readonly number[])[])[symbol] as [number, number, number];
    if (none === 1) continue;
    for (let n = most; n >= 0; n--) {
      const here = spread[n] as number;
      spread[n] = here * none;
      if (n + 1 <= most) spread[n + 1] = (spread[n + 1] as number) + here * one;
      else spread[most] = (spread[most] as number) + here * one;
      if (n + 2 <= most) spread[n + 2] = (spread[n + 2] as number) + here * two;
      else spread[most] = (spread[most] as number) + here * two;
    }
  }
  let mean = 0;
  for (let n = 1; n <= most; n++) mean += n * (spread[n] as number);
  return mean;
}

export const kindAt = (at: number): number => Math.floor(at / (6 * WIDTH));

/** What a throw costs on average, in markers. */
const THROW_COST = BLACK_DIE.reduce<number>((sum, pips) => sum + pips, 0) / 6;

interface Throw {
  readonly seat: number;
  /** Places of the dice among those of the seat. */
  readonly dice: readonly number[];
  /** Missing symbols made up for, a marker. */
  readonly worth: number;
}

const free: number[] = [];
const kinds: number[] = [];

/** The throws of a seat worth a thought: all dice that nobody would miss, and these with one more. */
export function throwsOf(stand: Stand, seat: number): Throw[] {
  const dice = stand.dice[seat] as Int16Array;
  const before = missingOf(stand);
  takeFree(stand, seat, free);
  kinds.length = 0;
  for (const i of free) kinds.push(kindAt(dice[i] as number));
  const throws: Throw[] = [];
  if (free.length > 0) throws.push({ seat, dice: [...free], worth: likelyFall(stand, seat, kinds) / THROW_COST });
  const seen = new Set<number>();
  for (let i = 0; i < dice.length; i++) {
    const at = dice[i] as number;
    if (free.includes(i) || seen.has(at)) continue;
    seen.add(at);
    take(stand, seat, at, -1);
    kinds.push(kindAt(at));
    const fall = before - missingOf(stand) + likelyFall(stand, seat, kinds);
    throws.push({ seat, dice: [...free, i], worth: fall / THROW_COST });
    kinds.pop();
    take(stand, seat, at, 1);
  }
  putBack(stand, seat, free);
  return throws;
}

/** Adds what a token shows. */
export function help({ have }: Stand, seat: number, symbols: Count, times: 1 | -1): void {
  for (let symbol = 0; symbol < 4; symbol++)
    have[seat * WIDTH + symbol] = (have[seat * WIDTH + symbol] as number) + times * (symbols[symbol] as number);
}
