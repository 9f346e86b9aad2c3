/** All tables of this node: opens them, drops idle ones from memory, and wakes those at which something is due. */
import { randomBytes } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import type { Conferred, Gathering, Question } from '@sztab/bots';
import type { Thinkers, ThinkOptions } from '@sztab/bots/node';
import { type GameBox, knowsEdition } from '@sztab/kernel';
import type { Stuck } from '@sztab/protocol';
import { takeGame, thinkingModule, UnknownGame } from '@sztab/shelf';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { Elsewhere } from './elsewhere.ts';
import { LiveTable } from './live-table.ts';
import { ReadingRoom } from './reading-room.ts';
import { settle } from './results.ts';
import { keepRooms } from './rooms.ts';
import type { StoredTable } from './stored.ts';
import { systemTime, TableTime, type TimeSource } from './table-time.ts';
import { stuckBy, TableTrouble } from './trouble.ts';
import { noPauses, type Pauses } from './windows.ts';

/** What a table needs of the hall. */
export interface Keeper {
  /** The server shuts down: nothing new is begun. */
  readonly closed: boolean;
  readonly store: Store;
  /** What other nodes say of their tables. */
  readonly elsewhere: Elsewhere;
  readonly reading: ReadingRoom;
  /** The time by which tables count (`table-time.ts`). */
  now(): number;
  /** The time of day, for what people read; it may jump. */
  date(): number;
  /** The time of day of a moment of `now`. */
  dateOf(moment: number): number;
  /** A monotonic clock in milliseconds. */
  ticks(): number;
  /** How long windows are kept open. */
  readonly pauses: Pauses;
  wait(ms: number): Promise<void>;
  box(game: string): Promise<GameBox>;
  think(game: string, level: string, question: Question, time: ThinkOptions['time']): Promise<string>;
  /** Consults the bots beside people; by seat, null for a person. */
  confer(
    game: string,
    bots: readonly (string | null)[],
    gathering: Gathering,
    times: readonly (NonNullable<ThinkOptions['time']> | null)[],
  ): Promise<Conferred>;
  /** Counts a finished match into results and ratings, once. */
  settle(table: LiveTable): Promise<void>;
  /** Drops a table from memory. */
  forget(id: string): void;
  /** The same, and has its log checked when it is opened next. */
  doubt(id: string): void;
  open(id: string): Promise<LiveTable>;
  /** A move was made durable. */
  counted(game: string): void;
  trouble(what: string, table: string, error: unknown): void;
}

export interface HallSettings {
  readonly store: Store;
  readonly thinkers: Thinkers;
  /** For tests: replaces all clocks. */
  now?(): number;
  readonly time?: TimeSource;
  /** None, unless told. */
  readonly pauses?: Pauses;
  wait?(ms: number): Promise<void>;
  onMove?(game: string): void;
  onTrouble?(what: string, table: string, error: unknown): void;
  /** Called in every round, and not waited for. */
  onRound?(): void;
}

/** A table that was idle for so long is dropped from memory. */
const FORGET_AFTER = 60_000;
/** How often the hall looks for tables at which something is due. */
const ROUND = 1000;
/** In rounds: how often tables of other nodes are compared, and how often waiting rooms are looked after and open pages are noted. */
const EVERY = { compare: 5, rooms: 60 } as const;
/** In milliseconds: how often the table time is stored, which is what a crash may lose. Nodes on PostgreSQL also read it as often. */
const STORED_EVERY = { sqlite: 5000, postgres: 1000 } as const;
/** The same where no table is in memory. */
const STORED_IDLE = 60_000;
/** Tables that one query of a round wakes at most. */
const MOST_AT_ONCE = 200;
/** A bot's turn that nobody works on for so long is taken over: the node that had it is gone. */
const ORPHANED_AFTER = 2000;

export class Hall implements Keeper {
  readonly store: Store;
  readonly elsewhere: Elsewhere;
  readonly reading = new ReadingRoom();
  readonly #settings: HallSettings;
  readonly #source: TimeSource;
  readonly #time: TableTime;
  readonly #tables = new Map<string, Promise<LiveTable>>();
  readonly #warmed = new Set<string>();
  readonly #boxes = new Map<string, Promise<GameBox>>();
  /** Tables that could not be opened: logged once, and skipped by rounds. A request for one tries again. */
  readonly #stuck = new Map<string, Stuck>();
  /** Tables on which the rules failed, until their logs turn out to be sound. */
  readonly #doubted = new Set<string>();
  readonly #unsubscribe: () => void;
  #round: NodeJS.Timeout | null = null;
  #rounds = 0;
  #turns = 0;
  closed = false;

  constructor(settings: HallSettings) {
    this.store = settings.store;
    this.#settings = settings;
    this.#source = settings.time ?? systemTime;
    this.#time = new TableTime(this.#source);
    this.elsewhere = new Elsewhere(settings.store, (match) =>
      this.#withTable(match, async (table) => table.tellTable()),
    );
    // SQLite has one node, which need not listen to its own announcements.
    this.#unsubscribe =
      settings.store.kind === 'sqlite' ? () => {} : settings.store.onAnnounced((match) => this.#hear(match));
  }

  get pauses(): Pauses {
    return this.#settings.pauses ?? noPauses;
  }
  // A move that waits for its window must not keep the server from closing: its page sends it again.
  wait = (ms: number): Promise<void> => this.#settings.wait?.(ms) ?? timer(ms, undefined, { ref: false });
  now = (): number => this.#settings.now?.() ?? this.#time.now();
  date = (): number => this.#settings.now?.() ?? this.#source.wall();
  dateOf = (moment: number): number => moment + this.date() - this.now();
  ticks = (): number => this.#settings.now?.() ?? this.#source.ticks();
  counted = (game: string): void => this.#settings.onMove?.(game);
  trouble = (what: string, table: string, error: unknown): void => this.#settings.onTrouble?.(what, table, error);
  settle = (table: LiveTable): Promise<void> => settle(this.store, table, this.now(), this.date());

  box(game: string): Promise<GameBox> {
    let box = this.#boxes.get(game);
    if (!box) {
      box = takeGame(game).catch((error) => {
        this.#boxes.delete(game);
        throw error instanceof UnknownGame ? new TableTrouble('no-such-game') : error;
      });
      this.#boxes.set(game, box);
    }
    return box;
  }

  think(game: string, level: string, question: Question, time: ThinkOptions['time']): Promise<string> {
    const dice = randomBytes(32).toString('hex');
    return this.#settings.thinkers.think(thinkingModule(game), level, question, dice, time && { time });
  }

  confer(...[game, bots, gathering, times]: Parameters<Keeper['confer']>): Promise<Conferred> {
    const dice = randomBytes(32).toString('hex');
    return this.#settings.thinkers.confer(thinkingModule(game), bots, gathering, dice, times);
  }

  /** A table of this game has bots: their threads get ready while people still gather. Once for each game. */
  warm(game: string): void {
    if (this.#warmed.has(game)) return;
    this.#warmed.add(game);
    this.#settings.thinkers.warm(thinkingModule(game)).catch((error) => this.trouble('bot', '', error));
  }

  open(id: string): Promise<LiveTable> {
    let table = this.#tables.get(id);
    if (!table) {
      table = LiveTable.open(this, id, this.#doubted.has(id));
      this.#tables.set(id, table);
      table.then(
        () => {
          this.#stuck.delete(id);
          this.#doubted.delete(id);
        },
        (error) => {
          this.forget(id);
          this.#leaveAlone(id, error);
        },
      );
    }
    return table;
  }

  #leaveAlone(id: string, error: unknown): void {
    const why = stuckBy(error);
    if (!why || this.#stuck.has(id)) return;
    this.#stuck.set(id, why);
    // An edition that only a newer node knows is no error here.
    if (why !== 'unknown-edition') this.trouble('open', id, (error as Error).cause ?? error);
  }

  /** Null where the game is not here. */
  boxOf = ({ game }: StoredTable): Promise<GameBox | null> =>
    this.box(game).catch((error: unknown) => {
      if (stuckBy(error)) return null;
      throw error;
    });

  /** Why a table cannot be opened, as far as its row says or was found out before. */
  async whyStuck(table: StoredTable): Promise<Stuck | null> {
    const known = this.#stuck.get(table.id);
    if (known) return known;
    if (table.damaged) return 'unreadable';
    const box = await this.boxOf(table);
    if (!box) return 'no-such-game';
    return knowsEdition(box.game, table.rules) ? null : 'unknown-edition';
  }

  forget(id: string): void {
    this.#tables.delete(id);
  }

  doubt(id: string): void {
    this.#doubted.add(id);
    this.forget(id);
  }

  /** The tables in memory. */
  async openTables(): Promise<LiveTable[]> {
    const tables = await Promise.all([...this.#tables.values()].map((opened) => opened.catch(() => null)));
    return tables.filter((table) => table !== null);
  }

  /** A row was changed other than through its table: nodes that hold it read it again. */
  changed(id: string): void {
    this.#withTable(id, (table) => table.refresh());
    this.store.announce(id);
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Goes on from the stored table time; called before the server takes requests. */
  loadTime = (): Promise<void> => this.#time.load(this.store);

  /** Stores the table time if the stored one is `every` milliseconds old. */
  saveTime = (every = 0): Promise<void> => this.#time.save(this.store, every, this.store.kind === 'postgres');

  /** Starts the rounds. A single node also starts all bots that have to move, without waiting for them to count as orphaned. */
  async start(): Promise<void> {
    this.elsewhere.meet();
    if (this.store.kind === 'sqlite') await this.makeRound(0);
    let underWay = false;
    this.#round = setInterval(async () => {
      // Read every second, also while the database hangs: a longer gap means that the machine was suspended.
      this.now();
      // While the database hangs, rounds must not pile up.
      if (underWay) return;
      underWay = true;
      await this.makeRound();
      underWay = false;
    }, ROUND);
    this.#round.unref();
  }

  async makeRound(orphanedAfter = ORPHANED_AFTER): Promise<void> {
    this.#settings.onRound?.();
    try {
      if (!this.#settings.now) await this.saveTime(this.size > 0 ? STORED_EVERY[this.store.kind] : STORED_IDLE);
      const now = this.now();
      await this.elsewhere.forgetDead();
      // Several queries, because each has its index; a single one would scan all tables.
      const all = this.store.db.selectFrom('tables').select(['id', 'due', 'silent', 'bots']).limit(MOST_AT_ONCE);
      const some = this.#stuck.size === 0 ? all : all.where('id', 'not in', [...this.#stuck.keys()]);
      const overdue = await some.where('due', '<=', now).execute();
      const silent = await some.where('silent', '<=', now).execute();
      const waiting = await some
        .where('bots', '=', sql.lit(1))
        .where('changed', '<=', now - orphanedAfter)
        .execute();
      const rows = new Map([...overdue, ...silent, ...waiting].map((row) => [row.id, row]));
      for (const { id, due, silent, bots } of rows.values()) {
        const late = due !== null && due <= now;
        const orphaned = bots === 1 && !this.elsewhere.at(id).thinking;
        const unheard = silent !== null && silent <= now;
        if (!late && !unheard && !orphaned) continue;
        // A table that fails must not keep the others waiting.
        try {
          const table = await this.open(id);
          if (late) await table.onDue();
          if (unheard) await table.onSilence();
          if (orphaned) table.drive();
        } catch (error) {
          if (!this.#stuck.has(id)) this.trouble('round', id, error);
        }
      }
      const several = this.store.kind === 'postgres';
      for (const table of await this.openTables()) {
        if (several) table.tellOthers();
        if (table.idle && table.used < this.ticks() - FORGET_AFTER) this.forget(table.id);
      }
      if (several) await this.#compare();
      if (this.#turns++ % EVERY.rooms === 0) {
        for (const table of await this.openTables()) await table.presence.noteHere();
        await keepRooms(this);
      }
    } catch (error) {
      this.trouble('round', '', error);
    }
  }

  close(): void {
    this.closed = true;
    if (this.#round) clearInterval(this.#round);
    this.#unsubscribe();
    this.elsewhere.close();
    void this.reading.close();
  }

  /** A connection to the database can die unnoticed, and announcements with it: now and then tables are compared with their rows. */
  async #compare(): Promise<void> {
    if (++this.#rounds % EVERY.compare !== 0) return;
    const known = new Map<string, LiveTable>();
    for (const opened of this.#tables.values()) {
      const table = await opened.catch(() => null);
      if (table) known.set(table.id, table);
    }
    if (known.size === 0) return;
    const rows = await this.store.db
      .selectFrom('tables')
      .select(['id', 'seq', 'version'])
      .where('id', 'in', [...known.keys()])
      .execute();
    for (const { id, seq, version } of rows) {
      const table = known.get(id);
      if (table && (table.stored.seq < seq || table.stored.version < version)) await table.refresh();
    }
  }

  /** An empty `match`: announcements were lost, and any table may have changed. */
  #hear(match: string): void {
    if (match === '') this.elsewhere.meet();
    const heard = match === '' ? [...this.#tables.keys()] : [match];
    for (const id of heard) this.#withTable(id, (table) => table.refresh());
  }

  /** Only if the table is in memory here. */
  #withTable(id: string, act: (table: LiveTable) => Promise<void>): void {
    const opened = this.#tables.get(id);
    opened?.then(act).catch((error) => this.trouble('refresh', id, error));
  }
}
