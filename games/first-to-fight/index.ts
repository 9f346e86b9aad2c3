/** First to Fight: everything other rooms may use of it. */
import type { GameBox } from '@sztab/kernel';
import { brain } from './bot/index.ts';
import { firstToFight } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';
import { lid } from './text/lid.ts';

export * from './content/events.ts';
export * from './content/formations.ts';
export * from './content/missions.ts';
export * from './content/orders.ts';
export * from './content/regions.ts';
export * from './content/soldiers.ts';
export * from './content/time.ts';
export type { Event } from './rules/events.ts';
export { firstToFight } from './rules/index.ts';
export { availableFor, requiredFor } from './rules/missions.ts';
export type { Move, Shape } from './rules/moves.ts';
export { scoreOf } from './rules/outcome.ts';
export { isLocked, isOccupied, levelOf, undergroundIn } from './rules/soldiers.ts';
export * from './rules/state.ts';
export { unseenBy, type View } from './rules/view.ts';

/** Auschwitz, the Warsaw Uprising, and who should have fallen: soldiers have no price. */
const SOLEMN = ['M05', 'M28', 'losses', 'wound'] as const;

export const box: GameBox<Shape> = {
  game: firstToFight,
  lid,
  brain,
  words,
  whyNot,
  solemn: SOLEMN,
  state: 'playable',
};
