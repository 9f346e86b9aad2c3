/** What the policy goes by: once against rivals, once alone, where medals are nothing and every open place of the line is lost at once. */
import type { Kind } from '../content/supplies.ts';

/** Points: a medal is worth 3 against rivals, one more token where it is wanted about 1. */
interface Points {
  readonly medal: number;
  /** Food for civilians, less what it costs. */
  readonly feed: number;
  readonly field: number;
  /** A token found on a fresh field, times its chance. */
  readonly find: number;
  readonly forward: number;
  /** A free shared field that a rival wants as well. */
  readonly shared: number;
  /** A step of the foremost corps towards the Rhine; of any other. */
  readonly step: number;
  readonly follow: number;
  /** A step towards the nearest medal, if it is not further than this. */
  readonly lure: number;
  readonly lureReach: number;
  /** Beating a division of pursuit; one of resistance, on average. */
  readonly division: number;
  readonly resistance: number;
  readonly crossing: number;
  /** Joining what was cut off; standing without a line, in steps. */
  readonly rejoin: number;
  readonly unlinked: number;
  /** A field of the line that no corps guards any more; and how much less it matters with every turn after the seventh. */
  readonly gap: number;
  readonly gapFades: number;
  readonly fuel: number;
  readonly ammo: number;
}

export interface Plan {
  readonly points: Points;
  /** What one more token is worth to a corps that has 0, 1, 2 … of the kind. */
  readonly craving: Readonly<Record<Kind, readonly number[]>>;
  /** Ammunition when resistance lies ahead. */
  readonly beforeResistance: readonly number[];
  readonly hunger: number;
  /** Truck legs: a token is worth so much less for each leg that it still has to be carried. */
  readonly haul: { readonly leg: number; readonly least: number; readonly arrival: number; readonly truck: number };
  /** The first truck in hand, the second … */
  readonly trucks: readonly number[];
  readonly phase: {
    /** A truck that comes back; more if hardly any is left to place. */
    readonly truck: number;
    readonly last: number;
    readonly card: number;
    readonly level: number;
    readonly hungry: number;
    readonly hungrySpear: number;
    readonly rivals: number;
  };
  /** What those behind load at most: they leave the rest to the spearhead. */
  readonly followers: Readonly<Record<Kind, number>>;
  /** How much the wants of the second corps count. */
  readonly second: number;
}

const TRUCKS: readonly number[] = [0.5, 0.45, 0.35, 0.3, 0.2, 0.15, 0.08, 0.05, 0.03, 0.02, 0.01, 0.01];

export const AGAINST_RIVALS: Plan = {
  points: {
    medal: 3,
    feed: 3,
    field: 0.2,
    find: 0.2,
    forward: 1.2,
    shared: 0.3,
    step: 0.75,
    follow: 0.2,
    lure: 0.35,
    lureReach: 7,
    division: 0.55,
    resistance: 1.7,
    crossing: 40,
    rejoin: 1.5,
    unlinked: 3,
    gap: 0.3,
    gapFades: 0,
    fuel: 0.6,
    ammo: 0.5,
  },
  craving: {
    fuel: [1.3, 1, 0.7, 0.4, 0.2, 0.1],
    ammo: [0.7, 0.5, 0.25, 0.15, 0.1, 0.05],
    food: [0.7, 0.25, 0.1, 0.05, 0.05, 0.05],
  },
  beforeResistance: [1.1, 1.1, 0.9, 0.5, 0.35, 0.15],
  hunger: 2.5,
  haul: { leg: 0.065, least: 0.25, arrival: 0.3, truck: 0.072 },
  trucks: TRUCKS,
  phase: { truck: 0.08, last: 0.1, card: 0.5, level: 0.5, hungry: 1, hungrySpear: 2, rivals: 0.25 },
  followers: { fuel: 2, ammo: 2, food: 1 },
  second: 0.5,
};

export const ALONE: Plan = {
  points: {
    medal: 0.3,
    feed: 0.2,
    field: 0.22,
    find: 0.12,
    forward: 1.7,
    shared: 0.3,
    step: 0.97,
    follow: 0.22,
    lure: 0,
    lureReach: 7,
    division: 0.9,
    resistance: 0.22,
    crossing: 40,
    rejoin: 2.4,
    unlinked: 3.3,
    gap: 0.8,
    gapFades: 0.11,
    fuel: 0.44,
    ammo: 0.55,
  },
  craving: {
    fuel: [1.4, 1.2, 1.2, 0.22, 0.22, 0.11],
    ammo: [1.6, 0.28, 0.24, 0.22, 0.1, 0.051],
    food: [1.1, 0.39, 0.34, 0.064, 0.064, 0.064],
  },
  beforeResistance: [1.3, 1.2, 0.86, 0.86, 0.21, 0.053],
  hunger: 1,
  haul: { leg: 0.063, least: 0.25, arrival: 0.13, truck: 0.037 },
  trucks: [0.22, 0.2, 0.16, 0.13, 0.089, 0.067, 0.036, 0.022, 0.013, 0.0089, 0.0045, 0.0045],
  phase: { truck: 0.092, last: 0.22, card: 0.53, level: 0.26, hungry: 1.2, hungrySpear: 1.7, rivals: 0 },
  followers: { fuel: 2, ammo: 2, food: 1 },
  second: 0.33,
};
