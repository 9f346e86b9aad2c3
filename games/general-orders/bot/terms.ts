/** What a side has, term by term. Every term counts for its owner; dangers have negative weights. */
import type { Side } from '../content/sides.ts';
import { enemyOf } from '../content/sides.ts';
import { connected } from '../rules/supply.ts';
import { SKY } from './board.ts';
import { lostOdds } from './odds.ts';
import { type Camp, defenceDiceAt, holds, potential, type Situation } from './situation.ts';

export const TERMS = [
  /** Stars of areas held: supplied, and cut off. */
  'stars',
  'starsCutOff',
  /** Soldiers on supplied areas: the first of each, the second and third, the others. */
  'garrisons',
  'line',
  'mass',
  'soldiersCutOff',
  'hqGuard',
  'bonus',
  'signalUnit',
  'supplyDepot',
  'commanders',
  'cards',
  'initiative',
  /** It is this side's turn. */
  'tempo',
  'aircraft',
  'aircraftCutOff',
  'zones',
  'zoneCover',
  'zoneBombs',
  'hqZoneLost',
  /** Stars that the enemy can take: the worst loss, all the others, and those that have to wait for the next round. */
  'worstDanger',
  'danger',
  'laterDanger',
  /** Chance that the HQ falls to all that could march into it. */
  'hqDanger',
  'hqLaterDanger',
  /** Stars of empty areas within a march: the best of them, and all the others. */
  'bestOpen',
  'open',
] as const;
export type Term = (typeof TERMS)[number];
export type Terms = Record<Term, number>;

export const noTerms = (): Terms => Object.fromEntries(TERMS.map((term) => [term, 0])) as Terms;

/** Terms that the situation alone decides; initiative and tempo are the caller's. */
export function countTerms(situation: Situation, side: Side, x: Terms): void {
  const own = situation[side];
  const foe = situation[enemyOf(side)];
  countLand(situation, side, own, x);
  countSky(situation, side, own, foe, x);
  countDanger(situation, side, own, foe, x);
  countOpen(situation, own, foe, x);
  x.commanders = own.orders;
  x.cards = own.cards;
}

function countLand(situation: Situation, side: Side, own: Camp, x: Terms): void {
  const { board } = situation;
  x.stars = x.starsCutOff = x.garrisons = x.line = x.mass = x.soldiersCutOff = 0;
  for (let left = own.held; left !== 0; left &= left - 1) {
    const i = 31 - Math.clz32(left & -left);
    const men = own.men[i] as number;
    if ((own.supplied & (1 << i)) === 0) {
      x.starsCutOff += board.stars[i] as number;
      x.soldiersCutOff += men;
      continue;
    }
    x.stars += board.stars[i] as number;
    x.garrisons++;
    x.line += Math.min(2, men - 1);
    if (men > 3) x.mass += men - 3;
  }
  x.hqGuard = own.men[board.hq[side]] as number;
  x.bonus = sizeOf(situation.tokens & own.supplied);
  x.signalUnit = holds(situation, own, 'signalUnit') ? 1 : 0;
  x.supplyDepot = holds(situation, own, 'supplyDepot') ? 1 : 0;
}

const sizeOf = (set: number): number => {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size++;
  return size;
};

function countSky(situation: Situation, side: Side, own: Camp, foe: Camp, x: Terms): void {
  x.aircraft = x.aircraftCutOff = x.zones = x.zoneCover = x.zoneBombs = x.hqZoneLost = 0;
  if (situation.board.zone[0] === -1) return;
  for (let z = 0; z < SKY.ids.length; z++) {
    const planes = own.planes[z] as number;
    if (planes === 0) continue;
    if ((own.sky & (1 << z)) === 0) {
      x.aircraftCutOff += planes;
      continue;
    }
    const under = SKY.areas[z] as number;
    x.aircraft += planes;
    x.zones++;
    x.zoneCover += sizeOf(under & own.held);
    x.zoneBombs += sizeOf(under & foe.held);
  }
  if (own.planes[SKY.hq[side]] === 0) x.hqZoneLost = 1;
}

/** Each area on its own: the same soldiers cannot attack everywhere, therefore only the worst counts in full. */
function countDanger(situation: Situation, side: Side, own: Camp, foe: Camp, x: Terms): void {
  const { board, closed } = situation;
  const hq = board.hq[side];
  const reinforced = holds(situation, foe, 'forwardOutpost') ? 1 : 0;
  let worst = 0;
  let sum = 0;
  let later = 0;
  x.hqDanger = x.hqLaterDanger = 0;
  for (let left = own.held; left !== 0; left &= left - 1) {
    const i = 31 - Math.clz32(left & -left);
    const attackers = potential(situation, foe, i);
    if (attackers === 0) continue;
    const lost = lostOdds(attackers + reinforced, own.men[i] as number, defenceDiceAt(situation, own, i));
    if (lost === 0) continue;
    const now = foe.orders > 0 && (closed & (1 << i)) === 0;
    if (i === hq) {
      if (now) x.hqDanger = lost;
      else x.hqLaterDanger = lost;
      continue;
    }
    const loss = lost * starsBehind(situation, side, own, i);
    if (!now) later += loss;
    else {
      sum += loss;
      if (loss > worst) worst = loss;
    }
  }
  x.worstDanger = worst;
  x.danger = sum - worst;
  x.laterDanger = later;
}

/** Stars that a side would no longer supply without this area: its own, and those it cuts off. */
export function starsBehind(situation: Situation, side: Side, own: Camp, area: number): number {
  if ((own.supplied & (1 << area)) === 0) return 0;
  const { board } = situation;
  const rest = connected(board.borders, own.supplied & ~(1 << area), 1 << board.hq[side]);
  let stars = 0;
  for (let lost = own.supplied & ~rest; lost !== 0; lost &= lost - 1) {
    stars += board.stars[31 - Math.clz32(lost & -lost)] as number;
  }
  return stars;
}

function countOpen(situation: Situation, own: Camp, foe: Camp, x: Terms): void {
  x.bestOpen = x.open = 0;
  if (own.orders === 0) return;
  const { board } = situation;
  const all = 2 ** board.ids.length - 1;
  let best = 0;
  let sum = 0;
  for (let left = all & ~(own.held | foe.held | situation.closed); left !== 0; left &= left - 1) {
    const i = 31 - Math.clz32(left & -left);
    if (potential(situation, own, i) === 0) continue;
    const stars = board.stars[i] as number;
    sum += stars;
    if (stars > best) best = stars;
  }
  x.bestOpen = best;
  x.open = sum - best;
}
