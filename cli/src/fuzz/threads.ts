import { Worker } from 'node:worker_threads';
import type { Finding, FuzzNews, FuzzWork } from './worker.ts';

/** Node 20 runs no TypeScript, so sources (that is: tests) use the built worker, without the flags of a test runner. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? '../../dist/fuzz/worker.js' : './worker.js', import.meta.url);

/** What all threads have seen. Of each check the first finding is kept: a thousand games fail for the same reason. */
export class Tally {
  games = 0;
  decisions = 0;
  /** Games that failed. */
  failed = 0;
  readonly looked: Record<string, number> = {};
  readonly findings = new Map<string, Finding>();

  add(news: FuzzNews): void {
    this.games++;
    if ('finding' in news) {
      this.failed++;
      if (!this.findings.has(news.finding.check)) this.findings.set(news.finding.check, news.finding);
      return;
    }
    this.decisions += news.report.decisions;
    for (const [name, count] of Object.entries(news.report.looked)) {
      this.looked[name] = (this.looked[name] ?? 0) + count;
    }
  }
}

/** Fuzzes on so many threads until the time is up or somebody stops it. However short the time, one game is played. */
export async function fuzzFor(
  seconds: number,
  work: Pick<FuzzWork, 'gameModule' | 'edition' | 'seed'>,
  threads: number,
  signal: AbortSignal,
): Promise<Tally> {
  const tally = new Tally();
  const workers = Array.from({ length: threads }, (_, first) => {
    const workerData: FuzzWork = { ...work, first, step: threads };
    return new Worker(WORKER, { workerData, execArgv: [] });
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      let timeIsUp = false;
      const enough = (): void => {
        if (timeIsUp && tally.games > 0) resolve();
      };
      timer = setTimeout(() => {
        timeIsUp = true;
        enough();
      }, seconds * 1000);
      signal.addEventListener('abort', () => resolve());
      for (const worker of workers) {
        worker.on('error', reject).on('message', (news: FuzzNews) => {
          tally.add(news);
          enough();
        });
      }
    });
  } finally {
    clearTimeout(timer);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return tally;
}
