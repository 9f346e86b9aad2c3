/** Operation Most III, as the kernel sees it. */
import type { Game, OptionRule } from '@sztab/kernel';
import { SIDES } from '../content/zones.ts';
import { attackSteps } from './attack.ts';
import { chainSteps } from './chain.ts';
import { broken } from './invariants.ts';
import type { Shape } from './moves.ts';
import { outcome, resign } from './outcome.ts';
import { redeal } from './redeal.ts';
import { rollSteps } from './roll-window.ts';
import { searchAndStealSteps } from './search-and-steal.ts';
import { setup } from './setup.ts';
import { stageSteps } from './stage.ts';
import { turnSteps } from './turn.ts';
import { imagine, view } from './view.ts';

/** Section 7; the first value is the default. */
const OPTIONS: readonly OptionRule[] = [
  { id: 'tieWinner', values: ['DE', 'PL'], concerns: 'rules' },
  { id: 'mulligan', values: ['on', 'off'], concerns: 'rules' },
  { id: 'openHands', values: ['off', 'on'], concerns: 'rules' },
  { id: 'sideAssignment', values: ['random', 'chosen'], concerns: 'table' },
  { id: 'match', values: ['single', 'double'], concerns: 'table' },
];

export const operationMostIII: Game<Shape> = {
  id: 'operation-most-iii',
  edition: 2,
  options: OPTIONS,
  players: [2, 2],
  roles: () => SIDES,
  bound: () => 1050, // section 12.2
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
