/** Whether to roll again in an ordinary round, and which dice. */
import type { Seat } from '@sztab/kernel';
import { TOKEN, type Token } from '../content/characters.ts';
import { BLACK_DIE, type Die } from '../content/dice.ts';
import { SHIELD_FROM, threatCards } from '../content/tracks.ts';
import type { Move } from '../rules/moves.ts';
import type { HeldDie, Player, State } from '../rules/state.ts';
import { moraleTokensOf } from '../rules/struggle.ts';
import { blackDiceToCome } from './consent.ts';
import { oddsOf, THROWS } from './odds.ts';
import { bestChoice, type Hand, handOf } from './settling.ts';
import { JOKER, kindOf, missing, type Needs, SHOWS, showing, WIDTH } from './symbols.ts';
import { MORALE, OTHER } from './weights.ts';

/** Dice to roll again, and what that is likely to bring more than it costs. */
export interface Stroke {
  readonly dice: readonly Die[];
  readonly net: number;
  /** The missions it aims at, bit by bit, and whether tokens help it. */
  readonly set: number;
  readonly helped: boolean;
}

const THREATS = [0, MORALE.one, MORALE.two, MORALE.two, MORALE.four];
const MOST = 16;

/** What so many markers are worth at the check, at their place plus one; the first place is for an overdraw. */
function ends(shield: number): Float64Array {
  const worth = new Float64Array(MOST);
  for (let markers = -1; markers < MOST - 1; markers++) {
    const cards = THREATS[threatCards(markers, markers < 0)] as number;
    worth[markers + 1] = MORALE.marker * Math.max(0, markers) - cards + (markers >= SHIELD_FROM ? shield : 0);
  }
  return worth;
}

/** One throw of the black die earlier. */
function before(worth: Float64Array): Float64Array {
  return worth.map((_, at) => {
    let sum = 0;
    for (const pips of BLACK_DIE) sum += worth[Math.max(0, at - pips)] as number;
    return sum / BLACK_DIE.length;
  });
}

// By black dice to come and by whether a shield would help.
const known = new Map<number, Float64Array>();

/** What so many markers are worth now: missions that nobody took may still cost some. */
function moraleWorth(s: State): Float64Array {
  const blacks = blackDiceToCome(s);
  const shield = !s.shield && s.round < 9;
  const key = blacks * 2 + (shield ? 1 : 0);
  let worth = known.get(key);
  if (!worth) {
    worth = ends(shield ? OTHER.shield : 0);
    for (let n = 0; n < blacks; n++) worth = before(worth);
    known.set(key, worth);
  }
  return worth;
}

/** What a throw costs with so many markers; between whole numbers a mean. */
function throwCost(worth: Float64Array, markers: number): number {
  const low = Math.max(0, Math.floor(markers));
  const part = Math.max(0, markers) - low;
  return wholeCost(worth, low) * (1 - part) + wholeCost(worth, low + 1) * part;
}

function wholeCost(worth: Float64Array, markers: number): number {
  const now = worth[Math.min(MOST - 1, markers + 1)] as number;
  let after = 0;
  for (const pips of BLACK_DIE) after += worth[Math.max(0, Math.min(MOST - 1, markers + 1 - pips))] as number;
  return now - after / BLACK_DIE.length;
}

interface Told {
  /** Nothing that counts changes without a throw, a pass or a marker more or less. */
  readonly barriers: number;
  readonly morale: number;
  readonly lies: number;
  readonly strokes: readonly Stroke[];
}

// The last answer for each seat, kept with the pawns of its round: who speaks first asks for all seats again and again.
const told = new WeakMap<State['pawns'], Told[]>();

/** How the dice of a seat lie, and what else the answer depends on while the pawns stay, in one number. */
function liesOf(s: State, seat: Seat): number {
  let lies = s.morale * 10 + s.round;
  for (const { holder, active } of s.tokens) lies = lies * 2 + (active && holder === seat ? 1 : 0);
  for (const { up } of (s.players[seat] as Player).held) lies = lies * 7 + up;
  return lies;
}

/** The ways to roll again that promise anything, the best first. */
export function strokesOf(s: State, seat: Seat): readonly Stroke[] {
  if (s.morale < 1 || s.overdrawn) return [];
  let seats = told.get(s.pawns);
  if (!seats) {
    seats = [];
    told.set(s.pawns, seats);
  }
  const { barriers, morale } = s;
  const known = seats[seat];
  if (known?.barriers === barriers && known.morale === morale) return known.strokes;
  const lies = liesOf(s, seat);
  // Beyond this a number does not hold every die any more.
  const same = known?.lies === lies && lies < Number.MAX_SAFE_INTEGER;
  const strokes = same ? known.strokes : newStrokes(s, seat);
  seats[seat] = { barriers, morale, lies, strokes };
  return strokes;
}

function newStrokes(s: State, seat: Seat): Stroke[] {
  const hand = handOf(s, seat);
  const now = bestChoice(hand).worth;
  const worth = moraleWorth(s);
  const { held } = s.players[seat] as Player;
  const strokes: Stroke[] = [];
  for (const { set, need: whole, value } of hand.bundles) {
    if (value <= now + 0.1) continue;
    for (let helped = 0; helped <= Math.min(1, hand.tokens.length); helped++) {
      const need: Needs = [...whole];
      const extra = value - now - (helped > 0 ? helpedBy(hand, need) : 0);
      if (extra <= 0) continue;
      const stroke = strokeFor(held, need, hand.have, extra, worth, s.morale);
      // Written out: to spread a stroke made every throw that bots think of a quarter dearer.
      if (stroke) strokes.push({ dice: stroke.dice, net: stroke.net, set, helped: helped > 0 });
    }
  }
  return strokes.sort((a, b) => b.net - a.net);
}

/** Takes what the tokens give from a need; returns their cost. */
export function helpedBy({ tokens, tokenCost }: Hand, need: Needs): number {
  let cost = 0;
  for (const token of tokens) {
    const { symbols } = TOKEN[token];
    let helps = false;
    for (let symbol = 0; symbol < 4; symbol++) {
      if ((symbols[symbol] as number) === 0 || (need[symbol] as number) === 0) continue;
      need[symbol] = Math.max(0, (need[symbol] as number) - (symbols[symbol] as number));
      helps = true;
    }
    if (helps) cost += tokenCost;
  }
  return cost;
}

/** What stays on the table while a throw is thought about. */
const kept = [0, 0, 0, 0, 0];

function strokeFor(
  held: readonly HeldDie[],
  need: Needs,
  have: readonly number[],
  extra: number,
  worth: Float64Array,
  morale: number,
): Pick<Stroke, 'dice' | 'net'> | null {
  for (let symbol = 0; symbol < WIDTH; symbol++) kept[symbol] = have[symbol] as number;
  const dice: Die[] = [];
  let neutral = 0;
  let characters = 0;
  const short = missing(need, kept, kept[JOKER] as number);
  // Characters lie last; they are the better ones to roll again.
  for (let i = held.length - 1; i >= 0; i--) {
    const one = held[i] as HeldDie;
    const at = showing(one);
    for (let symbol = 0; symbol < WIDTH; symbol++)
      kept[symbol] = (kept[symbol] as number) - (SHOWS[at + symbol] as number);
    if (missing(need, kept, kept[JOKER] as number) > short || (SHOWS[at + JOKER] as number) > 0) {
      for (let symbol = 0; symbol < WIDTH; symbol++)
        kept[symbol] = (kept[symbol] as number) + (SHOWS[at + symbol] as number);
      continue;
    }
    dice.push(one.die);
    const kind = kindOf(one.die);
    if (kind === 0) neutral++;
    else characters |= 1 << (kind - 1);
  }
  if (dice.length === 0) return null;
  const odds = oddsOf(neutral, characters, stillOpen(need));
  let net = Number.NEGATIVE_INFINITY;
  let cost = 0;
  for (let n = 1; n < THROWS; n++) {
    const missed = n === 1 ? 1 : 1 - (odds[n - 2] as number);
    cost += missed * throwCost(worth, morale - (2 / 3) * (n - 1));
    net = Math.max(net, extra * (odds[n - 1] as number) - cost);
  }
  return { dice, net };
}

const open: Needs = [0, 0, 0, 0];

/** What the dice that are thrown must bring: jokers that stay fill the largest gaps. */
function stillOpen(need: Needs): Needs {
  for (let symbol = 0; symbol < 4; symbol++)
    open[symbol] = Math.max(0, (need[symbol] as number) - (kept[symbol] as number));
  for (let jokers = kept[JOKER] as number; jokers > 0; jokers--) {
    let most = 0;
    for (let symbol = 1; symbol < 4; symbol++) if ((open[symbol] as number) > (open[most] as number)) most = symbol;
    open[most] = Math.max(0, (open[most] as number) - 1);
  }
  return open;
}

/** A morale token that helps the check more than it will help later. */
export function moraleTokenFor(s: State, seat: Seat, cost: number): Token | null {
  const worth = moraleWorth(s);
  let best: Token | null = null;
  let most = 0;
  for (const token of moraleTokensOf(s, seat)) {
    const now = worth[Math.min(MOST - 1, s.morale + 1)] as number;
    const gain = (worth[Math.min(MOST - 1, s.morale + 1 + TOKEN[token].morale)] as number) - now;
    if (gain - cost <= most) continue;
    most = gain - cost;
    best = token;
  }
  return best;
}

/** The next step towards a throw of these dice; those chosen already stay. */
export function towards(held: readonly HeldDie[], dice: readonly Die[]): Move {
  const next = held.find(({ die, selected }) => !selected && dice.includes(die));
  return next ? `selectDie(${next.die})` : 'reroll';
}
