/** What can be agreed on before a match, and what of it the rules keep. The first value of an option is the default. */
import { type Chosen, type OptionRule, type Options, offOn } from '@sztab/kernel';
import { COLOURS } from '../content/players.ts';

export const OPTIONS = [
  { id: 'stakes', values: ['ask', '0', '1', '2', '3', '4', '5', '6'], concerns: 'rules' },
  { id: 'consent', values: ['open', 'motion', 'arbiter'], concerns: 'rules' },
  { id: 'obstacles', values: ['standard', 'light', 'heavy'], concerns: 'rules' },
  { id: 'startArbiter', values: ['seat0', 'random'], concerns: 'rules' },
  { id: 'showTopDate', values: ['on', 'off'], concerns: 'rules' },
  offOn('autoSettle'),
  { id: 'firstColour', values: COLOURS, concerns: 'table' },
  { id: 'secondColour', values: ['next', ...COLOURS], concerns: 'table', since: 2 },
  { id: 'thirdColour', values: ['next', ...COLOURS], concerns: 'table', since: 2 },
  { id: 'fourthColour', values: ['next', ...COLOURS], concerns: 'table', since: 2 },
] as const satisfies readonly OptionRule[];

export function rulesFor(options: Options) {
  const { stakes, consent, showTopDate, autoSettle } = options as Chosen<typeof OPTIONS>;
  return {
    /** How many challenges, or whether the team is asked (NPG-6.4). */
    stakes: stakes === 'ask' ? stakes : Number(stakes),
    /** How the team decides (NPG-4.0.5). */
    consent,
    showTopDate: showTopDate === 'on',
    autoSettle: autoSettle === 'on',
  };
}
export type RuleOptions = Readonly<ReturnType<typeof rulesFor>>;
