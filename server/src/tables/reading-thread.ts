/** A thread that reads courses and records: they take long, and players must not wait for them. */
import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import type { Answer, Task } from './reading-worker.ts';
import { Stumbled, TableTrouble } from './trouble.ts';

/** Tasks of one address that may wait; as many as it may have sockets. */
const MOST_WAITING = 200;
const MEMORY_MB = 512;
/** After so long the thread is taken for dead: no match takes that long, even on a busy machine. */
const PATIENCE_MS = 60_000;

interface Asking {
  readonly task: Task;
  resolve(value: never): void;
  reject(error: Error): void;
}

/** Started with the first task, and again after a crash. */
export class ReadingThread {
  readonly #waiting = new FairQueue<Asking>(MOST_WAITING);
  #worker: Worker | null = null;
  #asking: Asking | null = null;
  #impatient: NodeJS.Timeout | undefined;
  #closed = false;

  /** `who`: an address; each in turn gets one task done. */
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
    // An idle thread must not keep the process alive.
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
