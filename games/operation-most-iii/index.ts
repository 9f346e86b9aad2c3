/** Operation Most III: everything other rooms may use of it. */
import type { GameBox } from '@sztab/kernel';
import { brain } from './bot/index.ts';
import { decideDouble } from './rules/double-match.ts';
import { operationMostIII } from './rules/index.ts';
import type { OmShape } from './rules/moves.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';
import { lid } from './text/lid.ts';

export * from './content/cards.ts';
export * from './content/rocket-tests.ts';
export * from './content/zones.ts';
export type { OmEvent } from './rules/events.ts';
export { operationMostIII } from './rules/index.ts';
export type { OmMove, OmShape } from './rules/moves.ts';
export * from './rules/outcome.ts';
export { needOf, succeeds, totalOf, trailing } from './rules/roll-window.ts';
export * from './rules/table.ts';
export { type OmView, unseenBy } from './rules/view.ts';
export { catalogues, history } from './text/index.ts';

export const box: GameBox<OmShape> = {
  game: operationMostIII,
  lid,
  brain,
  words,
  whyNot,
  decideDouble,
  state: 'playable',
};
