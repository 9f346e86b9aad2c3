/** A queue that serves its users in turn: who queues much waits for it, and not the others. */
export class FairQueue<X> {
  readonly #most: number;
  /** By user; the first is served next. */
  readonly #lines = new Map<string, X[]>();

  /** `most`: how much one user may have waiting. */
  constructor(most: number) {
    this.#most = most;
  }

  /** False if this user has too much waiting already. */
  add(who: string, work: X): boolean {
    const line = this.#lines.get(who);
    if (!line) this.#lines.set(who, [work]);
    else if (line.length < this.#most) line.push(work);
    else return false;
    return true;
  }

  next(): X | undefined {
    for (const [who, line] of this.#lines) {
      const work = line.shift();
      this.#lines.delete(who);
      if (line.length > 0) this.#lines.set(who, line);
      return work;
    }
    return undefined;
  }
}
