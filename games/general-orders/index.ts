/** General Orders: everything other rooms may use of it. */
import type { GameBox } from '@sztab/kernel';
import { brain } from './bot/index.ts';
import { decideDouble } from './rules/double-match.ts';
import { generalOrders } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';
import { lid } from './text/lid.ts';

export * from './content/areas.ts';
export * from './content/bonuses.ts';
export * from './content/cards.ts';
export * from './content/map.ts';
export * from './content/sides.ts';
export * from './content/spaces.ts';
export { combatResult, defenceDice } from './rules/combat.ts';
export { diceCount, hitsOf } from './rules/dice.ts';
export type { Event } from './rules/events.ts';
export { publiclyUnseen } from './rules/hand.ts';
export { generalOrders } from './rules/index.ts';
export * from './rules/legal.ts';
export type { Move, Shape } from './rules/moves.ts';
export * from './rules/preview.ts';
export * from './rules/state.ts';
export * from './rules/supply.ts';
export { unseenBy, type View } from './rules/view.ts';
export { catalogues } from './text/index.ts';

export const box: GameBox<Shape> = {
  game: generalOrders,
  lid,
  brain,
  words,
  whyNot,
  decideDouble,
  state: 'playable',
};
