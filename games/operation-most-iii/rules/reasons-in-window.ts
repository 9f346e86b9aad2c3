/** Why a touch means nothing in a window, where one instant or nothing is the answer (OM3-6.3 to OM3-6.6, and OM3-5.9.13). */
import { citing } from '@sztab/kernel';
import type { Card, CardId, InstantEffect } from '../content/cards.ts';
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
import { noInstant, notNow, type RollFrame } from './state.ts';

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
const exhausted = (reason: WhyNotReason | null): Because => citing(reason, '4.8.3', 'exhausted');

/** Against an Instant of the hand that this window is not for: when it is played. */
const ELSEWHERE: Readonly<Record<InstantEffect, WhyNotReason>> = {
  ambush: 'own-attack-only',
  warLuck: 'before-the-roll',
  warMisfortune: 'before-the-roll',
  nurse: 'after-a-loss',
  witnesses: 'with-search',
  motorcycles: 'with-move',
};
function held(no: WhyNotReason | null, { effect }: Card, elsewhere: Partial<typeof ELSEWHERE> = {}): Because {
  if (no !== 'other-window') return no;
  return elsewhere[effect as InstantEffect] ?? ELSEWHERE[effect as InstantEffect];
}

export function inEscort(touch: Touch, target: CardId): Because {
  const { view } = touch;
  return answer(
    touch,
    'noEscort',
    () => 'escort',
    (card) => {
      if (holds(touch, card)) return held(notNow(card), card);
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
      if (holds(touch, card)) return held(noInstant(card, 'ambush'), card);
      return card.class === 'support' ? 'before-the-roll' : 'ambush-or-roll';
    },
  );
}

export function inRoll(touch: Touch, f: RollFrame): Because {
  const { view, you } = touch;
  const mine = f.side === you;
  return answer(
    touch,
    'passReaction',
    ({ effect }) => effect ?? 'supportInAction',
    (card) => {
      if (holds(touch, card)) {
        const tooLate = mine && f.action === 'attack' ? { ambush: 'ambush-too-late' as const } : {};
        return held(noHeldReaction(f, you, card), card, tooLate);
      }
      if (card.class === 'support') return exhausted(noSupportInAction(f.dice[you], lying(view, card.card)));
      return card.escort && !mine && f.action === 'attack' ? 'escort-too-late' : 'only-in-action';
    },
  );
}

const ROLLED = { warLuck: 'roll-is-final', warMisfortune: 'roll-is-final' } as const;

export function inNurse(touch: Touch): Because {
  return answer(
    touch,
    'declineNurse',
    () => 'nurse',
    (card) => {
      if (holds(touch, card)) return held(noInstant(card, 'nurse'), card, ROLLED);
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
