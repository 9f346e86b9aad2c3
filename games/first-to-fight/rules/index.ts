/** First to Fight, as the kernel sees it. */
import type { Game } from '@sztab/kernel';
import { concentrationSteps } from './concentration.ts';
import { endingSteps } from './ending.ts';
import { broken } from './invariants.ts';
import { lossSteps } from './losses.ts';
import { missionSteps } from './missions.ts';
import { movementAndTrainingSteps } from './movement-and-training.ts';
import type { Shape } from './moves.ts';
import { neutralEventSteps } from './neutral-events.ts';
import { OPTIONS } from './options.ts';
import { orderSteps } from './orders.ts';
import { outcome, resign, resigned } from './outcome.ts';
import { recruitmentSteps } from './recruitment.ts';
import { sabotageSteps } from './sabotage.ts';
import { setup, setupSteps } from './setup.ts';
import { imagine, redeal, view } from './view.ts';

export const firstToFight: Game<Shape> = {
  id: 'first-to-fight',
  edition: 3,
  options: OPTIONS,
  players: [2, 4],
  roles: (players) => ['staff-1', 'staff-2', 'staff-3', 'staff-4'].slice(0, players),
  bound: (_players, { lossDie }) => (lossDie === 'd6' ? 1902 : 1726),
  setup,
  steps: {
    ...setupSteps,
    ...orderSteps,
    ...movementAndTrainingSteps,
    ...sabotageSteps,
    ...recruitmentSteps,
    ...concentrationSteps,
    ...missionSteps,
    ...endingSteps,
    ...lossSteps,
    ...neutralEventSteps,
  },
  outcome,
  resign,
  resigned,
  takeBack: true, // FTF-8.3
  view,
  imagine,
  redeal,
  broken,
};
