/** Fuel, ammunition and food, and the limits of places (RTR-5.1.7). Source: printed. */
export const KINDS = ['fuel', 'ammo', 'food'] as const;
export type Kind = (typeof KINDS)[number];
export type Supplies = Record<Kind, number>;

export const IN_BOX: Readonly<Supplies> = { fuel: 35, ammo: 30, food: 25 };
export const none = (): Supplies => ({ fuel: 0, ammo: 0, food: 0 });
export const amount = ({ fuel, ammo, food }: Readonly<Supplies>): number => fuel + ammo + food;

export const LIMIT = { mainBase: 9, field: 6, corps: 6, truck: 5 } as const;
export const SPECIAL_SET = 3;
/** Tokens of each kind on the supply track, a player. */
export const TRACK_PER_PLAYER = 3;
/** Tokens that Montgomery adds. */
export const BONUS = 2;
