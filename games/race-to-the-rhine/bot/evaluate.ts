/** The chance of winning, as it stands: medals, the race, and the supplies for it. */
import type { Seat } from '@sztab/kernel';
import { MARKERS } from '../content/logistics.ts';
import type { RrTable } from '../rules/table.ts';
import { FEATURES, featuresOf } from './features.ts';
import { lookAt } from './look.ts';
import { CHANCES, SOLO, SOLO_TURNS } from './weights.ts';

const END = FEATURES.map((feature) => CHANCES[feature][0]);
const START = FEATURES.map((feature) => CHANCES[feature][1]);
const TURNS = FEATURES.map((feature) => SOLO_TURNS[feature] ?? 0);

const dot = (weights: readonly number[], values: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (weights[i] as number) * (values[i] as number);
  return sum;
};

export function evaluate(t: RrTable, seat: Seat): number {
  const players = t.commanders.length;
  if (t.result) {
    if (!t.result.winners.includes(seat)) return 0;
    return players === 1 ? early(t.round) : 1;
  }
  if (players === 1) {
    const turns = SOLO.start + dot(TURNS, featuresOf(lookAt(t, seat)));
    return SOLO.doubt * early(t.round + Math.max(1, turns));
  }
  const left = t.ending ? 0 : Math.min(1, t.markerPool / (MARKERS[players] as number));
  let sum = 0;
  let mine = 0;
  for (let other = 0; other < players; other++) {
    const features = featuresOf(lookAt(t, other));
    const worth = Math.exp(dot(END, features) + left * dot(START, features));
    sum += worth;
    if (other === seat) mine = worth;
  }
  return mine / sum;
}

const early = (turn: number): number => Math.max(0.05, 1 - turn / SOLO.turns);
