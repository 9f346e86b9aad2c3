/** Why a touch means nothing: the reasons, each with its rule, and what every question asks of a touched thing. */
import { type Because as BecauseOf, citing } from '@sztab/kernel';
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { type Side, ZONES, type Zone } from '../content/zones.ts';
import REASON_RULE from './reasons.json' with { type: 'json' };
import { noRefresh, type TableCard } from './state.ts';
import type { View } from './view.ts';

/** Each reason with the rule that gives it; a few reasons have other rules elsewhere. */
export { REASON_RULE };

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
