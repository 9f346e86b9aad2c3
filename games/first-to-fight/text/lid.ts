import type { Lid } from '@sztab/kernel';

export const lid: Lid = {
  about: {
    pl: 'Polscy żołnierze na wszystkich frontach. Tajne misje, wspólne rozkazy.',
    en: 'Polish soldiers on every front. Secret missions, shared orders.',
  },
  minutes: 90,
  weight: 3,
  sign: { symbol: 'star', ground: '#8a5a12' },
};
