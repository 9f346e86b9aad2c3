/** Which missions to complete with what lies there, and whether tokens are worth it. */
import type { Seat } from '@sztab/kernel';
import type { Token } from '../content/characters.ts';
import { TOKEN } from '../content/characters.ts';
import type { MissionId } from '../content/missions.ts';
import type { Count } from '../content/symbols.ts';
import { symbolTokensOf } from '../rules/cover.ts';
import type { Move } from '../rules/moves.ts';
import { type Settlement, type State, undertakenBy } from '../rules/state.ts';
import { JOKER, missing, type Needs, SHOWS, showing, WIDTH } from './symbols.ts';
import { type MissionWorth, missionWorth, tokenCost } from './worth.ts';

/** Some missions of a seat together, bit by bit: what they need, and what it is worth to complete them. */
export interface Bundle {
  readonly set: number;
  readonly need: Count;
  readonly value: number;
}

/** The missions of a seat in the struggle, and what it has for them. */
export interface Hand {
  readonly cards: readonly MissionId[];
  readonly bundles: readonly Bundle[];
  readonly tokens: readonly Token[];
  readonly tokenCost: number;
  /** What the dice show: four symbols and the jokers. */
  readonly have: readonly number[];
}

// Kept with the pawns of a round: nothing on the map changes while they roll.
const undertaken = new WeakMap<State['pawns'], Pick<Hand, 'cards' | 'bundles'>[]>();

function missionsOf(s: State, seat: Seat): Pick<Hand, 'cards' | 'bundles'> {
  let seats = undertaken.get(s.pawns);
  if (!seats) {
    seats = [];
    undertaken.set(s.pawns, seats);
  }
  const known = seats[seat];
  const cards = undertakenBy(s, seat) as MissionId[];
  if (known?.cards.length === cards.length) return known;
  const missions = { cards, bundles: bundlesOf(cards.map((card) => missionWorth(s, card))) };
  seats[seat] = missions;
  return missions;
}

/** Every choice of missions but none. */
function bundlesOf(worths: readonly MissionWorth[]): Bundle[] {
  const bundles: Bundle[] = [];
  for (let set = 1; set < 1 << worths.length; set++) {
    const need: Needs = [0, 0, 0, 0];
    let sum = 0;
    worths.forEach(({ value, harm, mission }, m) => {
      if (!(set & (1 << m))) return;
      for (let symbol = 0; symbol < 4; symbol++)
        need[symbol] = (need[symbol] as number) + (mission.needs[symbol] as number);
      // With the harm that it averts.
      sum += 0.1 + value + (mission.bang ? Math.max(0, harm) : 0);
    });
    bundles.push({ set, need, value: sum });
  }
  return bundles;
}

export function handOf(s: State, seat: Seat): Hand {
  const have = [0, 0, 0, 0, 0];
  for (const one of s.players[seat]?.held ?? []) {
    const at = showing(one);
    for (let symbol = 0; symbol < WIDTH; symbol++)
      have[symbol] = (have[symbol] as number) + (SHOWS[at + symbol] as number);
  }
  const { cards, bundles } = missionsOf(s, seat);
  return { cards, bundles, tokens: symbolTokensOf(s, seat), tokenCost: tokenCost(s), have };
}

interface Choice {
  readonly worth: number;
  /** Missions and tokens, bit by bit. */
  readonly set: number;
  readonly tokens: number;
}

/** The best that can be completed as the dice lie. */
export function bestChoice(hand: Hand): Choice {
  let best: Choice = { worth: 0, set: 0, tokens: 0 };
  for (const { set, need, value } of hand.bundles) {
    if (value <= best.worth) continue;
    const tokens = fewestTokens(hand, need);
    if (tokens < 0) continue;
    const worth = value - hand.tokenCost * bitsIn(tokens);
    if (worth > best.worth) best = { worth, set, tokens };
  }
  return best;
}

const bitsIn = (set: number): number => {
  let count = 0;
  for (let bits = set; bits > 0; bits &= bits - 1) count++;
  return count;
};

/** The tokens that must go to cover a need; -1: they do not suffice. */
function fewestTokens({ tokens, have }: Hand, need: Count): number {
  const jokers = have[JOKER] as number;
  if (missing(need, have, jokers) === 0) return 0;
  let best = -1;
  for (let some = 1; some < 1 << tokens.length; some++) {
    if (best >= 0 && bitsIn(some) >= bitsIn(best)) continue;
    const more = [...have];
    tokens.forEach((token, i) => {
      if (!(some & (1 << i))) return;
      for (let symbol = 0; symbol < 4; symbol++)
        more[symbol] = (more[symbol] as number) + (TOKEN[token].symbols[symbol] as number);
    });
    if (missing(need, more, jokers) === 0) best = some;
  }
  return best;
}

/** Whether just this is chosen, and no token has to go for it. */
export function isBest(s: State, seat: Seat, { claims, uses }: Settlement): boolean {
  const hand = handOf(s, seat);
  const { set, tokens } = bestChoice(hand);
  if (tokens > 0 || uses.length > 0 || bitsIn(set) !== claims.length) return false;
  return hand.cards.every((card, m) => claims.includes(card) === (set & (1 << m)) > 0);
}

/** The next step from what is chosen to what is best. */
export function settleMove(s: State, seat: Seat, own: Settlement, moves: readonly Move[]): Move {
  const hand = handOf(s, seat);
  const best = bestChoice(hand);
  const claims = hand.cards.filter((_, m) => best.set & (1 << m));
  const uses = hand.tokens.filter((_, i) => best.tokens & (1 << i));
  const wanted: Move[] = [
    ...own.claims.filter((card) => !(claims as string[]).includes(card)).map((card): Move => `unclaim(${card})`),
    ...claims.filter((card) => !own.claims.includes(card)).map((card): Move => `claim(${card})`),
    ...uses.filter((token) => !own.uses.includes(token)).map((token): Move => `useToken(${token})`),
  ];
  const next = wanted.find((move) => moves.includes(move));
  if (next) return next;
  if (moves.includes('settle')) return 'settle';
  return moves.find((move) => move.startsWith('useToken')) ?? (moves[0] as Move);
}
