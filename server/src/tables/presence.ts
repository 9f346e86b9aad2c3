/** Who is connected to a table, on this node and on others, and when each was last seen. */
import type { Seat } from '@sztab/kernel';
import { flowing } from '../limits.ts';
import type { Watcher } from './audience.ts';
import { isBack } from './lateness.ts';
import type { LiveTable } from './live-table.ts';
import { tellMissing } from './recounting.ts';
import { readTalk } from './talk.ts';

/** The limit for sending the table's info to all watchers because somebody came or went. */
const TOLD_AT_ONCE = { burst: 20, perSecond: 2 };
/** In milliseconds: when it is sent after all, beyond that limit. */
const TOLD_AGAIN = 500;

/** In milliseconds: how often the store is told that somebody was seen. */
const SEEN_AGAIN = 60_000;

export class Presence {
  readonly #table: LiveTable;
  readonly #seldom: () => boolean;
  /** Set while watchers have yet to be told who came or went. */
  #toTell: NodeJS.Timeout | null = null;
  /** When each seat was last stored as seen; only used at tables without a clock. */
  readonly #seenAt = new Map<Seat, number>();

  constructor(table: LiveTable) {
    this.#table = table;
    this.#seldom = flowing(TOLD_AT_ONCE, table.keeper.ticks);
  }

  /** Whether this person has a page open on this node. */
  has(person: string): boolean {
    return [...this.#table.audience].some((watcher) => watcher.person === person);
  }

  /** Whether whoever sits there has a page open on any node. */
  isHere(seat: Seat): boolean {
    const { stored, id, keeper } = this.#table;
    const person = stored.chairs[seat]?.person;
    return person != null && [...this.here().here, ...keeper.elsewhere.at(id).here].includes(person);
  }

  /** Who looks at it on this node. */
  here(): { here: string[]; watching: number } {
    const here = new Set<string>();
    let watching = 0;
    for (const { person } of this.#table.audience) {
      if (person !== null && this.#table.seatOf(person) !== null) here.add(person);
      else watching++;
    }
    return { here: [...here], watching };
  }

  /** Who looks at it on all nodes. */
  everywhere(): { here: ReadonlySet<string>; watching: number } {
    const [here, there] = [this.here(), this.#table.keeper.elsewhere.at(this.#table.id)];
    return { here: new Set([...here.here, ...there.here]), watching: here.watching + there.watching };
  }

  /**
   * A page joins that knows `known` entries, and is sent what it missed. `who`: the address whose share of the reading thread that takes. `again`: the
   * page reconnected by itself.
   */
  async join(watcher: Watcher, known: number | null, who: string, again: boolean): Promise<void> {
    const table = this.#table;
    let read: Promise<void> | undefined;
    await table.inTurn(async () => {
      // Between the handshake and this message the person may have lost access.
      const word = await table.whyShutOut(watcher);
      if (word) return table.audience.shutOut(watcher, word);
      const comes = !table.audience.has(watcher);
      const missing = table.audience.join(watcher, table.viewerFor(watcher.person), table.playing, known);
      if (missing) read = tellMissing(table, missing, who);
      if (comes) this.#tell(watcher);
      else watcher.send({ is: 'table', table: table.info(watcher.person) });
      table.tellOthers();
      // A running game's page has read it with the course; a waiting room has no course.
      if (table.stored.state === 'gathering') {
        const lines = await readTalk(table.keeper.store.db, table.id);
        if (lines.length > 0) watcher.send({ is: 'said', lines });
      }
      const seat = table.seatOf(watcher.person);
      if (seat !== null) await isBack(table, seat, again ? 'reconnected' : 'page');
      await this.#seen(watcher.person, table.keeper.now());
    });
    table.wake();
    await read;
  }

  leave(watcher: Watcher): void {
    const table = this.#table;
    table.used = table.keeper.ticks();
    if (!table.audience.leave(watcher) || table.doubted) return;
    this.#tell(null);
    table.tellOthers();
    const now = table.keeper.now();
    table.wake();
    // Forgets when it was last stored, so that it is stored now: from here on the person is away.
    const seat = table.seatOf(watcher.person);
    if (seat !== null) this.#seenAt.delete(seat);
    table.inTurn(() => this.#seen(watcher.person, now)).catch((error) => table.keeper.trouble('seen', table.id, error));
  }

  /** Stores that pages are open, so that after a crash of this node their people do not seem to have been away for hours. */
  async noteHere(): Promise<void> {
    const now = this.#table.keeper.now();
    for (const person of this.here().here) await this.#seen(person, now);
  }

  /** Without a clock somebody is late who was not seen for long, so that is stored; once a minute at most. */
  async #seen(person: string | null, now: number): Promise<void> {
    const { stored, id, keeper } = this.#table;
    const seat = this.#table.seatOf(person);
    const { state, clock } = stored;
    if (seat === null || clock || state !== 'playing' || now - (this.#seenAt.get(seat) ?? 0) < SEEN_AGAIN) return;
    this.#seenAt.set(seat, now);
    await keeper.store.write(async (tx) => {
      const chair = tx.updateTable('chairs').set({ seen: now }).where('match', '=', id);
      await chair.where('seat', '=', seat).where('person', '=', person).execute();
    });
  }

  /** Somebody came or went. When many do, only the newcomer is told at once, all others after a while. */
  #tell(comes: Watcher | null): void {
    const table = this.#table;
    if (this.#seldom()) {
      table.tellTable();
      return;
    }
    comes?.send({ is: 'table', table: table.info(comes.person) });
    this.#toTell ??= setTimeout(() => {
      this.#toTell = null;
      table.tellTable();
    }, TOLD_AGAIN).unref();
  }
}
