/** Why a touch means nothing: the reasons, each with the rule that gives it. */
export const REASON_RULE = {
  possible: '4.1',
  'game-over': '5.3',
  'only-watching': '1.1',
  'not-your-turn': '4.3',
  'not-held': '4.1',
  'hill-taken': '4.2',
  'card-first': '4.1',
  'hill-next': '4.1',
} as const;

export type WhyNotReason = keyof typeof REASON_RULE;
