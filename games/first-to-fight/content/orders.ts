/** The six orders. Source: printed. */
import { byEdition } from '@sztab/kernel';

export const ORDERS = ['movement', 'training', 'sabotage', 'recruitment', 'concentration', 'maneuvers'] as const;
export type Order = (typeof ORDERS)[number];

/** The three bonuses of Concentration. */
export const BONUSES = ['token', 'move', 'nurse'] as const;
export type Bonus = (typeof BONUSES)[number];

/** Printed: nurses a player may hold, points for sabotage in an occupied region, cards drawn by a recruiter and by the chooser. */
export const MOST_NURSES = 3;
export const occupiedPoints = byEdition({ 1: 3 });
export const RECRUITS = { usual: 2, chooser: 3 } as const;
export const CAMP_SOLDIERS = 3;
export const ANDERS_SOLDIERS = 2;
