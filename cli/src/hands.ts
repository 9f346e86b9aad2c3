import type { Pool } from '@sztab/bots/node';

/** Who plays the games of a command, if not the threads of this machine. */
export interface Hands {
  /** How many pieces are asked for at once. */
  readonly threads: number;
  openPool(threads: number): Pool;
}
