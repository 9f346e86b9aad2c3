/** All works of one game, side by side. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Stretch } from './measure.ts';
import type { Task, WorkName } from './worker.ts';

/** Stretches nobody counts, before the first round: the engine first has to see what runs hot, and compile it. */
const WARM_UP = 5;

/** Seconds: in less the engine learns nothing, and a work is done at least once anyway. */
const TOO_SHORT = 0.001;

/** How the time is shared out: most for what takes the engine longest to learn, and for a peer no less than for us. */
const SHARES: Readonly<Record<WorkName, number>> = {
  play: 2,
  roundTrip: 2,
  clone: 1,
  search: 3,
  peerPlay: 3,
  peerSearch: 3,
};

/** What each work did in each round. */
export type Round = Readonly<Record<WorkName, Stretch>>;

/**
 * Spends about so many CPU seconds on so many rounds. Every work has a thread of its own, because what the engine learns from one would
 * slow down the other: rules that have once run on boardgame.io's proxies stay slower on plain data. Only one thread
 * works at a time, and they take turns, so that a noisy minute hits them all.
 */
export async function contest(game: string, seconds: number, count: number): Promise<Round[]> {
  const works = Object.keys(SHARES) as WorkName[];
  const shares = works.reduce((sum, work) => sum + SHARES[work], 0);
  const stretch = seconds / shares / (WARM_UP + count);
  const threads = new Map<WorkName, Worker>();
  const rounds: Round[] = [];
  try {
    for (const work of works) {
      const thread = start({ game, work });
      threads.set(work, thread);
      await once(thread, 'message');
      if (stretch > TOO_SHORT) await run(thread, WARM_UP * SHARES[work] * stretch);
    }
    for (let n = 0; n < count; n++) {
      const round: Partial<Record<WorkName, Stretch>> = {};
      for (const [work, thread] of threads) round[work] = await run(thread, SHARES[work] * stretch);
      rounds.push(round as Round);
    }
  } finally {
    await Promise.all([...threads.values()].map((thread) => thread.terminate()));
  }
  return rounds;
}

// As it would be in earnest: in development boardgame.io checks and logs more.
const env = { ...process.env, NODE_ENV: 'production' };

const start = (task: Task): Worker => new Worker(new URL('./worker.js', import.meta.url), { workerData: task, env });

async function run(thread: Worker, seconds: number): Promise<Stretch> {
  thread.postMessage(seconds);
  const [stretch] = await once(thread, 'message');
  return stretch as Stretch;
}
