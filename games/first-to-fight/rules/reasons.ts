import type { Because as BecauseOf } from '@sztab/kernel';

/** Why a touch means nothing: the reasons, each with the rule that gives it. A few have other rules elsewhere. */
export const REASON_RULE = {
  possible: '4.2.5',
  'game-over': '6.8.1',
  'only-watching': '9.1',
  'not-your-decision': '4.2.4',
  'already-answered': '8.7',
  'other-decision': '4.2.4',
  // orders
  'order-inactive': '4.2.2',
  'order-first': '4.2.1',
  'order-running': '4.2.4',
  // soldiers
  'not-on-board': '4.3.1',
  locked: '4.3.3',
  'already-moved': '5.1.3',
  'same-region': '4.3.1',
  'not-adjacent': '5.1.1',
  'soldier-first': '5.1.1',
  'already-trained': '5.2.2',
  'at-most-five': '4.4.2',
  // regions
  'already-sabotaged': '5.3.1',
  'nothing-to-lower': '5.3.1',
  'too-little-underground': '5.3.1',
  occupied: '5.3.5',
  'nothing-to-do-there': '5.3.6',
  'no-recruiting-there': '5.4.1',
  'region-taken': '5.4.1',
  'not-in-camp': '5.3.6c',
  'already-in-warsaw': '5.3.6a',
  // concentration
  'bonus-taken': '5.5.1',
  'nurses-full': '5.5.4',
  'nobody-can-move': '5.5.3',
  'token-lies-there': '5.5.2',
  // treatment and losses
  'not-wounded': '6.1.2',
  'no-mission-fought': '6.6.1',
  'higher-underground': '6.6.4',
  'wounded-in-this-pass': '6.6.4',
  // missions
  'not-yours': '9.1',
  'not-to-choose-now': '6.5.1',
} as const;

export type WhyNotReason = keyof typeof REASON_RULE;

export type Because = BecauseOf<WhyNotReason>;
