/** How a player leans where the value of a position does not decide. */

/** What the further actions of Volunteers and of a Column count of their gain: the enemy may still spoil them. */
export const CHAIN_HABIT = 0.45;
/** The unit that a Column readies at its end. */
export const COLUMN_REFRESH = 0.3;
/** How much a ready Support lifts the chance of a roll. */
export const SUPPORT_LIFT = 0.08;
/** Gain of ending the stage when the enemy has passed. */
export const END_STAGE = -0.1;
/** The least that a card costs which does nothing: it might have done something later. */
export const SPENT = 0.05;
/** The share of a stake that one is ready to pay for it, with a reaction, Ambush! or Nurse: the enemy may still answer. */
export const READINESS = 0.8;
/** An Escort must save at least so much: it loses its own readiness. */
export const ESCORT_MARGIN = 0.03;
