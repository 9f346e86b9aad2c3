/** Whether this node may be sent work, said within a second: its database answers, and can be written. */
import type { Store } from './store/store.ts';

/** In milliseconds. */
const PATIENCE = 800;
const WRITE_EVERY = 3000;

export class Readiness {
  readonly #store: Store;
  /** However many ask, the database is asked once; where it hangs, nobody else hangs with it. */
  #asking: Promise<void> | null = null;
  #tried = Number.NEGATIVE_INFINITY;
  #trouble: unknown = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Throws if it is not ready. */
  async check(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    // It may fail when nobody waits for it any more.
    this.#asking.catch(() => {});
    let impatient: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      impatient = setTimeout(() => reject(new Error('the database takes too long')), PATIENCE);
    });
    await Promise.race([this.#asking, late]).finally(() => clearTimeout(impatient));
  }

  async #ask(): Promise<void> {
    await this.#store.check();
    const now = performance.now();
    if (now - this.#tried >= WRITE_EVERY) {
      this.#tried = now;
      this.#trouble = await this.#store.tryWriting().then(
        () => null,
        (error: unknown) => error,
      );
    }
    if (this.#trouble !== null) throw this.#trouble;
  }
}
