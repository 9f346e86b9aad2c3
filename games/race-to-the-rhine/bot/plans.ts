/** What the policy goes by: once against rivals, once alone, where medals are nothing and every open place of the line is lost at once. */
import type { Kind } from '../content/supplies.ts';
import plans from './plans.json' with { type: 'json' };

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

export const { againstRivals: AGAINST_RIVALS, alone: ALONE }: Readonly<Record<'againstRivals' | 'alone', Plan>> = plans;
