/** The labels of a position in German. */
import type { Partly } from '@sztab/kernel/words';
import type { Labels } from '../position.ts';

export const de: Partly<Labels> = {
  stage: (n, of) => `Etappe ${n} von ${of}`,
  score: (side, n) => `${side} ${n}`,
  parts: (n) => `Teile: ${n}`,
  hidden: (n) => `bis zum Ende der Etappe verborgen: ${n}`,
  evacuated: (n) => `ausgeflogen: ${n}`,
  used: 'erschöpft',
  yourHand: 'Deine Hand',
  held: (side, hand, deck) => `${side}: ${hand} auf der Hand, ${deck} im Stapel`,
  rockets: 'Bisherige Raketentests',
  empty: 'keine',
};
