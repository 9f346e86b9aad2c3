/** What every table has whose match is played in this browser: what each viewer may see of it, and who wants to hear of changes. */
import type { Seat, Shape, Sight, Viewer } from '@sztab/kernel';
import type { Heard } from '@sztab/pieces';
import type { LocalMatch } from './local-match.ts';

export abstract class BrowserTable<S extends Shape> {
  protected abstract local: LocalMatch<S>;
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  sight(viewer: Viewer, after?: number): Sight<S['view'], S['move']> {
    return this.local.sight(viewer, after);
  }
  heard(viewer: Viewer, after?: number): readonly Heard<S>[] {
    return this.local.heard(viewer, after);
  }
  movers = (): readonly Seat[] => this.local.match.moves.map(({ seat }) => seat);

  protected tellListeners(): void {
    for (const listener of this.#listeners) listener();
  }
  protected forgetListeners(): void {
    this.#listeners.clear();
  }
}
