/** Operation Most III: everything other rooms may use of it. */
import type { GameBox } from '@sztab/kernel';
import { brain } from './bot/index.ts';
import { decideDouble } from './rules/double-match.ts';
import { operationMostIII } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';
import { lid } from './text/lid.ts';

export * from './content/cards.ts';
export * from './content/rocket-tests.ts';
export * from './content/zones.ts';
export type { Event } from './rules/events.ts';
export { operationMostIII } from './rules/index.ts';
export type { Move, Shape } from './rules/moves.ts';
export * from './rules/outcome.ts';
export { needOf, succeeds, totalOf, trailing } from './rules/roll-window.ts';
export * from './rules/state.ts';
export { unseenBy, type View } from './rules/view.ts';
export { catalogues, history } from './text/index.ts';

export const box: GameBox<Shape> = {
  game: operationMostIII,
  lid,
  brain,
  words,
  whyNot,
  decideDouble,
  state: 'playable',
};
