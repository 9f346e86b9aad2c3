/** What a move is for, in English. */
import { counting, united, type WhyTexts } from '@sztab/kernel/words';
import type { Why } from '../../content/why.ts';
import texts from './why.json' with { type: 'json' };

const { counted } = counting('en');

export const WHY: WhyTexts<Why> = united(texts, {
  gap: (n) =>
    n > 0
      ? `The tracks come ${counted(n, 'step', 'steps')} closer to each other`
      : 'The tracks come closer to each other',
  russians: (n) =>
    n > 0
      ? `${counted(n, 'Russian obstacle', 'Russian obstacles')} fewer: Warsaw may ask for less`
      : 'Fewer Russian obstacles: Warsaw may ask for less',
  dice: (n) => (n > 0 ? `${counted(n, 'more die', 'more dice')} in the next rounds` : 'More dice in the next rounds'),
  characters: (n) =>
    n > 0 ? `${counted(n, 'more character', 'more characters')} on our side` : 'A character may join us',
  symbols: (n) => (n > 0 ? `Tokens bring ${counted(n, 'more symbol', 'more symbols')}` : 'Tokens bring more symbols'),
  moraleTokens: (n) =>
    n > 0 ? `Morale tokens bring ${counted(n, 'more marker', 'more markers')}` : 'Morale tokens stay with us',
  held: (n) => (n > 0 ? `${counted(n, 'more town is', 'more towns are')} ours` : 'Towns come to our side'),
  obstacles: (n) => (n > 0 ? `${counted(n, 'obstacle', 'obstacles')} fewer on the map` : 'Fewer obstacles on the map'),
  jail: (n) => (n > 0 ? `${counted(n, 'prisoner', 'prisoners')} fewer` : 'Fewer of us in jail'),
});
