/** What a move is for, in English. */
import { counting, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';

const { counted } = counting('en');

export const WHY: WhyTexts<Why> = {
  parts: (n) =>
    n > 0 ? `It puts you ahead by ${counted(n, 'more part', 'more parts')}` : 'It promises you more parts',
  steal: () => 'The enemy’s parts come within reach of your thieves',
  safe: () => 'Your parts are safer from theft',
  search: () => 'Your Scouts stand ready to search',
  theirSearch: () => 'The enemy’s Scouts find less to search',
  scouts: () => 'Your Scouts stay on the table, and where parts lie',
  theirScouts: () => 'The enemy loses Scouts or their place',
  line: () => 'Your soldiers of the line stand stronger',
  theirLine: () => 'It weakens the enemy’s line',
  elites: () => 'Your elite stands stronger',
  theirElites: () => 'It weakens the enemy’s elite',
  supports: () => 'You keep Supports for the rolls to come',
  theirSupports: () => 'It costs the enemy Supports',
  hand: () => 'Good cards stay in your hand',
  theirHand: () => 'It draws cards from the enemy’s hand',
  home: () => 'Your home is not left empty',
  theirHome: () => 'The enemy’s home may fall',
  turn: () => 'You keep the turn, and the stage stays open',
  stage: () => 'The stage ends at a good moment for you',
  end: () => 'It may decide the game for you',
};
