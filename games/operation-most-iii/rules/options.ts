/** What can be agreed on before a match, and what of it the rules keep. The first value of an option is the default. */
import { type Chosen, MATCH, type OptionRule, type Options, offOn, SIDE_ASSIGNMENT } from '@sztab/kernel';

export const OPTIONS = [
  { id: 'tieWinner', values: ['DE', 'PL'], concerns: 'rules' },
  { id: 'mulligan', values: ['on', 'off'], concerns: 'rules' },
  offOn('openHands'),
  SIDE_ASSIGNMENT,
  MATCH,
] as const satisfies readonly OptionRule[];

export function rulesFor(options: Options) {
  const { tieWinner, mulligan, openHands } = options as Chosen<typeof OPTIONS>;
  return { tieWinner, mulligan: mulligan === 'on', openHands: openHands === 'on' };
}
export type RuleOptions = Readonly<ReturnType<typeof rulesFor>>;
