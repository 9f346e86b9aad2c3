/** Sections 4.6.6 to 4.6.8 and 5.5: the pools of dice and morale, and the activist tokens that are turned back. */
import { NEUTRAL_DICE, type NeutralDie } from '../content/dice.ts';
import { REGIONS, REWARD } from '../content/towns.ts';
import { BONUS, MOST_MORALE } from '../content/tracks.ts';
import { isControlled } from './map.ts';
import { type NpTable, type OpenTable, setOf, tell } from './table.ts';

function rewardsOf(t: Pick<OpenTable, 'towns'>, reward: 'morale' | 'die'): number {
  let count = 0;
  for (const region of REGIONS) if (REWARD[region] === reward && isControlled(t, region)) count++;
  return count;
}

const MORALE_SPACES = Object.entries(BONUS.acc).flatMap(([level, bonus]) => (bonus === 'morale' ? Number(level) : []));

/** Markers for the next round (NPG-4.6.7). */
export function nextMorale(t: Pick<OpenTable, 'acc' | 'towns' | 'jail' | 'players'>): number {
  const spaces = MORALE_SPACES.filter((level) => t.acc >= level);
  const markers = setOf(t).baseMorale + spaces.length + rewardsOf(t, 'morale') - t.jail.morale;
  return Math.max(0, Math.min(MOST_MORALE, markers));
}

/** Dice for the next round (NPG-4.6.6). */
export function nextDice(t: Pick<OpenTable, 'towns' | 'jail' | 'players'>): number {
  return Math.min(NEUTRAL_DICE, setOf(t).baseDice + rewardsOf(t, 'die') - t.jail.neutral);
}

export function fillPools(t: NpTable): void {
  t.pool = Array.from({ length: nextDice(t) }, (_, i): NeutralDie => `n${i + 1}`);
  t.morale = nextMorale(t);
  t.overdrawn = false;
  tell({ is: 'pools', round: t.round, dice: t.pool.length, morale: t.morale });
}

/** Markers leave the pool; more than there are overdraw it (NPG-4.2.6, NPG-5.5.1). */
export function loseMorale(t: NpTable, pips: number): void {
  if (pips === 0) return;
  if (pips > t.morale) t.overdrawn = true;
  const count = Math.min(pips, t.morale);
  t.morale -= count;
  tell({ is: 'morale-lost', count, left: t.morale, overdrawn: t.overdrawn });
}

/** NPG-5.1.5, NPG-5.8.3, ruling 55 */
export function refreshTokens(t: NpTable): void {
  if (!t.tokens.some(({ active }) => !active)) return;
  for (const one of t.tokens) one.active = true;
  tell({ is: 'tokens-refreshed' });
}
