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
    const value = String(this.now());
    const first = db.insertInto('settings').values({ name: NAME, value });
    // At the first start of this database one node sets it for all.
    await first.onConflict((known) => known.column('name').doNothing()).execute();
    const stored = await this.#read(db);
    this.#now += stored - this.now();
    this.#stored = stored;
  }

  /** Stores the time if the stored one is `every` milliseconds old. `shared`: other nodes store theirs, and the one that is ahead counts. */
  async save({ db }: Store, every: number, shared: boolean): Promise<void> {
    if (shared) {
      this.#stored = await this.#read(db);
      this.#now += Math.max(0, this.#stored - this.now());
    }
    const now = this.now();
    if (now - this.#stored < every) return;
    await db
      .updateTable('settings')
      .set({ value: String(now) })
      .where('name', '=', NAME)
      .execute();
    this.#stored = now;
  }

  async #read(db: Store['db']): Promise<number> {
    const row = await db.selectFrom('settings').select('value').where('name', '=', NAME).executeTakeFirst();
    const stored = Number(row?.value);
    return Number.isFinite(stored) && row ? stored : this.now();
  }
}
