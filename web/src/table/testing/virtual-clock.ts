/** A clock that stands still until a test lets it go on. */
import type { Clock } from '../stage/clock.ts';

export class VirtualClock implements Clock {
  now = 0;
  #due: { readonly at: number; readonly act: () => void }[] = [];

  after(ms: number, act: () => void): () => void {
    const due = { at: this.now + ms, act };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((one) => one !== due);
    };
  }

  /** Lets this much time pass, and everything happen that falls due in it. */
  go(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = next.at;
      this.#due = this.#due.filter((one) => one !== next);
      next.act();
    }
    this.now = until;
  }

  /** Whether anything is still to come. */
  get waits(): boolean {
    return this.#due.length > 0;
  }
}
