/** The last page in English. */
import { counting, united } from '@sztab/kernel/words';
import type { Colour } from '../../content/fields.ts';
import type { LastPageWords, Met } from '../last-page-words.ts';
import { TOWN_NAMES } from '../towns.ts';
import texts from './last-page.json' with { type: 'json' };
import { NAMES } from './names.ts';

const { commanders } = NAMES;
const { counted } = counting('en');
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format;
const met = ({ who, divisions, cards }: Met): string =>
  `${who === 'you' ? 'You' : commanders[who]} met ${counted(divisions, 'division', 'divisions')} in ${counted(cards, 'pursuit card', 'pursuit cards')}`;
const holds =
  (how: string) =>
  (winner: Colour | null): string =>
    winner ? `The Rhine holds; ${commanders[winner]} wins${how}` : 'The Rhine holds';

export const lastPage: LastPageWords = united(texts, {
  headline: {
    rhine: (winner) => (winner ? `${commanders[winner]} is across the Rhine` : 'The Rhine is crossed'),
    medals: holds(' by medals'),
    divisions: holds(' by captured divisions'),
    order: holds(', later in turn order'),
  },
  crossed: (town, round, behind) =>
    `${TOWN_NAMES.en[town]}, in round ${round}${behind > 0 ? `, with ${counted(behind, 'town', 'towns')} in line behind it` : ''}.`,
  near: (by) => {
    const text = by
      .map(([who, roads]) => `${who === 'you' ? 'you' : commanders[who]} ${counted(roads, 'road', 'roads')}`)
      .join(', ');
    return text && `Left to the Rhine: ${text}.`;
  },
  notCrossed: (rounds) => `After ${counted(rounds, 'round', 'rounds')} nobody was across.`,
  resigned: (round) => `Given up in round ${round}.`,
  luck: (first, second) => `${met(first)}, ${met(second)}. Usual: ${number(first.usual)} and ${number(second.usual)}.`,
  divisions: (by) => `Captured divisions: ${by.map(([colour, n]) => `${commanders[colour]} ${n}`).join(', ')}.`,
  medals: (by) => `Medals: ${by.map(([colour, n]) => `${commanders[colour]} ${n}`).join(', ')}.`,
});
