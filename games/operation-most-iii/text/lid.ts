import type { Lid } from '@sztab/kernel';

export const lid: Lid = {
  about: {
    pl: 'Rok 1944: wywiad AK szuka części V‑2 wokół poligonu w\u00a0Bliźnie.',
    en: '1944: Home Army intelligence hunts for V‑2 parts around the Blizna range.',
  },
  minutes: 40,
  weight: 1,
  sign: { symbol: 'part', ground: '#24292c' },
};
