/** What bots judge a state by before a round is planned. Source: ours. */
export const STANDING = [
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
] as const;
/** What a move can be for: that, how a round in hand will go, and `end`, a game decided. */
export const WHY = [...STANDING, 'round', 'end'] as const;
export type Why = (typeof WHY)[number];
