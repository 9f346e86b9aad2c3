/** The watchers of a table. What is new is put into words once for each viewer, and sent to all watchers with that viewer's eyes. */
import type { Seat, Told, Viewer } from '@sztab/kernel';
import { type Clock, type FromServer, type JsonObject, type RefusalWord, Seen, type Went } from '@sztab/protocol';
import type { Pieces } from './connection.ts';
import type { Playing } from './playing.ts';
import { Telling } from './telling.ts';

/** A page connected to the table. */
export interface Watcher {
  readonly person: string | null;
  /** The secret of the invitation link with which the page was opened. */
  readonly invite?: string | undefined;
  /** As whom it looks; null until it has joined, and again after its seat changed. */
  viewer: Viewer | null;
  send(message: FromServer): void;
  sendText(text: string): void;
  /** Reserves the next place in what is sent, for text that is not ready yet: everything sent meanwhile waits behind it. Null gives the place up. */
  later(): (said: Pieces | null) => void;
  /** Disconnects it; the page connects again by itself, unless it is told that it lost access. */
  close(shutOut?: RefusalWord): void;
}

/** Watchers with the same viewer who miss moments that have to be read from the log first. */
export interface Missing {
  readonly viewer: Viewer;
  /** Without the moments. */
  readonly now: Went;
  readonly waiting: readonly { readonly watcher: Watcher; tell(said: Pieces | null): void }[];
}

export class Audience {
  readonly #watchers = new Set<Watcher>();
  /** The view that all watchers of a viewer have now. */
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

  /** Adds a watcher, or lets it join again; `known`: how many entries its page knows. Null if it missed nothing. */
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

  /** False if it was not there. */
  leave(watcher: Watcher): boolean {
    if (!this.#watchers.delete(watcher)) return false;
    const { viewer } = watcher;
    if (viewer !== null && ![...this].some((other) => other.viewer === viewer)) this.#seen.delete(viewer);
    return true;
  }

  /** Disconnects a page that lost access; nothing more is sent to it. */
  shutOut(watcher: Watcher, word: RefusalWord): void {
    this.leave(watcher);
    watcher.viewer = null;
    watcher.close(word);
  }

  tell(message: (watcher: Watcher) => FromServer): void {
    for (const watcher of this.#watchers) watcher.send(message(watcher));
  }

  tellText(text: (watcher: Watcher) => string): void {
    for (const watcher of this.#watchers) watcher.sendText(text(watcher));
  }

  /** An entry is on the disk: sends each watcher how its view changed. */
  tellEntry(playing: Playing, seat: Seat, move: string, told: Told<unknown>[], clock: Clock | null): void {
    const telling = new Telling(playing, seat, move, told, clock);
    for (const viewer of this.#eyes()) {
      const text = telling.to(viewer, this.#seenBy(viewer));
      for (const watcher of this.#watchers) if (watcher.viewer === viewer) watcher.sendText(text);
    }
  }

  /** The log was replaced, and watchers know its first `known` entries: what each viewer misses. */
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
