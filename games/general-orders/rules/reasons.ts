import type { Because as BecauseOf } from '@sztab/kernel';

/** Why a touch means nothing: the reasons, each with the rule that gives it. A few have other rules elsewhere. */
export const REASON_RULE = {
  possible: '5.1.3',
  'game-over': '4.5.2',
  'only-watching': '9.2',
  'not-your-decision': '6.7.7',
  'other-decision': '6.7.7',
  // a turn: where a commander may go
  'space-first': '4.2.3',
  'finish-action': '4.2.3',
  'no-commander': '4.2.5',
  'space-occupied': '5.1.1',
  'own-area': '5.2.7',
  'own-zone': '5.7.1',
  'no-source': '5.2.1',
  'other-colour': '5.1.7',
  'not-held': '5.3.1',
  'not-supplied': '5.3.1',
  'empty-reserve': '5.1.4',
  'too-few-aircraft': '5.8.1',
  'pair-used': '5.1.6',
  'no-room': '5.1.4',
  // inside an action
  'not-adjacent': '5.2.2',
  'target-itself': '5.2.2',
  'not-yours': '5.2.2',
  'last-stays': '5.2.2',
  'move-one-first': '5.2.2',
  'out-of-range': '5.3.2',
  'enemy-hq': '5.4.2',
  'no-drop': '5.4.2',
  'only-own-hq': '5.4.2',
  'other-zone': '5.8.2',
  'choose-number': '5.8.3',
  'stack-full': '4.7.3',
  'place-all': '5.5.5',
  'all-placed': '5.5.5',
  'card-or-go-on': '6.7.1',
  'defend-first': '6.7.2',
  'keep-or-reroll': '6.7.3',
  'choose-commander': '6.6.6',
  // cards
  'card-not-held': '6.4.1',
  'effect-used': '6.4.3',
  'defence-only': '6.4.4',
  'own-turn-only': '6.4.4',
  'card-elsewhere': '6.4.5',
  'nothing-to-add': '6.4.5',
  'nobody-ready': '6.5.3',
  'only-against-drop': '6.5.8',
} as const;

export type WhyNotReason = keyof typeof REASON_RULE;

export type Because = BecauseOf<WhyNotReason>;
