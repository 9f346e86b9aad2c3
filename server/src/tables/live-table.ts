/**
 * A table that somebody looks at, or at which a bot has to move. All that happens at it goes through one queue. An entry is played here,
 * written to the log, and told only when it is on the disk; if another node was first, the log is read again and the entry refused.
 * What people ask for, who is there, who is late or silent and what bots think are matters of their own, in the files that are imported here.
 */
import { type GameBox, knowsEdition, type Seat, type Viewer } from '@sztab/kernel';
import type { FromServer, TableInfo } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import type { EntriesRow, Schema } from '../store/schema.ts';
import { afterEntry } from './after-entry.ts';
import { Audience, type Watcher } from './audience.ts';
import { mostEntries } from './bounds.ts';
import { toldAt } from './clock.ts';
import type { Keeper } from './hall.ts';
import { infoOf } from './info.ts';
import { isBack, onDue } from './lateness.ts';
import { openLog } from './opening-log.ts';
import type { Playing } from './playing.ts';
import { Presence } from './presence.ts';
import { courseOf, recordOf, tellMissing } from './recounting.ts';
import { Requests, type TableRequest } from './requests.ts';
import { onSilence } from './silence.ts';
import { yieldToEventLoop } from './slices.ts';
import { handOver } from './stand-in.ts';
import { readEntries, readTable, type StoredTable } from './stored.ts';
import { readTalk } from './talk.ts';
import { Thinking } from './thinking.ts';
import { Outdated, Stumbled, TableTrouble, Unsettled } from './trouble.ts';

/** `person`: who enters it; null for a bot, and for what the table enters itself. */
export type Entering = Pick<EntriesRow, 'seat' | 'move' | 'key' | 'person'>;
type Change = (tx: Transaction<Schema>, table: StoredTable) => Promise<void>;

/** Entries of other nodes that are told in one go. */
const AT_ONCE = 10;

export class LiveTable {
  readonly id: string;
  readonly box: GameBox;
  readonly keeper: Keeper;
  readonly audience = new Audience();
  readonly presence: Presence;
  readonly #thinking = new Thinking(this);
  readonly #requests = new Requests(this);
  #table: StoredTable;
  #playing: Playing | null = null;
  /** The last line of talk that was told. */
  #said = -1;
  #doubted = false;
  #queue: Promise<unknown> = Promise.resolve();
  /** When it was used last: what nobody uses is forgotten. */
  used: number;

  private constructor(keeper: Keeper, box: GameBox, table: StoredTable) {
    this.keeper = keeper;
    this.id = table.id;
    this.box = box;
    this.#table = table;
    this.used = keeper.ticks();
    this.presence = new Presence(this);
  }

  /** `doubted`: its log is looked through before anybody gets the table. */
  static async open(keeper: Keeper, id: string, doubted: boolean): Promise<LiveTable> {
    const table = await readTable(keeper.store, id);
    if (!table) throw new TableTrouble('no-such-table');
    if (table.damaged) throw new TableTrouble('unreadable');
    const box = await keeper.box(table.game);
    if (!knowsEdition(box.game, table.rules)) throw new TableTrouble('unknown-edition');
    const live = new LiveTable(keeper, box, table);
    live.#playing = await openLog(keeper, box, table, doubted);
    return live;
  }

  get stored(): StoredTable {
    return this.#table;
  }
  get playing(): Playing | null {
    return this.#playing;
  }
  /** The rules have stumbled over it: it is not to be relied on. */
  get doubted(): boolean {
    return this.#doubted;
  }
  /** Nobody looks and nothing is being thought about. */
  get idle(): boolean {
    return this.audience.size === 0 && !this.#thinking.underWay;
  }

  seatOf = (person: string | null): Seat | null => {
    if (person === null) return null;
    return this.#table.chairs.find((chair) => chair.person === person)?.seat ?? null;
  };
  /** A match that was brought is there before it begins; as long as anybody may change chairs, nobody looks into a hand. */
  viewerFor(person: string | null): Viewer {
    return this.#playing && this.#table.state === 'gathering' ? 'public' : (this.seatOf(person) ?? 'public');
  }
  isBot = (seat: Seat): boolean => this.#table.chairs[seat]?.bot != null;

  info(person: string | null): TableInfo {
    const table = { ...this.#table, clock: toldAt(this.#table.clock, this.keeper.now()) };
    return infoOf(this.box, table, person, this.presence.everywhere());
  }

  /** See `presence.ts`. */
  isHere = (person: string): boolean => this.presence.has(person);
  join = (watcher: Watcher, known: number | null, who = ''): Promise<void> => this.presence.join(watcher, known, who);
  leave = (watcher: Watcher): void => this.presence.leave(watcher);
  /** See `recounting.ts`. */
  course = (person: string | null, most: number, who: string) => courseOf(this, person, most, who);
  record = (playing: Playing, who: string): Promise<Buffer> => recordOf(this, playing, who);
  /** See `requests.ts`. */
  request = (person: string | null, request: TableRequest): Promise<number> => this.#requests.request(person, request);
  /** See `lateness.ts` and `silence.ts`. */
  onDue = (): Promise<void> => onDue(this);
  onSilence = (): Promise<void> => onSilence(this);
  /** See `thinking.ts`. */
  drive = (): void => this.#thinking.drive();

  /** Other nodes hear who is here, and whether a bot thinks here. */
  tellOthers(): void {
    this.keeper.elsewhere.say(this.id, { ...this.presence.here(), thinking: this.#thinking.takesLong });
  }

  /** Whatever waits for its turn at this table. */
  inTurn<X>(act: () => Promise<X>): Promise<X> {
    this.used = this.keeper.ticks();
    const done = this.#queue
      .then(() => {
        // A position over which the rules have stumbled must not get into the log.
        if (this.#doubted) throw new TableTrouble('busy');
        return act();
      })
      .catch((error) => this.stumble(error));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Throws it on. Where the rules have stumbled, nobody relies on this table any more; whoever comes next is told what is found. */
  async stumble(error: unknown): Promise<never> {
    if (error instanceof Stumbled) {
      const first = !this.#doubted;
      this.#doubted = true;
      for (const watcher of this.audience) watcher.close();
      if (first) this.keeper.doubt(this.id);
      await this.keeper.open(this.id);
    }
    throw error;
  }

  /**
   * Changes the table's rows, then reads them again and tells everybody. What is to be changed is read within the change: another node may have
   * changed it in the same moment.
   */
  change(act: Change): Promise<StoredTable> {
    return this.inTurn(() => this.changeNow(act));
  }

  /** The same for somebody whose turn it is already. */
  async changeNow(act: Change): Promise<StoredTable> {
    const { store } = this.keeper;
    try {
      await store.write(async (tx) => {
        const table = await readTable({ db: tx }, this.id);
        if (!table) throw new TableTrouble('no-such-table');
        await act(tx, table);
        const row = tx.updateTable('tables').set(({ eb }) => ({ version: eb('version', '+', 1) }));
        await row.where('id', '=', this.id).execute();
      });
    } catch (error) {
      // Perhaps it was refused for something that was not known here yet.
      await this.catchUp();
      throw error;
    }
    await this.catchUp();
    store.announce(this.id);
    return this.#table;
  }

  /** Somebody, perhaps on another node, has changed something: catch up with the store. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.catchUp());
  }

  /** Games end by themselves, but who takes back again and again could fill the disk. */
  mustNotBeTooLong({ match: { game, header, seq } }: Playing): void {
    if (seq >= mostEntries(game, header.seats.length, header.options)) throw new TableTrouble('too-long');
  }

  /** Plays, writes, tells, in this order; returns the number of entries. `consent`: everybody agreed to this undo. */
  async append(playing: Playing, entry: Entering, consent: boolean): Promise<number> {
    const { store, now } = this.keeper;
    const { seat, move, key } = entry;
    const told = playing.enter(entry, consent);
    const at = now();
    const seq = playing.match.seq - 1;
    const { version, proposal } = this.#table;
    const { patch, changes } = afterEntry(playing, this.#table, move, at, this.keeper.pauses);
    const appended = await store.append({ match: this.id, seq, at, ...entry }, patch).catch((error) => {
      this.keeper.trouble('append', this.id, error);
      return 'lost' as const;
    });
    if (appended !== 'done') {
      await this.#takeTheLogsWord(seq, appended === 'lost');
      const place = this.#playing?.placeOf(key);
      if (place !== undefined) return place + 1;
      if (appended === 'lost') throw new TableTrouble('busy');
      if (this.#playing?.match.seq === seq && this.#table.version !== version) throw new Outdated();
      throw new TableTrouble('stale');
    }
    this.#table = { ...this.#table, ...changes, seq: seq + 1 };
    this.keeper.counted(this.#table.game);
    this.audience.tellEntry(playing, seat, move, told, toldAt(this.#table.clock, at));
    store.announce(this.id);
    // An entry that others made in their name brings nobody back.
    if (entry.person !== null) await isBack(this, seat);
    if (move === 'resign') await handOver(this);
    // What lay on the table may be done, or out of date.
    if (this.#table.state === 'over' || this.#table.proposal !== proposal) this.tellTable();
    if (this.#table.state === 'over') {
      this.onDue().catch((error) => this.keeper.trouble('settle', this.id, error));
    }
    this.drive();
    return seq + 1;
  }

  /** Something was changed that everybody at the table sees, perhaps on another node. */
  tellTable(): void {
    const texts = new Map<Seat | null, string>();
    this.audience.tellText(({ person }) => {
      // Nothing but the own seat is different for anybody.
      const seat = this.seatOf(person);
      const known = texts.get(seat);
      if (known !== undefined) return known;
      const text = JSON.stringify({ is: 'table', table: this.info(person) } satisfies FromServer);
      texts.set(seat, text);
      return text;
    });
  }

  /** What was said since all were told last, here or on another node. */
  async tellTalk(): Promise<void> {
    const lines = await readTalk(this.keeper.store.db, this.id, this.#said);
    if (lines.length === 0) return;
    this.#said = lines.at(-1)?.n ?? this.#said;
    this.audience.tell(() => ({ is: 'said', lines }));
  }

  /** The rows as they are now. Who has got up or sat down since has other eyes and must ask for what they may see, before anything is told. */
  #is(table: StoredTable): void {
    this.#table = table;
    for (const watcher of this.audience)
      if (watcher.viewer !== null && watcher.viewer !== this.viewerFor(watcher.person)) watcher.viewer = null;
  }

  async #readLog(): Promise<void> {
    this.#playing = (await openLog(this.keeper, this.box, this.#table, false)) ?? this.#playing;
  }

  /** Reads rows and log on from where this node stands. */
  async catchUp(): Promise<void> {
    const { store } = this.keeper;
    const table = await readTable(store, this.id);
    if (!table) throw new TableTrouble('no-such-table');
    const before = noticeable(this.#table);
    const renamed = this.#table.header !== null && JSON.stringify(this.#table.header) !== JSON.stringify(table.header);
    this.#is(table);
    const playing = this.#playing;
    if (!playing) await this.#readLog();
    else if (renamed) {
      // Somebody deleted the account: the name is gone from the header, too.
      await this.#readLog();
      this.#tellAnew(playing.match.seq);
    } else if (table.seq > playing.match.seq) {
      for (const [i, entry] of (await readEntries(store, this.id, playing.match.seq)).entries()) {
        if (i % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
        const told = playing.follow(entry);
        this.audience.tellEntry(playing, entry.seat, entry.move, told, toldAt(table.clock, this.keeper.now()));
      }
    }
    // What this node announced itself comes back to it, too.
    if (noticeable(table) !== before) this.tellTable();
    await this.tellTalk();
  }

  /** What was entered here from this place on did not get into the log, or is `lost`: perhaps it did. Everybody knows the first `seq` entries. */
  async #takeTheLogsWord(seq: number, lost: boolean): Promise<void> {
    try {
      // What is refused now must not happen later.
      if (lost) await this.keeper.store.fence(this.id);
      const table = await readTable(this.keeper.store, this.id);
      if (!table) throw new TableTrouble('no-such-table');
      this.#is(table);
      await this.#readLog();
    } catch {
      // Not even readable now: whoever comes next opens the table anew, and asks again with the same key.
      this.keeper.forget(this.id);
      for (const watcher of this.audience) watcher.close();
      throw new Unsettled();
    }
    this.#tellAnew(seq);
    this.tellTable();
  }

  /** Everybody knows the first `known` entries of a log that now says something else. */
  #tellAnew(known: number): void {
    for (const missing of this.audience.missing(this.#playing as Playing, known))
      tellMissing(this, missing, this.id).catch((error) => this.keeper.trouble('reading', this.id, error));
  }
}

/** What people at the table want to know at once; the rest comes with the moves. */
const noticeable = ({ chairs, state, paused, proposal, next, hostName }: StoredTable): string =>
  JSON.stringify([chairs.map(({ seen: _, ...chair }) => chair), state, paused, proposal, next, hostName]);
