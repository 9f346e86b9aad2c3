/** A queue that serves its users in turn: who queues much waits for it, and not the others. */
export class FairQueue<X> {
  readonly #most: number;
  /** By user; the first is served next. */
  readonly #queues = new Map<string, X[]>();

  /** `most`: how much one user may have waiting. */
  constructor(most: number) {
    this.#most = most;
  }

  /** False if this user has too much waiting already. */
  add(who: string, work: X): boolean {
    const queue = this.#queues.get(who);
    if (!queue) this.#queues.set(who, [work]);
    else if (queue.length < this.#most) queue.push(work);
    else return false;
    return true;
  }

  next(): X | undefined {
    for (const [who, queue] of this.#queues) {
      const work = queue.shift();
      this.#queues.delete(who);
      if (queue.length > 0) this.#queues.set(who, queue);
      return work;
    }
    return undefined;
  }
}
