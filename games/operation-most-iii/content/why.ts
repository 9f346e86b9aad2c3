/** What a move can be for: the terms that bots judge by, and `end`, a game decided. `their…`: the enemy has less of it. Source: ours. */
export const WHY = [
  'parts',
  'steal',
  'safe',
  'search',
  'theirSearch',
  'scouts',
  'theirScouts',
  'line',
  'theirLine',
  'elites',
  'theirElites',
  'supports',
  'theirSupports',
  'hand',
  'theirHand',
  'home',
  'theirHome',
  'turn',
  'stage',
  'end',
] as const;
export type Why = (typeof WHY)[number];
