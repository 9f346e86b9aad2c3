/** General Orders: World War II, as the kernel sees it. */
import type { Game, OptionRule } from '@sztab/kernel';
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
import { outcome, resign } from './outcome.ts';
import { paradropSteps } from './paradrop.ts';
import { reinforceSteps } from './reinforce.ts';
import { roundSteps } from './round.ts';
import { scrambleSteps } from './scramble.ts';
import { setup } from './setup.ts';
import { turnSteps } from './turn.ts';
import { imagine, redeal, view } from './view.ts';

/** Section 7; the first value is the default. */
const OPTIONS: readonly OptionRule[] = [
  { id: 'mode', values: ['alpine', 'island'], concerns: 'rules' },
  { id: 'firstInitiative', values: ['random', 'blue', 'yellow'], concerns: 'rules' },
  { id: 'bonusSetup', values: ['random', 'fixed'], concerns: 'rules' },
  { id: 'hqLoss', values: ['control', 'capture'], concerns: 'rules' },
  { id: 'stackLimit', values: ['always', 'printed'], concerns: 'rules' },
  { id: 'citySupply', values: ['supplied', 'controlled'], concerns: 'rules' },
  { id: 'deckSize', values: ['24', '18'], concerns: 'rules' },
  { id: 'openHands', values: ['off', 'on'], concerns: 'rules' },
  { id: 'handicap', values: ['0', 'minus-2', 'minus-1', 'plus-1', 'plus-2'], concerns: 'rules' },
  // The house's own words for who sits where and for two games with sides changed (options `sides` and `rematch`).
  { id: 'sideAssignment', values: ['random', 'chosen'], concerns: 'table' },
  { id: 'match', values: ['single', 'double'], concerns: 'table' },
];

export const generalOrders: Game<Shape> = {
  id: 'general-orders',
  edition: 2,
  options: OPTIONS,
  players: [2, 2],
  roles: () => SIDES,
  bound: () => 3612, // section 12
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
  takeBack: true, // section 8: until dice, cards or a finish
  view,
  imagine,
  redeal,
  broken,
};
