/**
 * What each term weighs in each of the four stages. The sum is the logit of the winning chance.
 *
 * Found by logistic regression on the results of games that the policy played against itself, its weights jittered and
 * three moves in a hundred left to chance; then the policy took the new weights, and all was played and fitted again,
 * six times over. Only `homeLost` is set by hand: it decides the game, but hardly ever happens.
 */
import type { Side } from '../content/zones.ts';
import weights from './weights.json' with { type: 'json' };

/** What one side's cards and places weigh in one stage. */
export type Weights = Readonly<Record<keyof (typeof weights)['PL'], number>>;

export interface StageWeights extends Readonly<Record<Common, number>>, Readonly<Record<Side, Weights>> {}

type Common = keyof (typeof weights)['common'];

/** By stage. */
type Row = readonly number[];

const column = <K extends string>(rows: Readonly<Record<K, Row>>, stage: number): Readonly<Record<K, number>> =>
  Object.fromEntries(Object.entries<Row>(rows).map(([term, row]) => [term, row[stage]])) as Record<K, number>;

/** By stage, the first at index 0. */
export const WEIGHTS: readonly StageWeights[] = [0, 1, 2, 3].map((stage) => ({
  ...column(weights.common, stage),
  PL: column(weights.PL, stage),
  DE: column(weights.DE, stage),
}));
