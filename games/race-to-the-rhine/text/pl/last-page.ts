/** Ostatnia strona po polsku. */
import { counting, united } from '@sztab/kernel/words';
import type { Colour } from '../../content/fields.ts';
import type { LastPageWords, Met } from '../last-page-words.ts';
import { TOWN_NAMES } from '../towns.ts';
import texts from './last-page.json' with { type: 'json' };
import { NAMES } from './names.ts';

const { commanders } = NAMES;
const { counted } = counting('pl');
const number = new Intl.NumberFormat('pl', { maximumFractionDigits: 1 }).format;
const met = ({ who, divisions, cards }: Met): string =>
  `${who === 'you' ? 'ty' : commanders[who]}: ${counted(divisions, 'dywizja', 'dywizje', 'dywizji')} na ${counted(cards, 'kartę', 'karty', 'kart')}`;
const holds =
  (how: string) =>
  (winner: Colour | null): string =>
    winner ? `Ren niezdobyty; ${how}: ${commanders[winner]}` : 'Ren niezdobyty';

export const lastPage: LastPageWords = united(texts, {
  headline: {
    rhine: (winner) => (winner ? `${commanders[winner]} za Renem` : 'Ren przekroczony'),
    medals: holds('najwięcej medali'),
    divisions: holds('medali po równo, najwięcej zdobytych dywizji'),
    order: holds('o wygranej decyduje kolejność tur'),
  },
  crossed: (town, round, behind) =>
    `${TOWN_NAMES.pl[town]}, runda ${round}${behind > 0 ? `, w linii do bazy: ${counted(behind, 'miasto', 'miasta', 'miast')}` : ''}.`,
  near: (by) => {
    const text = by.map(([who, roads]) => `${who === 'you' ? 'ty' : commanders[who]} ${roads}`).join(', ');
    return text && `Drogi do Renu: ${text}.`;
  },
  notCrossed: (rounds) => `Po ${counted(rounds, 'rundzie', 'rundach', 'rundach')} nikogo za rzeką.`,
  resigned: (round) => `Poddanie w rundzie ${round}.`,
  luck: (first, second) =>
    `Dywizje wśród kart pościgu: ${met(first)}, ${met(second)}. Zwykle ${number(first.usual)} i ${number(second.usual)}.`,
  divisions: (by) => `Zdobyte dywizje: ${by.map(([colour, n]) => `${commanders[colour]} ${n}`).join(', ')}.`,
  medals: (by) => `Medale: ${by.map(([colour, n]) => `${commanders[colour]} ${n}`).join(', ')}.`,
});
