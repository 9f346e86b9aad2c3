/** Section 2: twelve cards, the numbers from 1 to 6 twice. Source: ours. */
export const CARDS = ['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b', '5a', '5b', '6a', '6b'] as const;
export type Card = (typeof CARDS)[number];

export const strengthOf = (card: Card): number => Number(card[0]);

/** How many each side gets: one for every hill. */
export const HAND = 3;
