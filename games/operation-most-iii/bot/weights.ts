/** Section 13.3 of the specification: what the terms of the evaluation weigh. Found by play, so data and not code. */
import type { InstantEffect, SpecialEffect } from '../content/cards.ts';
import type { Side } from '../content/zones.ts';

export interface Weights {
  /** Theft: how far parts in the rear count less. */
  readonly risk: number;
  /** Scouts: a stage to come, standing in no man's land, ready there. */
  readonly scoF: number;
  readonly scoMid: number;
  readonly scoRdy: number;
  /** Line units. */
  readonly solF: number;
  readonly solRdy: number;
  readonly solMid: number;
  /** Elites: a stage to come, in the enemy home, ready there, in no man's land. */
  readonly eliF: number;
  readonly eliIn: number;
  readonly eliRdy: number;
  readonly eliMid: number;
  /** Supports. */
  readonly supF: number;
  readonly supRdy: number;
  /** A Unit or Support in the hand, as a share of one on the table. */
  readonly handU: number;
  /** What the enemy's standing weighs beside the own one. */
  readonly agg: number;
  /** Willingness: the second action of Volunteers, of a Column, to react, to ambush, to nurse, to pass. */
  readonly vol: number;
  readonly col: number;
  readonly react: number;
  readonly amb: number;
  readonly nur: number;
  readonly passBias: number;
  /** `e`: what the other cards are worth in the hand. */
  readonly card: Readonly<Record<InstantEffect | SpecialEffect, number>>;
}

export const SIMPLE: Weights = {
  risk: 0.1,
  scoF: 0.3,
  scoMid: 0.12,
  scoRdy: 0.38,
  solF: 0.14,
  solRdy: 0.14,
  solMid: 0.06,
  eliF: 0.22,
  eliIn: 0.15,
  eliRdy: 0.55,
  eliMid: 0.06,
  supF: 0.2,
  supRdy: 0.15,
  handU: 0.7,
  agg: 1,
  vol: 0.5,
  col: 0.5,
  react: 0.85,
  amb: 0.6,
  nur: 0.7,
  passBias: 0,
  card: {
    warLuck: 0.35,
    warMisfortune: 0.35,
    ambush: 0.45,
    witnesses: 0.5,
    nurse: 0.3,
    motorcycles: 0.15,
    highMorale: 0.3,
    hideFragments: 0.25,
    mostIII: 0.35,
    motorisedColumn: 0.6,
  },
};

/** Found by letting both sides improve in turn against each other. Cards the side does not own weigh nothing. */
export const TUNED: Readonly<Record<Side, Weights>> = {
  PL: {
    risk: 0.28,
    scoF: 0.06,
    scoMid: 0.09,
    scoRdy: 0.03,
    solF: 0.01,
    solRdy: 0.03,
    solMid: 0.04,
    eliF: 0.42,
    eliIn: 0.52,
    eliRdy: 0.56,
    eliMid: 0.02,
    supF: 0.74,
    supRdy: 0.19,
    handU: 1.06,
    agg: 1.12,
    vol: 0.11,
    col: 0,
    react: 0.21,
    amb: 3.42,
    nur: 0.4,
    passBias: -0.39,
    card: {
      warLuck: 0.29,
      warMisfortune: 0.9,
      ambush: 0.15,
      witnesses: 1.39,
      nurse: 0.46,
      motorcycles: 0,
      highMorale: 0.11,
      hideFragments: 0.53,
      mostIII: 0.65,
      motorisedColumn: 0,
    },
  },
  DE: {
    risk: 0.06,
    scoF: 1.46,
    scoMid: 0.08,
    scoRdy: 0.21,
    solF: 0.04,
    solRdy: 0.14,
    solMid: 0.08,
    eliF: 0.99,
    eliIn: 0.22,
    eliRdy: 0.34,
    eliMid: 0.14,
    supF: 0.56,
    supRdy: 0.18,
    handU: 1.09,
    agg: 3.25,
    vol: 0.05,
    col: 0.58,
    react: 0.13,
    amb: 0.17,
    nur: 0.1,
    passBias: -0.17,
    card: {
      warLuck: 0.4,
      warMisfortune: 0.06,
      ambush: 7.91,
      witnesses: 0,
      nurse: 1.07,
      motorcycles: 0.07,
      highMorale: 0.66,
      hideFragments: 0,
      mostIII: 0,
      motorisedColumn: 0.98,
    },
  },
};
