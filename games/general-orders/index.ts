/** General Orders: everything other rooms may use of it. */
import type { GameBox } from '@sztab/kernel';
import { brain } from './bot/index.ts';
import { decideDouble } from './rules/double-match.ts';
import { generalOrders } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';
import { lid } from './text/lid.ts';

export type { CardTitle } from './content/cards.ts';
export { SIDES } from './content/sides.ts';
export { generalOrders } from './rules/index.ts';
export type { Shape } from './rules/moves.ts';
export { sideOf } from './rules/state.ts';
export { catalogues } from './text/index.ts';

export const box: GameBox<Shape> = { game: generalOrders, lid, brain, words, whyNot, decideDouble };
