import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameModule } from '@sztab/shelf';
import { editionFrom, gameNamed, seedFrom, threadsFrom, wholeNumber } from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT, systemCode } from '../complaint.ts';
import { fuzzFor } from '../fuzz/threads.ts';
import type { Finding } from '../fuzz/worker.ts';
import { longWork } from '../long-work.ts';
import { print, printBlock, printJson } from '../output.ts';
import { writeText } from '../text-file.ts';
import type { CliWords } from '../words.ts';

export interface FuzzOptions {
  readonly seconds: string;
  readonly edition?: string;
  readonly seed?: string;
  readonly out: string;
  readonly threads?: string;
  readonly json?: boolean;
}

const LONGEST = 7 * 24 * 3600;
const NON_INTERFERENCE = 'non-interference';

/** Plays random games under the kit's hostile checks for so many seconds. Exit code 1: something was found. */
export async function fuzz(id: string, options: FuzzOptions, m: CliWords): Promise<number> {
  const { game } = await gameNamed(id);
  return fuzzModule(id, gameModule(id), editionFrom(game, options.edition), options, m);
}

/** The same for a game that stands anywhere. */
export async function fuzzModule(
  id: string,
  address: string,
  edition: number,
  options: FuzzOptions,
  m: CliWords,
): Promise<number> {
  const seconds = wholeNumber('--seconds', options.seconds, 1, LONGEST);
  const threads = threadsFrom(options.threads);
  const seed = options.seed ?? seedFrom(undefined).slice(0, 16);

  const work = await longWork(m, seconds, m.secondsUnit, async (signal, show) => {
    const began = performance.now();
    const ticking = setInterval(() => show(Math.floor((performance.now() - began) / 1000)), 250);
    return fuzzFor(seconds, { gameModule: address, edition, seed }, threads, signal).finally(() =>
      clearInterval(ticking),
    );
  });

  const { games, decisions, looked, failed, findings: kept } = work.result;
  const findings = [...kept.values()].map(({ record, ...finding }) => ({
    ...finding,
    file: save(options.out, id, finding.check, record),
  }));
  if (options.json) {
    const nonInterference = looked[NON_INTERFERENCE] ?? 0;
    const report = { game: id, edition, seed, seconds: work.seconds, games, decisions, nonInterference };
    printJson({ ...report, looked, failed, findings });
  } else {
    const rows = Object.entries({ [m.gamesUnit]: games, [m.decisionsUnit]: decisions, ...looked });
    printBlock(
      columns(
        rows.map(([name, count]) => [name, String(count)]),
        [1],
      ),
    );
    for (const { check, message, seed: at, file } of findings) print(m.finding(check, message, at, file ?? '–'));
    print(failed === 0 ? m.nothingFound(seed) : m.somethingFound(failed, seed));
  }
  if (failed > 0) return EXIT.found;
  return work.stopped ? EXIT.stopped : EXIT.good;
}

/** Writes the record of a finding and returns its name. */
function save(folder: string, id: string, check: string, record: Finding['record']): string | null {
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
