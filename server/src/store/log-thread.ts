import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Answer, Values } from './sqlite-log.ts';

interface Asking {
  resolve(answers: readonly Answer[]): void;
  reject(error: Error): void;
}

/**
 * The log of a file, written on a thread of its own; asked for one batch at a time. The thread begins with the first batch, and once more if it
 * ever fell. It is never ended from outside: stopped within SQLite, it would take the whole process with it.
 */
export class LogThread {
  readonly #file: string;
  #worker: Worker | null = null;
  #asking: Asking | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  write(batch: readonly Values[]): Promise<readonly Answer[]> {
    this.#worker ??= this.#begin();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      this.#asking = { resolve, reject };
      // Nothing but a batch that is under way keeps the process alive.
      worker.ref();
      worker.postMessage(batch);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    worker.ref();
    worker.postMessage(null);
    await once(worker, 'exit');
  }

  #begin(): Worker {
    // Node 20 knows no TypeScript: tests run what is built.
    const built = import.meta.url.endsWith('.ts') ? '../../dist/store/log-worker.js' : './log-worker.js';
    const worker = new Worker(new URL(built, import.meta.url), { workerData: this.#file, execArgv: [] });
    worker.on('message', (answers: readonly Answer[]) => {
      worker.unref();
      this.#asking?.resolve(answers);
      this.#asking = null;
    });
    worker.on('error', (error) => this.#fell(worker, error));
    worker.on('exit', () => this.#fell(worker, new Error('the thread that writes the log has ended')));
    return worker;
  }

  #fell(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#asking?.reject(error);
    this.#asking = null;
  }
}
