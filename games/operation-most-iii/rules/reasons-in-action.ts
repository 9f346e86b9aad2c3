/** Why a touch means nothing when an action is to be chosen (OM3-5.1 to OM3-5.9). */
import { citing } from '@sztab/kernel';
import type { Card, InstantEffect } from '../content/cards.ts';
import type { Zone } from '../content/zones.ts';
import { musterOf, noAttack, noHiding, noMove, noSearch, noSpecial, noSteal } from './actions.ts';
import { asCard, type Because, holds, isZone, lying, outOfReach, refreshable, type Touch } from './reasons.ts';
import { noExhausted, noInstant } from './state.ts';

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
  const stands = card.class === 'special' ? noSpecial(view, card, musterOf(view, touch.you)) : null;
  if (stands) return citing(stands, '5.9.2', 'no-exhausted-unit');
  if (verb && verb !== (card.effect ?? 'deploy')) return 'no-such-ability';
  if (next === undefined) return null;
  if (card.effect === 'highMorale') {
    const no = citing(noExhausted(view, touch.you), '5.9.2') ?? refreshable(touch, next, '5.9.2');
    return no ?? (more ? 'one-at-a-time' : null);
  }
  if (card.effect === 'hideFragments') {
    if (!/^\d$/.test(next)) return 'choose-number';
    return noHiding(view, Number(next)) ?? (more ? 'one-at-a-time' : null);
  }
  return card.class !== 'special' && isZone(next) ? 'deploys-home' : 'no-target';
}

function bySupport(touch: Touch, [next, more]: readonly string[]): Because {
  const { view, you, verb } = touch;
  if (verb === 'move') return 'support-cannot-move';
  if (verb === 'attack') return 'support-cannot-attack';
  if (verb && verb !== 'order' && verb !== 'volunteers') return 'no-such-ability';
  if (verb === 'volunteers') return next === undefined ? null : 'no-target';
  const none = verb === 'order' ? noExhausted(view, you) : null;
  if (none) return none;
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
      if (isHeld(touch, target, 'witnesses')) return searching(touch, unit, zone, rest);
      if (isHeld(touch, target, 'motorcycles')) return 'zone-first';
      return alone(attacking(touch, zone, next));
    case 'attack':
      if (next !== undefined) return alone(attacking(touch, zone, next));
      return musterOf(view, you).enemies.some((enemy) => noAttack(enemy, zone) === null) ? null : 'no-enemy-here';
    case 'move':
      if (next === undefined) return null;
      return isZone(next) ? (moving(touch, unit, zone, next) ?? withMotorcycles(touch, others)) : 'zone-first';
    case 'search':
      return searching(touch, unit, zone, rest);
    case 'steal':
      return noSteal(view, unit, zone) ?? (next === undefined ? null : 'no-target');
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
  return noAttack(target, zone);
}

/** Who touches the zone in which a Unit stands may mean to search it, or to steal there. */
function moving(touch: Touch, unit: Card, from: Zone, to: Zone): Because {
  const no = noMove(from, to);
  if (no !== 'already-there') return no;
  if (touch.verb === null && unit.search !== null) return searching(touch, unit, from, []) ?? no;
  if (touch.verb === null && unit.steal !== null) return noSteal(touch.view, unit, from) ?? no;
  return no;
}

const isHeld = (touch: Touch, card: Card | null, effect: InstantEffect): boolean =>
  card !== null && noInstant(card, effect) === null && holds(touch, card);

/** OM3-6.8: what may follow the zone of a Move. */
function withMotorcycles(touch: Touch, [thing, more]: readonly string[]): Because {
  if (thing === undefined) return null;
  if (!isHeld(touch, asCard(thing), 'motorcycles')) return 'one-at-a-time';
  return more === undefined ? null : 'one-such-card';
}

/** OM3-6.7: what may follow a Search. */
function searching(touch: Touch, unit: Card, zone: Zone, [thing, more]: readonly string[]): Because {
  const no = noSearch(touch.view, unit, zone);
  if (no || thing === undefined) return no;
  if (!isHeld(touch, asCard(thing), 'witnesses')) return 'one-at-a-time';
  return more === undefined ? null : ['one-such-card', '6.7.2'];
}
