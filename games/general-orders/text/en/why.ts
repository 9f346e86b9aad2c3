/** What a move is for, in English. */
import { counting, united, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';
import texts from './why.json' with { type: 'json' };

const { counted } = counting('en');

export const WHY: WhyTexts<Why> = united(texts, {
  stars: (n) => (n > 0 ? `You hold ${counted(n, 'more star', 'more stars')}` : 'You hold your stars more surely'),
  theirStars: (n) =>
    n > 0 ? `It takes ${counted(n, 'star', 'stars')} from the enemy` : 'The enemy holds fewer stars on average',
  bonus: (n) => (n > 0 ? `You hold ${counted(n, 'more bonus', 'more bonuses')}` : 'Bonuses come to your side'),
  theirBonus: (n) =>
    n > 0 ? `The enemy holds ${counted(n, 'bonus', 'bonuses')} fewer` : 'The enemy’s bonuses are less sure',
  cards: (n) => (n > 0 ? `You hold ${counted(n, 'more card', 'more cards')}` : 'You keep cards for later combats'),
});
