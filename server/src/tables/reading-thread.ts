/** A thread on which matches are read: whole courses and records take long, and nobody who plays may wait for it. */
import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import type { Answer, Task } from './reading-worker.ts';
import { Stumbled, TableTrouble } from './trouble.ts';

/** Of one address, whoever sits behind it: as many as may have a page open there. */
const MOST_WAITING = 200;
const MEMORY_MB = 512;
/** Far longer than any match takes, also on a busy machine. */
const PATIENCE_MS = 60_000;

interface Asking {
  readonly task: Task;
  resolve(value: never): void;
  reject(error: Error): void;
}

/** Begins with the first task, and once more if it ever fell. */
export class ReadingThread {
  readonly #waiting = new FairQueue<Asking>(MOST_WAITING);
  #worker: Worker | null = null;
  #asking: Asking | null = null;
  #impatient: NodeJS.Timeout | undefined;
  #closed = false;

  /** `who`: by whom the thread's time is shared. */
  read<T extends Task>(who: string, task: T): Promise<Answer<T>> {
    return new Promise((resolve, reject) => {
      if (this.#closed || !this.#waiting.add(who, { task, resolve, reject })) throw new TableTrouble('busy');
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#asking) return;
    this.#asking = this.#waiting.next() ?? null;
    // Nothing but a task that is under way keeps the process alive.
    if (!this.#asking) this.#worker?.unref();
    if (!this.#asking) return;
    this.#worker ??= this.#begin();
    this.#worker.ref();
    this.#impatient = setTimeout(() => void this.#worker?.terminate(), PATIENCE_MS);
    this.#worker.postMessage(this.#asking.task);
  }

  #begin(): Worker {
    // Node 20 knows no TypeScript: tests run what is built.
    const built = import.meta.url.endsWith('.ts') ? '../../dist/tables/reading-worker.js' : './reading-worker.js';
    const worker = new Worker(new URL(built, import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    worker.on('message', (said: { value: never } | { refused: TableTrouble['word'] } | { broken: string }) =>
      this.#answered((asking) => {
        if ('value' in said) asking.resolve(said.value);
        else asking.reject('refused' in said ? new TableTrouble(said.refused) : new Stumbled(said.broken));
      }),
    );
    let why = new Error('the thread that reads matches has ended');
    worker.on('error', (error) => {
      why = error;
    });
    worker.on('exit', () => {
      this.#worker = null;
      this.#answered(({ reject }) => reject(why));
    });
    return worker;
  }

  #answered(tell: (asking: Asking) => void): void {
    clearTimeout(this.#impatient);
    const asking = this.#asking;
    this.#asking = null;
    if (asking) tell(asking);
    if (!this.#closed) this.#next();
  }
}
