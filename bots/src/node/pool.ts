/** Threads for bots. They run what is built: Node 20 knows no TypeScript, and the test command builds before it tests. */
import { Piscina } from 'piscina';
import type { Thought } from '../allowance.ts';
import type { Played } from '../arena.ts';
import type { ConferAnswer, ConferTask, GatherTask, PlayTask, ThinkTask, WarmTask } from './worker.ts';

const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/node/worker.js' : './worker.js', import.meta.url);

/** A game's `thinking.ts` stands for the `dist/thinking.js` beside it. */
export const builtModule = (module: string | URL): string => String(module).replace(/\/([^/]+)\.ts$/, '/dist/$1.js');

export interface Pool {
  run(task: 'warm', what: WarmTask, signal: undefined): Promise<void>;
  run(task: 'think', what: ThinkTask, signal: AbortSignal | undefined): Promise<Thought>;
  run(task: 'confer', what: ConferTask, signal: AbortSignal | undefined): Promise<ConferAnswer>;
  run(task: 'play', what: PlayTask, signal: AbortSignal | undefined): Promise<Played>;
  run(task: 'gather', what: GatherTask, signal: AbortSignal | undefined): Promise<number>;
  close(): Promise<void>;
}

/** Threads that stay up for the next task; one that dies is replaced. */
export function openPool(threads: number, memoryMb?: number): Pool {
  const piscina = new Piscina({
    filename: WORKER.href,
    minThreads: threads,
    maxThreads: threads,
    // A test runner's conditions would lead the worker to sources.
    execArgv: [],
    ...(memoryMb && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
  });
  // A thread that cannot even start has no task to refuse yet; without this whoever waits would wait for ever.
  const waiting = new Set<(cause: unknown) => void>();
  piscina.on('error', (cause) => {
    for (const refuse of waiting) refuse(cause);
  });
  return {
    async run(task: string, what: unknown, signal: AbortSignal | undefined) {
      let refuse: (cause: unknown) => void = () => {};
      const unstarted = new Promise<never>((_, reject) => {
        refuse = reject;
      });
      waiting.add(refuse);
      try {
        return await Promise.race([piscina.run(what, { name: task, ...(signal && { signal }) }), unstarted]);
      } finally {
        waiting.delete(refuse);
      }
    },
    close: () => piscina.destroy(),
  };
}
