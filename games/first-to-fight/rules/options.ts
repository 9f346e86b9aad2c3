/** What can be agreed on before a match, and what of it the rules keep. The first value of an option is the default. */
import { type Chosen, type OptionRule, type Options, offOn, SIDE_ASSIGNMENT } from '@sztab/kernel';

export const OPTIONS = [
  offOn('missionDraft'),
  offOn('neutralEvents'),
  { id: 'lossDie', values: ['faces123', 'd6'], concerns: 'rules' },
  SIDE_ASSIGNMENT,
] as const satisfies readonly OptionRule[];

export function rulesFor(options: Options) {
  const { missionDraft, neutralEvents, lossDie } = options as Chosen<typeof OPTIONS>;
  return { missionDraft: missionDraft === 'on', neutralEvents: neutralEvents === 'on', lossDie };
}
export type RuleOptions = Readonly<ReturnType<typeof rulesFor>>;
