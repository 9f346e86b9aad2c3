/** The page's side of an analysis: begins it, hears how far it is, ends it at once, keeps what is there. */
import { type Analysis, type Decision, isRead } from '@sztab/bots';
import type { FromReading, ReadingTask, TryTask } from './analysis-worker.ts';
import { keepAnalysis, keptAnalysis, keyOf } from './kept.ts';

export interface ReaderState {
  readonly is: 'opening' | 'reading' | 'stopped' | 'whole' | 'failed' | 'refused';
  /** All that was read so far; null before there is anything. */
  readonly analysis: Analysis | null;
  /** About how many seconds are left; null before that is known. */
  readonly left: number | null;
}

/** As much of a worker as this needs. */
export interface ReadingWorker {
  onmessage: ((event: { readonly data: FromReading }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
  postMessage(task: ReadingTask | TryTask): void;
  terminate(): void;
}

const startWorker = (): ReadingWorker =>
  new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module', name: 'analysis' }) as ReadingWorker;

/** What is on the disk is at most so old. */
const KEEP_EVERY_MS = 3000;
/** A step of the curve, of a first and of a second look, by what they cost. */
const COST = { curve: 1, first: 3, second: 15 } as const;

/** How much of the work is done, and how much there is. */
export function workOf({ readings, again, progress }: Analysis, moves: number): { done: number; of: number } {
  const seconds = again?.length ?? progress.of - 2 * moves - 2;
  const first = readings.filter(({ decision }) => decision !== undefined).length;
  const second = Math.max(0, progress.done - 2 * moves - 2);
  return {
    done: COST.curve * readings.length + COST.first * first + COST.second * second,
    of: (COST.curve + COST.first) * moves + COST.second * seconds,
  };
}

export class Reader {
  readonly #record: string;
  readonly #moves: number;
  readonly #together: boolean;
  readonly #key: string;
  readonly #open: () => ReadingWorker;
  readonly #listeners = new Set<() => void>();
  #worker: ReadingWorker | null = null;
  #state: ReaderState = { is: 'opening', analysis: null, left: null };
  #keptAt = 0;
  #began = { at: 0, done: 0 };

  constructor(record: string, moves: number, together: boolean, open: () => ReadingWorker = startWorker) {
    this.#record = record;
    this.#moves = moves;
    this.#together = together;
    this.#key = keyOf(record);
    this.#open = open;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  state = (): ReaderState => this.#state;

  /** Shows what is kept, and goes on from there. */
  async start(): Promise<void> {
    const kept = this.#state.analysis ?? (await keptAnalysis(this.#key));
    if (this.#worker || this.#state.is === 'refused') return;
    if (kept && isRead(kept)) return this.#set({ is: 'whole', analysis: kept, left: 0 });
    this.#set({ is: 'reading', analysis: kept, left: null });
    this.#began = { at: performance.now(), done: kept ? workOf(kept, this.#moves).done : 0 };
    const worker = this.#open();
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = ({ message }) => this.#hear({ is: 'failed', why: message });
    worker.postMessage({ record: this.#record, together: this.#together, kept });
    this.#worker = worker;
  }

  /** A worker that is ended is gone at once, whatever it was reading. */
  stop(): void {
    if (!this.#worker) return;
    this.#end();
    this.#set({ ...this.#state, is: 'stopped', left: null });
    this.#keep();
  }

  close(): void {
    this.stop();
    this.#listeners.clear();
  }

  #hear(said: FromReading): void {
    if (said.is === 'weighed') return;
    if (said.is !== 'read') {
      this.#end();
      if (said.is === 'failed') console.warn(`an analysis broke off: ${said.why}`);
      this.#set({ ...this.#state, is: said.is, left: null });
      return;
    }
    const { analysis, whole } = said;
    if (whole) this.#end();
    this.#set({ is: whole ? 'whole' : 'reading', analysis, left: whole ? 0 : this.#left(analysis) });
    if (whole || performance.now() - this.#keptAt > KEEP_EVERY_MS) this.#keep();
  }

  #left(analysis: Analysis): number | null {
    const { done, of } = workOf(analysis, this.#moves);
    const work = done - this.#began.done;
    return work <= 0 ? null : Math.ceil((((performance.now() - this.#began.at) / work) * (of - done)) / 1000);
  }

  #keep(): void {
    this.#keptAt = performance.now();
    if (this.#state.analysis) void keepAnalysis(this.#key, this.#state.analysis);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #set(state: ReaderState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Weighs one move in a worker that ends with it. */
export function weighInWorker(task: TryTask, open: () => ReadingWorker = startWorker): Promise<Decision | null> {
  const worker = open();
  return new Promise<Decision | null>((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.is === 'weighed') resolve(data.decision);
      else reject(new Error(data.is === 'failed' ? data.why : data.is));
    };
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
