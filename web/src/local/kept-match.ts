/**
 * A match of this browser as it is kept: every entry is on the disk before anybody sees it. All that changes it goes through one queue, so that a
 * click, a bot and another tab never interleave, and trouble with the disk holds up the queue until somebody says: try again.
 */
import type { PartnerNote } from '@sztab/bots';
import { type GameBox, Refusal, type Seat, type Shape } from '@sztab/kernel';
import type { TableState } from '../tables/handle.ts';
import { LocalMatch } from './local-match.ts';
import { announce, keepUp } from './news.ts';
import { append, type Entry, putTable, readTable, StoreError, type TableRow } from './store.ts';

type Trouble = NonNullable<TableState['trouble']>;

/** What has to be known of the table at which it is played. */
interface TableAround {
  isBot(seat: Seat): boolean;
  /** Called after everything that happens, and now and then when nothing did. */
  changed(): void;
}

export class KeptMatch<S extends Shape> {
  readonly #box: GameBox<S>;
  readonly #table: TableAround;
  readonly #leave: () => void;
  #row: TableRow;
  #local: LocalMatch<S>;
  #trouble: Trouble | null = null;
  /** Goes on with what trouble interrupted. */
  #resume: (() => void) | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(box: GameBox<S>, row: TableRow, entries: readonly Entry[], table: TableAround) {
    this.#box = box;
    this.#row = row;
    this.#table = table;
    this.#local = new LocalMatch(box, row.header, entries);
    this.#leave = keepUp(row.id, (seq) => {
      if (seq === null || seq < 0 || seq > this.#local.match.seq) void this.#afterwards(() => this.#catchUp());
    });
  }

  get local(): LocalMatch<S> {
    return this.#local;
  }
  get row(): TableRow {
    return this.#row;
  }
  get trouble(): Trouble | null {
    return this.#trouble;
  }
  get closed(): boolean {
    return this.#closed;
  }

  /** Something else went wrong; what went wrong before is dealt with first. */
  stumble(trouble: Trouble): void {
    this.#trouble ??= trouble;
  }
  /** What was proposed and answered stays with the table; it is written with the next entry. */
  note(note: PartnerNote): void {
    this.#row = { ...this.#row, told: [...(this.#row.told ?? []), note] };
  }

  /** Enters what `decide` says once everything before it is done; silently not, if the position is another one by then. */
  inTurn(seat: Seat, decide: () => string): Promise<void> {
    const at = this.#local.match.seq;
    return this.#afterwards(async () => {
      if (!this.#closed && at === this.#local.match.seq) await this.#enter(seat, decide());
    });
  }
  /** Moves made at the same time count in the order in which they arrive, as long as they are still possible. */
  besides(seat: Seat, move: S['move']): Promise<void> {
    return this.#afterwards(async () => {
      if (this.#closed) return;
      const offered = this.#local.match.asks().find((ask) => ask.seat === seat)?.moves ?? [];
      if (!offered.includes(move)) throw new Refusal('not-offered', 'somebody else was quicker');
      await this.#enter(seat, move);
    });
  }
  /** In any position: a bot may have moved meanwhile. */
  resign(seat: Seat): Promise<void> {
    return this.#afterwards(async () => {
      if (!this.#closed) await this.#enter(seat, 'resign');
    });
  }

  retry(): void {
    const lost = this.#trouble === 'storage-lost';
    const resume = this.#resume;
    this.#trouble = null;
    this.#resume = null;
    if (resume) resume();
    else if (lost) void this.#afterwards(() => this.#restore());
    this.#table.changed();
  }
  close(): void {
    this.#closed = true;
    this.#leave();
    this.#resume?.();
  }

  /** Puts an act into the queue; whether it failed is for the one who waits for it, not for those behind. */
  #afterwards<X>(act: () => Promise<X>): Promise<X> {
    const done = this.#queue.then(act);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #enter(seat: Seat, move: string): Promise<void> {
    const at = this.#local.match.seq;
    const entry: Entry = { role: this.#row.header.seats[seat]?.role ?? '', move };
    const { summary, foreseen } = this.#local.foresee(seat, move, this.#row.sitters);
    const row: TableRow = { ...this.#row, changed: Date.now(), summary };
    for (;;) {
      try {
        await append(row, at, entry);
        break;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        if (error.trouble === 'taken') return this.#beaten(at, entry, seat);
        // The entry waits here, and with it everything behind it in the queue, until somebody says: try again.
        await this.#stuck(error.trouble === 'full' ? 'storage-full' : 'storage-lost');
        if (this.#closed) return;
        if (error.trouble === 'lost') await this.#restore();
      }
    }
    this.#row = row;
    this.#local.enter(entry, foreseen);
    announce(row.id, this.#local.match.seq);
    this.#table.changed();
  }

  /** Another tab was first at this place. Only a person needs to be told, and only if the other entry is not the same. */
  async #beaten(at: number, entry: Entry, seat: Seat): Promise<void> {
    await this.#catchUp();
    const winner = this.#local.match.entries[at];
    const same = winner?.role === entry.role && winner.move === entry.move;
    if (!same && !this.#table.isBot(seat)) this.#trouble ??= 'other-tab';
    this.#table.changed();
  }

  /** Reads on in the log where this page left off; from the start if it does not fit, as when a table was restored elsewhere. */
  async #catchUp(): Promise<void> {
    const { id, header } = this.#row;
    const found = await readTable(id, this.#local.match.seq).catch(() => null);
    if (this.#closed) return;
    if (!found) this.#trouble ??= 'storage-lost';
    else {
      this.#row = found.row;
      try {
        for (const entry of found.entries) this.#local.enter(entry);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const whole = await readTable(id);
        if (whole) this.#local = new LocalMatch(this.#box, header, whole.entries);
      }
    }
    this.#table.changed();
  }

  /** The store was emptied under us, but this page still knows the whole game: write it down again. */
  async #restore(): Promise<void> {
    try {
      if ((await readTable(this.#row.id)) === null) await putTable(this.#row, this.#local.match.entries);
    } catch (error) {
      // Still no store: whoever writes next will say so.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  #stuck(trouble: Trouble): Promise<void> {
    return new Promise((resolve) => {
      this.#trouble = trouble;
      this.#resume = resolve;
      this.#table.changed();
    });
  }
}
