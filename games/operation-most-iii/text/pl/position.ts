/** The labels of a position in Polish. */
import type { Labels } from '../position.ts';

export const pl: Labels = {
  stage: (n, of) => `Etap ${n} z ${of}`,
  score: (side, n) => `${side} ${n}`,
  parts: (n) => `części: ${n}`,
  hidden: (n) => `ukryte do końca etapu: ${n}`,
  evacuated: (n) => `ewakuowane: ${n}`,
  used: 'zużyta',
  yourHand: 'Twoja ręka',
  held: (side, hand, deck) => `${side}: ${hand} na ręce, ${deck} w talii`,
  rockets: 'Dotychczasowe próby rakietowe',
  empty: 'brak',
};
