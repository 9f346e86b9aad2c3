import { Piscina } from 'piscina';

/**
 * Where the worker lies. Node 20 runs no TypeScript, so sources (that is: tests) use the built worker; the test command
 * builds before it tests.
 */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/node/worker.js' : './worker.js', import.meta.url);

/** Threads that stay up for the next question; one that dies is replaced. */
export const openPool = (threads: number, memoryMb?: number): Piscina =>
  new Piscina({
    filename: WORKER.href,
    minThreads: threads,
    maxThreads: threads,
    ...(memoryMb && { resourceLimits: { maxOldGenerationSizeMb: memoryMb } }),
  });

/** For the same reason: a game's `index.ts` stands for the `dist/index.js` beside it. */
export const builtModule = (module: string | URL): string => String(module).replace(/\/([^/]+)\.ts$/, '/dist/$1.js');
