import type { Lid } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { catalogues } from './index.ts';

export const lid: Lid = {
  about: eachLanguage((language) => catalogues[language].about),
  minutes: 5,
  weight: 1,
  sign: { symbol: 'flag', ground: '#3f5e77' },
};
