/** Where bots think: a few threads for all tables, started when the first bot is asked. What does not fit waits; people do not wait for it. */
import { availableParallelism } from 'node:os';
import { openThinkers, type Thinkers } from '@sztab/bots/node';

/** One core is left to people. */
const THREADS = Math.max(1, availableParallelism() - 1);
const MEMORY_MB = 512;

export function botThreads(): Thinkers {
  let opened: Thinkers | null = null;
  return {
    think(...question) {
      opened ??= openThinkers({ threads: THREADS, memoryMb: MEMORY_MB });
      return opened.think(...question);
    },
    close: async () => opened?.close(),
  };
}
