/** Supplies on their way: who wants them, how far they lie from him, which truck carries what. */
import { PLACE, TOWNS, type Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { amount, KINDS, type Kind, LIMIT, type Supplies } from '../content/supplies.ts';
import { limitOf } from '../rules/control.ts';
import type { Corps } from '../rules/state.ts';
import { isOwn, legsFrom, NOWHERE } from './ground.ts';
import { craving, type Depot, type Look } from './look.ts';
import { NEAR, ROAD_BETWEEN, ROAD_COUNT, ROAD_NO, SIZE } from './map.ts';

/** A corps that supplies are carried to. */
export interface Consumer {
  readonly one: Corps;
  readonly legs: Uint8Array;
  /** How much its wants count. */
  readonly weight: number;
  /** What lies on fields that a line joins with it, and how many legs away. */
  readonly stocks: readonly { readonly legs: number; readonly here: Readonly<Supplies> }[];
}

/** Beyond every line. */
export const REACH = 24;
const DETOUR = 4;
export const NONE: Readonly<Supplies> = { fuel: 0, ammo: 0, food: 0 };

function consumer(look: Look, one: Corps, weight: number): Consumer {
  const legs = freeLegs(look, PLACE[one.at]);
  const stocks: { legs: number; here: Readonly<Supplies> }[] = [];
  for (const { at, here } of depotsOf(look)) {
    const d = legs[at] as number;
    if (d < REACH) stocks.push({ legs: d, here });
  }
  return { one, legs, weight, stocks };
}

/** Fields with tokens, whoever they belong to. */
export function depotsOf(look: Look): readonly Depot[] {
  if (look.depots) return look.depots;
  look.depots = [];
  for (const town in look.s.fields) {
    look.depots.push({ at: PLACE[town as Town], here: look.s.fields[town as Town] as Supplies });
  }
  return look.depots;
}

/** Legs over roads that carry no truck. */
function freeLegs(look: Look, from: number): Uint8Array {
  const { s, ground, colour } = look;
  const direct = legsFrom(ground, colour, from);
  if (s.trucks.length === 0) return direct;
  const legs = new Uint8Array(SIZE).fill(NOWHERE);
  const open = [from];
  legs[from] = 0;
  for (let next = 0; next < open.length; next++) {
    const at = open[next] as number;
    const more = (legs[at] as number) + 1;
    for (const to of NEAR[colour][at] as readonly number[]) {
      if ((legs[to] as number) <= more || direct[to] === NOWHERE || isBusy(look, at, to)) continue;
      legs[to] = more;
      open.push(to);
    }
  }
  // Beyond a busy road: as far as by the straight line, and a little more until the truck is gone.
  for (let at = 0; at < SIZE; at++) {
    if (legs[at] === NOWHERE && direct[at] !== NOWHERE) legs[at] = Math.min(REACH - 1, (direct[at] as number) + DETOUR);
  }
  return legs;
}

/** What it carries and what lies on its line, up to so many legs away. */
export function atHand({ one, stocks }: Consumer, kind: Kind, reach: number): number {
  let sum = one.cargo[kind];
  for (const { legs, here } of stocks) if (legs <= reach) sum += here[kind];
  return sum;
}

/** Whom a line can reach: the foremost first, the next with less weight; whoever cannot move for hunger comes before. */
export function consumersOf(look: Look): Consumer[] {
  let first: Corps | null = null;
  let second: Corps | null = null;
  let least = Number.POSITIVE_INFINITY;
  let next = Number.POSITIVE_INFINITY;
  for (const one of look.corps) {
    if (look.fromBase[PLACE[one.at]] === NOWHERE) continue;
    const cost = (look.far[PLACE[one.at]] as number) - (one === look.spear ? 0.5 : 0);
    if (cost < least) {
      second = first;
      next = least;
      first = one;
      least = cost;
    } else if (cost < next) {
      second = one;
      next = cost;
    }
  }
  const list: Consumer[] = [consumer(look, first ?? look.spear, 1)];
  if (second) list.push(consumer(look, second, second.immobilised ? look.plan.second + 0.2 : look.plan.second));
  for (const one of look.corps) {
    if (!one.immobilised || one === first || one === second || look.fromBase[PLACE[one.at]] === NOWHERE) continue;
    list.push(consumer(look, one, 0.5));
    break;
  }
  return list;
}

export const closeness = ({ plan: { haul } }: Look, legs: number): number =>
  legs >= NOWHERE ? 0.05 : Math.max(haul.least, 1 - haul.leg * legs);

/** The most wanted tokens of what lies there, up to so many, in their order; and what they are worth where they are wanted. */
export function pickLoad(
  look: Look,
  consumer: Consumer,
  from: Readonly<Supplies>,
  nearer: number,
  most: number,
  already: Readonly<Supplies> = NONE,
): { readonly worth: number; readonly order: readonly Kind[] } {
  let worth = 0;
  const order: Kind[] = [];
  const have = { ...already };
  const left = { ...from };
  for (const kind of KINDS) if (left[kind] > 0) have[kind] += atHand(consumer, kind, nearer);
  while (order.length < most) {
    let best: Kind | null = null;
    let top = 0;
    for (const kind of KINDS) {
      if (left[kind] === 0) continue;
      const wanted = craving(look, consumer.one, kind, have[kind]);
      if (wanted <= top) continue;
      top = wanted;
      best = kind;
    }
    if (!best) break;
    left[best]--;
    have[best]++;
    worth += top;
    order.push(best);
  }
  return { worth, order };
}

/** Legs that can be driven at once from here towards the consumer, up to so many. */
function runFrom(look: Look, legs: Uint8Array, at: number, most: number): number {
  const here = legs[at] as number;
  if (most === 0 || here === 0) return 0;
  let best = 0;
  for (const to of NEAR[look.colour][at] as readonly number[]) {
    if ((legs[to] as number) !== here - 1 || !isOwn(look.ground, to, look.colour)) continue;
    if (isBusy(look, at, to)) continue;
    best = Math.max(best, 1 + runFrom(look, legs, to, most - 1));
    if (best === most) break;
  }
  return best;
}

/** A truck stands on that road; the one that is just being loaded does not count. */
function isBusy(look: Look, from: number, to: number): boolean {
  const { trucks, flow } = look.s;
  if (trucks.length === 0) return false;
  if (!look.busy) {
    look.busy = new Uint8Array(ROAD_COUNT);
    const standing = flow[flow.length - 1]?.step === 'truck' ? trucks.length - 1 : trucks.length;
    for (let n = 0; n < standing; n++) look.busy[ROAD_NO.get(trucks[n] as string) as number] = 1;
  }
  return look.busy[ROAD_BETWEEN[from * SIZE + to] as number] === 1;
}

const roomIn = ({ s }: Look, town: Town): number => limitOf(s, town) - amount(s.fields[town] ?? NONE);

interface Leg {
  readonly from: Town;
  readonly to: Town;
  readonly worth: number;
  readonly consumer: Consumer;
}

/** What a truck from here to there is worth, with those that follow it; null: nothing. */
export function legWorth(look: Look, consumers: readonly Consumer[], from: Town, to: Town, trucks: number): Leg | null {
  const here = look.s.fields[from];
  if (!here) return null;
  const { haul } = look.plan;
  let best: Leg | null = null;
  for (const one of consumers) {
    const d = one.legs[PLACE[from]] as number;
    if (d >= REACH || (one.legs[PLACE[to]] as number) !== d - 1) continue;
    // A corps in between has room on its card, but the field has not.
    const room = d === 1 ? Math.max(1, roomIn(look, to) + 6 - amount(one.one.cargo)) : roomIn(look, to);
    if (room <= 0) continue;
    const { worth } = pickLoad(look, one, here, d - 1, Math.min(LIMIT.truck, room));
    const run = 1 + runFrom(look, one.legs, PLACE[to], trucks - 1);
    const gain = one.weight * worth * (haul.leg * run + (run === d ? haul.arrival : 0)) - haul.truck * run;
    if (!best || gain > best.worth) best = { from, to, worth: gain, consumer: one };
  }
  return best;
}

/** The best truck of all that could be placed now. */
export function bestLeg(look: Look, consumers: readonly Consumer[], placed: number): Leg | null {
  const { me, colour, ground } = look;
  const trucks = Math.min(me.trucks, levelOf(me.level).placement - placed);
  if (trucks <= 0) return null;
  let best: Leg | null = null;
  for (const { at } of depotsOf(look)) {
    if (!isOwn(ground, at, colour)) continue;
    for (const to of NEAR[colour][at] as readonly number[]) {
      if (!isOwn(ground, to, colour) || isBusy(look, at, to)) continue;
      const leg = legWorth(look, consumers, TOWNS[at] as Town, TOWNS[to] as Town, trucks);
      if (leg && (!best || leg.worth > best.worth)) best = leg;
    }
  }
  return best;
}
