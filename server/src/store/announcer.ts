/** Those who want to hear of changes. */
export class Announcer {
  readonly #listeners = new Set<(match: string) => void>();

  onAnnounced(listener: (match: string) => void): () => void {
    // Wrapped, so that the same function given twice is two listeners, each with its own end.
    const own = (match: string): void => listener(match);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /** Never before the caller's own work is done: a listener must find it finished. */
  tell(match: string): void {
    if (this.#listeners.size === 0) return;
    setImmediate(() => {
      for (const listener of this.#listeners) listener(match);
    });
  }
}
