/**
 * Every number the brain goes by. Source: section 13.2 of the specification as the start. All are set by hand: the points of the
 * policy by looking at its games, those of `evaluate` by a fit to results of the policy against itself, smoothed where the fit made no
 * sense (a hungry corps is no advantage).
 */
import type { Kind } from '../content/supplies.ts';
import type { Feature } from './features.ts';

/** A step on the way to the Rhine. */
export const WAY = { own: 0.65, held: 0.03, fresh: 1, resistance: 1.7, fort: 0.5 } as const;

/** Points of the policy: a medal is worth 3, one more token where it is wanted about 1. */
export const POINTS = {
  medal: 3,
  field: 0.2,
  /** A token found on a fresh field, times its chance. */
  find: 0.2,
  forward: 1.2,
  /** A free shared field that a rival wants as well. */
  shared: 0.3,
  /** A step of the foremost corps towards the Rhine; of any other. */
  step: 0.75,
  follow: 0.2,
  soloFollow: 0.5,
  /** A step towards the nearest medal. */
  lure: 0.35,
  lureReach: 7,
  /** Beating a division of pursuit; one of resistance, on average. */
  division: 0.55,
  resistance: 1.7,
  crossing: 40,
  /** Joining what was cut off; standing without a line, in steps. */
  rejoin: 1.5,
  unlinked: 3,
  /** A field of the line that no corps guards any more; alone it is lost for certain. */
  gap: 0.3,
  soloGap: 1,
  fuel: 0.6,
  ammo: 0.5,
} as const;

/** What one more token is worth to a corps that has 0, 1, 2 … of the kind. */
export const CRAVING: Readonly<Record<Kind, readonly number[]>> = {
  fuel: [1.3, 1, 0.7, 0.4, 0.2, 0.1],
  ammo: [0.7, 0.5, 0.25, 0.15, 0.1, 0.05],
  food: [0.7, 0.25, 0.1, 0.05, 0.05, 0.05],
};
/** Ammunition when resistance lies ahead. */
export const BEFORE_RESISTANCE: readonly number[] = [1.1, 1.1, 0.9, 0.5, 0.35, 0.15];
export const HUNGER = 2.5;

/** Truck legs: a token is worth so much less for each leg that it still has to be carried. */
export const HAUL = { leg: 0.065, least: 0.25, arrival: 0.3, truck: 0.12 } as const;
/** The first truck in hand, the second … */
export const TRUCK_WORTH: readonly number[] = [0.5, 0.45, 0.35, 0.3, 0.2, 0.15, 0.08, 0.05, 0.03, 0.02, 0.01, 0.01];

export const PHASE = { truck: 0.08, card: 0.5, level: 0.5, hungry: 1, hungrySpear: 2, rivals: 0.25 } as const;

export const REACTION = {
  /** A weighted step that a rival's way gets longer. */
  delay: 1,
  /** The further ahead of the spearhead, the less it hurts now. */
  ahead: 0.06,
  /** A field from which the next marker reaches that way. */
  stone: 0.9,
  medalTown: 0.4,
  medal: 2.6,
  cut: 2,
  token: 0.3,
  field: 0.25,
  /** More to the rival who stands best. */
  leader: 1.5,
} as const;

/** What one of each feature adds to the logarithm of a commander's chances: at the end, and more of it the more markers are left. */
export const CHANCES: Readonly<Record<Feature, readonly [end: number, start: number]>> = {
  medals: [1, -0.6],
  lastMedals: [0.6, 0],
  icons: [0.2, 0],
  divisions: [0.15, 0],
  far: [-0.08, -0.02],
  work: [-0.03, -0.03],
  near: [0.1, 0.12],
  cross: [1.2, 0.4],
  fuel: [0.13, 0],
  ammo: [0.08, 0.02],
  food: [0.03, 0.1],
  stock: [0.07, 0.02],
  hungry: [-0.1, 0],
  stuck: [-0.12, -0.05],
  cutOff: [-0.08, -0.05],
  gaps: [0, -0.1],
  trucks: [0.01, 0],
  fields: [0.02, 0.015],
  bases: [0.15, 0.15],
  cards: [0, 0.12],
  ability: [0, 0.05],
  lure: [0.08, -0.03],
  reserves: [0.05, 0.03],
  tempo: [0.2, -0.1],
  tail: [-0.02, -0.01],
};

/** Alone: how many more turns each of them is likely to cost. */
export const SOLO_TURNS: Readonly<Partial<Record<Feature, number>>> = {
  far: 0.3,
  work: 0.35,
  near: -0.3,
  cross: -1.5,
  fuel: -0.5,
  ammo: -0.3,
  food: -0.5,
  stock: -0.2,
  hungry: 0.3,
  stuck: 1.4,
  cutOff: 0.8,
  trucks: -0.03,
  cards: -0.2,
  ability: -0.05,
  reserves: -0.15,
  bases: -0.1,
  tail: 0.15,
};
/** A crossing is worth less with every turn that it takes. */
export const SOLO = { turns: 60, doubt: 0.9, start: 3 } as const;
