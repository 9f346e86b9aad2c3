/** Three Hills: everything other rooms may use of it. */
import type { GameBox } from '@sztab/kernel';
import { brain } from './bot/index.ts';
import { template } from './rules/index.ts';
import type { Shape } from './rules/moves.ts';
import { whyNot } from './rules/why-not.ts';
import { words } from './text/index.ts';
import { lid } from './text/lid.ts';

export const box: GameBox<Shape> = { game: template, lid, brain, words, whyNot, state: 'begun' };
