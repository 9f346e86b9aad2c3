/**
 * What a move is for, in codes: how the terms of the judgement differ after it and after the next best move, on the same imagined worlds
 * with the same dice; where that does not tell, after it and after whatever else could be played.
 */
import {
  advance,
  below,
  type FastStream,
  fastStream,
  type Mind,
  type Reason,
  type Shape,
  type Term,
} from '@sztab/kernel';
import type { Question } from './bot.ts';
import { playOut } from './play-out.ts';

/** How one term differs on average over the worlds. */
export interface Difference {
  readonly code: string;
  readonly thing: string | null;
  readonly value: number;
  /** The standard error of `value`. */
  readonly error: number;
  readonly count: number;
}

/** A finished game has no terms but this one. */
const END = 'end';
const DECIDED = 6;
const WORLDS = 32;
/** Where the terms are looked at: when things have settled, and, if that does not tell, so many decisions of the line that is expected later. */
const LOOKS: readonly number[] = [0, 8];
const MOST = 2;
const SHARE = 1 / 4;
/** Smaller differences than so many standard errors may be chance. */
const SURE = 2;
/** A difference that is none: sums of numbers that should be alike. */
const TRIFLE = 1e-9;
const NOW = 'now';

/** Why rather this move than the other: at most two, the weightier first; none if the terms do not tell. */
export function reasonsFor<S extends Shape>(
  mind: Mind<S>,
  question: Question<S>,
  move: S['move'],
  other: S['move'],
  dice: FastStream,
): readonly Reason[] {
  if (!mind.brain.terms) return [];
  for (const look of LOOKS) {
    const reasons = namedOf(differencesOf(mind, question, [move, [other]], look, dice));
    if (reasons.length > 0) return reasons;
  }
  return [];
}

/**
 * How a reason is to be read: why rather than another move; what the line behind the move is expected to bring, where other moves can still lead to the
 * same; or that nothing hangs on the choice that could be foreseen.
 */
export type Because = 'rather' | 'ahead' | 'alike';

/**
 * What a move is for, by everything that is known of it: why rather than the next best, which is often its twin; why rather than whatever else can be
 * played; what it gains, though the terms see a price that the line behind it pays back; else what that line brings.
 */
export function purposeOf<S extends Shape>(
  mind: Mind<S>,
  question: Question<S>,
  move: S['move'],
  [next, ...rest]: readonly S['move'][],
  dice: FastStream,
): { readonly because: Because; readonly reasons: readonly Reason[] } {
  const met: (readonly Difference[])[] = [];
  // Looking along the line is dear: only the next best is met there.
  const looks = LOOKS.map((look) => [next === undefined ? [] : [next], look] as const);
  for (const [others, look] of [...looks, [rest, 0] as const]) {
    if (others.length === 0) continue;
    const differences = differencesOf(mind, question, [move, others], look, dice);
    const reasons = namedOf(differences);
    if (reasons.length > 0) return { because: 'rather', reasons };
    met.push(differences);
  }
  for (const differences of met) {
    const gain = gainOf(differences);
    if (gain) return { because: 'rather', reasons: [gain] };
  }
  for (const look of LOOKS) {
    const gain = gainOf(differencesOf(mind, question, [move, NOW], look, dice));
    if (gain) return { because: 'ahead', reasons: [gain] };
  }
  return { because: 'alike', reasons: [] };
}

/** The largest gain, if it is no trifle beside the price. */
export function gainOf(differences: readonly Difference[]): Reason | null {
  let gain: Difference | null = null;
  let price = 0;
  for (const one of differences) {
    price = Math.max(price, -one.value);
    if (one.value > TRIFLE && one.value >= SURE * one.error && one.value > (gain?.value ?? 0)) gain = one;
  }
  return gain && gain.value >= SHARE * price ? reasonOf(gain) : null;
}

const reasonOf = ({ code, thing, count }: Difference): Reason => ({ code, thing, n: Math.max(0, Math.round(count)) });

/** Of the two largest differences those that are true of the numbers: without it a quarter of the whole difference would be gone, or all of it. */
export function namedOf(differences: readonly Difference[]): readonly Reason[] {
  let whole = 0;
  for (const { value } of differences) whole += value;
  if (whole <= 0) return [];
  return [...differences]
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST)
    .filter(({ value, error }) => value > 0 && value >= SURE * error && value >= SHARE * whole)
    .map(reasonOf);
}

/** The first move against the other, or against others, of which every world meets the next, or against how things stand. */
export function differencesOf<S extends Shape>(
  mind: Mind<S>,
  question: Question<S>,
  [move, others]: readonly [S['move'], readonly S['move'][] | typeof NOW],
  look: number,
  dice: FastStream,
): readonly Difference[] {
  const sums = new Map<string, { code: string; thing: string | null; values: number[]; counts: number }>();
  for (let world = 0; world < WORLDS; world++) {
    const luck = below(dice, 2 ** 32);
    const add = (terms: readonly Term[], sign: 1 | -1): void => {
      for (const { code, thing = null, value, count = 0, passing } of terms) {
        if (passing && others === NOW) continue;
        const key = `${code} ${thing}`;
        let sum = sums.get(key);
        if (!sum) {
          sum = { code, thing, values: new Array<number>(WORLDS).fill(0), counts: 0 };
          sums.set(key, sum);
        }
        sum.values[world] = (sum.values[world] as number) + sign * value;
        sum.counts += sign * count;
      }
    };
    add(termsAfter(mind, question, move, look, luck), 1);
    add(
      others === NOW
        ? termsNow(mind, question, luck)
        : termsAfter(mind, question, others[world % others.length] as S['move'], look, luck),
      -1,
    );
  }
  return [...sums.values()].map(({ code, thing, values, counts }) => {
    const value = values.reduce((sum, one) => sum + one, 0) / WORLDS;
    const spread = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / (WORLDS - 1);
    return { code, thing, value, error: Math.sqrt(spread / WORLDS), count: counts / WORLDS };
  });
}

function termsAfter<S extends Shape>(
  { game, brain }: Mind<S>,
  { view, seat }: Question<S>,
  move: S['move'],
  look: number,
  luck: number,
): readonly Term[] {
  const dice = fastStream(luck);
  const s = game.imagine(view, dice);
  advance(game, s, seat, move);
  playOut(game, brain, s, dice, look * (brain.stride?.(s) ?? 1));
  if (s.flow.length > 0) return brain.terms?.(s, seat) ?? [];
  return [{ code: END, value: DECIDED * (2 * brain.evaluate(s, seat) - 1) }];
}

function termsNow<S extends Shape>(
  { game, brain }: Mind<S>,
  { view, seat }: Question<S>,
  luck: number,
): readonly Term[] {
  return brain.terms?.(game.imagine(view, fastStream(luck)), seat) ?? [];
}
