import type { Lid } from '@sztab/kernel';

export const lid: Lid = {
  about: {
    pl: 'Dwa sztaby, pięciu dowódców, pola akcji wprost na mapie: Apeniny 1945 i\u00a0Saipan 1944.',
    en: 'Two staffs, five commanders, orders given on the map itself: the Apennines 1945 and Saipan 1944.',
  },
  minutes: 30,
  weight: 2,
  sign: { symbol: 'advance', ground: '#1f5fa8' },
};
