/** The team's chance to win; all win or lose together. */
import { isFinalRound, type State } from '../rules/state.ts';
import { BASE, ODDS } from './chances.ts';
import { FEATURES, featuresOf } from './features.ts';

const TABLE = FEATURES.map((feature) => ODDS[feature]);

/** What the logarithm of the odds is added up of: what the round says, and each feature by its weight. */
export function oddsOf(s: State): { readonly base: number; readonly features: number[]; readonly weights: number[] } {
  const features = featuresOf(s);
  const players = s.players.length - 2;
  const early = Math.min(8, Math.max(0, 9 - s.round)) / 8;
  const last = isFinalRound(s);
  let base = (last ? BASE.final : BASE.late)[players] as number;
  if (!last) base += early * ((BASE.early[players] as number) - base);
  const weights = TABLE.map(([late, soon, final]) => (last ? final : late + early * (soon - late)));
  return { base, features, weights };
}

export function evaluate(s: State): number {
  if (s.result) return s.result.won ? 1 : 0;
  const { base, features, weights } = oddsOf(s);
  let odds = base;
  for (let i = 0; i < features.length; i++) odds += (features[i] as number) * (weights[i] as number);
  return 1 / (1 + Math.exp(-odds));
}
