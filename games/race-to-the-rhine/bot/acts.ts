/** The action step: what each action, card and transfer is worth now. */
import { moveParts } from '@sztab/kernel';
import type { CorpsId } from '../content/corps.ts';
import { PLACE, type Town } from '../content/fields.ts';
import { levelOf, TOP_LEVEL } from '../content/logistics.ts';
import { BONUS, KINDS, type Kind, SPECIAL_SET, type Supplies } from '../content/supplies.ts';
import { limitOf } from '../rules/control.ts';
import type { Move } from '../rules/moves.ts';
import type { Corps, Deck } from '../rules/state.ts';
import { dropWorth } from './airborne.ts';
import { isOpen } from './ground.ts';
import { atHand, bestLeg, type Consumer, closeness, consumersOf, NONE, pickLoad, REACH } from './haul.ts';
import { corpsNamed, type Look, loadFor } from './look.ts';
import { NEAR, OPEN_TO } from './map.ts';
import { marchWorth } from './march.ts';

/** Not worth a thought. */
export const SILLY = Number.NEGATIVE_INFINITY;
/** Free and good: done before anything else. */
const AT_ONCE = 50;
const WASTE = 0.3;
/** The card comes back only with the next logistics phase: kept for a march that gains at least so much by it. */
const HELPS = 0.3;

/** Turns that each player still has, by the clock of markers. */
export function turnsLeft({ s, alone }: Look): number {
  if (alone) return 9;
  if (s.ending) return 0.5;
  return s.markerPool / s.commanders.length;
}

/** Supplies on their way are worth less the less time is left for them to arrive. */
const patience = (look: Look): number => Math.min(1, Math.max(0.05, (turnsLeft(look) - 0.6) / 2));

export function actGains(look: Look, moves: readonly Move[]): number[] {
  for (const one of look.corps) {
    const kind = loadFor(look, one);
    if (!kind || look.s.turn.transfers >= 36) continue;
    const load = `load(${one.id},${kind})`;
    if (moves.includes(load as Move)) return moves.map((move) => (move === load ? AT_ONCE : SILLY));
  }
  const consumers = consumersOf(look);
  const marches = new Map<string, number>();
  const march = (id: CorpsId): number => {
    let worth = marches.get(id);
    if (worth === undefined) {
      worth = marchWorth(look, corpsNamed(look, id));
      marches.set(id, worth);
    }
    return worth;
  };
  const gains = moves.map((move) => {
    const { verb, args } = moveParts(move);
    switch (verb) {
      case 'takeSupplies':
        return suppliesGain(look, consumers, args[0] as Town, args[1] as 'basic' | Kind);
      case 'takeTrucks':
        return trucksGain(look, consumers, Number(args[0]));
      case 'transport':
        return haulGain(look, consumers);
      case 'move':
        return march(args[0] as CorpsId);
      case 'cmdMove':
        return march(args[0] as CorpsId) + 0.5;
      case 'air':
        return airGain(look, args[0] as Deck) - 0.6;
      case 'cmdAir':
        return airGain(look, args[0] as Deck);
      case 'airborne':
        return dropWorth(look).gain;
      case 'playResistance':
        return creditGain(look, consumers);
      case 'playRecon':
        return args[1] === 'resistance' && attackers(look, 'resistance').length > 0 ? 0.6 : SILLY;
      case 'load':
      case 'unload':
        return SILLY;
      default:
        // An action not used is lost.
        return -WASTE * look.s.turn.base;
    }
  });
  const flight = flightFirst(look, moves, gains);
  return flight ? moves.map((move) => (move === flight ? AT_ONCE : SILLY)) : gains;
}

/** Bradley's card costs no action: it is played before a march that it helps, over the deck where it helps most. */
function flightFirst(look: Look, moves: readonly Move[], gains: readonly number[]): Move | null {
  if (look.colour !== 'W' || !look.me.active) return null;
  const planned = gains.indexOf(Math.max(...gains));
  const { verb, args } = moveParts(moves[planned] as Move);
  if (verb !== 'move') return null;
  let best: Move | null = null;
  let most = HELPS;
  for (const air of ['pursuit', 'resistance'] as const) {
    const flight: Move = `cmdAir(${air})`;
    if (!moves.includes(flight)) continue;
    const flown = { ...look, me: { ...look.me, air } };
    const help = marchWorth(flown, corpsNamed(look, args[0] as CorpsId)) - (gains[planned] as number);
    if (help <= most) continue;
    most = help;
    best = flight;
  }
  return best;
}

function setOf({ s }: Look, set: 'basic' | Kind): Supplies {
  const got: Supplies = { fuel: 0, ammo: 0, food: 0 };
  if (set === 'basic') for (const kind of KINDS) got[kind] = Math.min(1, s.pool[kind]);
  else got[set] = Math.min(SPECIAL_SET, s.track[set]);
  return got;
}

function suppliesGain(look: Look, consumers: readonly Consumer[], town: Town, set: 'basic' | Kind): number {
  const got = setOf(look, set);
  const here = look.s.fields[town] ?? NONE;
  const room = limitOf(look.s, town) - here.fuel - here.ammo - here.food;
  const bonus = look.colour === 'R' && look.me.active ? BONUS : 0;
  if (room <= 0) return SILLY;
  let best = -0.2;
  for (const one of consumers) {
    const near = closeness(look, one.legs[PLACE[town]] as number);
    let { worth } = pickLoad(look, one, got, REACH, room);
    if (bonus > 0 && room > 3) worth += pickLoad(look, one, look.s.pool, REACH, bonus, got).worth * 0.8;
    if (worth > 0) best = Math.max(best, one.weight * worth * near);
  }
  return best * patience(look);
}

function waiting(look: Look, consumers: readonly Consumer[]): number {
  const [first] = consumers as [Consumer];
  let worth = 0;
  for (const kind of KINDS) worth += atHand(first, kind, REACH) - atHand(first, kind, 0);
  return Math.min(1, worth / 4) * (look.me.trucks < levelOf(look.me.level).placement ? 1.3 : 1);
}

function trucksGain(look: Look, consumers: readonly Consumer[], count: number): number {
  const { me, s, plan } = look;
  let worth = 0;
  for (let n = me.trucks; n < me.trucks + count; n++) worth += plan.trucks[n] ?? 0;
  worth *= (0.35 + 0.65 * waiting(look, consumers)) * patience(look);
  return count === s.trucksOnTrack ? worth + phaseGain(look, count) : worth;
}

/** The last truck is gone: cards and trucks come back, everybody eats. */
function phaseGain(look: Look, count: number): number {
  const { s, me } = look;
  const { phase } = look.plan;
  let worth = (me.active || s.options.training ? 0 : phase.card) + (me.level < TOP_LEVEL ? phase.level : 0);
  // Roads are free again, the more welcome the fewer trucks could still be placed.
  worth += s.trucks.length * (phase.truck + phase.last * Math.max(0, 1 - (me.trucks + count) / 4));
  for (const one of s.corps) {
    if (one.immobilised || one.cargo.food > 0 || (s.fields[one.at]?.food ?? 0) > 0) continue;
    if (!look.corps.includes(one)) worth += phase.rivals;
    else if (one.cargo.fuel === 0) worth -= phase.hungry / 4;
    else worth -= one === look.spear ? phase.hungrySpear : phase.hungry;
  }
  return worth * Math.min(1, turnsLeft(look) / 2);
}

function haulGain(look: Look, consumers: readonly Consumer[]): number {
  const leg = bestLeg(look, consumers, 0);
  return leg ? leg.worth * patience(look) : -0.5;
}

/** Corps that could enter a field of this deck at once. */
function attackers(look: Look, deck: Deck): Corps[] {
  const { ground, colour } = look;
  return look.corps.filter(({ at, immobilised, moved, cargo }) => {
    if (immobilised || moved || cargo.fuel === 0 || (deck === 'resistance' && cargo.ammo === 0)) return false;
    return (NEAR[colour][PLACE[at]] as readonly number[]).some(
      (to) => isOpen(ground, to) && OPEN_TO[colour][to] === 1 && (ground.held[to] === 1) === (deck === 'resistance'),
    );
  });
}

function airGain(look: Look, deck: Deck): number {
  const ready = attackers(look, deck);
  if (ready.length === 0) return SILLY;
  if (deck === 'pursuit') return ready.includes(look.spear) || ready.length > 1 ? 0.35 : 0.2;
  return ready.some(({ cargo }) => cargo.ammo < 3) ? 1 : 0.5;
}

/** Resistance gives one more action: worth what the best one left would bring. */
function creditGain(look: Look, consumers: readonly Consumer[]): number {
  if (look.s.turn.base > 0) return SILLY;
  let best = haulGain(look, consumers);
  for (const one of look.corps) {
    if (one.moved || one.immobilised || one.cargo.fuel === 0) continue;
    best = Math.max(best, marchWorth(look, one));
  }
  return best - (turnsLeft(look) < 2 ? 0 : 0.4);
}
