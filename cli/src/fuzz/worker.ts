/** One thread of the fuzzer: game after game, until the thread is ended from outside. */
import { parentPort, workerData } from 'node:worker_threads';
import type { GameBox } from '@sztab/kernel';
import { type FuzzReport, fuzzOnce, KitFailure } from '@sztab/kernel/testing';

export interface FuzzWork {
  readonly gameModule: string;
  readonly edition: number;
  readonly seed: string;
  /** This thread plays games number `first`, `first + step`, … */
  readonly first: number;
  readonly step: number;
}

export interface Finding {
  readonly check: string;
  readonly message: string;
  /** The text that makes `fuzzOnce` play this game again. */
  readonly seed: string;
  /** Null where the game could not even be opened. */
  readonly record: string | null;
}

export type FuzzNews = { readonly report: FuzzReport } | { readonly finding: Finding };

const { gameModule, edition, seed: text, first, step } = workerData as FuzzWork;
const { box } = (await import(gameModule)) as { box: GameBox };
// Refusals are what the hostile checks live on, thousands a second; nobody reads where each was made.
Error.stackTraceLimit = 0;
const tell = (news: FuzzNews): void => parentPort?.postMessage(news);

for (let n = first; ; n += step) {
  const seed = `${text} ${n}`;
  try {
    tell({ report: fuzzOnce(box.game, seed, edition) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof KitFailure) {
      const { check, record } = error;
      tell({ finding: { check, message, seed, record } });
    } else tell({ finding: { check: 'crash', message, seed, record: null } });
  }
}
