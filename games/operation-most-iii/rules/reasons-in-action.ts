/** Why a touch means nothing when an action is to be chosen (OM3-5.1 to OM3-5.9). */
import { type Card, cardOf } from '../content/cards.ts';
import { enemyOf, HOME, ZONE, type Zone } from '../content/zones.ts';
import { asCard, type Because, holds, isZone, lying, outOfReach, refreshable, type Touch } from './reasons.ts';
import { mayBeSpent } from './state.ts';

export function inAction(touch: Touch): Because {
  const { view, things, verb } = touch;
  const [first, ...rest] = things;
  const chain = view.flow[view.flow.length - 2]?.step === 'chain';
  if (first === undefined) {
    if (verb === 'pass') return chain ? 'chain-open' : null;
    if (verb === 'endChain') return chain ? null : 'no-chain';
    return 'card-first';
  }
  const out = outOfReach(touch, first, 'card-first');
  if (out) return out;
  const card = asCard(first) as Card;
  if (holds(touch, card)) return fromHand(touch, card, rest);
  if (!lying(view, card.card).ready) return 'exhausted';
  return card.class === 'support' ? bySupport(touch, rest) : byUnit(touch, card, rest);
}

function fromHand(touch: Touch, card: Card, [next, more]: readonly string[]): Because {
  const { view, verb } = touch;
  if (card.class === 'instant') {
    if (card.effect === 'witnesses') return 'with-search';
    return card.effect === 'motorcycles' ? 'with-move' : 'only-in-window';
  }
  const stands = card.class === 'special' ? special(touch, card) : null;
  if (stands) return stands;
  if (verb && verb !== (card.effect ?? 'deploy')) return 'no-such-ability';
  if (next === undefined) return null;
  if (card.effect === 'highMorale' && !exhaustedUnits(touch)) return ['no-exhausted-unit', '5.9.2'];
  if (card.effect === 'highMorale') return refreshable(touch, next, '5.9.2') ?? (more ? 'one-at-a-time' : null);
  if (card.effect === 'hideFragments') {
    if (!/^\d$/.test(next) || (next === '0' && !mayBeSpent(view))) return 'choose-number';
    if (Number(next) > Math.min(2, view.parts.surroundings)) return 'too-few-parts';
    return more ? 'one-at-a-time' : null;
  }
  return card.class !== 'special' && isZone(next) ? 'deploys-home' : 'no-target';
}

const exhaustedUnits = ({ view, you }: Touch): boolean =>
  view.cards.some(({ id, ready }) => !ready && cardOf(id).side === you && cardOf(id).class === 'unit');

/** OM3-5.9: what a Special needs before it can be played. */
function special(touch: Touch, card: Card): Because {
  const { view, you } = touch;
  const spent = mayBeSpent(view);
  const own = view.cards.filter(({ id }) => cardOf(id).side === you);
  const exhausted = exhaustedUnits(touch);
  switch (card.effect) {
    case 'highMorale':
      return spent || exhausted ? null : ['no-exhausted-unit', '5.9.2'];
    case 'hideFragments':
      return spent || view.parts.surroundings > 0 ? null : 'nothing-to-hide';
    case 'mostIII':
      if (!spent && view.parts.forest === 0) return 'no-parts-in-forest';
      return view.cards.some(({ id, zone }) => zone === 'forest' && cardOf(id).side !== you)
        ? 'german-in-forest'
        : null;
    default: {
      if (spent) return null;
      const toDeploy = view.hand[you].some((id) => ['unit', 'support'].includes(cardOf(id).class));
      return exhausted || toDeploy || own.some(({ ready }) => ready) ? null : 'nothing-to-do';
    }
  }
}

function bySupport(touch: Touch, [next, more]: readonly string[]): Because {
  const { you, verb } = touch;
  if (verb === 'move') return 'support-cannot-move';
  if (verb === 'attack') return 'support-cannot-attack';
  if (verb && verb !== 'order' && verb !== 'volunteers') return 'no-such-ability';
  if (verb === 'volunteers') return next === undefined ? null : 'no-target';
  if (verb === 'order' && !exhaustedUnits(touch)) return 'no-exhausted-unit';
  if (next === undefined) return null;
  if (isZone(next)) return 'support-cannot-move';
  const card = asCard(next);
  if (card && card.side !== you) return 'support-cannot-attack';
  if (card && holds(touch, card)) return 'one-at-a-time';
  return refreshable(touch, next, card?.class === 'support' ? '5.7.3' : '5.7.1') ?? (more ? 'one-at-a-time' : null);
}

function byUnit(touch: Touch, unit: Card, rest: readonly string[]): Because {
  const { view, you, verb } = touch;
  const [next, ...others] = rest;
  const alone = (because: Because): Because => because ?? (others.length > 0 ? 'one-at-a-time' : null);
  const { zone } = lying(view, unit.card);
  const target = asCard(next);
  switch (verb) {
    case null:
      if (next === undefined) return null;
      if (isZone(next)) return moving(touch, unit, zone, next) ?? withMotorcycles(touch, others);
      if (target?.effect === 'witnesses' && holds(touch, target)) return searching(touch, unit, zone, rest);
      if (target?.effect === 'motorcycles' && holds(touch, target)) return 'zone-first';
      return alone(attacking(touch, zone, next));
    case 'attack':
      if (next !== undefined) return alone(attacking(touch, zone, next));
      return view.cards.some((c) => c.zone === zone && cardOf(c.id).side !== you) ? null : 'no-enemy-here';
    case 'move':
      if (next === undefined) return null;
      return isZone(next) ? (moving(touch, unit, zone, next) ?? withMotorcycles(touch, others)) : 'zone-first';
    case 'search':
      return searching(touch, unit, zone, rest);
    case 'steal':
      return stealing(touch, unit, zone) ?? (next === undefined ? null : 'no-target');
    default:
      return 'no-such-ability';
  }
}

/** OM3-5.3.1 */
function attacking(touch: Touch, zone: Zone, thing: string): Because {
  const { view, you } = touch;
  const out = outOfReach(touch, thing, 'no-target');
  if (out === 'removed' || out === 'beside-zone' || out === 'no-target') return out;
  const { card, side } = asCard(thing) as Card;
  const target = view.cards.find(({ id }) => id === card);
  if (side === you) return target ? 'own-card' : 'one-at-a-time';
  if (!target) return 'no-target';
  return target.zone === zone ? null : 'other-zone';
}

/** OM3-5.6.1; who touches the zone in which a Unit stands may mean to search it, or to steal there. */
function moving(touch: Touch, unit: Card, from: Zone, to: Zone): Because {
  if (ZONE[from].adjacent.includes(to)) return null;
  if (from !== to) return 'not-adjacent';
  if (touch.verb === null && unit.search !== null) return searching(touch, unit, from, []) ?? 'already-there';
  if (touch.verb === null && unit.steal !== null) return stealing(touch, unit, from) ?? 'already-there';
  return 'already-there';
}

/** OM3-6.8: what may follow the zone of a Move. */
function withMotorcycles(touch: Touch, [thing, more]: readonly string[]): Because {
  if (thing === undefined) return null;
  const card = asCard(thing);
  if (card?.effect !== 'motorcycles' || !holds(touch, card)) return 'one-at-a-time';
  return more === undefined ? null : 'one-such-card';
}

/** OM3-5.4.1, OM3-6.7 */
function searching(touch: Touch, unit: Card, zone: Zone, [thing, more]: readonly string[]): Because {
  if (unit.search === null) return 'cannot-search';
  if (!ZONE[zone].searchable) return 'search-elsewhere';
  if (touch.view.parts[zone] === 0) return 'no-parts';
  if (thing === undefined) return null;
  const card = asCard(thing);
  if (card?.effect !== 'witnesses' || !holds(touch, card)) return 'one-at-a-time';
  return more === undefined ? null : ['one-such-card', '6.7.2'];
}

/** OM3-5.5.1 */
function stealing({ view, you }: Touch, unit: Card, zone: Zone): Because {
  if (unit.steal === null) return 'cannot-steal';
  if (zone !== HOME[enemyOf(you)]) return 'steal-elsewhere';
  return view.parts[zone] > 0 ? null : 'no-parts-to-take';
}
