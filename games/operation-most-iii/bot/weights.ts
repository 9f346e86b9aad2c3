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
  even: [-0.22, -0.49, -0.59, -1.11],
  lead: [0.56, 0.7, 0.78, 1.12],
  ahead: [0.07, 0.15, 0.28, 1.21],
  field: [-0.01, -0.01, -0.02, -0.01],
  toMove: [0.01, 0.02, 0.02, 0.06],
  passed: [0.4, 0.25, 0.23, 0.18],
};

const OF_SIDE: Readonly<Record<Side, Readonly<Record<keyof Weights, Row>>>> = {
  PL: {
    theft: [-0.06, -0.15, -0.13, -0.07],
    scouts: [0.37, 0.32, 0.17, 0.01],
    scoutsOut: [0.26, 0.28, 0.29, 0.07],
    search: [0.04, 0.08, 0.21, 0.61],
    searchNext: [0.09, 0.05, 0.1, -0.01],
    guard: [0.03, -0.05, -0.05, -0.07],
    line: [0.17, 0.21, 0.1, -0.07],
    lineOut: [0.53, 0.26, 0.14, 0.05],
    lineIn: [0.61, 0.35, 0.13, 0.05],
    lineReadyOut: [0.14, 0.15, 0.17, 0.25],
    lineReadyHome: [-0.05, -0.37, -0.23, -0.02],
    lineReadyIn: [0.29, 0.23, 0.19, 0.17],
    prey: [0.02, 0.06, 0.04, 0.04],
    elites: [0.33, 0.27, 0.09, -0.01],
    elitesOut: [0.33, 0.27, 0.26, 0.08],
    elitesIn: [0.64, 0.65, 0.76, 0.38],
    elitesReadyOut: [0.26, 0.21, 0.28, 0.33],
    elitesReadyHome: [0.23, 0.17, 0.23, 0.1],
    steal: [0.53, 0.39, 0.55, 1.21],
    supports: [0.33, 0.31, 0.21, 0.04],
    supportsReady: [0.22, 0.21, 0.27, 0.48],
    homeEmpty: [-0.08, -0.18, 0, -0.87],
    homeLost: [-0.12, -0.01, -0.04, -0.06],
    handScouts: [0.39, 0.4, 0.32, 0.15],
    handLine: [0.42, 0.25, 0.15, 0],
    handElites: [0.48, 0.47, 0.35, 0.16],
    handSupports: [0.46, 0.48, 0.46, 0.56],
    warLuck: [0.22, 0.3, 0.36, 0.41],
    warMisfortune: [0.23, 0.31, 0.42, 0.56],
    ambush: [0.27, 0.35, 0.31, 0.1],
    witnesses: [0.26, 0.27, 0.26, 0.2],
    nurse: [0.33, 0.24, 0.07, -0.06],
    motorcycles: [0, 0, 0, 0],
    highMorale: [0.14, 0.11, 0.1, 0.26],
    hideFragments: [0.13, 0.14, 0.04, -0.04],
    mostIII: [0.2, 0.21, 0.13, 0.15],
    motorisedColumn: [0, 0, 0, 0],
  },
  DE: {
    theft: [-0.31, -0.32, -0.23, -0.04],
    scouts: [0.44, 0.4, 0.22, 0.06],
    scoutsOut: [0.11, 0.12, 0.21, 0.1],
    search: [-0.29, 0.08, 0.18, 0.55],
    searchNext: [-0.09, 0.02, 0.2, 0.22],
    guard: [-0.04, -0.04, -0.05, -0.03],
    line: [0.34, 0.25, 0.12, 0.03],
    lineOut: [0.29, 0.13, 0.1, 0],
    lineIn: [0.58, 0.42, 0.26, 0.05],
    lineReadyOut: [0.18, 0.28, 0.22, 0.2],
    lineReadyHome: [-0.05, -0.15, -0.04, 0.01],
    lineReadyIn: [0.09, 0.24, 0.21, 0.21],
    prey: [0.16, 0.1, 0.06, -0.01],
    elites: [0.43, 0.36, 0.16, 0],
    elitesOut: [0.38, 0.23, 0.25, 0.05],
    elitesIn: [0.57, 0.56, 0.62, 0.27],
    elitesReadyOut: [0.22, 0.24, 0.25, 0.3],
    elitesReadyHome: [0.21, 0.13, 0.28, 0.08],
    steal: [-0.26, 0.08, 0.29, 0.83],
    supports: [0.45, 0.37, 0.25, 0.01],
    supportsReady: [0.14, 0.21, 0.23, 0.49],
    homeEmpty: [0.01, -0.72, -0.53, -0.62],
    homeLost: [-0.4, 0.47, 0.36, 0.15],
    handScouts: [0.32, 0.3, 0.32, 0.33],
    handLine: [0.46, 0.34, 0.25, 0.08],
    handElites: [0.41, 0.48, 0.4, 0.14],
    handSupports: [0.45, 0.45, 0.38, 0.49],
    warLuck: [0.26, 0.2, 0.3, 0.43],
    warMisfortune: [0.25, 0.27, 0.39, 0.52],
    ambush: [0.31, 0.37, 0.35, 0.17],
    witnesses: [0, 0, 0, 0],
    nurse: [0.35, 0.22, 0.04, -0.01],
    motorcycles: [0.27, 0.25, 0.18, 0.2],
    highMorale: [0.17, 0.16, 0.15, 0.47],
    hideFragments: [0, 0, 0, 0],
    mostIII: [0, 0, 0, 0],
    motorisedColumn: [0.08, 0.08, 0.05, 0.1],
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
