/** Why a touch means nothing in a window, where one instant or nothing is the answer (OM3-6.3 to OM3-6.6, and OM3-5.9.13). */
import type { Card, CardId } from '../content/cards.ts';
import { noEscort } from './attack.ts';
import {
  asCard,
  type Because,
  holds,
  isLone,
  isZone,
  lying,
  outOfReach,
  refreshable,
  type Touch,
  type WhyNotReason,
} from './reasons.ts';
import { noHeldReaction, noSupportInAction } from './roll-window.ts';
import type { RollFrame } from './state.ts';

/** All windows alike: one thing, then its verb; or the verb that lets everything stand. */
function answer(touch: Touch, decline: string, verb: (card: Card) => string, why: (card: Card) => Because): Because {
  const { things } = touch;
  const [thing, more] = things;
  if (thing === undefined) return isLone(touch, decline) ? null : 'other-window';
  const out = outOfReach(touch, thing, isZone(thing) ? 'no-zone-now' : 'other-window');
  if (out) return out;
  const card = asCard(thing) as Card;
  const because = why(card);
  if (because) return because;
  if (touch.verb !== null && touch.verb !== verb(card)) return 'no-such-ability';
  return more === undefined ? null : ['one-at-a-time', '6.1.6'];
}

/** In a window an exhausted card is one that lies sideways, not one that has acted. */
const exhausted = (reason: WhyNotReason | null): Because => (reason === 'exhausted' ? [reason, '4.8.3'] : reason);

export function inEscort(touch: Touch, target: CardId): Because {
  const { view } = touch;
  return answer(
    touch,
    'noEscort',
    () => 'escort',
    (card) => {
      if (holds(touch, card)) return heldBeforeRoll(card, 'own-attack-only');
      return exhausted(noEscort(lying(view, card.card), lying(view, target)));
    },
  );
}

export function inAmbush(touch: Touch): Because {
  return answer(
    touch,
    'roll',
    () => 'ambush',
    (card) => {
      if (holds(touch, card)) return heldBeforeRoll(card, null);
      return card.class === 'support' ? 'before-the-roll' : 'ambush-or-roll';
    },
  );
}

/** A card of the hand while the dice are not yet rolled. */
function heldBeforeRoll({ effect, class: cardClass }: Card, ambush: Because): Because {
  if (cardClass !== 'instant') return 'only-in-action';
  if (effect === 'ambush') return ambush;
  if (effect === 'warLuck' || effect === 'warMisfortune') return 'before-the-roll';
  return elsewhere(effect);
}

const elsewhere = (effect: Card['effect']): Because => {
  if (effect === 'nurse') return 'after-a-loss';
  return effect === 'witnesses' ? 'with-search' : 'with-move';
};

export function inRoll(touch: Touch, f: RollFrame): Because {
  const { view, you } = touch;
  const mine = f.side === you;
  const held = ({ effect, class: cardClass }: Card): Because => {
    if (cardClass !== 'instant') return 'only-in-action';
    const no = noHeldReaction(f, you, effect);
    if (no !== 'other-window') return no;
    if (effect === 'ambush') return mine && f.action === 'attack' ? 'ambush-too-late' : 'own-attack-only';
    return elsewhere(effect);
  };
  return answer(
    touch,
    'passReaction',
    ({ effect }) => effect ?? 'supportInAction',
    (card) => {
      if (holds(touch, card)) return held(card);
      if (card.class === 'support') return exhausted(noSupportInAction(f, you, lying(view, card.card)));
      return card.escort && !mine && f.action === 'attack' ? 'escort-too-late' : 'only-in-action';
    },
  );
}

export function inNurse(touch: Touch): Because {
  return answer(
    touch,
    'declineNurse',
    () => 'nurse',
    (card) => {
      if (holds(touch, card)) {
        if (card.class !== 'instant') return 'only-in-action';
        if (card.effect === 'nurse') return null;
        if (card.effect === 'warLuck' || card.effect === 'warMisfortune') return 'roll-is-final';
        return card.effect === 'ambush' ? 'own-attack-only' : elsewhere(card.effect);
      }
      if (card.class === 'support') return 'roll-is-final';
      return card.escort ? 'escort-too-late' : 'only-in-action';
    },
  );
}

/** OM3-5.9.13 */
export function inRefresh(touch: Touch): Because {
  return answer(
    touch,
    'declineRefresh',
    () => 'refresh',
    (card) => (holds(touch, card) ? 'refresh-first' : refreshable(touch, card.card, '5.9.13')),
  );
}
