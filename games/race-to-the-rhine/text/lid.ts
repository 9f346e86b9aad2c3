import type { Lid } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { catalogues } from './index.ts';

export const lid: Lid = {
  about: eachLanguage((language) => catalogues[language].about),
  minutes: 90,
  weight: 5,
  lessons: 9,
  optionsFor: {
    pair: [2],
    solo: [1],
    soloTurnCap: [1],
    soloFronts: [1],
    reinforcedStart: [1],
    training: [2, 3],
    roundCap: [2, 3],
    commonPursuitDeck: [2, 3],
    sideAssignment: [2, 3],
  },
  // Patton against Bradley: no port has to be opened first.
  newcomer: { seat: 1, options: { sideAssignment: 'chosen', pair: 'wb', training: 'on' } },
  sign: { symbol: 'truck', ground: '#23776c' },
};
