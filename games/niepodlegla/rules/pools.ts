/** NPG-4.6.6 to NPG-4.6.8 and NPG-5.5: the pools of dice and morale, and the activist tokens that are turned back. */
import { NEUTRAL_DICE, type NeutralDie } from '../content/dice.ts';
import { REGIONS, REWARD } from '../content/towns.ts';
import { BONUS, MOST_MORALE } from '../content/tracks.ts';
import { isControlled } from './map.ts';
import { type PublicState, type State, setOf, tell } from './state.ts';

function rewardsOf(s: Pick<PublicState, 'towns'>, reward: 'morale' | 'die'): number {
  let count = 0;
  for (const region of REGIONS) if (REWARD[region] === reward && isControlled(s, region)) count++;
  return count;
}

const MORALE_SPACES = Object.entries(BONUS.acc).flatMap(([level, bonus]) => (bonus === 'morale' ? Number(level) : []));

/** Markers for the next round (NPG-4.6.7). */
export function nextMorale(s: Pick<PublicState, 'acc' | 'towns' | 'jail' | 'players'>): number {
  const spaces = MORALE_SPACES.filter((level) => s.acc >= level);
  const markers = setOf(s).baseMorale + spaces.length + rewardsOf(s, 'morale') - s.jail.morale;
  return Math.max(0, Math.min(MOST_MORALE, markers));
}

/** Dice for the next round (NPG-4.6.6). */
export function nextDice(s: Pick<PublicState, 'towns' | 'jail' | 'players'>): number {
  return Math.min(NEUTRAL_DICE, setOf(s).baseDice + rewardsOf(s, 'die') - s.jail.neutral);
}

export function fillPools(s: State): void {
  s.pool = Array.from({ length: nextDice(s) }, (_, i): NeutralDie => `n${i + 1}`);
  s.morale = nextMorale(s);
  s.overdrawn = false;
  tell({ is: 'pools', round: s.round, dice: s.pool.length, morale: s.morale });
}

/** Markers leave the pool; more than there are overdraw it (NPG-4.2.6, NPG-5.5.1). */
export function loseMorale(s: State, pips: number): void {
  if (pips === 0) return;
  if (pips > s.morale) s.overdrawn = true;
  const count = Math.min(pips, s.morale);
  s.morale -= count;
  tell({ is: 'morale-lost', count, left: s.morale, overdrawn: s.overdrawn });
}

/** NPG-5.1.5, NPG-5.8.3, ruling 55 */
export function refreshTokens(s: State): void {
  if (!s.tokens.some(({ active }) => !active)) return;
  for (const one of s.tokens) one.active = true;
  tell({ is: 'tokens-refreshed' });
}
