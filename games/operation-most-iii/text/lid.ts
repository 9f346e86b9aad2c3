import type { Lid } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { catalogues } from './index.ts';

export const lid: Lid = {
  about: eachLanguage((language) => catalogues[language].about),
  minutes: 40,
  weight: 1,
  lessons: 9,
  // The Poles look for parts and fly them out; the Germans have to foresee it.
  newcomer: { seat: 0, options: { sideAssignment: 'chosen' } },
  sign: { symbol: 'part', ground: '#24292c' },
};
