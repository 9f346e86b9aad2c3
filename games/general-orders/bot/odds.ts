/** As tables: what dice do to an attack, looked up instead of added up. */
import { combatOdds, fireOdds, hitChances } from '../rules/preview.ts';

/** More attackers, defenders or dice than this make no difference worth a row. */
const ATTACKERS = 16;
const DEFENDERS = 8;
const DICE = 9;

const at = (attackers: number, defenders: number, dice: number): number =>
  (Math.min(attackers, ATTACKERS - 1) * DEFENDERS + Math.min(defenders, DEFENDERS - 1)) * DICE +
  Math.min(dice, DICE - 1);

const TAKEN = new Float64Array(ATTACKERS * DEFENDERS * DICE);
const EMPTY = new Float64Array(ATTACKERS * DEFENDERS * DICE);
for (let a = 0; a < ATTACKERS; a++) {
  for (let d = 0; d < DEFENDERS; d++) {
    for (let k = 0; k < DICE; k++) {
      const { taken, empty } = a === 0 ? { taken: 0, empty: 0 } : combatOdds(a, d, k);
      TAKEN[at(a, d, k)] = taken;
      EMPTY[at(a, d, k)] = d > 0 ? empty : 0;
    }
  }
}

/** The attacker stands there alone afterwards. */
export const takenOdds = (attackers: number, defenders: number, dice: number): number =>
  TAKEN[at(attackers, defenders, dice)] as number;
/** Nobody is left. */
export const emptyOdds = (attackers: number, defenders: number, dice: number): number =>
  EMPTY[at(attackers, defenders, dice)] as number;
/** The defender has lost the place, one way or the other. */
export const lostOdds = (attackers: number, defenders: number, dice: number): number =>
  takenOdds(attackers, defenders, dice) + emptyOdds(attackers, defenders, dice);

const FIRE = Array.from({ length: DEFENDERS }, (_, soldiers) =>
  Array.from({ length: DICE }, (_unused, dice) => fireOdds(soldiers, dice)),
);
/** What guns or bombs do to a stack. */
export const fireAt = (soldiers: number, dice: number) =>
  (FIRE[Math.min(soldiers, DEFENDERS - 1)] as (typeof FIRE)[number])[Math.min(dice, DICE - 1)] as ReturnType<
    typeof fireOdds
  >;

/** The mean of something that depends on the hits of so many dice. */
export function meanOver(dice: number, worth: (hits: number) => number): number {
  const chances = hitChances(dice);
  let mean = 0;
  for (let hits = 0; hits < chances.length; hits++) mean += (chances[hits] as number) * worth(hits);
  return mean;
}
