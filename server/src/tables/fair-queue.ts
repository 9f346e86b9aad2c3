/** Work that waits, of many people: who has brought much waits longest, because they are served in turn. */
export class FairQueue<X> {
  readonly #most: number;
  /** Who is served next stands first. */
  readonly #lines = new Map<string, X[]>();

  /** `most`: what one of them may have waiting. */
  constructor(most: number) {
    this.#most = most;
  }

  /** False if too much of theirs waits already. */
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
