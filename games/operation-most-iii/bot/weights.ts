/**
 * What each term weighs in a stage, in the logit of the winning chance. Fitted to the results of games that the policy
 * played against itself (README of this folder says how), so data and not code.
 */
import type { InstantEffect, SpecialEffect } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';

type Term =
  | 'theft'
  | 'scouts'
  | 'scoutsOut'
  | 'search'
  | 'searchNext'
  | 'guard'
  | 'line'
  | 'lineOut'
  | 'lineIn'
  | 'lineReadyOut'
  | 'lineReadyHome'
  | 'lineReadyIn'
  | 'prey'
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

type Common = 'even' | 'lead' | 'ahead' | 'field' | 'toMove' | 'passed';
type Row = readonly [number, number, number, number];

const COMMON: Readonly<Record<Common, Row>> = {
  even: [-0.34, -0.47, -0.82, -0.98],
  lead: [0.63, 0.71, 0.78, 1.1],
  ahead: [0.16, 0.18, 0.3, 1.32],
  field: [-0.02, -0.01, -0.01, -0.01],
  toMove: [-0.01, 0, 0.01, 0.05],
  passed: [0.49, 0.32, 0.29, 0.25],
};

const OF_SIDE: Readonly<Record<Side, Readonly<Record<keyof Weights, Row>>>> = {
  PL: {
    theft: [-0.1, -0.14, -0.11, -0.06],
    scouts: [0.36, 0.3, 0.22, 0.01],
    scoutsOut: [0.31, 0.32, 0.27, 0.09],
    search: [0.06, 0.07, 0.19, 0.58],
    searchNext: [0.14, 0.07, 0.06, 0.02],
    guard: [0.05, -0.03, -0.06, -0.05],
    line: [0.33, 0.24, 0.05, -0.12],
    lineOut: [0.43, 0.26, 0.23, 0.09],
    lineIn: [0.53, 0.36, 0.21, 0.11],
    lineReadyOut: [0.15, 0.15, 0.17, 0.23],
    lineReadyHome: [-0.18, -0.35, -0.15, 0],
    lineReadyIn: [-0.05, 0.2, 0.14, 0.12],
    prey: [0.02, 0.01, 0.03, -0.01],
    elites: [0.3, 0.22, 0.07, 0],
    elitesOut: [0.35, 0.27, 0.27, 0.09],
    elitesIn: [0.71, 0.67, 0.75, 0.41],
    elitesReadyOut: [0.27, 0.2, 0.26, 0.31],
    elitesReadyHome: [0.27, 0.16, 0.22, 0.09],
    steal: [0.57, 0.43, 0.59, 1.24],
    supports: [0.32, 0.28, 0.19, 0.01],
    supportsReady: [0.27, 0.23, 0.27, 0.42],
    homeEmpty: [-0.14, -0.25, 0.03, -1.01],
    homeLost: [0.07, -0.1, -0.18, -0.65],
    handScouts: [0.44, 0.42, 0.32, 0.12],
    handLine: [0.47, 0.27, 0.14, -0.1],
    handElites: [0.5, 0.43, 0.33, 0.2],
    handSupports: [0.5, 0.48, 0.43, 0.44],
    warLuck: [0.27, 0.31, 0.35, 0.39],
    warMisfortune: [0.29, 0.35, 0.42, 0.47],
    ambush: [0.29, 0.34, 0.3, 0.16],
    witnesses: [0.31, 0.28, 0.26, 0.17],
    nurse: [0.38, 0.25, 0.1, -0.07],
    motorcycles: [0, 0, 0, 0],
    highMorale: [0.2, 0.11, 0.08, 0.22],
    hideFragments: [0.21, 0.16, 0.06, -0.01],
    mostIII: [0.25, 0.21, 0.11, 0.2],
    motorisedColumn: [0, 0, 0, 0],
  },
  DE: {
    theft: [-0.32, -0.32, -0.25, -0.07],
    scouts: [0.53, 0.41, 0.19, 0.04],
    scoutsOut: [0.06, 0.09, 0.21, 0.09],
    search: [-0.22, 0.05, 0.15, 0.51],
    searchNext: [-0.15, -0.01, 0.2, 0.23],
    guard: [-0.05, -0.03, -0.05, -0.01],
    line: [0.29, 0.24, 0.08, 0.02],
    lineOut: [0.33, 0.14, 0.13, 0.04],
    lineIn: [0.64, 0.36, 0.24, 0.13],
    lineReadyOut: [0.25, 0.27, 0.22, 0.19],
    lineReadyHome: [0.05, -0.1, 0.01, 0],
    lineReadyIn: [0.17, 0.25, 0.17, 0.1],
    prey: [0.12, 0.08, 0.05, -0.07],
    elites: [0.33, 0.34, 0.15, 0.06],
    elitesOut: [0.48, 0.24, 0.23, 0.01],
    elitesIn: [0.77, 0.57, 0.59, 0.24],
    elitesReadyOut: [0.29, 0.23, 0.23, 0.27],
    elitesReadyHome: [0.3, 0.11, 0.24, 0.05],
    steal: [-0.18, 0, 0.3, 0.81],
    supports: [0.44, 0.37, 0.26, 0.05],
    supportsReady: [0.18, 0.22, 0.22, 0.45],
    homeEmpty: [-0.06, -0.58, -0.3, 0.18],
    homeLost: [-0.41, 0.38, 0.23, -0.68],
    handScouts: [0.36, 0.32, 0.32, 0.33],
    handLine: [0.49, 0.37, 0.24, 0.02],
    handElites: [0.42, 0.46, 0.39, 0.17],
    handSupports: [0.46, 0.45, 0.35, 0.47],
    warLuck: [0.27, 0.18, 0.25, 0.4],
    warMisfortune: [0.27, 0.29, 0.41, 0.48],
    ambush: [0.29, 0.36, 0.33, 0.15],
    witnesses: [0, 0, 0, 0],
    nurse: [0.34, 0.23, 0.05, -0.04],
    motorcycles: [0.29, 0.25, 0.15, 0.19],
    highMorale: [0.22, 0.18, 0.16, 0.44],
    hideFragments: [0, 0, 0, 0],
    mostIII: [0, 0, 0, 0],
    motorisedColumn: [0.17, 0.07, 0.06, 0.06],
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
