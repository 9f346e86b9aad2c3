export { type Simulation, simulate } from './simulate.ts';
export { openThinker, type Thinker, ThinkerDied, ThinkingAborted, type ThinkOptions } from './thinker.ts';
