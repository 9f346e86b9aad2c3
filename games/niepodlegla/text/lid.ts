import type { Lid } from '@sztab/kernel';

export const lid: Lid = {
  about: {
    pl: 'Razem przez lata 1914–1918: kości, misje i\u00a0dwa tory, które muszą się spotkać.',
    en: 'Together through 1914–1918: dice, missions and two tracks that must meet.',
  },
  minutes: 90,
  weight: 4,
  together: true,
  people: [1, 4],
  optionsFor: { thirdColour: [3, 4], fourthColour: [4] },
  // NPG-4.0.6
  usual: { bots: { consent: 'arbiter' }, here: { consent: 'open' }, apart: { consent: 'motion' } },
  sign: { symbol: 'rosette', ground: '#b8322a' },
};
