/** Everybody who looks at a table: what each of them has seen, and how they are told what is new. Who looks with the same eyes is sent the same text. */
import type { Seat, Told, Viewer } from '@sztab/kernel';
import { type Clock, type FromServer, type JsonObject, Seen, type Went } from '@sztab/protocol';
import type { Pieces } from './connection.ts';
import type { Playing } from './playing.ts';
import { Telling } from './telling.ts';

/** An open page: who looks, and how to reach it. */
export interface Watcher {
  readonly person: string | null;
  /** With whose eyes; null until it has joined, and again when it has got up or sat down. */
  viewer: Viewer | null;
  send(message: FromServer): void;
  sendText(text: string): void;
  /** Keeps a place for what is still being read: whatever is sent meanwhile follows it. Null: there is nothing to say after all. */
  later(): (said: Pieces | null) => void;
  /** The page should come back: this table is not to be relied on any more. */
  close(): void;
}

/** Who looks with the same eyes and has to be told of steps that must be read first. */
export interface Missing {
  readonly viewer: Viewer;
  /** How things stand; without the steps. */
  readonly now: Went;
  readonly waiting: readonly { readonly watcher: Watcher; tell(said: Pieces | null): void }[];
}

export class Audience {
  readonly #watchers = new Set<Watcher>();
  /** What all watchers with the same eyes have seen last. */
  readonly #seen = new Map<Viewer, Seen>();

  get size(): number {
    return this.#watchers.size;
  }
  [Symbol.iterator](): IterableIterator<Watcher> {
    return this.#watchers.values();
  }

  has(watcher: Watcher): boolean {
    return this.#watchers.has(watcher);
  }

  /** Looks on from now; `known`: the entries it has heard of. Null if there is nothing that it missed. */
  join(watcher: Watcher, viewer: Viewer, playing: Playing | null, known: number | null): Missing | null {
    watcher.viewer = null;
    const seenAlready = this.#eyes().has(viewer);
    watcher.viewer = viewer;
    this.#watchers.add(watcher);
    if (!playing) return null;
    const { seq } = playing.match;
    const now = playing.now(viewer, known !== null && known <= seq ? playing.keptSince(known) : 0);
    if (!seenAlready) this.#seen.set(viewer, new Seen(playing.look(viewer).view as JsonObject));
    if (known !== seq) return { viewer, now, waiting: [{ watcher, tell: watcher.later() }] };
    watcher.send(now);
    return null;
  }

  /** False if it was not here. */
  leave(watcher: Watcher): boolean {
    if (!this.#watchers.delete(watcher)) return false;
    const { viewer } = watcher;
    if (viewer !== null && ![...this].some((other) => other.viewer === viewer)) this.#seen.delete(viewer);
    return true;
  }

  tell(message: (watcher: Watcher) => FromServer): void {
    for (const watcher of this.#watchers) watcher.send(message(watcher));
  }

  tellText(text: (watcher: Watcher) => string): void {
    for (const watcher of this.#watchers) watcher.sendText(text(watcher));
  }

  /** An entry is on the disk: everybody is told how the own view changed by it. */
  tellEntry(playing: Playing, seat: Seat, move: string, told: Told<unknown>[], clock: Clock | null): void {
    const telling = new Telling(playing, seat, move, told, clock);
    for (const viewer of this.#eyes()) {
      const text = telling.to(viewer, this.#seenBy(viewer));
      for (const watcher of this.#watchers) if (watcher.viewer === viewer) watcher.sendText(text);
    }
  }

  /** The log says something else than this node had thought; everybody knows its first `known` entries. */
  missing(playing: Playing, known: number): Missing[] {
    const keep = playing.keptSince(Math.min(known, playing.match.seq));
    return [...this.#eyes()].map((viewer) => {
      this.#seen.set(viewer, new Seen(playing.look(viewer).view as JsonObject));
      const all = [...this.#watchers].filter((watcher) => watcher.viewer === viewer);
      const waiting = all.map((watcher) => ({ watcher, tell: watcher.later() }));
      return { viewer, now: playing.now(viewer, keep), waiting };
    });
  }

  #seenBy(viewer: Viewer): Seen {
    const seen = this.#seen.get(viewer) ?? new Seen({});
    this.#seen.set(viewer, seen);
    return seen;
  }

  #eyes(): Set<Viewer> {
    const eyes = new Set<Viewer>();
    for (const { viewer } of this.#watchers) if (viewer !== null) eyes.add(viewer);
    return eyes;
  }
}
