/** The last page in English. */

import type { LastPageWords } from '../last-page-words.ts';
import { TOWN_NAMES } from '../towns.ts';
import { NAMES } from './names.ts';

const { commanders } = NAMES;
const holds = (winner: keyof typeof commanders | null): string =>
  winner ? `The Rhine holds; ${commanders[winner]} leads by medals` : 'The Rhine holds';

export const lastPage: LastPageWords = {
  headline: {
    rhine: (winner) => (winner ? `${commanders[winner]} is across the Rhine` : 'The Rhine is crossed'),
    medals: holds,
    divisions: holds,
    order: holds,
    'turn-cap': () => 'The Rhine holds',
    resign: () => 'The race is given up',
  },
  crossed: (town, round) => `${TOWN_NAMES.en[town]}, in round ${round}.`,
  notCrossed: (rounds) => `After ${rounds} rounds nobody was across.`,
  resigned: (round) => `Given up in round ${round}.`,
  medals: (by) => `Medals: ${by.map(([colour, n]) => `${commanders[colour]} ${n}`).join(', ')}.`,
};
