/** What a move can be for: the terms that bots judge by, and `end`, a game decided. `mission` and `burden`, what one that fails would cost, come with the mission; `tiles` is what lies on the tiles and the missions still to come. Source: ours. */
export const WHY = ['points', 'nurses', 'mission', 'burden', 'tiles', 'rivals', 'end'] as const;
export type Why = (typeof WHY)[number];
