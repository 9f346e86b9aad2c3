/** Niepodległa, as the kernel sees it. */
import type { Game, OptionRule } from '@sztab/kernel';
import { COLOURS } from '../content/players.ts';
import { assignmentSteps } from './assignment.ts';
import { effectSteps } from './effects.ts';
import { finalSteps } from './final.ts';
import { broken } from './invariants.ts';
import { type Shape, takesBack } from './moves.ts';
import { concede, outcome } from './outcome.ts';
import { roundSteps } from './round.ts';
import { settlementSteps } from './settlement.ts';
import { coloursFor, setup } from './setup.ts';
import { struggleSteps } from './struggle.ts';
import { imagine, redeal, view } from './view.ts';

/** Section 7; the first value is the default. */
const OPTIONS: readonly OptionRule[] = [
  { id: 'stakes', values: ['ask', '0', '1', '2', '3', '4', '5', '6'], concerns: 'rules' },
  { id: 'consent', values: ['open', 'motion', 'arbiter'], concerns: 'rules' },
  { id: 'obstacles', values: ['standard', 'light', 'heavy'], concerns: 'rules' },
  { id: 'startArbiter', values: ['seat0', 'random'], concerns: 'rules' },
  { id: 'showTopDate', values: ['on', 'off'], concerns: 'rules' },
  { id: 'autoSettle', values: ['off', 'on'], concerns: 'rules' },
  { id: 'firstColour', values: [...COLOURS], concerns: 'table' },
  { id: 'secondColour', values: ['next', ...COLOURS], concerns: 'table', since: 2 },
  { id: 'thirdColour', values: ['next', ...COLOURS], concerns: 'table', since: 2 },
  { id: 'fourthColour', values: ['next', ...COLOURS], concerns: 'table', since: 2 },
];

export const niepodlegla: Game<Shape> = {
  id: 'niepodlegla',
  edition: 2,
  options: OPTIONS,
  players: [2, 4],
  roles: coloursFor,
  bound: () => 151_000, // section 12.2
  setup,
  steps: { ...assignmentSteps, ...struggleSteps, ...settlementSteps, ...effectSteps, ...roundSteps, ...finalSteps },
  outcome,
  resign: concede,
  takeBack: true,
  takesBack,
  view,
  imagine,
  redeal,
  broken,
};
