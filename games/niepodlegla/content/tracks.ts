/**
 * The time track, the two tracks of politics and the morale track. Source: the time effects of rounds 2, 4 and 6,
 * both events, the bonus of accord 4 and the whole check of morale are printed; the other spaces are ours.
 */
import { acc, type Effect, obs, obs2 } from './effects.ts';

/** What happens when the time marker enters the space of this round, unless a shield lies there. */
export const TIME_SPACE: Readonly<Record<number, readonly Effect[]>> = {
  1: [],
  2: [obs('cp', 'krakow')],
  3: [obs('cp', '@central')],
  4: [obs('ru', '@kresy')],
  5: [obs('cp', '@prussian')],
  6: [obs2('ru', '@russian')],
  7: [acc(-1)],
  8: [obs('ua', 'lublin')],
  9: [obs('ua', 'lwow'), obs('ua', 'stanislawow')],
  10: [],
};
/** The February Revolution, and 11 November 1918. */
export const FEBRUARY = 6;
export const FINAL_ROUND = 10;

export const TOP = 10;
/** The two markers have met when their levels add up to this. */
export const MEETING = 10;

export type Bonus = 'removeObstacle' | 'morale' | 'refreshTokens';

/** What a marker gains when it enters this level from below. */
export const BONUS: Readonly<Record<'acc' | 'fp', Readonly<Record<number, Bonus>>>> = {
  acc: { 2: 'removeObstacle', 4: 'morale', 6: 'refreshTokens', 8: 'morale', 9: 'removeObstacle' },
  fp: { 2: 'removeObstacle', 4: 'refreshTokens', 5: 'removeObstacle', 7: 'removeObstacle', 9: 'refreshTokens' },
};

export const MOST_MORALE = 13;

/** So many markers left keep the team safe from what follows. */
export const SHIELD_FROM = 6;
/** Threat cards by what is left: fewer than 6 and at least this many. */
export function threatCards(morale: number, overdrawn: boolean): number {
  if (overdrawn) return 4;
  if (morale >= 4) return 0;
  return morale >= 2 ? 1 : 2;
}
