/** The other questions: what to load on a truck, where to step, what to give away. */
import { moveParts, type Seat } from '@sztab/kernel';
import { type CardId, divisionOf } from '../content/cards.ts';
import { PLACE, type Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { amount, KINDS, type Kind, LIMIT } from '../content/supplies.ts';
import { limitOf } from '../rules/control.ts';
import type { Move } from '../rules/moves.ts';
import type { Frame, MoveFrame, State } from '../rules/state.ts';
import { SILLY, turnsLeft } from './acts.ts';
import { dropWorth } from './airborne.ts';
import { atHand, consumersOf, legWorth, pickLoad, REACH } from './haul.ts';
import { corpsNamed, craving, type Look, loadFor, lookAt } from './look.ts';
import { stepWorths } from './march.ts';

const one = (moves: readonly Move[], planned: string, gain = 1): number[] =>
  moves.map((move) => (move === planned ? gain : SILLY));

/** Trucks: the best leg, or the end; loads in between first. */
export function transportGains(look: Look, placed: number, moves: readonly Move[]): number[] {
  const { me } = look;
  const consumers = consumersOf(look);
  const trucks = Math.min(me.trucks, levelOf(me.level).placement - placed);
  return moves.map((move) => {
    const { verb, args } = moveParts(move);
    if (verb === 'finish') return 0;
    if (verb !== 'truck') return SILLY;
    const leg = legWorth(look, consumers, args[0] as Town, args[1] as Town, trucks);
    return leg ? leg.worth : placed > 0 ? SILLY : -2;
  });
}

type TruckFrame = Frame & { step: 'truck' };

// The load of the truck looked at last: found once, not again for every token.
let planned: { readonly f: TruckFrame; readonly order: readonly Kind[] } | null = null;

/** Token by token what was planned for an empty truck; anything else drives off at once. */
export function truckGains(s: State, seat: Seat, f: TruckFrame, moves: readonly Move[]): number[] {
  if (planned?.f !== f) planned = { f, order: loadOrder(lookAt(s, seat), f) };
  const { order } = planned;
  const loaded = amount(f.load);
  const next = order[loaded];
  const soFar = { fuel: 0, ammo: 0, food: 0 };
  for (let n = 0; n < loaded && n < order.length; n++) soFar[order[n] as Kind]++;
  const asPlanned = KINDS.every((kind) => soFar[kind] === f.load[kind]);
  if (next && asPlanned && moves.includes(`add(${next})`)) return one(moves, `add(${next})`);
  return moves.includes('dispatch') ? one(moves, 'dispatch') : moves.map(() => 0);
}

/** What a truck should carry, the most wanted first. */
function loadOrder(look: Look, f: TruckFrame): readonly Kind[] {
  const { s } = look;
  const here = { ...f.load };
  for (const kind of KINDS) here[kind] += s.fields[f.from]?.[kind] ?? 0;
  const there = s.fields[f.to];
  const corps = look.corps.find(({ at }) => at === f.to);
  const room = limitOf(s, f.to) - (there ? amount(there) : 0) + (corps ? 6 - amount(corps.cargo) : 0);
  let order: readonly Kind[] = [];
  let most = 0;
  for (const consumer of consumersOf(look)) {
    const d = consumer.legs[PLACE[f.from]] as number;
    if ((consumer.legs[PLACE[f.to]] as number) !== d - 1 || d >= REACH) continue;
    const load = pickLoad(look, consumer, here, d - 1, Math.max(1, Math.min(LIMIT.truck, room)));
    if (load.worth * consumer.weight <= most) continue;
    most = load.worth * consumer.weight;
    order = load.order;
  }
  return order;
}

export function moveGains(look: Look, f: MoveFrame, moves: readonly Move[]): number[] {
  const corps = corpsNamed(look, f.corps);
  const kind = loadFor(look, corps);
  if (kind && look.s.turn.transfers < 36) {
    const load = `load(${corps.id},${kind})`;
    if (moves.includes(load as Move)) return one(moves, load, 50);
  }
  const worths = stepWorths(look, corps, f.steps, f.pays);
  return moves.map((move) => {
    const { verb, args } = moveParts(move);
    if (verb === 'stop') return worths.stop;
    if (verb !== 'step') return SILLY;
    const worth = worths.step(args[0] as Town);
    return Number.isFinite(worth) ? worth : -1000;
  });
}

export function bonusGains(look: Look, town: Town, moves: readonly Move[]): number[] {
  const { s } = look;
  const here = s.fields[town] ?? { fuel: 0, ammo: 0, food: 0 };
  if (amount(here) >= limitOf(s, town)) return one(moves, 'bonusDone');
  const [first] = consumersOf(look);
  return moves.map((move) => {
    if (move === 'bonusDone') return 0;
    const kind = moveParts(move).args[0] as Kind;
    return first ? craving(look, first.one, kind, atHand(first, kind, REACH)) : 0.1;
  });
}

export function overflowGains(look: Look, moves: readonly Move[]): number[] {
  const [first] = consumersOf(look);
  return moves.map((move) => {
    const { verb, args } = moveParts(move);
    const kind = args[1] as Kind;
    if (verb === 'load') return 2;
    return first ? -craving(look, first.one, kind, Math.max(0, atHand(first, kind, REACH) - 1)) : 0;
  });
}

export function civilianGains(look: Look, f: Frame & { step: 'civilians' | 'market' }): (move: Move) => number {
  const corps = corpsNamed(look, f.corps);
  const { food } = corps.cargo;
  const medal = look.plan.points.feed;
  const near = look.s.trucksOnTrack <= 6 && turnsLeft(look) > 1;
  const cost = food > 1 ? 0.3 : corps === look.spear ? (near ? 2.4 : 1.4) : near ? 1.2 : 0.6;
  return (move) => (move === 'feed' ? medal - cost : 0);
}

export function marketGains(look: Look, f: Frame & { step: 'civilians' | 'market' }): (move: Move) => number {
  const corps = corpsNamed(look, f.corps);
  return (move) => {
    if (move === 'decline') return 0.15;
    const [give, get] = moveParts(move).args as [Kind, Kind];
    return craving(look, corps, get, corps.cargo[get]) - craving(look, corps, give, Math.max(0, corps.cargo[give] - 1));
  };
}

/** Icons first, which alone are no medal; then markers, which can be lost again; divisions last, which break ties. */
export function airborneGains(look: Look): (move: Move) => number {
  const { count } = dropWorth(look);
  return (move) => {
    if (move === 'finish') return count > 0 ? -1 : 1;
    return move === 'payCards' ? 0.3 : move === 'payMedal' ? 0.2 : 0.1;
  };
}

export function payGains(move: Move): number {
  return -divisionOf(moveParts(move).args[0] as CardId).icons;
}

export function dropGains(look: Look, moves: readonly Move[]): number[] {
  const { town } = dropWorth(look);
  return town ? one(moves, `drop(${town})`) : moves.map(() => 0);
}
