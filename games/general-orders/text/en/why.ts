/** What a move is for, in English. */
import { counting, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';

const { counted } = counting('en');

export const WHY: WhyTexts<Why> = {
  stars: (n) => (n > 0 ? `You hold ${counted(n, 'more star', 'more stars')}` : 'You hold your stars more surely'),
  theirStars: (n) =>
    n > 0 ? `It takes ${counted(n, 'star', 'stars')} from the enemy` : 'The enemy holds fewer stars on average',
  troops: () => 'Your front is better manned',
  theirTroops: () => 'The enemy’s front grows thinner',
  hq: () => 'Your headquarters is safer',
  theirHq: () => 'It endangers the enemy’s headquarters',
  bonus: (n) => (n > 0 ? `You hold ${counted(n, 'more bonus', 'more bonuses')}` : 'Bonuses come to your side'),
  theirBonus: (n) =>
    n > 0 ? `The enemy holds ${counted(n, 'bonus', 'bonuses')} fewer` : 'The enemy’s bonuses are less sure',
  orders: () => 'More commanders stay with you for this round',
  theirOrders: () => 'It costs the enemy commanders of this round',
  cards: (n) => (n > 0 ? `You hold ${counted(n, 'more card', 'more cards')}` : 'You keep cards for later combats'),
  theirCards: () => 'It costs the enemy cards',
  initiative: () => 'It is about the initiative, which also decides ties',
  turn: () => 'The next order is yours',
  air: () => 'Your side is stronger in the air',
  theirAir: () => 'The enemy grows weaker in the air',
  danger: () => 'Fewer of your stars are in danger',
  threat: () => 'More of the enemy’s stars are in danger',
  targets: () => 'Empty areas with stars come within your reach',
  theirTargets: () => 'The enemy finds fewer empty areas to enter',
  round: () => 'The round ends at a good moment for you',
  end: () => 'It may decide the game for you',
};
