/** Why a touch means nothing: the reasons, each with the rule that gives it. */
import REASON_RULE from './reasons.json' with { type: 'json' };

export { REASON_RULE };

export type WhyNotReason = keyof typeof REASON_RULE;
