/** Paratroops: only to win the crossing itself. */
import { PLACE, TOWNS, type Town } from '../content/fields.ts';
import { dropsLeft } from '../rules/air.ts';
import { medalsOf } from '../rules/outcome.ts';
import { isOpen, NOWHERE } from './ground.ts';
import type { Look } from './look.ts';
import { CROSSING, FORT, NEAR } from './map.ts';
import { odds } from './march.ts';

const LITTLE = -5;

export interface Drop {
  readonly gain: number;
  readonly town: Town | null;
  /** Markers still wanted there. */
  readonly count: number;
}

/** Where paratroops would decide the game, and how many of them, with the one that is paid for and waits to be dropped. */
export function dropWorth(look: Look): Drop {
  const { s, me, spear, colour, ground, fromBase } = look;
  const none: Drop = { gain: LITTLE, town: null, count: 0 };
  const at = PLACE[spear.at];
  const paid = s.flow[s.flow.length - 1]?.step === 'drop' ? 1 : 0;
  const means = Math.min(medalsOf(me), dropsLeft(s)) + paid;
  const actions = s.turn.base + (s.turn.credit === 'ready' ? 1 : 0) + (colour === 'B' && me.active ? 1 : 0);
  const dropping = s.flow.some(({ step }) => step === 'airborne');
  if (spear.moved || spear.immobilised || spear.cargo.fuel === 0 || fromBase[at] === NOWHERE) return none;
  if (actions < (dropping ? 1 : 2) || (means === 0 && !dropping)) return none;
  let best = none;
  for (const to of NEAR[colour][at] as readonly number[]) {
    if (CROSSING[to] === 0 || !isOpen(ground, to) || ground.held[to] === 0) continue;
    const there = s.paratroops.filter(({ town }) => PLACE[town] === to).length;
    const air = me.air === 'resistance' ? 1 : 0;
    const shells = spear.cargo.ammo + there + air - (FORT[to] === 1 ? 1 : 0);
    const known = (me.knows.resistance && s.resistance[0]) || null;
    const now = odds(known, shells, spear.cargo.fuel - 1);
    for (let count = 1; count <= means; count++) {
      const then = odds(known, shells + count, spear.cargo.fuel - 1);
      const gain = (then - now) * 30 - 3 * (count - paid);
      if (gain > best.gain && gain > 0) best = { gain, town: TOWNS[to] as Town, count };
    }
  }
  return best;
}
