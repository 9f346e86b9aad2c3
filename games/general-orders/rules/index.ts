/** General Orders: World War II, as the kernel sees it. */
import { duel, type Game } from '@sztab/kernel';
import { SIDES } from '../content/sides.ts';
import { advanceSteps } from './advance.ts';
import { barrageSteps } from './barrage.ts';
import { bombingSteps } from './bombing.ts';
import { checkSteps } from './check.ts';
import { combatSteps } from './combat.ts';
import { diceSteps } from './dice.ts';
import { fireSteps } from './fire.ts';
import { flySteps } from './fly.ts';
import { broken } from './invariants.ts';
import type { Shape } from './moves.ts';
import { OPTIONS } from './options.ts';
import { outcome, resign } from './outcome.ts';
import { paradropSteps } from './paradrop.ts';
import { reinforceSteps } from './reinforce.ts';
import { roundSteps } from './round.ts';
import { scrambleSteps } from './scramble.ts';
import { setup } from './setup.ts';
import { turnSteps } from './turn.ts';
import { imagine, redeal, view } from './view.ts';

export const generalOrders: Game<Shape> = {
  id: 'general-orders',
  edition: 2,
  options: OPTIONS,
  ...duel(SIDES),
  bound: () => 3612,
  setup,
  steps: {
    ...roundSteps,
    ...turnSteps,
    ...advanceSteps,
    ...barrageSteps,
    ...paradropSteps,
    ...reinforceSteps,
    ...flySteps,
    ...bombingSteps,
    ...scrambleSteps,
    ...fireSteps,
    ...combatSteps,
    ...diceSteps,
    ...checkSteps,
  },
  outcome,
  resign,
  takeBack: true, // until dice, cards or a finish
  view,
  imagine,
  redeal,
  broken,
};
