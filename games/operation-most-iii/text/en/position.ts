/** The labels of a position in English. */
import type { Labels } from '../position.ts';

export const en: Labels = {
  stage: (n, of) => `Stage ${n} of ${of}`,
  score: (side, n) => `${side} ${n}`,
  parts: (n) => `parts: ${n}`,
  hidden: (n) => `hidden until the stage ends: ${n}`,
  evacuated: (n) => `flown out: ${n}`,
  used: 'exhausted',
  yourHand: 'Your hand',
  held: (side, hand, deck) => `${side}: ${hand} in hand, ${deck} in the deck`,
  rockets: 'Rocket tests so far',
  empty: 'none',
};
