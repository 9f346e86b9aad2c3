/**
 * The time by which tables count: clocks, silence, absence, pauses, notices. It begins as the time of day and then follows a monotonic clock, so a
 * system clock that is set forward or back changes nothing. It is stored, shared by all nodes, and stops while no server runs.
 */
import type { Store } from '../store/store.ts';

/** What a machine knows of the time, in milliseconds. */
export interface TimeSource {
  /** The time of day; it may jump. */
  wall(): number;
  /** Monotonic. */
  ticks(): number;
}

export const systemTime: TimeSource = { wall: () => Date.now(), ticks: () => performance.now() };

/** The name of its row in `settings`. */
const NAME = 'table-time';
/** A moment between 2001 and 2286, in milliseconds. */
const MOMENT = /^\d{13}$/;
/** In milliseconds. A server reads the time every second: a longer gap means that the machine was suspended, and the rest does not count. */
const LONGEST_GAP = 10_000;

export class TableTime {
  readonly #source: TimeSource;
  #now: number;
  #ticks: number;
  /** The last value that was stored or read. */
  #stored = 0;

  constructor(source: TimeSource = systemTime) {
    this.#source = source;
    this.#now = source.wall();
    this.#ticks = source.ticks();
  }

  /** In whole milliseconds; never goes back. */
  now(): number {
    const ticks = this.#source.ticks();
    this.#now += Math.min(LONGEST_GAP, Math.max(0, ticks - this.#ticks));
    this.#ticks = ticks;
    return Math.floor(this.#now);
  }

  /** Before the server takes requests: goes on from the time that was stored last. */
  async load({ db }: Store): Promise<void> {
    const first = db.insertInto('settings').values({ name: NAME, value: String(this.now()) });
    // At the first start of this database one node sets it for all.
    await first.onConflict((known) => known.column('name').doNothing()).execute();
    const stored = await this.#read(db);
    if (stored !== null) this.#now += stored - this.now();
    this.#stored = stored ?? 0;
  }

  /** Stores the time if the stored one is `every` milliseconds old. `shared`: other nodes store theirs, and the one that is ahead counts. */
  async save({ db }: Store, every: number, shared: boolean): Promise<void> {
    const known = shared ? await this.#read(db) : this.#stored;
    if (shared && known !== null) this.#now += Math.max(0, known - this.now());
    this.#stored = known ?? 0;
    const now = this.now();
    if (now - this.#stored < every) return;
    const value = String(now);
    // The row may have been lost.
    const row = db.insertInto('settings').values({ name: NAME, value });
    await row.onConflict((old) => old.column('name').doUpdateSet({ value })).execute();
    this.#stored = now;
  }

  /** Null if the row is lost or damaged: a wrong time would let every clock run out, or none. */
  async #read(db: Store['db']): Promise<number | null> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
    return row && MOMENT.test(row.value) ? Number(row.value) : null;
  }
}
