/** Everybody who looks at a table: what each of them has seen, and how they are told what is new. Who looks with the same eyes is sent the same text. */
import type { Seat, Told, Viewer } from '@sztab/kernel';
import { type Clock, type FromServer, type JsonObject, Seen } from '@sztab/protocol';
import type { Playing } from './playing.ts';
import { Telling } from './telling.ts';

/** An open page: who looks, and how to reach it. */
export interface Watcher {
  readonly person: string | null;
  /** With whose eyes; null until it has joined, and again when it has got up or sat down. */
  viewer: Viewer | null;
  send(message: FromServer): void;
  sendText(text: string): void;
  /** The page should come back: this table is not to be relied on any more. */
  close(): void;
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

  /** Looks on from now; `known`: the entries it has heard of. */
  join(watcher: Watcher, viewer: Viewer, playing: Playing | null, known: number | null): void {
    watcher.viewer = viewer;
    this.#watchers.add(watcher);
    if (!playing) return;
    const { seq } = playing.match;
    const keep = known !== null && known <= seq ? playing.keptSince(known) : 0;
    watcher.send(known === seq ? playing.now(viewer, keep, []) : playing.went(viewer, keep));
    this.#seen.set(viewer, new Seen(playing.look(viewer).view as JsonObject));
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

  /** An entry is on the disk: everybody is told how the own view changed by it. */
  tellEntry(playing: Playing, seat: Seat, move: string, told: Told<unknown>[], clock: Clock | null): void {
    const telling = new Telling(playing, seat, move, told, clock);
    for (const viewer of this.#eyes()) {
      const text = telling.to(viewer, this.#seenBy(viewer));
      for (const watcher of this.#watchers) if (watcher.viewer === viewer) watcher.sendText(text);
    }
  }

  /** The log says something else than this node had thought; everybody knows its first `known` entries. */
  tellAnew(playing: Playing, known: number): void {
    const keep = playing.keptSince(Math.min(known, playing.match.seq));
    for (const viewer of this.#eyes()) {
      const went = playing.went(viewer, keep);
      this.#seen.set(viewer, new Seen(playing.look(viewer).view as JsonObject));
      for (const watcher of this.#watchers) if (watcher.viewer === viewer) watcher.send(went);
    }
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
