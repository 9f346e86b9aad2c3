import type { Lid } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { catalogues } from './index.ts';

export const lid: Lid = {
  about: eachLanguage((language) => catalogues[language].about),
  minutes: 90,
  weight: 4,
  lessons: 10,
  together: true,
  people: [1, 4],
  optionsFor: { thirdColour: [3, 4], fourthColour: [4] },
  // NPG-4.0.6
  usual: { bots: { consent: 'arbiter' }, here: { consent: 'open' }, apart: { consent: 'motion' } },
  sign: { symbol: 'rosette', ground: '#b8322a' },
};
