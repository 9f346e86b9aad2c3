/** Ostatnia strona po polsku. */

import type { LastPageWords } from '../last-page-words.ts';
import { TOWN_NAMES } from '../towns.ts';
import { NAMES } from './names.ts';

const { commanders } = NAMES;
const holds = (winner: keyof typeof commanders | null): string =>
  winner ? `Ren niezdobyty; najwięcej medali: ${commanders[winner]}` : 'Ren niezdobyty';

export const lastPage: LastPageWords = {
  headline: {
    rhine: (winner) => (winner ? `${commanders[winner]} za Renem` : 'Ren przekroczony'),
    medals: holds,
    divisions: holds,
    order: holds,
    'turn-cap': () => 'Ren niezdobyty',
    resign: () => 'Wyścig przerwany',
  },
  crossed: (town, round) => `${TOWN_NAMES.pl[town]}, runda ${round}.`,
  notCrossed: (rounds) => `Rund: ${rounds}, i nikogo za rzeką.`,
  resigned: (round) => `Poddanie w rundzie ${round}.`,
  medals: (by) => `Medale: ${by.map(([colour, n]) => `${commanders[colour]} ${n}`).join(', ')}.`,
};
