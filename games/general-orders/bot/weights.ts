/**
 * What each term weighs in each of the four rounds. The sum is the logit of the winning chance.
 *
 * Source: set by hand as the start, then logistic regression on the results of games that a greedy
 * player played against itself on both boards, a few deployments in a hundred left to chance; played and fitted twice,
 * drawn towards the start and rounded. The danger of the HQ is set by hand: it decides the game, but hardly ever happens.
 */
import type { Mode } from '../content/sides.ts';
import { TERMS, type Term, type Terms } from './terms.ts';

type Row = readonly [number, number, number, number];

const ROWS: Readonly<Record<Term, Row>> = {
  stars: [0.14, 0.16, 0.25, 0.43],
  starsCutOff: [0.15, 0.18, 0.18, 0.14],
  garrisons: [0.05, 0.09, 0.05, 0.04],
  line: [0.12, 0.13, 0.1, 0.05],
  mass: [0.03, 0.05, 0.02, 0.01],
  soldiersCutOff: [0.05, 0.05, 0.04, 0.04],
  hqGuard: [0.02, 0.01, 0.01, 0],
  bonus: [0.31, 0.25, 0.16, 0],
  signalUnit: [0.05, 0, 0, 0],
  supplyDepot: [0.14, 0.08, 0.06, 0],
  commanders: [0.39, 0.34, 0.38, 0.37],
  cards: [0.18, 0.25, 0.22, 0.15],
  initiative: [0.06, 0.06, 0.07, 0.05],
  tempo: [0.08, 0.13, 0.13, 0.29],
  aircraft: [0.1, 0.1, 0.09, 0.06],
  aircraftCutOff: [0.06, 0.06, 0.06, 0.05],
  zones: [0.2, 0.2, 0.25, 0.3],
  zoneCover: [0.17, 0.2, 0.12, 0],
  zoneBombs: [0, 0, 0, 0],
  hqZoneLost: [-0.35, -0.3, -0.3, -0.17],
  worstDanger: [-0.06, -0.06, -0.06, -0.13],
  danger: [-0.02, -0.02, -0.05, -0.06],
  laterDanger: [-0.03, -0.02, -0.03, -0.01],
  hqDanger: [-3.5, -3.5, -3.5, -3.5],
  hqLaterDanger: [-1, -1, -1, 0],
  bestOpen: [0, 0.05, 0.06, 0.17],
  open: [0, 0, 0.04, 0.1],
};

/** How much better Blue stands than the terms say; the mountain board is the same for both. */
const EVEN: Readonly<Record<Mode, Row>> = { alpine: [0, 0, 0, 0], island: [0.46, 0.33, 0.21, -0.06] };

export interface RoundWeights {
  readonly even: Readonly<Record<Mode, number>>;
  readonly of: Readonly<Terms>;
}

const inRound = <K extends string>(rows: Readonly<Record<K, Row>>, keys: readonly K[], round: number) =>
  Object.fromEntries(keys.map((key) => [key, rows[key][round]])) as Record<K, number>;

/** By round, the first at index 0. */
export const WEIGHTS: readonly RoundWeights[] = [0, 1, 2, 3].map((round) => ({
  even: inRound(EVEN, ['alpine', 'island'], round),
  of: inRound(ROWS, TERMS, round),
}));
