/** What a move can be for: the terms that bots judge by, and `end`, a game decided. Source: ours. */
export const WHY = [
  'gap',
  'paris',
  'russians',
  'small',
  'dice',
  'characters',
  'symbols',
  'morale',
  'moraleTokens',
  'held',
  'obstacles',
  'jail',
  'round',
  'end',
] as const;
export type Why = (typeof WHY)[number];
