/** What a move is for, in English. */
import { counting, united, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';
import texts from './why.json' with { type: 'json' };

const { counted } = counting('en');

export const WHY: WhyTexts<Why> = united(texts, {
  medals: (n) => (n > 0 ? `It brings ${counted(n, 'more medal', 'more medals')}` : 'A medal is likelier'),
  divisions: (n) =>
    n > 0 ? `It defeats ${counted(n, 'more division', 'more divisions')}` : 'It brings icons for the next medal',
  fuel: (n) => (n > 0 ? `Your leading corps has ${n} more fuel` : 'Your leading corps keeps its fuel'),
  ammo: (n) => (n > 0 ? `Your leading corps has ${n} more ammunition` : 'Your leading corps keeps its ammunition'),
  trucks: (n) => (n > 0 ? `You have ${counted(n, 'more truck', 'more trucks')} in hand` : 'Your trucks stay in hand'),
  ground: (n) => (n > 0 ? `You hold ${counted(n, 'more field', 'more fields')}` : 'You hold more ground'),
  cards: (n) => (n > 0 ? `You keep ${counted(n, 'more card', 'more cards')}` : 'Your cards stay ready'),
});
