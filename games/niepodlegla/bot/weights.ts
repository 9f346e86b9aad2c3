/**
 * Every number the policy goes by, in points of which a step of a track is worth about five.
 * The start is that section; what differs from it won more of the games that the policy played. The numbers of `evaluate` stand in
 * chances.ts.
 */
import type { Town } from '../content/towns.ts';

export const TRACK = {
  /** A step while the two have not met, later in the war, then one that makes Paris easier, and one that does not. */
  before: 5.5,
  late: 1,
  between: 3.2,
  beyond: 0.3,
  /** From 6 to 7: a small final turns. */
  seventh: 1,
  bonus: { removeObstacle: 1.5, morale: 2, refreshTokens: 0.8 },
} as const;

export const PEOPLE = {
  die: 9,
  earlyDie: 10,
  /** A symbol token, and for each of its symbols; a morale token, and for each marker. */
  token: [2, 3],
  moraleToken: [2.4, 1.6],
} as const;

export const MAP = {
  free: 3,
  against: 2.3,
  stacked: 0.3,
  russian: 0.5,
  againstKey: 0.35,
  second: 0.8,
  further: 0.3,
  lastOfRegion: 2,
  oneOfTwo: 0.8,
  harmHeld: 2.4,
  harmHeldKey: 0.6,
  harmSpare: 1,
  harm: 1.7,
  harmKey: 0.3,
} as const;

/** What a town is worth beyond being one: the finals that it turns. */
export const KEY: Readonly<Partial<Record<Town, number>>> = {
  gdansk: 1.2,
  poznan: 1.2,
  opole: 1.2,
  krakow: 0.8,
  lwow: 0.8,
  stanislawow: 0.8,
  cieszyn: 0.2,
  kowno: 0.4,
  wilno: 0.4,
  pinsk: 0.4,
  luck: 0.4,
};

export const OTHER = { time: 9, black: 1.6, remove: 0.25, shield: 1.2, jail: 2 } as const;

/** Threat cards that the check of morale brings, and a marker more than that. */
export const MORALE = { one: 3, two: 6, four: 12, marker: 0.45 } as const;

/** A symbol token turned in an ordinary round, if it stays so for a while. */
export const TOKEN_COST = 1.2;

/** How a plan counts with what it does not see. */
export const PLAN = {
  /** Markers that a plan leaves, and what a throw costs on average. */
  reserve: 3.5,
  throwCost: 2 / 3,
  /** Part of a token's cost while it is only likely to be needed. */
  tokenShare: 0.6,
  /** Of the harm, how much it counts in the first order of missions. */
  harmShare: 0.25,
} as const;

/**
 * How the search is told what to look at: losses of so many points are still worth a thought (in the last round: symbols a marker),
 * and how fast that fades.
 */
export const THOUGHT = { plan: 1.2, roll: 2, final: 0.8, town: 1.6, warmth: 0.8, most: 4 } as const;

/** The team stops in the last round with challenges open, if it is as likely as this to live through their penalties. */
export const STOP = 0.3;
