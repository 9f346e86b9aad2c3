/**
 * Where matches are read while others play: what somebody missed, whole courses, records. Each is made of a moment that does not change any
 * more, on a thread, and what was asked for lately is still at hand.
 */
import type { Header, Seat, Viewer } from '@sztab/kernel';
import type { Went } from '@sztab/protocol';
import type { Pieces } from './connection.ts';
import type { Playing } from './playing.ts';
import { ReadingThread } from './reading-thread.ts';
import type { Brought } from './reading-worker.ts';

/** How a match had come to stand when it was asked for. */
export interface Snapshot {
  readonly number: number;
  readonly seq: number;
  readonly game: string;
  /** With its seed. */
  readonly header: Header;
  /** What counts, without what was taken back. */
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
}

/** Bytes of all texts that are kept at hand. */
const MOST_AT_HAND = 16_000_000;

const NO_MOMENTS = Buffer.from('[]');

let snapshots = 0;
const latest = new WeakMap<Playing, Snapshot>();

/** The present moment of a match; to be asked for only when every entry of it is on the disk. */
export function snapshotOf(playing: Playing): Snapshot {
  const { match } = playing;
  const known = latest.get(playing);
  if (known?.seq === match.seq) return known;
  const moves = match.moves.map(({ seat, move }) => ({ seat, move }));
  const snapshot = { number: snapshots++, seq: match.seq, game: match.game.id, header: match.header, moves };
  latest.set(playing, snapshot);
  return snapshot;
}

/** A `Went` whose steps were put into words elsewhere: whoever is told them is sent the same memory. */
export function withMoments({ steps: _, ...rest }: Went, steps: Buffer): Pieces {
  return [Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"steps":`), steps, Buffer.from('}')];
}

export class ReadingRoom {
  readonly #courses = new ReadingThread();
  /** Records take longest, and courses must not wait for them. */
  readonly #records = new ReadingThread();
  /** By what was asked; who asks for the same while it is being read waits for the same. */
  readonly #atHand = new Map<string, { readonly text: Promise<Buffer>; size: number }>();
  #size = 0;

  /** As JSON: what this viewer has to be told after the first `keep` steps; `anew`: the first of them as a whole view. */
  moments(who: string, snapshot: Snapshot, viewer: Viewer, keep: number, anew: boolean): Promise<Buffer> {
    const { number, game, header, moves } = snapshot;
    if (keep > moves.length) return Promise.resolve(NO_MOMENTS);
    return this.#once(`${number} ${viewer} ${keep} ${anew}`, () =>
      this.#courses.read(who, { is: 'moments', game, header, moves, viewer, keep, anew }),
    );
  }

  /** A finished match as text, with everything that was taken back. */
  record(who: string, playing: Playing): Promise<Buffer> {
    const { number, game, header } = snapshotOf(playing);
    return this.#once(`${number} record`, () => {
      const seats = new Map(header.seats.map(({ role }, seat) => [role, seat]));
      const moves = playing.match.entries.map(({ role, move }) => ({ seat: seats.get(role) as Seat, move }));
      return this.#records.read(who, { is: 'record', game, header, moves });
    });
  }

  /** Plays it through with every move looked at; throws a `Stumbled` where one was never offered. */
  async check(playing: Playing): Promise<void> {
    const { game, header, moves } = snapshotOf(playing);
    await this.#records.read('', { is: 'check', game, header, moves });
  }

  /** A record from somewhere else: refused, or a match that can be played on. */
  bring(who: string, record: string): Promise<Brought> {
    return this.#records.read(who, { is: 'bring', record });
  }

  async close(): Promise<void> {
    await Promise.all([this.#courses.close(), this.#records.close()]);
  }

  #once(what: string, read: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Buffer> {
    const known = this.#atHand.get(what);
    if (known) {
      // What is asked for again is kept longest.
      this.#atHand.delete(what);
      this.#atHand.set(what, known);
      return known.text;
    }
    const made = { text: read().then(({ buffer }) => Buffer.from(buffer)), size: 0 };
    this.#atHand.set(what, made);
    made.text.then(
      ({ length }) => {
        made.size = length;
        this.#size += length;
        this.#clear();
      },
      () => this.#atHand.delete(what),
    );
    return made.text;
  }

  #clear(): void {
    for (const [what, { size }] of this.#atHand) {
      if (this.#size <= MOST_AT_HAND) return;
      // Not what is still being read.
      if (size === 0) continue;
      this.#atHand.delete(what);
      this.#size -= size;
    }
  }
}
