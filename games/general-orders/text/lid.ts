import type { Lid } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { catalogues } from './index.ts';

export const lid: Lid = {
  about: eachLanguage((language) => catalogues[language].about),
  minutes: 30,
  weight: 2,
  lessons: 10,
  // Blue, and bonuses where the history put them.
  newcomer: { seat: 0, options: { sideAssignment: 'chosen', bonusSetup: 'fixed' } },
  help: [
    { figure: 'range', at: 0 },
    { figure: 'combat', at: 0 },
    { figure: 'closed-space', at: 1 },
  ],
  sign: { symbol: 'advance', ground: '#1f5fa8' },
};
