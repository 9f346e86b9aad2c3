/** The hall in which the tables stand: it opens them, forgets them when nobody uses them, and wakes those whose time has come. */
import { randomBytes } from 'node:crypto';
import { setTimeout as timer } from 'node:timers/promises';
import type { Question } from '@sztab/bots';
import type { Thinkers } from '@sztab/bots/node';
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
import { stuckBy, TableTrouble } from './trouble.ts';
import { noPauses, type Pauses } from './windows.ts';

/** What a table needs of the hall it stands in. */
export interface Keeper {
  /** Nothing is begun any more. */
  readonly closed: boolean;
  readonly store: Store;
  /** The same tables on other nodes. */
  readonly elsewhere: Elsewhere;
  readonly reading: ReadingRoom;
  now(): number;
  /** For what takes time here: it goes on evenly, whatever is done to the time of day. */
  ticks(): number;
  /** How long windows are kept open. */
  readonly pauses: Pauses;
  wait(ms: number): Promise<void>;
  box(game: string): Promise<GameBox>;
  think(game: string, level: string, question: Question): Promise<string>;
  /** A finished match goes into everybody's results, once. */
  settle(table: LiveTable): Promise<void>;
  /** The table must be opened anew by whoever comes next. */
  forget(id: string): void;
  /** The same, and its log is looked through before anybody gets it. */
  doubt(id: string): void;
  open(id: string): Promise<LiveTable>;
  /** A move was made durable. */
  counted(game: string): void;
  trouble(what: string, table: string, error: unknown): void;
}

export interface HallSettings {
  readonly store: Store;
  readonly thinkers: Thinkers;
  now?(): number;
  /** None, unless told. */
  readonly pauses?: Pauses;
  wait?(ms: number): Promise<void>;
  onMove?(game: string): void;
  onTrouble?(what: string, table: string, error: unknown): void;
  /** With every round; what it begins is its own affair. */
  onRound?(): void;
}

/** A table that nobody has used for so long is forgotten; it is opened again from its log. */
const FORGET_AFTER = 60_000;
/** How often the hall looks for clocks that have run out and bots that nobody lets think. */
const ROUND = 1000;
/** In rounds. */
const COMPARE_EVERY = 5;
/** In rounds. */
const ROOMS_EVERY = 60;
/** Tables of one kind that are woken in one round. */
const MOST_AT_ONCE = 200;
/** A bot has to move, for so long nothing has happened, and no node says that it thinks there: the one that had it is gone. */
const ORPHANED_AFTER = 2000;

export class Hall implements Keeper {
  readonly store: Store;
  readonly elsewhere: Elsewhere;
  readonly reading = new ReadingRoom();
  readonly #settings: HallSettings;
  readonly #tables = new Map<string, Promise<LiveTable>>();
  readonly #boxes = new Map<string, Promise<GameBox>>();
  /** Tables that could not be opened: said once, and left alone by the rounds. Whoever asks for one tries again. */
  readonly #stuck = new Map<string, Stuck>();
  /** Tables over which the rules have stumbled, until their logs turn out to be sound. */
  readonly #doubted = new Set<string>();
  readonly #unsubscribe: () => void;
  #round: NodeJS.Timeout | null = null;
  #rounds = 0;
  #turns = 0;
  closed = false;

  constructor(settings: HallSettings) {
    this.store = settings.store;
    this.#settings = settings;
    this.elsewhere = new Elsewhere(settings.store, (match) =>
      this.#withTable(match, async (table) => table.tellTable()),
    );
    // One file has one node, and that one knows what it did itself.
    this.#unsubscribe =
      settings.store.kind === 'sqlite' ? () => {} : settings.store.onAnnounced((match) => this.#hear(match));
  }

  get pauses(): Pauses {
    return this.#settings.pauses ?? noPauses;
  }
  // Nobody keeps the server from closing by an answer that is kept back: it is sent again.
  wait = (ms: number): Promise<void> => this.#settings.wait?.(ms) ?? timer(ms, undefined, { ref: false });
  now = (): number => this.#settings.now?.() ?? Date.now();
  ticks = (): number => this.#settings.now?.() ?? performance.now();
  counted = (game: string): void => this.#settings.onMove?.(game);
  trouble = (what: string, table: string, error: unknown): void => this.#settings.onTrouble?.(what, table, error);
  settle = (table: LiveTable): Promise<void> => settle(this.store, table, this.now());

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

  think(game: string, level: string, question: Question): Promise<string> {
    return this.#settings.thinkers.think(thinkingModule(game), level, question, randomBytes(32).toString('hex'));
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
    // A table of rules that only a newer node knows is that node's business.
    if (why !== 'unknown-edition') this.trouble('open', id, (error as Error).cause ?? error);
  }

  /** Null where the game is not here. */
  boxOf = ({ game }: StoredTable): Promise<GameBox | null> =>
    this.box(game).catch((error: unknown) => {
      if (stuckBy(error)) return null;
      throw error;
    });

  /** As far as can be told without its log, or was found out before. */
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

  /** Those that this node has open now. */
  async openTables(): Promise<LiveTable[]> {
    const tables = await Promise.all([...this.#tables.values()].map((opened) => opened.catch(() => null)));
    return tables.filter((table) => table !== null);
  }

  /** Something was changed behind the tables' backs: whoever has this one open reads it anew. */
  changed(id: string): void {
    this.#withTable(id, (table) => table.refresh());
    this.store.announce(id);
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Begins to make its rounds; bots that had to move when the last server stopped think again at once, if there can be no other. */
  async start(): Promise<void> {
    this.elsewhere.meet();
    if (this.store.kind === 'sqlite') await this.makeRound(0);
    let underWay = false;
    this.#round = setInterval(async () => {
      // Where the database hangs, rounds must not pile up before it.
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
      const now = this.now();
      await this.elsewhere.forgetDead();
      // Several questions, because each has an index of its own; with one, all tables ever played would be looked through.
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
        // One that cannot be opened must not keep the others waiting.
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
      if (this.#turns++ % ROOMS_EVERY === 0) await keepRooms(this);
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

  /** A line to the database can die without a word: what the tables here know is compared with the store now and then. */
  async #compare(): Promise<void> {
    if (++this.#rounds % COMPARE_EVERY !== 0) return;
    const known = new Map<string, LiveTable>();
    for (const opened of this.#tables.values()) {
      const table = await opened.catch(() => null);
      if (table) known.set(table.id, table);
    }
    if (known.size === 0) return;
    const rows = await this.store.db
      .selectFrom('tables')
      .select(['id', 'seq'])
      .where('id', 'in', [...known.keys()])
      .execute();
    for (const { id, seq } of rows) {
      const table = known.get(id);
      if (table && table.stored.seq < seq) await table.refresh();
    }
  }

  /** `''`: the line was cut, and anything may have changed. */
  #hear(match: string): void {
    if (match === '') this.elsewhere.meet();
    const heard = match === '' ? [...this.#tables.keys()] : [match];
    for (const id of heard) this.#withTable(id, (table) => table.refresh());
  }

  /** Where this node has the table open. */
  #withTable(id: string, act: (table: LiveTable) => Promise<void>): void {
    const opened = this.#tables.get(id);
    opened?.then(act).catch((error) => this.trouble('refresh', id, error));
  }
}
