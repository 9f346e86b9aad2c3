/** What an attack may lead to, by exact arithmetic on what lies open. Shown to both sides alike, and used by bots. */
import { remembered, sumChances } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import { isZone, ZONES_OF } from '../content/map.ts';
import { enemyOf, FACES, type Side } from '../content/sides.ts';
import { combatResult } from './combat.ts';
import { type Forces, includes, listOf, suppliedAreas, suppliedZones } from './supply.ts';

/** The chance of each number of hits. */
const chancesByDice = remembered((dice: `${number}`) => sumChances(FACES, Number(dice)));
export const hitChances = (dice: number): readonly number[] => chancesByDice(`${dice}`);

/** Chances of a combat: the attacker takes the place, nobody is left, or the defender keeps it. */
export interface CombatOdds {
  readonly taken: number;
  readonly empty: number;
  readonly held: number;
}

export function combatOdds(attackers: number, defenders: number, dice: number): CombatOdds {
  const odds = { taken: 0, empty: 0, held: 0 };
  for (const [hits, chance] of hitChances(dice).entries()) {
    const left = combatResult(attackers, defenders, hits);
    odds[left.attackers > 0 ? 'taken' : left.defenders > 0 ? 'held' : 'empty'] += chance;
  }
  return odds;
}

/** Chances that guns or bombs empty an area, and how many soldiers they remove on average. */
export function fireOdds(soldiers: number, dice: number): { readonly emptied: number; readonly mean: number } {
  let emptied = 0;
  let mean = 0;
  for (const [hits, chance] of hitChances(dice).entries()) {
    if (hits >= soldiers && soldiers > 0) emptied += chance;
    mean += chance * Math.min(hits, soldiers);
  }
  return { emptied, mean };
}

/** What the enemy of `side` would no longer supply if that place were lost to him: the place itself is not counted. */
export function cutOffBy(s: Forces, side: Side, place: AreaId | ZoneId): (AreaId | ZoneId)[] {
  const enemy = enemyOf(side);
  const without: Forces = isZone(place)
    ? { ...s, aircraft: { ...s.aircraft, [enemy]: { ...s.aircraft[enemy], [place]: 0 } } }
    : { ...s, soldiers: { ...s.soldiers, [enemy]: { ...s.soldiers[enemy], [place]: 0 } } };
  if (!isZone(place)) {
    return listOf(s, suppliedAreas(s, enemy) & ~suppliedAreas(without, enemy)).filter((area) => area !== place);
  }
  const lost = suppliedZones(s, enemy) & ~suppliedZones(without, enemy);
  return ZONES_OF[s.options.mode].filter((zone) => zone !== place && includes(lost, zone));
}
