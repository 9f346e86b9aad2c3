import type { Because as BecauseOf } from '@sztab/kernel';

/** Why a touch means nothing: the reasons, each with the rule that gives it. */
export const REASON_RULE = {
  possible: '4.2.3',
  'game-over': '6.7.2',
  'only-watching': '4.1.4',
  'not-your-turn': '4.1.1',
  'other-decision': '4.2.3',
  'no-actions-left': '4.2.1',
  'action-not-finished': '4.2.3',
  // supplies and trucks
  'not-your-base': '5.1.1',
  'base-used': '5.1.5',
  'ostend-used': '5.1.6',
  'only-basic-set': '5.1.3',
  'none-left': '5.1.4',
  'no-trucks-on-track': '5.2.3',
  'truck-limit': '5.2.4',
  'no-trucks': '5.3.1',
  'road-taken': '5.3.2',
  'not-your-road': '5.3.2',
  'not-both-yours': '5.3.2',
  'nothing-to-carry': '5.3.3',
  'truck-full': '5.3.3',
  // transfers
  'corps-full': '5.4.3',
  'not-controlled': '5.4.2',
  'nothing-there': '5.4.1',
  'transfers-used-up': '5.4.6',
  // corps
  'not-your-corps': '5.5.1',
  'already-moved': '5.5.2',
  'no-fuel': '5.5.1',
  immobilised: '6.4.8',
  'corps-there': '5.5.4',
  'held-by-another': '5.5.4',
  'absent-commander': '3.12',
  'no-road': '5.5.3',
  'wrong-colour': '5.5.3',
  'fort-needs-ammo': '5.5.6',
  'going-on-costs-fuel': '5.5.9',
  'corps-first': '5.5.1',
  // air
  'marker-on-deck': '5.8.1',
  'no-card-there': '5.8.2',
  rain: '7.3.2',
  'not-in-training': '7.2.1',
  'not-alone': '7.6.4',
  'no-paratroops': '5.9.5',
  'cannot-pay': '5.9.2',
  'field-controlled': '5.9.3',
  'card-used': '5.10.1',
  'resistance-used': '5.6.10',
  'recon-used': '5.6.10',
  'not-your-card': '5.6.8',
  // reaction
  'no-source': '6.5.A1',
  'marker-there': '6.5.A1',
  'symbol-there': '6.5.A1',
  controlled: '6.5.A1',
  'your-own': '6.5.B3',
  'no-marker': '6.5.B1',
  'main-base': '6.5.B1',
  'next-to-safety': '6.5.B1',
  'next-to-corps': '6.5.B1',
  'not-connected': '6.5.B1',
  'no-more-markers': '6.7.3',
} as const;

export type WhyNotReason = keyof typeof REASON_RULE;

export type Because = BecauseOf<WhyNotReason>;
