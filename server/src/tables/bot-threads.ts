/** The threads on which bots think: a few for all tables, started with the first table that has one. Questions beyond that are queued. */
import { availableParallelism } from 'node:os';
import { openThinkers, type Thinkers } from '@sztab/bots/node';

/** All cores but one, which is left to the main thread. */
const THREADS = Math.max(1, availableParallelism() - 1);
const MEMORY_MB = 512;

export function botThreads(): Thinkers {
  let opened: Thinkers | null = null;
  const open = (): Thinkers => {
    opened ??= openThinkers({ threads: THREADS, memoryMb: MEMORY_MB });
    return opened;
  };
  return {
    think: (...question) => open().think(...question),
    confer: (...question) => open().confer(...question),
    warm: (game) => open().warm(game),
    close: async () => opened?.close(),
  };
}
