/** The chance of winning, as it stands: medals, the race, and the supplies for it. */
import type { Seat } from '@sztab/kernel';
import { MARKERS } from '../content/logistics.ts';
import type { State } from '../rules/state.ts';
import { lookAt } from './look.ts';
import { TERMS, termsOf } from './terms.ts';
import { CHANCES, SOLO, SOLO_ODDS } from './weights.ts';

const END = TERMS.map((term) => CHANCES[term][0]);
const START = TERMS.map((term) => CHANCES[term][1]);
const ODDS = TERMS.map((term) => SOLO_ODDS[term] ?? 0);

const dot = (weights: readonly number[], values: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (weights[i] as number) * (values[i] as number);
  return sum;
};

/** Alone: the logarithm of the odds to cross. */
export const soloOdds = (s: State, amounts: readonly number[]): number =>
  SOLO.start + SOLO.turn * s.round + dot(ODDS, amounts);

/** How much of the game is left, by the markers. */
const leftOf = (s: State): number =>
  s.ending ? 0 : Math.min(1, s.markerPool / (MARKERS[s.commanders.length] as number));

/** Against rivals: the logarithm of what a commander's chances are in proportion to. */
export const worthOf = (s: State, amounts: readonly number[]): number =>
  dot(END, amounts) + leftOf(s) * dot(START, amounts);

/** What each term weighs now, in their order. */
export function weightsOf(s: State): readonly number[] {
  if (s.commanders.length === 1) return ODDS;
  const left = leftOf(s);
  return END.map((end, i) => end + left * (START[i] as number));
}

export function evaluate(s: State, seat: Seat): number {
  const players = s.commanders.length;
  if (s.result) {
    if (!s.result.winners.includes(seat)) return 0;
    return players === 1 ? 1 - s.round / SOLO.turns : 1;
  }
  if (players === 1) {
    const odds = soloOdds(s, termsOf(lookAt(s, seat)));
    return 1 / (1 + Math.exp(-odds));
  }
  let sum = 0;
  let mine = 0;
  for (let other = 0; other < players; other++) {
    const worth = Math.exp(worthOf(s, termsOf(lookAt(s, other))));
    sum += worth;
    if (other === seat) mine = worth;
  }
  return mine / sum;
}
