import type { Because as BecauseOf } from '@sztab/kernel';

/** Why a touch means nothing: the reasons, each with the rule that gives it. */
export const REASON_RULE = {
  possible: '4.0.4',
  'game-over': '6.6.5',
  'only-watching': '4.0.3',
  'other-decision': '4.0.8',
  'not-arbiter': '4.0.5',
  'already-answered': '4.0.5',
  // phase 1
  'plan-frozen': '4.1.7',
  'mission-occupied': '4.1.2',
  'no-pawn-left': '4.1.1',
  'pawn-first': '4.1.6',
  'pawns-left': '4.1.3',
  'dice-left': '4.1.4',
  'seat-without-die': '4.1.6',
  'no-die-left': '4.1.4',
  'motions-used-up': '4.1.7',
  'no-take-back-left': '4.0.12',
  'joint-mission': '6.5.1',
  // phase 2
  'not-held': '4.2.4',
  'no-morale': '4.2.4',
  'not-enough-morale': '4.2.8',
  'empty-selection': '4.2.4',
  'you-are-done': '4.2.11',
  'done-first': '4.2.11',
  'token-spent': '5.8.3',
  'morale-token': '4.2.9',
  'symbol-token': '4.2.10',
  'only-when-settled': '4.2.12',
  'cannot-stop': '6.5.6',
  'die-in-prison': '5.9.1',
  // settlement
  'not-undertaken': '4.2.12',
  'claim-not-covered': '4.2.14',
  'token-not-needed': '4.2.14',
  // team choices
  'same-town': '5.2.5',
  'town-not-in-region': '5.2.7',
  'no-obstacle': '5.1.4',
  'no-such-option': '4.0.4',
} as const;

export type WhyNotReason = keyof typeof REASON_RULE;

export type Because = BecauseOf<WhyNotReason>;
