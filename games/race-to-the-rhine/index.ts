/** 1944: Race to the Rhine: everything other rooms may use of it. */
import type { GameBox } from '@sztab/kernel';
import { brain } from './bot/index.ts';
import { raceToTheRhine } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { whyNot } from './rules/why-not.ts';
import { alone } from './text/alone.ts';
import { words } from './text/index.ts';
import { lid } from './text/lid.ts';

export { raceToTheRhine } from './rules/index.ts';
export type { Shape } from './rules/moves.ts';

export const box: GameBox<Shape> = { game: raceToTheRhine, lid, brain, words, whyNot, alone };
