/**
 * What each term weighs in each of the four stages. The sum is the logit of the winning chance.
 *
 * Found by logistic regression on the results of games that the policy played against itself, its weights jittered and
 * three moves in a hundred left to chance; then the policy took the new weights, and all was played and fitted again,
 * six times over. Only `homeLost` is set by hand: it decides the game, but hardly ever happens.
 */
import type { InstantEffect, SpecialEffect } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';

type Term =
  | 'theft'
  | 'scouts'
  | 'scoutsOut'
  | 'search'
  | 'searchNext'
  | 'line'
  | 'lineOut'
  | 'lineIn'
  | 'lineReadyOut'
  | 'lineReadyHome'
  | 'lineReadyIn'
  | 'elites'
  | 'elitesOut'
  | 'elitesIn'
  | 'elitesReadyOut'
  | 'elitesReadyHome'
  | 'steal'
  | 'supports'
  | 'supportsReady'
  | 'homeEmpty'
  | 'homeLost'
  | 'handScouts'
  | 'handLine'
  | 'handElites'
  | 'handSupports';

/** What one side's cards and places weigh in one stage. */
export type Weights = Readonly<Record<Term | InstantEffect | SpecialEffect, number>>;

export interface StageWeights extends Readonly<Record<Common, number>>, Readonly<Record<Side, Weights>> {}

type Common = 'even' | 'lead' | 'ahead' | 'passed';
type Row = readonly [number, number, number, number];

const COMMON: Readonly<Record<Common, Row>> = {
  even: [-0.24, -0.57, -0.79, -1.2],
  lead: [0.55, 0.71, 0.8, 1.12],
  ahead: [0.13, 0.17, 0.28, 1.22],
  passed: [0.39, 0.24, 0.25, 0.27],
};

const OF_SIDE: Readonly<Record<Side, Readonly<Record<keyof Weights, Row>>>> = {
  PL: {
    theft: [-0.1, -0.18, -0.13, -0.07],
    scouts: [0.35, 0.33, 0.18, 0.02],
    scoutsOut: [0.26, 0.26, 0.27, 0.04],
    search: [0, 0.05, 0.2, 0.61],
    searchNext: [0.1, 0.04, 0.09, -0.04],
    line: [0.13, 0.2, 0.09, -0.06],
    lineOut: [0.56, 0.27, 0.15, 0.04],
    lineIn: [0.69, 0.35, 0.12, 0.04],
    lineReadyOut: [0.2, 0.18, 0.16, 0.2],
    lineReadyHome: [-0.01, -0.35, -0.22, -0.02],
    lineReadyIn: [0.13, 0.26, 0.13, 0.21],
    elites: [0.33, 0.28, 0.09, -0.01],
    elitesOut: [0.32, 0.27, 0.23, 0.08],
    elitesIn: [0.62, 0.65, 0.75, 0.37],
    elitesReadyOut: [0.3, 0.23, 0.3, 0.34],
    elitesReadyHome: [0.23, 0.16, 0.23, 0.11],
    steal: [0.6, 0.4, 0.51, 1.22],
    supports: [0.33, 0.32, 0.21, 0.05],
    supportsReady: [0.21, 0.2, 0.27, 0.47],
    homeEmpty: [-0.06, -0.29, 0.05, -0.78],
    homeLost: [0, 0, 0, -4],
    handScouts: [0.4, 0.41, 0.31, 0.16],
    handLine: [0.41, 0.26, 0.16, 0],
    handElites: [0.48, 0.48, 0.35, 0.16],
    handSupports: [0.45, 0.49, 0.46, 0.59],
    warLuck: [0.21, 0.31, 0.36, 0.43],
    warMisfortune: [0.23, 0.33, 0.41, 0.56],
    ambush: [0.26, 0.35, 0.31, 0.1],
    witnesses: [0.26, 0.28, 0.26, 0.24],
    nurse: [0.34, 0.25, 0.07, -0.08],
    motorcycles: [0, 0, 0, 0],
    highMorale: [0.14, 0.12, 0.1, 0.23],
    hideFragments: [0.13, 0.14, 0.05, -0.02],
    mostIII: [0.2, 0.21, 0.13, 0.12],
    motorisedColumn: [0, 0, 0, 0],
  },
  DE: {
    theft: [-0.3, -0.36, -0.28, -0.06],
    scouts: [0.44, 0.37, 0.21, 0.08],
    scoutsOut: [0.1, 0.12, 0.2, 0.08],
    search: [-0.32, 0.08, 0.17, 0.54],
    searchNext: [-0.11, 0.04, 0.19, 0.21],
    line: [0.35, 0.26, 0.11, 0.03],
    lineOut: [0.28, 0.12, 0.1, -0.01],
    lineIn: [0.57, 0.41, 0.27, 0.05],
    lineReadyOut: [0.27, 0.29, 0.22, 0.2],
    lineReadyHome: [-0.06, -0.16, -0.05, 0.01],
    lineReadyIn: [-0.02, 0.24, 0.19, 0.24],
    elites: [0.36, 0.36, 0.17, -0.01],
    elitesOut: [0.43, 0.23, 0.24, 0.07],
    elitesIn: [0.66, 0.58, 0.59, 0.26],
    elitesReadyOut: [0.31, 0.31, 0.26, 0.29],
    elitesReadyHome: [0.27, 0.14, 0.28, 0.11],
    steal: [-0.19, 0.03, 0.33, 0.82],
    supports: [0.45, 0.37, 0.25, 0.02],
    supportsReady: [0.14, 0.21, 0.23, 0.49],
    homeEmpty: [0, -0.43, -0.24, -0.48],
    homeLost: [0, 0, 0, -4],
    handScouts: [0.32, 0.3, 0.31, 0.33],
    handLine: [0.45, 0.34, 0.26, 0.08],
    handElites: [0.41, 0.5, 0.4, 0.13],
    handSupports: [0.45, 0.44, 0.39, 0.48],
    warLuck: [0.26, 0.19, 0.3, 0.42],
    warMisfortune: [0.25, 0.25, 0.4, 0.49],
    ambush: [0.3, 0.37, 0.35, 0.18],
    witnesses: [0, 0, 0, 0],
    nurse: [0.36, 0.2, 0.04, -0.02],
    motorcycles: [0.27, 0.25, 0.18, 0.19],
    highMorale: [0.17, 0.15, 0.16, 0.46],
    hideFragments: [0, 0, 0, 0],
    mostIII: [0, 0, 0, 0],
    motorisedColumn: [0.06, 0.05, 0.06, 0.09],
  },
};

const column = <K extends string>(rows: Readonly<Record<K, Row>>, stage: number): Readonly<Record<K, number>> =>
  Object.fromEntries(Object.entries<Row>(rows).map(([term, row]) => [term, row[stage]])) as Record<K, number>;

/** By stage, the first at index 0. */
export const WEIGHTS: readonly StageWeights[] = [0, 1, 2, 3].map((stage) => ({
  ...column(COMMON, stage),
  PL: column(OF_SIDE.PL, stage),
  DE: column(OF_SIDE.DE, stage),
}));
