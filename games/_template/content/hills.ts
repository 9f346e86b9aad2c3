/** Section 2: the two sides and the three hills between them. Source: ours. */
export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];
export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

export const HILLS = ['west', 'middle', 'east'] as const;
export type Hill = (typeof HILLS)[number];

/** As many hills win the game. */
export const ENOUGH = 2;
