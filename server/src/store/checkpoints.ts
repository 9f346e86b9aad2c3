import { Worker } from 'node:worker_threads';

/** After so many entries: fewer would copy the same pages again and again, many more would make the log beside the file large. */
const ENTRIES = 3000;

/**
 * Brings what was committed over into the file itself, on a thread of its own: the disk may take a second for it, and meanwhile moves are committed
 * as if nothing were. If this fails, commits do it themselves when the log has become very long (`WRITING`).
 */
export class Checkpoints {
  readonly #file: string;
  #worker: Worker | null = null;
  #busy = false;
  #entries = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** So many entries were committed. */
  wrote(entries: number): void {
    this.#entries += entries;
    if (this.#busy || this.#entries < ENTRIES) return;
    this.#entries = 0;
    this.#busy = true;
    this.#worker ??= this.#begin();
    this.#worker.postMessage('checkpoint');
  }

  /** Waits for the one that is under way. Never ended from outside: stopped within SQLite, the thread would take the whole process with it. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    worker.ref();
    worker.postMessage('close');
    await new Promise((resolve) => worker.once('exit', resolve));
  }

  #begin(): Worker {
    // Node 20 knows no TypeScript: tests run what is built.
    const built = import.meta.url.endsWith('.ts') ? '../../dist/store/checkpoint-worker.js' : './checkpoint-worker.js';
    const worker = new Worker(new URL(built, import.meta.url), { workerData: this.#file, execArgv: [] });
    worker.unref();
    worker.on('message', () => {
      this.#busy = false;
    });
    const gone = (): void => {
      if (this.#worker === worker) this.#worker = null;
      this.#busy = false;
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return worker;
  }
}
