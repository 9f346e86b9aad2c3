export { choicesBeside } from '../judgement/rows.ts';
export { type Edge, edgeOf, seatings } from './equal-match.ts';
export { openPool, type Pool } from './pool.ts';
export { type Simulation, simulate } from './simulate.ts';
export {
  openThinker,
  openThinkers,
  type Thinker,
  ThinkerDied,
  type Thinkers,
  ThinkingAborted,
  type ThinkOptions,
} from './thinker.ts';
export { openTraining, STAGES, type Stage, type Step, type Training, TrainingTrouble } from './training.ts';
