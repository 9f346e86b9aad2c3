/**
 * A table in memory: a cache of its rows and its log, which any node can hold. Everything that happens at it goes through one queue. An entry is
 * played, written, and sent to the watchers only when it is on the disk; if another node wrote first, the log is read again and the entry refused.
 * Requests, presence, late and silent players and bots have files of their own, imported here.
 */
import { type GameBox, knowsEdition, type Seat, type Viewer } from '@sztab/kernel';
import type { FromServer, RefusalWord, TableInfo } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import type { EntriesRow, Schema } from '../store/schema.ts';
import { withAbsent } from './absence.ts';
import { afterEntry, type PlayedEntry } from './after-entry.ts';
import { Audience, type Watcher } from './audience.ts';
import { mostEntries } from './bounds.ts';
import { toldAt } from './clock.ts';
import type { Keeper } from './hall.ts';
import { infoOf } from './info.ts';
import { isBack, onDue } from './lateness.ts';
import { openLog } from './opening-log.ts';
import { toldOf } from './partners.ts';
import type { Playing } from './playing.ts';
import { Presence } from './presence.ts';
import { courseOf, recordOf, tellMissing } from './recounting.ts';
import { readLogKey, seqIfSame } from './request-key.ts';
import { Requests, type TableRequest } from './requests.ts';
import { onSilence } from './silence.ts';
import { yieldToEventLoop } from './slices.ts';
import { handOver } from './stand-in.ts';
import { readEntries, readTable, type StoredTable } from './stored.ts';
import { readTalk } from './talk.ts';
import { Thinking } from './thinking.ts';
import { Outdated, Stumbled, TableTrouble, Unsettled } from './trouble.ts';
import { accessKey, admittedTo, shutOutWord, standingIn, standingOf } from './who-may-look.ts';

/** `person`: who entered it; null for bots and for entries that the table makes itself. */
export type Entering = Pick<EntriesRow, 'seat' | 'move' | 'key' | 'person'>;
type Change = (tx: Transaction<Schema>, table: StoredTable) => Promise<void>;

/** In milliseconds: how far a node's time may be behind the last entry. Rows of releases without table time may be further ahead. */
const MOST_BEHIND = 60_000;
/** How many entries of other nodes are sent before others get their turn of the event loop. */
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
  /** The number of the last line of chat that was sent to the watchers. */
  #said = -1;
  #doubted = false;
  #queue: Promise<unknown> = Promise.resolve();
  /** When it was last used, by `keeper.ticks`: the hall drops idle tables from memory. */
  used: number;

  private constructor(keeper: Keeper, box: GameBox, table: StoredTable) {
    this.keeper = keeper;
    this.id = table.id;
    this.box = box;
    this.#table = table;
    this.used = keeper.ticks();
    this.presence = new Presence(this);
  }

  /** `doubted`: the rules once failed on this match, so every move of its log is checked first. */
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
  /** The rules have failed on it: this copy must not be used any more. */
  get doubted(): boolean {
    return this.#doubted;
  }
  /** Without watchers and without a bot that thinks: can be dropped from memory. */
  get idle(): boolean {
    return this.audience.size === 0 && !this.#thinking.underWay;
  }

  seatOf = (person: string | null): Seat | null => {
    if (person === null) return null;
    return this.#table.chairs.find((chair) => chair.person === person)?.seat ?? null;
  };
  /** A brought match has hands before its table starts; while chairs can still change, everybody gets the public view. */
  viewerFor(person: string | null): Viewer {
    return this.#playing && this.#table.state === 'gathering' ? 'public' : (this.seatOf(person) ?? 'public');
  }
  isBot = (seat: Seat): boolean => this.#table.chairs[seat]?.bot != null;

  info(person: string | null): TableInfo {
    const { keeper } = this;
    const { clock, changed } = this.#table;
    const table = { ...this.#table, clock: toldAt(clock, keeper.now()), changed: keeper.dateOf(changed) };
    const info = infoOf(this.box, table, person, this.presence.everywhere(), keeper.now());
    const partner = this.#playing && table.state === 'playing' ? toldOf(this.#playing, table) : null;
    return partner ? { ...info, partner } : info;
  }

  isHere = (person: string): boolean => this.presence.has(person);
  join = (watcher: Watcher, known: number | null, who = '', again = false): Promise<void> =>
    this.presence.join(watcher, known, who, again);
  leave = (watcher: Watcher): void => this.presence.leave(watcher);
  course = (person: string | null, most: number, who: string) => courseOf(this, person, most, who);
  record = (playing: Playing, who: string): Promise<Buffer> => recordOf(this, playing, who);
  request = (person: string | null, request: TableRequest): Promise<number> => this.#requests.request(person, request);
  onDue = (): Promise<void> => onDue(this);
  onSilence = (): Promise<void> => onSilence(this);
  drive = (): void => this.#thinking.drive();
  /** Somebody came or went: bots that ask for something ask those who are there. */
  wake = (): void => this.#thinking.wake();

  /** Tells the other nodes who is connected here and whether a bot thinks here. */
  tellOthers(): void {
    this.keeper.elsewhere.say(this.id, { ...this.presence.here(), thinking: this.#thinking.takesLong });
  }

  /** Runs `act` when everything that was queued at this table before it is done. */
  inTurn<X>(act: () => Promise<X>): Promise<X> {
    this.used = this.keeper.ticks();
    const done = this.#queue
      .then(() => {
        // The rules failed on this copy of the match: nothing may be written from it.
        if (this.#doubted) throw new TableTrouble('busy');
        return act();
      })
      .catch((error) => this.stumble(error));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Rethrows. If the rules failed, this copy is given up: watchers are disconnected, and the table is opened again with its log checked. */
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
   * Changes the table's rows in a transaction, then reads them again and tells everybody. `act` gets the row as read in that transaction, because
   * another node may have changed it since this one last read it.
   */
  change(act: Change): Promise<StoredTable> {
    return this.inTurn(() => this.changeNow(act));
  }

  /** The same from within the queue. */
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
      // It may have been refused because of a change by another node that is not known here yet.
      await this.catchUp();
      throw error;
    }
    await this.catchUp();
    store.announce(this.id);
    return this.#table;
  }

  /** Another node, or this one, announced a change: read it from the store. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.catchUp());
  }

  /** Every game is finite, but with undo a match could grow for ever. */
  mustNotBeTooLong({ match: { game, header, seq } }: Playing): void {
    if (seq >= mostEntries(game, header.seats.length, header.options)) throw new TableTrouble('too-long');
  }

  /** Plays an entry, writes it, then sends it, in this order; returns the number of entries. `consent`: everybody agreed to this undo. */
  async append(
    playing: Playing,
    entry: Entering,
    consent: boolean,
    played: Omit<PlayedEntry, 'move'> = {},
  ): Promise<number> {
    const { store, now, date } = this.keeper;
    const { seat, move, key } = entry;
    const told = playing.enter(entry, consent);
    // A node that is a moment behind must not set the table back.
    const { changed } = this.#table;
    const at = changed - now() > MOST_BEHIND ? now() : Math.max(now(), changed);
    const seq = playing.match.seq - 1;
    const { version, proposal, chairs } = this.#table;
    const { patch, changes } = afterEntry(playing, this.#table, { ...played, move }, at, this.keeper.pauses);
    const appended = await store.append({ match: this.id, seq, at: date(), ...entry }, patch).catch((error) => {
      this.keeper.trouble('append', this.id, error);
      return 'lost' as const;
    });
    if (appended !== 'done') {
      await this.#takeTheLogsWord(seq, appended === 'lost');
      const entered = this.#playing?.placeOf(readLogKey(key));
      if (entered) return seqIfSame(entered.isSame, entered.place + 1);
      if (appended === 'lost') throw new TableTrouble('busy');
      if (this.#playing?.match.seq === seq && this.#table.version !== version) throw new Outdated();
      throw new TableTrouble('stale');
    }
    const seated = withAbsent(chairs, changes.absence);
    this.#table = { ...this.#table, ...changes, seq: seq + 1, chairs: seated };
    this.keeper.counted(this.#table.game);
    this.audience.tellEntry(playing, seat, move, told, toldAt(this.#table.clock, at));
    store.announce(this.id);
    // An entry in a player's name that the table, a bot or a vote made does not prove that they are back.
    const { own = null } = played;
    if (own !== null && chairs[own]?.late) await isBack(this, own, 'entry');
    if (move === 'resign') await handOver(this);
    // The entry may have settled an open proposal or outdated it, or made a player late.
    const isLater = seated.some(({ late }, one) => late !== chairs[one]?.late);
    if (this.#table.state === 'over' || this.#table.proposal !== proposal || isLater) this.tellTable();
    if (this.#table.state === 'over') {
      this.onDue().catch((error) => this.keeper.trouble('settle', this.id, error));
    }
    this.drive();
    return seq + 1;
  }

  /** Sends the table's info to all watchers. */
  tellTable(): void {
    const texts = new Map<string, string>();
    this.audience.tellText(({ person }) => {
      // The info differs between watchers only by the seat they have or had.
      const formerSeat = this.#table.former.find((one) => one.person === person)?.seat;
      const key = `${this.seatOf(person)} ${formerSeat}`;
      const known = texts.get(key);
      if (known !== undefined) return known;
      const text = JSON.stringify({ is: 'table', table: this.info(person) } satisfies FromServer);
      texts.set(key, text);
      return text;
    });
  }

  /** Sends the lines of chat that watchers have not got yet, written here or on another node. */
  async tellTalk(): Promise<void> {
    const lines = await readTalk(this.keeper.store.db, this.id, this.#said);
    if (lines.length === 0) return;
    this.#said = lines.at(-1)?.n ?? this.#said;
    this.audience.tell(() => ({ is: 'said', lines }));
  }

  /** Why this watcher has no access; null if it has. */
  whyShutOut = async ({ person, invite }: Watcher): Promise<RefusalWord | null> =>
    shutOutWord(await standingOf(this.keeper.store, this, person, invite));

  /**
   * Takes over newly read rows. A watcher whose seat changed gets nothing more until its page joins again, now with another view; one that lost
   * access is disconnected before anything else is sent.
   */
  async #is(table: StoredTable): Promise<void> {
    const closing = accessKey(table) !== accessKey(this.#table);
    const admitted = closing ? await admittedTo(this.keeper.store, table) : new Set<string>();
    this.#table = table;
    if (closing) this.#shutOut(admitted);
    for (const watcher of this.audience)
      if (watcher.viewer !== null && watcher.viewer !== this.viewerFor(watcher.person)) watcher.viewer = null;
  }

  #shutOut(admitted: ReadonlySet<string>): void {
    const before = this.audience.size;
    for (const watcher of [...this.audience]) {
      const word = shutOutWord(standingIn(this.#table, watcher.person, watcher.invite, admitted));
      if (word) this.audience.shutOut(watcher, word);
    }
    if (this.audience.size === before) return;
    this.tellOthers();
    this.tellTable();
  }

  async #readLog(): Promise<void> {
    this.#playing = (await openLog(this.keeper, this.box, this.#table, false)) ?? this.#playing;
  }

  /** Reads what another node has changed, if anything: its announcement may be late or lost. */
  async catchUpIfBehind(): Promise<void> {
    const row = this.keeper.store.db.selectFrom('tables').select(['seq', 'version']).where('id', '=', this.id);
    const now = await row.executeTakeFirst();
    if (now && (now.seq > this.#table.seq || now.version > this.#table.version)) await this.catchUp();
  }

  /** Reads the rows, and the entries that this node does not have yet. */
  async catchUp(): Promise<void> {
    const { store } = this.keeper;
    const table = await readTable(store, this.id);
    if (!table) throw new TableTrouble('no-such-table');
    const before = noticeable(this.#table);
    const renamed = this.#table.header !== null && JSON.stringify(this.#table.header) !== JSON.stringify(table.header);
    await this.#is(table);
    const playing = this.#playing;
    if (!playing) await this.#readLog();
    else if (renamed) {
      // A player deleted their account, so their name is gone from the header.
      await this.#readLog();
      this.#tellAnew(playing.match.seq);
    } else if (table.seq > playing.match.seq) {
      for (const [i, entry] of (await readEntries(store, this.id, playing.match.seq)).entries()) {
        if (i % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
        const told = playing.follow(entry);
        this.audience.tellEntry(playing, entry.seat, entry.move, told, toldAt(table.clock, this.keeper.now()));
      }
    }
    // Announcements of this node come back to it: only real changes are sent on.
    if (noticeable(table) !== before) this.tellTable();
    await this.tellTalk();
  }

  /** The entry at `seq` was not written (another was first), or nobody knows (`lost`): reads the log again. Watchers know its first `seq` entries. */
  async #takeTheLogsWord(seq: number, lost: boolean): Promise<void> {
    try {
      // A write that is still under way must not succeed after we refused it.
      if (lost) await this.keeper.store.fence(this.id);
      const table = await readTable(this.keeper.store, this.id);
      if (!table) throw new TableTrouble('no-such-table');
      await this.#is(table);
      await this.#readLog();
    } catch {
      // The store does not answer: give up this copy. Clients reconnect and send their request again, with the same key.
      this.keeper.forget(this.id);
      for (const watcher of this.audience) watcher.close();
      throw new Unsettled();
    }
    this.#tellAnew(seq);
    this.tellTable();
  }

  /** The log was replaced; watchers know its first `known` entries and are sent what follows. */
  #tellAnew(known: number): void {
    for (const missing of this.audience.missing(this.#playing as Playing, known))
      tellMissing(this, missing, this.id).catch((error) => this.keeper.trouble('reading', this.id, error));
  }
}

/** The part of a row whose change is sent to watchers at once; the rest comes with the next entry. */
const noticeable = (table: StoredTable): string => {
  const { chairs, state, access, paused, proposal, next, hostName, partner, clock } = table;
  const { offer, yes, said, came, decides } = partner?.memory ?? {};
  const heard = [offer, yes, said, came, decides, partner?.manners];
  // When a player was seen counts only after their clock ran out: it is the begin of a grace.
  const seats = chairs.map(({ seen, ...chair }) => (clock && chair.outOfTime ? { ...chair, seen } : chair));
  return JSON.stringify([seats, state, access, paused, proposal, next, hostName, heard]);
};
