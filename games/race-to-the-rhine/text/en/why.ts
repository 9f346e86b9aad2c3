/** What a move is for, in English. */
import { counting, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';

const { counted } = counting('en');

export const WHY: WhyTexts<Why> = {
  medals: (n) => (n > 0 ? `It brings ${counted(n, 'more medal', 'more medals')}` : 'A medal is likelier'),
  divisions: (n) =>
    n > 0 ? `It defeats ${counted(n, 'more division', 'more divisions')}` : 'It brings icons for the next medal',
  advance: () => 'Your leading corps and your line come nearer to the Rhine',
  crossing: () => 'It makes crossing the Rhine likelier with the next move',
  fuel: (n) => (n > 0 ? `Your leading corps has ${n} more fuel` : 'Your leading corps keeps its fuel'),
  ammo: (n) => (n > 0 ? `Your leading corps has ${n} more ammunition` : 'Your leading corps keeps its ammunition'),
  food: () => 'Your corps have something to eat in the logistics phase',
  stock: () => 'Supplies come nearer to the corps that need them',
  contact: () => 'Your corps can move and stay joined to their base',
  line: () => 'Your line is better guarded',
  trucks: (n) => (n > 0 ? `You have ${counted(n, 'more truck', 'more trucks')} in hand` : 'Your trucks stay in hand'),
  ground: (n) => (n > 0 ? `You hold ${counted(n, 'more field', 'more fields')}` : 'You hold more ground'),
  cards: (n) => (n > 0 ? `You keep ${counted(n, 'more card', 'more cards')}` : 'Your cards stay ready'),
  targets: () => 'Towns with a medal come within reach',
  followers: () => 'The corps behind the leading one keep up with it',
  actions: () => 'You keep more actions in this turn',
  rivals: () => 'It sets the other commanders back',
  time: () => 'You lose less time',
  end: () => 'It may decide the game for you',
};
