/** What can be agreed on before a match, and what of it the rules keep. The first value of an option is the default. */
import { type Chosen, MATCH, type OptionRule, type Options, offOn, SIDE_ASSIGNMENT } from '@sztab/kernel';
import type { DeckSize } from '../content/cards.ts';

/** Added to the printed Reinforce strengths of Blue. */
const HANDICAP = { '0': 0, 'minus-2': -2, 'minus-1': -1, 'plus-1': 1, 'plus-2': 2 } as const;

export const OPTIONS = [
  { id: 'mode', values: ['alpine', 'island'], concerns: 'rules' },
  { id: 'firstInitiative', values: ['random', 'blue', 'yellow'], concerns: 'rules' },
  { id: 'bonusSetup', values: ['random', 'fixed'], concerns: 'rules' },
  { id: 'hqLoss', values: ['control', 'capture'], concerns: 'rules' },
  { id: 'stackLimit', values: ['always', 'printed'], concerns: 'rules' },
  { id: 'citySupply', values: ['supplied', 'controlled'], concerns: 'rules' },
  { id: 'deckSize', values: ['24', '18'], concerns: 'rules' },
  offOn('openHands'),
  { id: 'handicap', values: ['0', 'minus-2', 'minus-1', 'plus-1', 'plus-2'], concerns: 'rules' },
  // The house's own words for who sits where and for two games with sides changed (options `sides` and `rematch`).
  SIDE_ASSIGNMENT,
  MATCH,
] as const satisfies readonly OptionRule[];

export const chosen = (options: Options): Chosen<typeof OPTIONS> => options as Chosen<typeof OPTIONS>;

export function rulesFor(options: Options) {
  const { mode, hqLoss, stackLimit, citySupply, deckSize, openHands, handicap } = chosen(options);
  return {
    mode,
    hqLoss,
    stackLimit,
    citySupply,
    deckSize: Number(deckSize) as DeckSize,
    openHands: openHands === 'on',
    handicap: HANDICAP[handicap] as number,
  };
}
export type RuleOptions = Readonly<ReturnType<typeof rulesFor>>;
