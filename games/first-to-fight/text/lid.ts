import type { Lid } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { catalogues } from './index.ts';

export const lid: Lid = {
  about: eachLanguage((language) => catalogues[language].about),
  minutes: 90,
  weight: 3,
  lessons: 9,
  // Both staffs are alike; who learns chooses first.
  newcomer: { seat: 0, options: { sideAssignment: 'chosen' } },
  sign: { symbol: 'star', ground: '#8a5a12' },
};
