/** The sentence of a decision in English: “Attack with Soldiers against Scouts”. */
import { counting, united } from '@sztab/kernel/words';
import { cardOf } from '../../content/cards.ts';
import { HOME } from '../../content/zones.ts';
import type { OrderWords } from '../order-words.ts';
import texts from './order.json' with { type: 'json' };
import { en } from './text.ts';

const { card, zones } = en;

const BEHIND: Readonly<Record<string, string>> = {
  attack: 'with',
  search: 'with',
  steal: 'with',
  highMorale: 'with',
  hideFragments: '',
  mostIII: 'with',
  order: 'from',
  volunteers: 'from',
};
const BETWEEN: Readonly<Record<string, string>> = { attack: 'against', search: 'and', move: 'with', order: 'to' };

const { counted } = counting('en');

export const order: OrderWords = united(texts, {
  first: (verb, id) => ({ joint: BEHIND[verb] ?? '', name: card(id) }),
  other: (verb, id) => ({ joint: BETWEEN[verb] ?? '', name: card(id) }),
  act: {
    deploy: (zone) => `Deploy ${zones[zone].in}`,
    move: (zone) => `Move ${zones[zone].to}`,
    attack: (percent) => `Attack, ${percent}%`,
    search: (percent) => `Search, ${percent}%`,
    steal: (side, percent) => `${side === 'PL' ? 'Spy' : 'Sturmwind'}, ${percent}%`,
    order: (unit) => `Refresh ${card(unit)}`,
    hide: (n) => (n > 0 ? `Hide ${counted(n, 'part', 'parts')}` : 'Hide no part'),
    fly: (n) => (n > 0 ? `Fly out ${counted(n, 'part', 'parts')}` : 'Fly out no part'),
  },
  forecast: {
    goal: (side, tieWinner) => ({
      title: side === 'PL' ? 'You lead the Poles' : 'You lead the Germans',
      lines: [
        `Bring parts of the rocket ${zones[HOME[side]].to}.`,
        `After four stages the side with more parts wins; a tie goes to the ${tieWinner === 'PL' ? 'Poles' : 'Germans'}.`,
        'A turn is one action: lay a card down, move it, search, attack.',
      ],
    }),
    attack: (struck) =>
      `If it hits, ${card(struck)} ${cardOf(struck).class === 'support' ? 'is' : 'are'} out of the game.`,
    found: (need, side) => `${need} or more brings 1 part ${zones[HOME[side]].to}.`,
    stolen: (need, side) => `${need} or more takes 1 part ${zones[HOME[side]].to}.`,
  },
});
