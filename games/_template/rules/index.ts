/** Three Hills, as the kernel sees it. */
import { duel, type Game } from '@sztab/kernel';
import { SIDES } from '../content/hills.ts';
import { deciding } from './deciding.ts';
import { broken } from './invariants.ts';
import { laying } from './laying.ts';
import type { Shape } from './moves.ts';
import { OPTIONS } from './options.ts';
import { outcome, resign } from './outcome.ts';
import { dealing, setup } from './setup.ts';
import { imagine, redeal, view } from './view.ts';

export const template: Game<Shape> = {
  id: 'template',
  edition: 1,
  options: OPTIONS,
  ...duel(SIDES),
  bound: () => 6,
  setup,
  steps: { ...dealing, ...laying, ...deciding },
  outcome,
  resign,
  takeBack: true,
  view,
  imagine,
  redeal,
  broken,
};
