/** How many are in, by whoever they belong to. */
export class Headcount {
  readonly #most: number;
  readonly #in = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** How to leave again, to be called once; null: there are too many of these already. */
  enter(who: string): (() => void) | null {
    const count = this.#in.get(who) ?? 0;
    if (count >= this.#most) return null;
    this.#in.set(who, count + 1);
    return () => {
      const left = (this.#in.get(who) ?? 0) - 1;
      if (left > 0) this.#in.set(who, left);
      else this.#in.delete(who);
    };
  }
}
