/**
 * Five rocket tests; one of them is never turned up.
 * Source: that one card shows 2 is printed, that all differ is public, the values 1, 3, 4 and 5 are ours.
 */
export const ROCKET_TESTS: readonly number[] = [1, 2, 3, 4, 5];

/** The wooden cubes in the box. Source: printed. */
export const PARTS = 15;

export const STAGES = 4;
