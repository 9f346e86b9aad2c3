/** The other questions: what to load on a truck, where to step, what to give away. */
import { moveParts } from '@sztab/kernel';
import { type CardId, divisionOf } from '../content/cards.ts';
import { PLACE, type Town } from '../content/fields.ts';
import { levelOf } from '../content/logistics.ts';
import { amount, type Kind } from '../content/supplies.ts';
import { limitOf } from '../rules/control.ts';
import type { RrMove } from '../rules/moves.ts';
import type { MoveFrame, RrFrame } from '../rules/table.ts';
import { SILLY, turnsLeft } from './acts.ts';
import { dropWorth } from './airborne.ts';
import { atHand, consumersOf, legWorth, pickLoad, REACH } from './haul.ts';
import { corpsNamed, craving, type Look, loadFor } from './look.ts';
import { stepWorths } from './march.ts';

const one = (moves: readonly RrMove[], planned: string, gain = 1): number[] =>
  moves.map((move) => (move === planned ? gain : SILLY));

/** Trucks: the best leg, or the end; loads in between first. */
export function transportGains(look: Look, placed: number, moves: readonly RrMove[]): number[] {
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

export function truckGains(look: Look, f: RrFrame & { step: 'truck' }, moves: readonly RrMove[]): number[] {
  const { t } = look;
  const here = t.fields[f.from];
  const consumers = consumersOf(look);
  const loaded = amount(f.load);
  const there = t.fields[f.to];
  const spear = look.corps.find(({ at }) => at === f.to);
  const room = limitOf(t, f.to) - (there ? amount(there) : 0) - loaded + (spear ? 6 - amount(spear.cargo) : 0);
  if (here && (room > 0 || loaded === 0)) {
    let best: Kind | null = null;
    let most = 0;
    for (const consumer of consumers) {
      const d = consumer.legs[PLACE[f.from]] as number;
      if ((consumer.legs[PLACE[f.to]] as number) !== d - 1 || d >= REACH) continue;
      const { first, firstWorth } = pickLoad(look, consumer, here, d - 1, f.load, 1);
      if (!first || firstWorth * consumer.weight <= most) continue;
      most = firstWorth * consumer.weight;
      best = first;
    }
    if (best && moves.includes(`add(${best})`)) return one(moves, `add(${best})`);
    if (loaded === 0) return moves.map(() => 0);
  }
  return moves.includes('dispatch') ? one(moves, 'dispatch') : moves.map(() => 0);
}

export function moveGains(look: Look, f: MoveFrame, moves: readonly RrMove[]): number[] {
  const corps = corpsNamed(look, f.corps);
  const kind = loadFor(look, corps);
  if (kind && look.t.turn.transfers < 36) {
    const load = `load(${corps.id},${kind})`;
    if (moves.includes(load as RrMove)) return one(moves, load, 50);
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

export function bonusGains(look: Look, town: Town, moves: readonly RrMove[]): number[] {
  const { t } = look;
  const here = t.fields[town] ?? { fuel: 0, ammo: 0, food: 0 };
  if (amount(here) >= limitOf(t, town)) return one(moves, 'bonusDone');
  const [first] = consumersOf(look);
  return moves.map((move) => {
    if (move === 'bonusDone') return 0;
    const kind = moveParts(move).args[0] as Kind;
    return first ? craving(look, first.one, kind, atHand(first, kind, REACH)) : 0.1;
  });
}

export function overflowGains(look: Look, moves: readonly RrMove[]): number[] {
  const [first] = consumersOf(look);
  return moves.map((move) => {
    const { verb, args } = moveParts(move);
    const kind = args[1] as Kind;
    if (verb === 'load') return 2;
    return first ? -craving(look, first.one, kind, atHand(first, kind, REACH) - 1) : 0;
  });
}

export function civilianGains(look: Look, f: RrFrame & { step: 'civilians' | 'market' }): (move: RrMove) => number {
  const corps = corpsNamed(look, f.corps);
  const { food } = corps.cargo;
  const medal = look.alone ? 0.2 : 3;
  const near = look.t.trucksOnTrack <= 6 && turnsLeft(look) > 1;
  const cost = food > 1 ? 0.3 : corps === look.spear ? (near ? 2.4 : 1.4) : near ? 1.2 : 0.6;
  return (move) => (move === 'feed' ? medal - cost : 0);
}

export function marketGains(look: Look, f: RrFrame & { step: 'civilians' | 'market' }): (move: RrMove) => number {
  const corps = corpsNamed(look, f.corps);
  return (move) => {
    if (move === 'decline') return 0.15;
    const [give, get] = moveParts(move).args as [Kind, Kind];
    return craving(look, corps, get, corps.cargo[get]) - craving(look, corps, give, Math.max(0, corps.cargo[give] - 1));
  };
}

/** Medals first lost that are lost anyway: icons, then divisions, then markers. */
export function airborneGains(look: Look): (move: RrMove) => number {
  const { count } = dropWorth(look);
  return (move) => {
    if (move === 'finish') return count > 0 ? -1 : 1;
    return move === 'payCards' ? 0.3 : move === 'payMedal' ? 0.2 : 0.1;
  };
}

export function payGains(move: RrMove): number {
  return -divisionOf(moveParts(move).args[0] as CardId).icons;
}

export function dropGains(look: Look, moves: readonly RrMove[]): number[] {
  const { town } = dropWorth(look);
  return town ? one(moves, `drop(${town})`) : moves.map(() => 0);
}
