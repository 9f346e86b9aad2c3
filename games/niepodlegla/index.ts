/** Niepodległa: everything other rooms may use of it. */
import type { GameBox } from '@sztab/kernel';
import { brain } from './bot/index.ts';
import { niepodlegla } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { silent } from './rules/silent.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';
import { lid } from './text/lid.ts';

export { niepodlegla } from './rules/index.ts';
export type { Shape } from './rules/moves.ts';

export const box: GameBox<Shape> = { game: niepodlegla, lid, brain, words, whyNot, silent };
