/** Reads courses and records on threads, from snapshots of matches, and caches what was read last. */
import type { Header, Seat, Viewer } from '@sztab/kernel';
import type { Went } from '@sztab/protocol';
import type { Pieces } from './connection.ts';
import type { Playing } from './playing.ts';
import { ReadingThread } from './reading-thread.ts';
import type { Brought } from './reading-worker.ts';

/** A match as it stood when it was asked for. */
export interface Snapshot {
  readonly number: number;
  readonly seq: number;
  readonly game: string;
  /** With its seed. */
  readonly header: Header;
  /** Those that count, without what was taken back. */
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
}

/** Bytes: the size of the cache. */
const MOST_AT_HAND = 16_000_000;

const NO_MOMENTS = Buffer.from('[]');

let snapshots = 0;
const latest = new WeakMap<Playing, Snapshot>();

/** To be called only when every entry of the match is on the disk: what is read of it is sent to clients. */
export function snapshotOf(playing: Playing): Snapshot {
  const { match } = playing;
  const known = latest.get(playing);
  if (known?.seq === match.seq) return known;
  const moves = match.moves.map(({ seat, move }) => ({ seat, move }));
  const snapshot = { number: snapshots++, seq: match.seq, game: match.game.id, header: match.header, moves };
  latest.set(playing, snapshot);
  return snapshot;
}

/** A `Went` with moments that are JSON already; they are not copied. */
export function withMoments({ steps: _, ...rest }: Went, steps: Buffer): Pieces {
  return [Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"steps":`), steps, Buffer.from('}')];
}

export class ReadingRoom {
  readonly #courses = new ReadingThread();
  /** Apart from courses, which must not wait for records: those take longest. */
  readonly #records = new ReadingThread();
  /** The cache, least recently used first. What is still being read is in it, so that nothing is read twice at the same time. */
  readonly #atHand = new Map<string, { readonly text: Promise<Buffer>; size: number }>();
  #size = 0;
  /** Only one check is in the thread's queue: after an upgrade many logs are checked, and records must not wait for all of them. */
  #checking: Promise<void> = Promise.resolve();

  /** The moments after the first `keep` as JSON, for this viewer; `anew`: the first of them with the whole view instead of a change. */
  moments(who: string, snapshot: Snapshot, viewer: Viewer, keep: number, anew: boolean): Promise<Buffer> {
    const { number, game, header, moves } = snapshot;
    if (keep > moves.length) return Promise.resolve(NO_MOMENTS);
    return this.#once(`${number} ${viewer} ${keep} ${anew}`, () =>
      this.#courses.read(who, { is: 'moments', game, header, moves, viewer, keep, anew }),
    );
  }

  /** The record of a finished match, with what was taken back; `tags`: what else is to be said of it. */
  record(who: string, playing: Playing, tags: Header['tags'] = {}): Promise<Buffer> {
    const { number, game, header: own } = snapshotOf(playing);
    const header = { ...own, tags: { ...own.tags, ...tags } };
    return this.#once(`${number} record`, () => {
      const seats = new Map(header.seats.map(({ role }, seat) => [role, seat]));
      const moves = playing.match.entries.map(({ role, move }) => ({ seat: seats.get(role) as Seat, move }));
      return this.#records.read(who, { is: 'record', game, header, moves });
    });
  }

  /** Plays a match through and checks every move; throws a `Stumbled` if one is illegal. */
  check(playing: Playing): Promise<void> {
    const { game, header, moves } = snapshotOf(playing);
    const check = this.#checking.then(async () => {
      await this.#records.read('', { is: 'check', game, header, moves });
    });
    this.#checking = check.catch(() => {});
    return check;
  }

  /** Checks a record from elsewhere; throws a `TableTrouble` if it is not one that can be played on. */
  bring(who: string, record: string): Promise<Brought> {
    return this.#records.read(who, { is: 'bring', record });
  }

  async close(): Promise<void> {
    await Promise.all([this.#courses.close(), this.#records.close()]);
  }

  #once(what: string, read: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Buffer> {
    const known = this.#atHand.get(what);
    if (known) {
      // Last in the map: dropped last.
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
      // Still being read: its size is not known yet.
      if (size === 0) continue;
      this.#atHand.delete(what);
      this.#size -= size;
    }
  }
}
