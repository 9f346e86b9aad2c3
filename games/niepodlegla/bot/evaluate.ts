/** The team's chance to win; all win or lose together. */
import { isFinalRound, type State } from '../rules/state.ts';
import { BASE, ODDS } from './chances.ts';
import { FEATURES, featuresOf } from './features.ts';

const TABLE = FEATURES.map((feature) => ODDS[feature]);

export function evaluate(s: State): number {
  if (s.result) return s.result.won ? 1 : 0;
  const features = featuresOf(s);
  const players = s.players.length - 2;
  const early = Math.min(8, Math.max(0, 9 - s.round)) / 8;
  const last = isFinalRound(s);
  let odds = (last ? BASE.final : BASE.late)[players] as number;
  if (!last) odds += early * ((BASE.early[players] as number) - odds);
  for (let i = 0; i < features.length; i++) {
    const [late, soon, final] = TABLE[i] as (typeof TABLE)[number];
    odds += (features[i] as number) * (last ? final : late + early * (soon - late));
  }
  return 1 / (1 + Math.exp(-odds));
}
