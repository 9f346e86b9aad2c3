/** Which missions to complete with what lies there, and whether tokens are worth it. */
import type { Seat } from '@sztab/kernel';
import type { Token } from '../content/characters.ts';
import { TOKEN } from '../content/characters.ts';
import type { MissionId } from '../content/missions.ts';
import type { Count } from '../content/symbols.ts';
import { symbolTokensOf } from '../rules/cover.ts';
import type { NpMove } from '../rules/moves.ts';
import { type NpTable, type Settlement, undertakenBy } from '../rules/table.ts';
import { JOKER, missing, type Needs, SHOWS, showing, WIDTH } from './symbols.ts';
import { missionWorth, tokenCost } from './worth.ts';

/** The missions of a seat in the struggle, and what it has for them. */
export interface Hand {
  readonly cards: readonly MissionId[];
  readonly needs: readonly Count[];
  /** Of completing each, with the harm that it averts. */
  readonly values: readonly number[];
  readonly tokens: readonly Token[];
  readonly tokenCost: number;
  /** What the dice show: four symbols and the jokers. */
  readonly have: readonly number[];
}

export function handOf(t: NpTable, seat: Seat): Hand {
  const cards = undertakenBy(t, seat) as MissionId[];
  const worths = cards.map((card) => missionWorth(t, card));
  const have = [0, 0, 0, 0, 0];
  for (const one of t.players[seat]?.held ?? []) {
    const at = showing(one);
    for (let s = 0; s < WIDTH; s++) have[s] = (have[s] as number) + (SHOWS[at + s] as number);
  }
  return {
    cards,
    needs: worths.map(({ mission }) => mission.needs),
    values: worths.map(({ value, harm, mission }) => 0.1 + value + (mission.bang ? Math.max(0, harm) : 0)),
    tokens: symbolTokensOf(t, seat),
    tokenCost: tokenCost(t),
    have,
  };
}

/** What a set of missions needs together, bit by bit. */
export function needOf({ needs }: Hand, set: number): Needs {
  const sum: Needs = [0, 0, 0, 0];
  for (let m = 0; m < needs.length; m++) {
    if (!(set & (1 << m))) continue;
    const need = needs[m] as Count;
    for (let s = 0; s < 4; s++) sum[s] = (sum[s] as number) + (need[s] as number);
  }
  return sum;
}

export function worthOf({ values }: Hand, set: number): number {
  let sum = 0;
  for (let m = 0; m < values.length; m++) if (set & (1 << m)) sum += values[m] as number;
  return sum;
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
  for (let set = 1; set < 1 << hand.cards.length; set++) {
    const value = worthOf(hand, set);
    if (value <= best.worth) continue;
    const need = needOf(hand, set);
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
function fewestTokens({ tokens, have }: Hand, need: Needs): number {
  const jokers = have[JOKER] as number;
  if (missing(need, have, jokers) === 0) return 0;
  let best = -1;
  for (let some = 1; some < 1 << tokens.length; some++) {
    if (best >= 0 && bitsIn(some) >= bitsIn(best)) continue;
    const more = [...have];
    tokens.forEach((token, i) => {
      if (!(some & (1 << i))) return;
      for (let s = 0; s < 4; s++) more[s] = (more[s] as number) + (TOKEN[token].symbols[s] as number);
    });
    if (missing(need, more, jokers) === 0) best = some;
  }
  return best;
}

/** The next step from what is chosen to what is best. */
export function settleMove(t: NpTable, seat: Seat, own: Settlement, moves: readonly NpMove[]): NpMove {
  const hand = handOf(t, seat);
  const best = bestChoice(hand);
  const claims = hand.cards.filter((_, m) => best.set & (1 << m));
  const uses = hand.tokens.filter((_, i) => best.tokens & (1 << i));
  const wanted: NpMove[] = [
    ...own.claims.filter((card) => !(claims as string[]).includes(card)).map((card): NpMove => `unclaim(${card})`),
    ...claims.filter((card) => !own.claims.includes(card)).map((card): NpMove => `claim(${card})`),
    ...uses.filter((token) => !own.uses.includes(token)).map((token): NpMove => `useToken(${token})`),
  ];
  const next = wanted.find((move) => moves.includes(move));
  if (next) return next;
  if (moves.includes('settle')) return 'settle';
  return moves.find((move) => move.startsWith('useToken')) ?? (moves[0] as NpMove);
}
