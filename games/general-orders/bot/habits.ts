/**
 * How a player leans where formulas must do, all in stars. Source: set by hand.
 */
export const HABIT = {
  /** A soldier more or less on the board. */
  soldier: 0.28,
  aircraft: 0.35,
  /** A bonus token changes hands, by round. */
  token: [1.0, 0.75, 0.4, 0],
  /** An operation card, by round. */
  card: [0.8, 0.8, 0.7, 0.25],
  /** In the last round a card lives by the orders still to come. */
  cardPerOrder: 0.06,
  initiative: [0.3, 0.4, 0.6, 0.5],
  /** A headquarters: nothing else counts. */
  hq: 25,
  /** Stars of an area that stays in reach of the enemy count so much less. */
  exposed: 0.35,
  /** Stars taken but not supplied. */
  cutOff: 0.2,
  /** Dice that each card in the defender's hand stands for, up to two cards. */
  feared: 0.3,
  /** A march within the own lines: only to be done when everything else is worse. */
  shift: -0.25,
  /** A space taken only to close it: a little better than no more turns, if at all. */
  idle: -0.3,
  zone: 0.5,
  /** Cards are kept unless they bring so much of their worth. */
  thrift: 0.6,
} as const;

/** How gladly a title is given up for a reroll: the smallest first. */
export const KEEP = {
  mobilisation: 1,
  antiAircraft: 1.2,
  interception: 1.2,
  wingman: 1.4,
  airRaid: 1.5,
  artilleryStrike: 2,
  airborneDrop: 2,
  counterAttack: 2.2,
  ambush: 2.4,
  assault: 2.6,
  momentum: 3,
} as const;
