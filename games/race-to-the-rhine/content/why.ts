/** What a move can be for: the terms that bots judge by, and `end`, a game decided. Source: ours. */
export const WHY = [
  'medals',
  'divisions',
  'advance',
  'crossing',
  'fuel',
  'ammo',
  'food',
  'stock',
  'contact',
  'line',
  'trucks',
  'ground',
  'cards',
  'targets',
  'followers',
  'actions',
  'rivals',
  'time',
  'end',
] as const;
export type Why = (typeof WHY)[number];
