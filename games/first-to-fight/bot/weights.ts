/**
 * Every number the brain goes by, in victory points unless said otherwise.
 *
 * Source: set by hand as the start. `DOUBT` and `EFFORT` are fitted to games that the policy played against
 * itself (results against what `evaluate` had expected); the rest is set by hand and was kept where it won more such games.
 */
import type { Ability } from '../content/abilities.ts';

/** By number of players: 2, 3, 4. */
export type ByPlayers = readonly [number, number, number];

export const PROSPECTS = {
  /** Strength that a mission's region can still hope for, at once and for each further round, and at most. */
  start: [0.6, 0.4, 0.2] as ByPlayers,
  growth: [1.6, 1.5, 1.3] as ByPlayers,
  most: [12, 12, 10] as ByPlayers,
  /** How blurred the outcome is, in Strength: at once, and for each further round up to five. */
  blur: [0.7, 0.7, 0.8] as ByPlayers,
  blurGrowth: [0.45, 0.45, 0.45] as ByPlayers,
  /** Months of a usual round, the part of the way to a date that this round's jump takes, and what an active order is worth. */
  months: 5,
  thisRound: 0.8,
  order: 0.12,
} as const;

/** Points that make a winner e times as likely as another: at the end, and for each mission a player holds. */
export const DOUBT = { least: 2.2, mission: 4.7 } as const;

/** Rivals work for what they hold: so much better than any other stands each mission in a rival's hand. */
export const EFFORT: ByPlayers = [5, 3.6, 1.6];

export const WORTH = {
  nurse: 0.6,
  /** A mission is kept if it is likely to bring more than this, counted from a failure. */
  keep: 6,
  /** Any soldier who lives on. */
  life: 0.3,
  /** The best tile for the one who chooses next, the second best for the next, and so on: each so much less likely. */
  tile: 0.7,
  tileFades: 0.6,
  /** Of the points of missions, that a trained soldier survives a first wound; that one point of Underground may do so. */
  toughness: 0.12,
  underground: 0.04,
  /** A recruiter sees two or three cards and takes what suits: part of the way from the average to the best. */
  choice: { usual: 0.2, chooser: 0.32 },
  recruit: 0.4,
  liaison: 0.2,
  /** A token on the own crew, and for each soldier that it holds there. */
  token: 0.4,
  locked: 0.35,
  tokenRounds: 2.5,
} as const;

export const ABILITY_WORTH: Readonly<Record<Ability, number>> = {
  additionalRecruitment: 0.5,
  victoryPoint: 1,
  training: 0.15,
  undergroundActivity: 0,
  movement: 0,
  liaison: 0.2,
};

/** Ending the round, beyond what it does to the own missions. */
export const TEMPO = { maneuvers: 0.6, tileLeft: -0.45, pointLeft: -0.3 } as const;

/** How much a gain of all rivals together counts against a gain of one's own. */
export const RIVALS: ByPlayers = [0.9, 0.8, 0.7];

/** Of some two hundred decisions each is worth a point or two in a hundred of the chance of winning; against that a prior must be small. */
export const CURIOSITY = 0.15;
