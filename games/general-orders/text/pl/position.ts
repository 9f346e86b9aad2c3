/** The labels of a position in Polish. */
import type { Labels } from '../position.ts';

export const pl: Labels = {
  round: (n, of) => `Runda ${n} z ${of}`,
  initiative: (side) => `inicjatywa: ${side}`,
  stars: (blue, yellow) => `gwiazdki: ${blue}, ${yellow}`,
  passed: (side) => `${side} spasowali`,
  land: 'żołnierze',
  air: 'samoloty',
  unsupplied: 'bez zaopatrzenia',
  onTheWay: (side, pieces, to) => `W drodze, ${side}: ${pieces}, cel: ${to}`,
  reserve: (side, pieces) => `${side}, rezerwa: ${pieces}`,
  ready: (commanders) => `strefa gotowości: ${commanders}`,
  commanders: (side, spaces) => `${side}, dowódcy na planszach: ${spaces}`,
  bonuses: 'Premie',
  yourHand: 'Twoja ręka',
  hand: (side) => `${side}, ręka`,
  deck: 'Talia',
  discard: 'stos kart odrzuconych',
  none: 'brak',
};
