/**
 * What the visits of searches have taught about kinds of moves: one more head on the judgement's last hidden layer. It says how much more readily, or less,
 * a kind of move is played here than the hand-written priors think.
 */

import { fastStreamFrom, mix, moveParts } from '@sztab/kernel';
import { adamOf } from './adam.ts';
import { unpacked } from './fit.ts';
import { HIDDEN, hiddenOf, type Network } from './network.ts';
import { countOf, isForChoosing, isHeldOut, type Rows } from './rows.ts';

/** A move that a search thought about: its prior, and its share of the visits. */
export interface Choice {
  readonly kind: string;
  readonly prior: number;
  readonly visits: number;
}

export interface Leaning {
  readonly kinds: readonly string[];
  /** How far the hand-written priors are believed; 1: as they are. */
  readonly sharpness: number;
  /** For each kind its weights, one for each hidden unit, and a bias behind them. */
  readonly head: Float32Array;
}

/** Mean surprise at the visits of held-out games, by the hand-written priors and by those learned. */
export interface LeaningHeld {
  readonly positions: number;
  readonly byHand: number;
  readonly learned: number;
}

const UNITS = HIDDEN[1];
const WIDTH = UNITS + 1;
/** A kind counts if it was thought about so often; the rest are taken together by their verbs. */
const LEAST_SEEN = 40;
const MOST_KINDS = 250;
/** How it is learned. */
const FIT = { passes: 12, batch: 256, rate: 0.02, decay: 0.02 };

/** By its text, or else by its verb; −1: nothing was learned about it. */
export function placesOf(kinds: readonly string[]): (kind: string) => number {
  const places = new Map(kinds.map((kind, at) => [kind, at]));
  return (kind) => places.get(kind) ?? places.get(verbOf(kind)) ?? -1;
}

const verbOf = (kind: string): string => `${moveParts(kind).verb} …`;

/** Priors as the leaning sees them: the told ones, each as believable as they are, times what was learned. None that was 0 comes up. */
export function leaned(
  { sharpness, head }: Leaning,
  places: readonly number[],
  told: readonly number[],
  hidden: Float32Array,
): number[] {
  return told.map((prior, i) => {
    if (prior <= 0) return 0;
    return Math.exp(sharpness * Math.log(prior) + pull(head, places[i] as number, hidden));
  });
}

function pull(head: Float32Array, place: number, hidden: Float32Array): number {
  if (place < 0) return 0;
  const at = place * WIDTH;
  let sum = head[at + UNITS] as number;
  for (let k = 0; k < UNITS; k++) sum += (head[at + k] as number) * (hidden[k] as number);
  // So that no move worth a thought is ever quite out of sight.
  return Math.max(-4, Math.min(4, sum));
}

/** Learns from these rows and the choices at each of them; null where there is too little, or where it is no better than the hand-written priors. */
export function fitLeaning(
  rows: Rows,
  choices: readonly (readonly Choice[])[],
  network: Network,
  inputs: number,
  seed: string,
): { readonly leaning: Leaning; readonly held: LeaningHeld } | null {
  const fitted: number[] = [];
  const held: number[] = [];
  for (let row = 0; row < countOf(rows); row++) {
    if ((choices[row]?.length ?? 0) < 2) continue;
    const game = rows.games[row] as number;
    if (isHeldOut(game) || isForChoosing(game)) held.push(row);
    else fitted.push(row);
  }
  if (fitted.length === 0 || held.length === 0) return null;
  const kinds = kindsIn(fitted.map((row) => choices[row] as readonly Choice[]));
  const placeOf = placesOf(kinds);
  const hidden = hiddenOf(network);
  const x = new Float32Array(inputs);
  const head = new Float32Array(kinds.length * WIDTH + 1);
  // The last parameter is the sharpness, which does not decay.
  const SHARP = head.length - 1;
  head[SHARP] = 1;
  const learn = learnerOf(head, SHARP);
  const dice = fastStreamFrom(`sztab leaning\n${seed}`);
  const thoughts = new Map<number, Thought>();
  for (const row of [...fitted, ...held]) {
    const list = choices[row] as readonly Choice[];
    thoughts.set(row, {
      units: hidden(unpacked(rows, row, x)).slice(),
      places: list.map(({ kind }) => placeOf(kind)),
      priors: list.map(({ prior }) => prior),
      visits: list.map(({ visits }) => visits),
    });
  }
  for (let pass = 0; pass < FIT.passes; pass++) {
    mix(dice, fitted);
    for (let from = 0; from < fitted.length; from += FIT.batch)
      learn(fitted.slice(from, from + FIT.batch).map((row) => thoughts.get(row) as Thought));
  }
  const leaning: Leaning = { kinds, sharpness: head[SHARP] as number, head: head.slice(0, SHARP) };
  const mean = (of: (thought: Thought) => number): number =>
    held.reduce((sum, row) => sum + of(thoughts.get(row) as Thought), 0) / held.length;
  const result: LeaningHeld = {
    positions: held.length,
    byHand: mean(({ priors, visits }) => surprise(shares(priors), visits)),
    learned: mean(({ places, priors, units, visits }) =>
      surprise(shares(leaned(leaning, places, priors, units)), visits),
    ),
  };
  return result.learned < result.byHand ? { leaning, held: result } : null;
}

interface Thought {
  readonly units: Float32Array;
  readonly places: readonly number[];
  readonly priors: readonly number[];
  readonly visits: readonly number[];
}

/** The kinds that were met often, then the verbs of all. */
function kindsIn(lists: readonly (readonly Choice[])[]): string[] {
  const seen = new Map<string, number>();
  const verbs = new Set<string>();
  for (const list of lists) {
    for (const { kind } of list) {
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      verbs.add(verbOf(kind));
    }
  }
  const often = [...seen].filter(([, times]) => times >= LEAST_SEEN);
  often.sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return [...often.slice(0, MOST_KINDS).map(([kind]) => kind), ...[...verbs].sort()];
}

/** Learns from the cross-entropy between visits and leaned priors. */
function learnerOf(head: Float32Array, sharp: number): (batch: readonly Thought[]) => void {
  const slope = new Float32Array(head.length);
  const follow = adamOf(head, FIT.decay, 1);
  return (batch) => {
    slope.fill(0);
    for (const { units, places, priors, visits } of batch) {
      const now = shares(leaned({ kinds: [], sharpness: head[sharp] as number, head }, places, priors, units));
      for (let i = 0; i < now.length; i++) {
        const d = (now[i] as number) - (visits[i] as number);
        slope[sharp] = (slope[sharp] as number) + d * Math.log(priors[i] as number);
        const place = places[i] as number;
        if (place < 0) continue;
        const at = place * WIDTH;
        for (let k = 0; k < UNITS; k++) slope[at + k] = (slope[at + k] as number) + d * (units[k] as number);
        slope[at + UNITS] = (slope[at + UNITS] as number) + d;
      }
    }
    follow(slope, batch.length, FIT.rate);
  };
}

function shares(priors: readonly number[]): number[] {
  const sum = priors.reduce((all, one) => all + one, 0);
  return priors.map((prior) => prior / sum);
}

function surprise(priors: readonly number[], visits: readonly number[]): number {
  return visits.reduce((sum, share, i) => sum - share * Math.log(Math.max(1e-7, priors[i] as number)), 0);
}
