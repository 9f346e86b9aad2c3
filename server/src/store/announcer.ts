/** Those who want to hear of something. */
export class Announcer<Said extends readonly unknown[] = [match: string]> {
  readonly #listeners = new Set<(...said: Said) => void>();

  onAnnounced(listener: (...said: Said) => void): () => void {
    // Wrapped, so that the same function given twice is two listeners, each with its own end.
    const own = (...said: Said): void => listener(...said);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /** Never before the caller's own work is done: a listener must find it finished. */
  tell(...said: Said): void {
    if (this.#listeners.size === 0) return;
    setImmediate(() => {
      for (const listener of this.#listeners) listener(...said);
    });
  }
}
