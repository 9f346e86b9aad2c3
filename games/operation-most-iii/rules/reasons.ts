/** Why a touch means nothing: the reasons, each with its rule, and what every question asks of a touched thing. */
import { type Because as BecauseOf, citing } from '@sztab/kernel';
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { type Side, ZONES, type Zone } from '../content/zones.ts';
import { noRefresh, type TableCard } from './state.ts';
import type { View } from './view.ts';

/** Each reason with the rule that gives it; a few reasons have other rules elsewhere. */
export const REASON_RULE = {
  possible: '4.9.3',
  'game-over': '4.6.3',
  'only-watching': '3.1',
  'not-your-decision': '4.4.1',
  'mulligan-first': '4.2.4',
  'already-answered': '4.2.5',
  'chain-open': '5.8.8',
  'no-chain': '5.8.6',
  'card-first': '5.1.1',
  'not-yours': '5.1.2',
  exhausted: '5.1.1',
  removed: '4.8.6',
  'beside-zone': '5.9.10',
  'not-held': '5.2.1',
  'only-in-window': '5.1.4',
  'only-in-action': '5.1.4',
  'no-such-ability': '5.1.3',
  'one-at-a-time': '4.9.1',
  'no-target': '4.9.3',
  'deploys-home': '5.2.2',
  'other-zone': '5.3.1',
  'own-card': '5.3.1',
  'no-enemy-here': '5.3.1',
  'support-cannot-attack': '5.1.3',
  'support-cannot-move': '4.8.4',
  'cannot-search': '5.1.3',
  'search-elsewhere': '5.4.1',
  'no-parts': '5.4.1',
  'cannot-steal': '5.1.3',
  'steal-elsewhere': '5.5.1',
  'no-parts-to-take': '5.5.1',
  'already-there': '5.6.1',
  'not-adjacent': '5.6.1',
  'zone-first': '6.8.1',
  'with-search': '6.7.1',
  'with-move': '6.8.1',
  'one-such-card': '6.8.2',
  'no-exhausted-unit': '5.7.1',
  'already-ready': '5.7.1',
  'only-units': '5.7.3',
  'nothing-to-hide': '5.9.3',
  'too-few-parts': '5.9.3',
  'choose-number': '5.9.3',
  'no-parts-in-forest': '5.9.6',
  'german-in-forest': '5.9.6',
  'nothing-to-do': '5.9.11',
  'refresh-first': '5.9.13',
  'no-zone-now': '6.1.3',
  'other-window': '6.1.3',
  'before-the-roll': '6.5.1',
  'cannot-escort': '5.1.3',
  'escort-elsewhere': '6.3.1',
  'target-itself': '6.3.1',
  'escort-too-late': '6.3.1',
  'ambush-or-roll': '6.4.1',
  'ambush-too-late': '6.4.1',
  'own-attack-only': '6.4.1',
  'no-die': '6.5.5',
  'no-enemy-die': '6.5.5',
  'roll-is-final': '6.5.7',
  'after-a-loss': '6.6.1',
} as const;

export type WhyNotReason = keyof typeof REASON_RULE;

/** Null if nothing stands in the way. */
export type Because = BecauseOf<WhyNotReason> | null;

/** What was touched: things and a verb, in the order of a spelling. The verb may be missing, as it often follows. */
export interface Touch {
  readonly view: View;
  readonly you: Side;
  readonly things: readonly string[];
  readonly verb: string | null;
}

export const asCard = (thing: string | undefined): Card | null => (cardOf(thing as CardId) as Card | undefined) ?? null;
export const isZone = (thing: string | undefined): thing is Zone => ZONES.includes(thing as Zone);
const isThing = (token: string): boolean => isZone(token) || asCard(token) !== null || /^\d$/.test(token);

export function readTouch(view: View, you: Side, touched: readonly string[]): Touch {
  return { view, you, things: touched.filter(isThing), verb: touched.find((token) => !isThing(token)) ?? null };
}

/** No move has two verbs. */
export const hasTwoVerbs = (touched: readonly string[]): boolean =>
  touched.filter((token) => !isThing(token)).length > 1;

export const isLone = ({ things, verb }: Touch, wanted: string): boolean => things.length === 0 && verb === wanted;
/** A card that is known to lie in a zone. */
export const lying = (view: View, id: CardId): TableCard => view.cards.find((card) => card.id === id) as TableCard;
export const holds = ({ view, you }: Touch, card: Card): boolean => view.hand[you].includes(card.card);

/** What no question can make of this thing: it is no card, or not one that its owner could use. */
export function outOfReach(touch: Touch, thing: string, otherwise: WhyNotReason): Because {
  const { view, you } = touch;
  const card = asCard(thing);
  if (!card) return otherwise;
  if (view.removed[card.side].includes(card.card)) return 'removed';
  if ((card.effect === 'hideFragments' && view.hidingOnTable) || (card.effect === 'mostIII' && view.mostOnTable)) {
    return 'beside-zone';
  }
  if (card.side !== you) return 'not-yours';
  if (holds(touch, card) || view.cards.some(({ id }) => id === card.card)) return null;
  return 'not-held';
}

/** Something that refreshes a Unit was touched before: may it be this one? */
export function refreshable(touch: Touch, thing: string, rule: string): Because {
  const out = outOfReach(touch, thing, 'own-card');
  const card = asCard(thing);
  if (out || !card) return [out === 'not-yours' ? 'not-yours' : 'only-units', rule];
  if (holds(touch, card)) return ['only-units', rule];
  return citing(noRefresh(lying(touch.view, card.card)), rule);
}
