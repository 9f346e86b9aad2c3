/** The sentence of a decision in English: “Attack with Soldiers against Scouts”. */
import type { OrderWords } from '../order-words.ts';
import { en } from './text.ts';

const { card, zones } = en;

const BEHIND: Readonly<Record<string, string>> = {
  attack: 'with',
  search: 'with',
  steal: 'with',
  highMorale: 'with',
  hideFragments: 'with',
  mostIII: 'with',
  order: 'from',
  volunteers: 'from',
};
const BETWEEN: Readonly<Record<string, string>> = { attack: 'against', search: 'and', move: 'with', order: 'to' };

export const order: OrderWords = {
  first: (verb, id) => ({ joint: BEHIND[verb] ?? '', name: card(id) }),
  other: (verb, id) => ({ joint: BETWEEN[verb] ?? '', name: card(id) }),
  act: {
    deploy: (zone) => `Deploy ${zones[zone].in}`,
    move: (zone) => `Move ${zones[zone].to}`,
    attack: (percent) => `Attack, ${percent}%`,
    search: (percent) => `Search, ${percent}%`,
    steal: (side, percent) => `${side === 'PL' ? 'Spy' : 'Sturmwind'}, ${percent}%`,
    order: (unit) => `Refresh ${card(unit)}`,
    volunteers: 'Two actions in a row',
  },
  deployHere: 'Deploy here',
};
