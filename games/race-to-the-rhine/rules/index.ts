/** 1944: Race to the Rhine, as the kernel sees it. */
import { below, type Game } from '@sztab/kernel';
import { airSteps } from './air.ts';
import { broken } from './invariants.ts';
import { logisticsSteps } from './logistics.ts';
import { marchSteps } from './march.ts';
import type { Shape } from './moves.ts';
import { OPTIONS, PAIRS } from './options.ts';
import { outcome, resign } from './outcome.ts';
import { reactionSteps } from './reaction.ts';
import { coloursFor, ROLE, setup } from './setup.ts';
import { soloSteps } from './solo.ts';
import { supplySteps } from './supply.ts';
import { transferSteps } from './transfers.ts';
import { turnSteps } from './turn.ts';
import { imagine, redeal, view } from './view.ts';

export const raceToTheRhine: Game<Shape> = {
  id: 'race-to-the-rhine',
  edition: 4,
  options: OPTIONS,
  players: [1, 3],
  roles: (players, options) => coloursFor(players, options).map((colour) => ROLE[colour]),
  // RTR-3.1: with two players the lot can also say which two.
  drawLots: (players, options, lots) =>
    players === 2 && options.sideAssignment === 'lot'
      ? { ...options, pair: PAIRS[below(lots, PAIRS.length)] as string }
      : options,
  // Fewer than 320 decisions a turn.
  bound: (players, { roundCap = '30', soloTurnCap = '30' }) =>
    320 * players * Number(players === 1 ? soloTurnCap : roundCap),
  setup,
  steps: {
    ...turnSteps,
    ...transferSteps,
    ...supplySteps,
    ...marchSteps,
    ...airSteps,
    ...logisticsSteps,
    ...reactionSteps,
    ...soloSteps,
  },
  outcome,
  resign,
  takeBack: true, // RTR-7.6.12
  view,
  imagine,
  redeal,
  broken,
};
