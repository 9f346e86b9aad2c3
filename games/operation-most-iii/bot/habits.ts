/** How a side leans where the value alone does not decide (section 13.4). */
import type { Side } from '../content/zones.ts';

export interface Habits {
  /** What the second action of Volunteers, and the further ones of a Column, count of their gain. */
  readonly volunteers: number;
  readonly column: number;
  readonly columnRefresh: number;
  /** How much a ready Support lifts the chance of a roll. */
  readonly supportLift: number;
  /** Gain of ending the stage when the enemy has passed. */
  readonly endStage: number;
  /** The share of a stake one is ready to pay for it: in a roll, for Ambush!, for Nurse. */
  readonly react: number;
  readonly ambush: number;
  readonly nurse: number;
}

export const HABITS: Readonly<Record<Side, Habits>> = {
  PL: {
    volunteers: 0.4,
    column: 0.5,
    columnRefresh: 0.3,
    supportLift: 0.08,
    endStage: -0.1,
    react: 0.8,
    ambush: 0.8,
    nurse: 0.8,
  },
  DE: {
    volunteers: 0.4,
    column: 0.5,
    columnRefresh: 0.3,
    supportLift: 0.08,
    endStage: -0.1,
    react: 0.8,
    ambush: 0.8,
    nurse: 0.8,
  },
};
