/** Niepodległa, as the kernel sees it. */
import type { Game } from '@sztab/kernel';
import { assignmentSteps } from './assignment.ts';
import { effectSteps } from './effects.ts';
import { finalSteps } from './final.ts';
import { broken } from './invariants.ts';
import { type Shape, takesBack } from './moves.ts';
import { OPTIONS } from './options.ts';
import { concede, outcome } from './outcome.ts';
import { roundSteps } from './round.ts';
import { settlementSteps } from './settlement.ts';
import { coloursFor, setup } from './setup.ts';
import { struggleSteps } from './struggle.ts';
import { imagine, redeal, view } from './view.ts';

export const niepodlegla: Game<Shape> = {
  id: 'niepodlegla',
  edition: 3,
  options: OPTIONS,
  players: [2, 4],
  roles: coloursFor,
  bound: () => 151_000,
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
