/** The labels of a position in English. */
import type { Labels } from '../position.ts';

export const en: Labels = {
  round: (n, of) => `Round ${n} of ${of}`,
  initiative: (side) => `initiative: ${side}`,
  stars: (blue, yellow) => `stars: ${blue}, ${yellow}`,
  passed: (side) => `${side} has passed`,
  land: 'soldiers',
  air: 'aircraft',
  unsupplied: 'unsupplied',
  onTheWay: (side, pieces, to) => `On the way, ${side}: ${pieces}, to ${to}`,
  reserve: (side, pieces) => `${side}, reserve: ${pieces}`,
  ready: (commanders) => `ready zone: ${commanders}`,
  commanders: (side, spaces) => `${side}, commanders on the board: ${spaces}`,
  bonuses: 'Bonuses',
  yourHand: 'Your hand',
  hand: (side) => `${side}, hand`,
  deck: 'Deck',
  discard: 'discard pile',
  none: 'none',
};
