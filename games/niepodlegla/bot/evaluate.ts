/** The team's chance to win; all win or lose together. */
import { isFinalRound, type State } from '../rules/state.ts';
import { BASE, ODDS } from './term-weights.ts';
import { TERMS, termsOf } from './terms.ts';

const TABLE = TERMS.map((term) => ODDS[term]);

/** What the logarithm of the odds is added up of: what the round says, and each term by its weight. */
export function oddsOf(s: State): { readonly base: number; readonly amounts: number[]; readonly weights: number[] } {
  const amounts = termsOf(s);
  const players = s.players.length - 2;
  const early = Math.min(8, Math.max(0, 9 - s.round)) / 8;
  const last = isFinalRound(s);
  let base = (last ? BASE.final : BASE.late)[players] as number;
  if (!last) base += early * ((BASE.early[players] as number) - base);
  const weights = TABLE.map(([late, soon, final]) => (last ? final : late + early * (soon - late)));
  return { base, amounts, weights };
}

export function evaluate(s: State): number {
  if (s.result) return s.result.won ? 1 : 0;
  const { base, amounts, weights } = oddsOf(s);
  let odds = base;
  for (let i = 0; i < amounts.length; i++) odds += (amounts[i] as number) * (weights[i] as number);
  return 1 / (1 + Math.exp(-odds));
}
