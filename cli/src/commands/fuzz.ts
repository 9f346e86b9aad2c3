import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { gameModule } from '@sztab/shelf';
import { gameNamed, seedFrom, threadsFrom, wholeNumber } from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT, systemCode } from '../complaint.ts';
import type { Messages } from '../messages.ts';
import { progress } from '../progress.ts';
import { stopOnCtrlC } from '../stop.ts';
import { writeText } from '../text-file.ts';
import type { Finding, FuzzNews, FuzzWork } from './fuzz-worker.ts';

export interface FuzzOptions {
  readonly seconds: string;
  readonly seed?: string;
  readonly out: string;
  readonly threads?: string;
  readonly json?: boolean;
}

const LONGEST = 7 * 24 * 3600;
const NON_INTERFERENCE = 'non-interference';

/** Plays random games under the kit's hostile checks for so many seconds. Exit code 1: something was found. */
export async function fuzz(id: string, options: FuzzOptions, m: Messages): Promise<number> {
  const seconds = wholeNumber('--seconds', options.seconds, 1, LONGEST);
  const threads = threadsFrom(options.threads);
  const seed = options.seed ?? seedFrom(undefined).slice(0, 16);
  await gameNamed(id);

  const tally = new Tally();
  const stop = stopOnCtrlC();
  const bar = progress(m, seconds, m.secondsUnit);
  const began = performance.now();
  const passed = (): number => (performance.now() - began) / 1000;
  const ticking = setInterval(() => bar.show(Math.floor(passed())), 250);
  const workers = Array.from({ length: threads }, (_, first) => {
    const workerData: FuzzWork = { gameModule: gameModule(id), seed, first, step: threads };
    return new Worker(new URL('./fuzz-worker.js', import.meta.url), { workerData });
  });
  try {
    const failed = new Promise<never>((_, reject) => {
      for (const worker of workers) worker.on('message', (news: FuzzNews) => tally.add(news)).on('error', reject);
    });
    // Not a reason to stay alive by itself: the workers are.
    const time = wait(seconds * 1000, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    await Promise.race([time, failed]);
  } finally {
    clearInterval(ticking);
    bar.end();
    stop.done();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  const { games, decisions, looked } = tally;
  const findings = [...tally.findings.values()].map((one) => ({ ...one, file: save(options.out, id, one) }));
  const found = tally.found;
  if (options.json) {
    const kept = findings.map(({ check, message, seed: at, file }) => ({ check, message, seed: at, file }));
    const nonInterference = looked[NON_INTERFERENCE] ?? 0;
    const spent = Math.round(passed() * 1000) / 1000;
    console.log(
      JSON.stringify({
        game: id,
        seed,
        seconds: spent,
        games,
        decisions,
        nonInterference,
        looked,
        found,
        findings: kept,
      }),
    );
  } else {
    const rows = Object.entries({ [m.gamesUnit]: games, [m.decisionsUnit]: decisions, ...looked });
    console.log(
      columns(
        rows.map(([name, count]) => [name, String(count)]),
        [1],
      ),
    );
    for (const { check, message, seed: at, file } of findings) console.log(m.finding(check, message, at, file ?? '–'));
    console.log(found === 0 ? m.nothingFound(seed) : m.somethingFound(found, seed));
  }
  if (found > 0) return EXIT.found;
  return stop.signal.aborted ? EXIT.stopped : EXIT.good;
}

/** What all threads have seen. Of each check the first finding is kept: a thousand games fail for the same reason. */
class Tally {
  games = 0;
  decisions = 0;
  found = 0;
  readonly looked: Record<string, number> = {};
  readonly findings = new Map<string, Finding>();

  add(news: FuzzNews): void {
    this.games++;
    if ('finding' in news) {
      this.found++;
      if (!this.findings.has(news.finding.check)) this.findings.set(news.finding.check, news.finding);
      return;
    }
    this.decisions += news.report.decisions;
    for (const [name, count] of Object.entries(news.report.looked)) {
      this.looked[name] = (this.looked[name] ?? 0) + count;
    }
  }
}

/** Writes the record of a finding and returns its name. */
function save(folder: string, id: string, { check, record }: Finding): string | null {
  if (record === null) return null;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Complaint((m) => m.cannotWrite(folder, m.system(systemCode(error))));
  }
  const file = join(folder, `${id}-${check.replace(/[^a-z0-9]+/gi, '-')}.sztab`);
  writeText(file, record);
  return file;
}
