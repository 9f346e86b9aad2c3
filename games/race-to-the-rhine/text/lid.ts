import type { Lid } from '@sztab/kernel';

export const lid: Lid = {
  about: {
    pl: 'Trzy armie, za mało ciężarówek. Paliwo, amunicja i\u00a0prowiant rozstrzygają.',
    en: 'Three armies, too few trucks. Fuel, ammunition and food decide.',
  },
  minutes: 90,
  weight: 5,
  optionsFor: {
    pair: [2],
    solo: [1],
    soloTurnCap: [1],
    soloFronts: [1],
    training: [2, 3],
    roundCap: [2, 3],
    commonPursuitDeck: [2, 3],
    sideAssignment: [2, 3],
  },
  sign: { symbol: 'truck', ground: '#23776c' },
};
