/** Operation Most III, as the kernel sees it. */
import { duel, type Game } from '@sztab/kernel';
import { SIDES } from '../content/zones.ts';
import { attackSteps } from './attack.ts';
import { chainSteps } from './chain.ts';
import { broken } from './invariants.ts';
import type { Shape } from './moves.ts';
import { OPTIONS } from './options.ts';
import { outcome, resign } from './outcome.ts';
import { redeal } from './redeal.ts';
import { rollSteps } from './roll-window.ts';
import { searchAndStealSteps } from './search-and-steal.ts';
import { setup } from './setup.ts';
import { stageSteps } from './stage.ts';
import { turnSteps } from './turn.ts';
import { imagine, view } from './view.ts';

export const operationMostIII: Game<Shape> = {
  id: 'operation-most-iii',
  edition: 2,
  options: OPTIONS,
  ...duel(SIDES),
  bound: () => 1050,
  setup,
  steps: { ...stageSteps, ...turnSteps, ...chainSteps, ...attackSteps, ...searchAndStealSteps, ...rollSteps },
  outcome,
  resign,
  takeBack: false, // OM3-4.9.3
  view,
  imagine,
  redeal,
  broken,
};
