/** The table of the printed example to which no match that was played comes. Rules are tested with it, and figures of the rulebook are drawn from it (`node scripts/figures.mjs`). */
import type { NamedPositions } from '@sztab/kernel/testing';
import type { State } from '../rules/state.ts';
import { EXAMPLE_3 } from './eve.ts';
import { type Position, position } from './position.ts';

/** V4 to V9: an Ending Phase from the treatment to the losses, with the new events. */
export const ENDING_PHASE = {
  ...EXAMPLE_3,
  options: { neutralEvents: 'on' },
  soldiers: `${EXAMPLE_3.soldiers} INF-01@WEU:4/2+1`,
  nurses: [1, 0, 1, 1],
  dice: [2],
} as const satisfies Position;

export const printed: NamedPositions<State> = {
  endingPhase: { players: 4, options: ENDING_PHASE.options, open: () => position(ENDING_PHASE) },
};
