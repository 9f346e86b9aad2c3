/**
 * The numbers of `evaluate`: what each term adds to the logarithm of the odds of victory.
 *
 * Found by logistic regression, with every sign held to what the rules say, over 18,465 positions before a plan: 400 to 1,100 games for
 * each number of players, in which some moves were random up to a random round and the policy played the rest, the last round eight
 * times over. Between round 1 and round 9 the numbers are mixed; round 10 has its own. Of chances from 0.4 to 0.6 so predicted 46 in 100
 * were won before the last round and 53 in it, of those above 0.6 63 and 72.
 */
import type { TermName } from './terms.ts';

/** By number of players: 2, 3, 4. */
type ByPlayers = readonly [number, number, number];

export const BASE: { readonly late: ByPlayers; readonly early: ByPlayers; readonly final: ByPlayers } = {
  late: [-2.71, -1.34, -2.79],
  early: [6.31, 7.55, 8.22],
  final: [-2.25, 0.02, -1.5],
};

/** In round 9, in round 1, and in the last round. */
export const ODDS: Readonly<Record<TermName, readonly [late: number, early: number, final: number]>> = {
  gap: [-0.19, -0.32, 0],
  paris: [-0.22, 0, -0.73],
  russians: [-0.85, -0.33, -1],
  small: [-0.16, 0, -0.81],
  dice: [0.61, 0, 1.11],
  characters: [0.6, 0.68, 0.41],
  symbols: [0.14, 0.43, 0.48],
  morale: [0.3, 0.15, 0.22],
  moraleTokens: [0.25, 0.31, 0.18],
  held: [0.73, 0.4, 0.46],
  obstacles: [-0.06, -0.4, 0],
  jail: [-0.1, -0.3, -1.53],
};
