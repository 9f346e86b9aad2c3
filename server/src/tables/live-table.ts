/**
 * A table that somebody looks at, or at which a bot has to move. All that happens at it goes through one queue. An entry is played here,
 * written to the log, and told only when it is on the disk; if another node was first, the log is read again and the entry refused.
 */
import { type GameBox, isMoveText, knowsEdition, type Seat, type Viewer } from '@sztab/kernel';
import type { FromClient, FromServer, TableInfo } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import { flowing } from '../limits.ts';
import type { EntriesRow, Schema } from '../store/schema.ts';
import { afterEntry, waitingBot } from './after-entry.ts';
import { Audience, type Missing, type Watcher } from './audience.ts';
import { mostEntries } from './bounds.ts';
import { dueAt, dueFrom, graceAt, outOfTime, toldAt } from './clock.ts';
import type { Keeper } from './hall.ts';
import { infoOf } from './info.ts';
import { Playing } from './playing.ts';
import { proposeAt, voteAt } from './proposals.ts';
import { momentOf, withSteps } from './reading-room.ts';
import { silences } from './silence.ts';
import { othersFirst } from './slices.ts';
import { readEntries, readTable, type StoredTable } from './stored.ts';
import { addTalk, readTalk } from './talk.ts';
import { Outdated, Stumbled, TableTrouble } from './trouble.ts';
import { isWindow, pauseAt } from './windows.ts';

type Wished = Exclude<FromClient, { is: 'join' }>;
/** `person`: who enters it; null for a bot, and for what the table enters itself. */
export type Entering = Pick<EntriesRow, 'seat' | 'move' | 'key' | 'person'>;
type Change = (tx: Transaction<Schema>, table: StoredTable) => Promise<void>;

/** More than one page may have waiting at a time. */
const MOST_ANSWERED = 50;

/** In milliseconds: how often it is noted that somebody was seen. */
const SEEN_AGAIN = 60_000;

/** Entries of other nodes that are told in one go. */
const AT_ONCE = 10;

/** How often all are told who is here, however many come and go. */
const TOLD_AT_ONCE = { burst: 20, perSecond: 2 };
/** In milliseconds. */
const TOLD_AGAIN = 500;

/** Of a bot that thinks longer than this the other nodes are told, so that none takes it for orphaned. */
const LONG_THOUGHT = 500;

export class LiveTable {
  readonly id: string;
  readonly box: GameBox;
  readonly keeper: Keeper;
  readonly #audience = new Audience();
  #table: StoredTable;
  #playing: Playing | null = null;
  /** The last line of talk that was told. */
  #said = -1;
  /** What people said, proposed and voted last, and the answer: whoever has not heard it asks again. */
  readonly #answered = new Map<string, number>();
  /** When the people at a table without a clock were last noted as seen. */
  readonly #seenAt = new Map<Seat, number>();
  /** The rules have stumbled over it: it is not to be relied on. */
  #doubted = false;
  /** Since when a bot thinks. */
  #thinking: number | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #seldom: () => boolean;
  /** Who is here has changed since all were told. */
  #toTell: NodeJS.Timeout | null = null;
  /** When it was used last: what nobody uses is forgotten. */
  used: number;

  private constructor(keeper: Keeper, box: GameBox, table: StoredTable) {
    this.keeper = keeper;
    this.id = table.id;
    this.box = box;
    this.#table = table;
    this.used = keeper.ticks();
    this.#seldom = flowing(TOLD_AT_ONCE, keeper.ticks);
  }

  /** `doubted`: its log is looked through before anybody gets the table. */
  static async open(keeper: Keeper, id: string, doubted: boolean): Promise<LiveTable> {
    const table = await readTable(keeper.store, id);
    if (!table) throw new TableTrouble('no-such-table');
    if (table.damaged) throw new TableTrouble('unreadable');
    const box = await keeper.box(table.game);
    if (!knowsEdition(box.game, table.rules)) throw new TableTrouble('unknown-edition');
    const live = new LiveTable(keeper, box, table);
    await live.#readLog(doubted);
    return live;
  }

  get stored(): StoredTable {
    return this.#table;
  }
  get playing(): Playing | null {
    return this.#playing;
  }
  /** Nobody looks and nothing is being thought about. */
  get idle(): boolean {
    return this.#audience.size === 0 && this.#thinking === null;
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
    const [here, there] = [this.#company(), this.keeper.elsewhere.at(this.id)];
    const table = { ...this.#table, clock: toldAt(this.#table.clock, this.keeper.now()) };
    return infoOf(this.box, table, person, {
      here: new Set([...here.here, ...there.here]),
      watching: here.watching + there.watching,
    });
  }

  /** Whether this person has a page open at it on this node. */
  isHere(person: string): boolean {
    return [...this.#audience].some((watcher) => watcher.person === person);
  }

  /** Who looks at it on this node. */
  #company(): { here: string[]; watching: number } {
    const here = new Set<string>();
    let watching = 0;
    for (const watcher of this.#audience) {
      if (watcher.person !== null && this.seatOf(watcher.person) !== null) here.add(watcher.person);
      else watching++;
    }
    return { here: [...here], watching };
  }

  /** Other nodes hear who is here, and whether a bot thinks here. */
  tellOthers(): void {
    const thinking = this.#thinking !== null && this.#thinking <= this.keeper.ticks() - LONG_THOUGHT;
    this.keeper.elsewhere.say(this.id, { ...this.#company(), thinking });
  }

  /** Whatever waits for its turn at this table. */
  inTurn<X>(act: () => Promise<X>): Promise<X> {
    this.used = this.keeper.ticks();
    const done = this.#queue.then(act).catch((error) => this.#stumble(error));
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Where the rules have stumbled, nobody relies on this table any more; whoever comes next is told what is found. */
  async #stumble(error: unknown): Promise<never> {
    if (error instanceof Stumbled) {
      const first = !this.#doubted;
      this.#doubted = true;
      for (const watcher of this.#audience) watcher.close();
      if (first) this.keeper.doubt(this.id);
      await this.keeper.open(this.id);
    }
    throw error;
  }

  /** A page that knows so many entries looks on from now; it is told what it missed. `who`: for whom it is read. */
  async join(watcher: Watcher, known: number | null, who = ''): Promise<void> {
    let read: Promise<void> | undefined;
    await this.inTurn(async () => {
      const comes = !this.#audience.has(watcher);
      const missing = this.#audience.join(watcher, this.viewerFor(watcher.person), this.#playing, known);
      if (missing) read = this.#tellMissing(missing, who);
      if (comes) this.#tellCompany(watcher);
      else watcher.send({ is: 'table', table: this.info(watcher.person) });
      this.tellOthers();
      // Without a clock only those are late who are away.
      const seat = this.seatOf(watcher.person);
      if (seat !== null && this.#table.clock === null) await this.#isBack(seat);
      await this.#seen(watcher.person, this.keeper.now());
    });
    await read;
  }

  /** Begun in turn, when everything is on the disk; read while the table plays on. */
  async #tellMissing({ viewer, now, waiting }: Missing, who: string): Promise<void> {
    try {
      const moment = momentOf(this.#playing as Playing);
      const read = this.keeper.reading.steps(who, moment, viewer, now.keep, false);
      const steps = await read.catch((error) => this.#stumble(error));
      const text = withSteps(now, steps);
      // Who has got other eyes meanwhile asks again.
      for (const { watcher, tell } of waiting) tell(watcher.viewer === viewer ? text : null);
    } catch (error) {
      for (const { watcher, tell } of waiting) {
        tell(null);
        watcher.close();
      }
      if (!(error instanceof TableTrouble)) throw error;
    }
  }

  /** How it went for the eyes of this person, the last so many steps of it at most: the JSON of a `Went`, and what belongs to it. */
  async course(person: string | null, most: number, who: string) {
    const { moment, viewer, now, ...rest } = await this.inTurn(async () => {
      const playing = this.#playing;
      if (!playing) throw new TableTrouble('not-playing');
      const { header, moves } = playing.match;
      const viewer = this.viewerFor(person);
      const untold = Math.max(0, moves.length + 1 - most);
      return {
        moment: momentOf(playing),
        viewer,
        now: { ...playing.now(viewer, 0), ...(untold > 0 ? { untold } : {}) },
        table: this.info(person),
        header: { ...header, seed: this.#table.state === 'over' ? header.seed : null },
      };
    });
    const read = this.keeper.reading.steps(who, moment, viewer, now.untold ?? 0, true);
    const steps = await read.catch((error) => this.#stumble(error));
    return { ...rest, went: withSteps(now, steps) };
  }

  /** A finished match as text. */
  record(playing: Playing, who: string): Promise<string> {
    return this.keeper.reading.record(who, playing).catch((error) => this.#stumble(error));
  }

  leave(watcher: Watcher): void {
    this.used = this.keeper.ticks();
    if (!this.#audience.leave(watcher)) return;
    this.#tellCompany(null);
    this.tellOthers();
    const now = this.keeper.now();
    this.inTurn(() => this.#seen(watcher.person, now)).catch((error) => this.keeper.trouble('seen', this.id, error));
  }

  /** Without a clock nobody is late who has looked in lately. Noted once a minute at most. */
  async #seen(person: string | null, now: number): Promise<void> {
    const seat = this.seatOf(person);
    const { state, clock } = this.#table;
    if (seat === null || clock || state !== 'playing' || now - (this.#seenAt.get(seat) ?? 0) < SEEN_AGAIN) return;
    this.#seenAt.set(seat, now);
    await this.keeper.store.write(async (tx) => {
      const chair = tx.updateTable('chairs').set({ seen: now }).where('match', '=', this.id);
      await chair.where('seat', '=', seat).where('person', '=', person).execute();
    });
  }

  /**
   * Does what a seated person wishes, once; resolves with the number of entries when it is on the disk. What answers a window is kept back until it
   * has been open for as long as was drawn for it; meanwhile the table is free for everything else.
   */
  async wish(person: string | null, wished: Wished): Promise<number> {
    const now = await this.inTurn(async () => {
      const held = wished.is === 'move' && this.#answers(person, wished) ? this.#heldBack() : 0;
      return held > 0 ? { held } : { seq: await this.#wishNow(person, wished) };
    });
    if ('seq' in now) return now.seq;
    await this.keeper.wait(now.held);
    if (this.keeper.closed) throw new TableTrouble('busy');
    return this.inTurn(() => this.#wishNow(person, wished));
  }

  async #wishNow(person: string | null, wished: Wished): Promise<number> {
    const { is } = wished;
    // These have their keys in the log.
    if (is === 'move' || is === 'undo' || is === 'resign') return this.#upToDate(() => this.#do(person, wished));
    const key = `${person} ${wished.key}`;
    const known = this.#answered.get(key);
    if (known !== undefined) return known;
    const seq = await this.#upToDate(() => this.#do(person, wished));
    this.#answered.set(key, seq);
    const [oldest = ''] = this.#answered.keys();
    if (this.#answered.size > MOST_ANSWERED) this.#answered.delete(oldest);
    return seq;
  }

  /** Whether this is an answer that counts now; all else is told why not at once. */
  #answers(person: string | null, { at, move, key }: Extract<Wished, { is: 'move' }>): boolean {
    const playing = this.#playing;
    if (!playing || playing.match.seq !== at || playing.placeOf(key) !== undefined) return false;
    if (this.#table.state !== 'playing' || this.#table.paused === 1) return false;
    const seat = this.seatOf(person);
    return playing.asks().some((ask) => ask.seat === seat && ask.moves.includes(move));
  }

  /** In milliseconds; 0 where no window is open, or it has been for long enough. */
  #heldBack(): number {
    const { pauses, now } = this.keeper;
    const { seed, changed, seq } = this.#table;
    if (pauses.longest === 0 || !this.#playing || !isWindow(this.#playing.asks())) return 0;
    // Not longer than any, should the time of the machine have been changed.
    return Math.min(pauses.longest, changed + pauseAt(pauses, seed, seq) - now());
  }

  /** Once more, if another node has changed something that was not known here; now it is. */
  async #upToDate<X>(act: () => Promise<X>): Promise<X> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof Outdated)) throw error;
      }
    }
  }

  async #do(person: string | null, wished: Wished): Promise<number> {
    const seat = this.seatOf(person);
    if (wished.is === 'say') return this.#say(person, seat, wished.text);
    if (seat === null) throw new TableTrouble('not-seated');
    const playing = this.#playing;
    if (!playing || this.#table.state === 'gathering') throw new TableTrouble('not-playing');
    // It is in the log already: the answer got lost, perhaps with the node that gave it.
    const place = playing.placeOf(wished.key);
    if (place !== undefined) return place + 1;
    switch (wished.is) {
      case 'move':
      case 'undo':
      case 'resign':
        return this.#wishEntry(playing, seat, person, wished);
      case 'propose':
        return proposeAt(this, playing, seat, wished.wish, wished.key);
      case 'vote':
        return voteAt(this, playing, seat, wished);
    }
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
      await this.#catchUp();
      throw error;
    }
    await this.#catchUp();
    store.announce(this.id);
    return this.#table;
  }

  /** Somebody, perhaps on another node, has changed something: catch up with the store. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.#catchUp());
  }

  /** The clock of some seat may have run out, or a finished match has to be counted. */
  onDue(): Promise<void> {
    return this.inTurn(async () => {
      if (this.#table.due === null) return;
      const over = this.#table.state === 'over';
      if (over) await this.keeper.settle(this);
      const now = this.keeper.now();
      await this.changeNow(async (tx, { state, clock, chairs, due, paused }) => {
        // It ended at another node just now: what is not counted yet stays due.
        if (due === null || (state === 'over') !== over) return;
        const waited = clock || over || paused === 1 ? [] : this.#waitedFor();
        const until = (seat: Seat): number =>
          this.#isHere(seat) ? now + graceAt(this.box) : (chairs[seat]?.seen ?? 0) + graceAt(this.box);
        const out = clock && !over ? outOfTime(clock, now) : waited.filter((seat) => until(seat) <= now);
        const late = out.filter((seat) => !chairs[seat]?.late);
        // Others may be asked at the same time, and their clocks go on.
        const running = clock?.running.filter((seat) => !out.includes(seat)) ?? [];
        const still = waited.filter((seat) => !out.includes(seat));
        const again = still.length > 0 ? Math.min(...still.map(until)) : null;
        const next = over || !clock ? again : dueAt({ ...clock, running });
        await tx.updateTable('tables').set({ due: next }).where('id', '=', this.id).execute();
        for (const seat of late) {
          const chair = tx.updateTable('chairs').set({ late: 1 }).where('match', '=', this.id);
          await chair.where('seat', '=', seat).execute();
          await addTalk(tx, this.id, now, null, null, `${clock ? 'late' : 'away'} ${seat}`);
        }
      });
    });
  }

  /** People without whom the table cannot go on. */
  #waitedFor(): Seat[] {
    const asks = this.#playing?.asks() ?? [];
    const seats = asks.flatMap(({ seat, optional }) => (optional ? [] : [seat]));
    return seats.filter((seat) => this.#table.chairs[seat]?.person != null);
  }

  #isHere(seat: Seat): boolean {
    const person = this.#table.chairs[seat]?.person;
    return person != null && [...this.#company().here, ...this.keeper.elsewhere.at(this.id).here].includes(person);
  }

  /** Whoever was late plays on: is asked again, and not replaced any more. */
  async #isBack(seat: Seat): Promise<void> {
    if (!this.#table.chairs[seat]?.late) return;
    await this.changeNow(async (tx, { id, proposal, clock, paused }) => {
      await tx.updateTable('chairs').set({ late: 0 }).where('match', '=', id).where('seat', '=', seat).execute();
      const replaced = proposal?.wish.is === 'bot' && proposal.wish.seat === seat;
      const due = clock || paused === 1 ? {} : { due: dueFrom(null, this.keeper.now(), graceAt(this.box)) };
      const change = { ...due, ...(replaced ? { proposal: null } : {}) };
      if (Object.keys(change).length > 0) await tx.updateTable('tables').set(change).where('id', '=', id).execute();
    });
  }

  /** Nobody has said anything for so long that the table moves for those who are asked; everybody is told so. */
  onSilence(): Promise<void> {
    return this.inTurn(async () => {
      // What another node has done meanwhile may be the end of the silence.
      await this.#catchUp();
      const { silent, changed, paused, state } = this.#table;
      const now = this.keeper.now();
      if (silent === null || silent > now || paused === 1 || state !== 'playing') return;
      const before = this.#unheard().filter(({ after }) => changed + after * 1000 <= now);
      const owing = new Map(before.map(({ seat, prompt }) => [seat, prompt]));
      for (;;) {
        const playing = this.#playing;
        const next = this.#unheard().find(({ seat, prompt }) => owing.get(seat) === prompt);
        if (!playing || !next) return;
        const { seat, move } = next;
        const at = playing.match.seq;
        await this.append(playing, { seat, move, key: `silent:${at}`, person: null }, false);
        await this.#noteSilence(seat, at);
      }
    });
  }

  #unheard() {
    const playing = this.#playing;
    if (!playing) return [];
    const promptOf = (seat: Seat) => playing.asks().find((ask) => ask.seat === seat)?.prompt;
    return silences(playing, this.#table).map((one) => ({ ...one, prompt: promptOf(one.seat) }));
  }

  /** Once, whichever node entered it. */
  async #noteSilence(seat: Seat, at: number): Promise<void> {
    const { store, now } = this.keeper;
    const text = `silent ${seat} ${at}`;
    await store.write(async (tx) => {
      const said = tx.selectFrom('talk').select('n').where('match', '=', this.id).where('text', '=', text);
      if (await said.where('person', 'is', null).executeTakeFirst()) return;
      await addTalk(tx, this.id, now(), null, null, text);
    });
    await this.#tellTalk();
    store.announce(this.id);
  }

  /** Lets the next bot think, if one has to. Only the node at which the table went on does this at once. */
  drive(): void {
    const playing = this.#playing;
    const { state, paused, game, chairs } = this.#table;
    if (!playing || state !== 'playing' || paused === 1 || this.#thinking !== null || this.keeper.closed) return;
    const ask = waitingBot(playing, this.#table);
    if (!ask) return;
    const { seat, moves } = ask;
    const at = playing.match.seq;
    this.#thinking = this.keeper.ticks();
    const question = { seat, moves, view: playing.look(seat).view };
    this.keeper
      .think(game, chairs[seat]?.bot as string, question)
      .then(async (move) => {
        const held = playing.match.seq === at ? this.#heldBack() : 0;
        if (held > 0) await this.keeper.wait(held);
        return move;
      })
      .finally(() => {
        this.#thinking = null;
      })
      .then((move) => this.inTurn(() => this.#upToDate(() => this.#botMoves(seat, move, at))))
      // Whatever it was, the next look at the table starts the bot again.
      .catch((error) => this.keeper.trouble('bot', this.id, error));
  }

  async #botMoves(seat: Seat, move: string, at: number): Promise<void> {
    const playing = this.#playing;
    if (!playing || this.keeper.closed) return;
    // The position is gone that the bot thought about: somebody took a move back, or another node was quicker.
    const { paused, state } = this.#table;
    if (playing.match.seq !== at || paused === 1 || state !== 'playing' || !this.isBot(seat)) this.drive();
    else await this.append(playing, { seat, move, key: `bot:${at}`, person: null }, false);
  }

  async #wishEntry(
    playing: Playing,
    seat: Seat,
    person: string | null,
    wished: Extract<Wished, { is: 'move' | 'undo' | 'resign' }>,
  ): Promise<number> {
    const { match } = playing;
    if (this.#table.state !== 'playing') throw new TableTrouble('over');
    if (this.#table.paused === 1) throw new TableTrouble('paused');
    // Moves made at the same time count in the order of their arrival, as long as they are still offered.
    const besides = wished.is === 'move' && playing.asks().length > 1;
    if (!besides && wished.at !== match.seq) throw new TableTrouble('stale');
    const text = wished.is === 'move' ? wished.move : wished.is === 'undo' ? `undo(${wished.count})` : 'resign';
    if (wished.is === 'move' && /^(?:resign|undo)\b/.test(text)) throw new TableTrouble('not-offered');
    // Nobody loses it for the others (NPG-4.0.11).
    const others = this.#table.chairs.some((chair) => chair.person !== null && chair.seat !== seat);
    if (wished.is === 'resign' && this.box.lid.together && others) throw new TableTrouble('needs-consent');
    if (wished.is === 'undo') this.mustNotBeTooLong(playing);
    return this.append(playing, { seat, move: text, key: wished.key, person }, false);
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
      await this.#takeTheLogsWord(seq);
      const place = this.#playing?.placeOf(key);
      if (place !== undefined) return place + 1;
      if (appended === 'lost') throw new TableTrouble('busy');
      if (this.#playing?.match.seq === seq && this.#table.version !== version) throw new Outdated();
      throw new TableTrouble('stale');
    }
    this.#table = { ...this.#table, ...changes, seq: seq + 1 };
    this.keeper.counted(this.#table.game);
    this.#audience.tellEntry(playing, seat, move, told, toldAt(this.#table.clock, at));
    store.announce(this.id);
    // An entry that others made in their name brings nobody back.
    if (entry.person !== null) await this.#isBack(seat);
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
    this.#audience.tellText(({ person }) => {
      // Nothing but the own seat is different for anybody.
      const seat = this.seatOf(person);
      const known = texts.get(seat);
      if (known !== undefined) return known;
      const text = JSON.stringify({ is: 'table', table: this.info(person) } satisfies FromServer);
      texts.set(seat, text);
      return text;
    });
  }

  /** Somebody came or went. Where many do, it is told to all now and then, and at once only to whoever came. */
  #tellCompany(comes: Watcher | null): void {
    if (this.#seldom()) {
      this.tellTable();
      return;
    }
    comes?.send({ is: 'table', table: this.info(comes.person) });
    this.#toTell ??= setTimeout(() => {
      this.#toTell = null;
      this.tellTable();
    }, TOLD_AGAIN).unref();
  }

  /** The rows as they are now. Who has got up or sat down since has other eyes and must ask for what they may see, before anything is told. */
  #is(table: StoredTable): void {
    this.#table = table;
    for (const watcher of this.#audience)
      if (watcher.viewer !== null && watcher.viewer !== this.viewerFor(watcher.person)) watcher.viewer = null;
  }

  async #say(person: string | null, seat: Seat | null, text: string): Promise<number> {
    if (person === null || seat === null) throw new TableTrouble('not-seated');
    await this.keeper.store.write((tx) => addTalk(tx, this.id, this.keeper.now(), person, seat, text));
    await this.#tellTalk();
    this.keeper.store.announce(this.id);
    return this.#table.seq;
  }

  async #tellTalk(): Promise<void> {
    const lines = await readTalk(this.keeper.store.db, this.id, this.#said);
    if (lines.length === 0) return;
    this.#said = lines.at(-1)?.n ?? this.#said;
    this.#audience.tell(() => ({ is: 'said', lines }));
  }

  /** Whether each move was legal is not asked where nothing speaks against it: that takes several times as long. */
  async #readLog(doubted = false): Promise<void> {
    const { header, seed, state, asked, seq } = this.#table;
    if (!header) return;
    const entries = await readEntries(this.keeper.store, this.id);
    // Another node may have added some since the row was read; none can be missing.
    if (entries.length < seq) throw new TableTrouble('unreadable', new Error('the log has holes'));
    let playing: Playing;
    try {
      if (!entries.every(({ move }) => isMoveText(move))) throw new Error('the log has an entry that is no move');
      playing = await Playing.open(this.box, { ...header, seed }, entries);
      playing.mustBeSeen();
    } catch (error) {
      throw new TableTrouble('unreadable', error);
    }
    // The row says who was asked after its last entry.
    const odd = state === 'playing' && entries.length === seq && !playing.asksAsLeft(asked);
    if (doubted || odd)
      await this.keeper.reading.check(playing).catch((error) => {
        // A thread that has no time is no fault of the log.
        throw error instanceof Stumbled ? new TableTrouble('unreadable', error) : error;
      });
    this.#playing = playing;
  }

  /** Reads rows and log on from where this node stands. */
  async #catchUp(): Promise<void> {
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
        if (i % AT_ONCE === AT_ONCE - 1) await othersFirst();
        const told = playing.enter(entry, true);
        this.#audience.tellEntry(playing, entry.seat, entry.move, told, toldAt(table.clock, this.keeper.now()));
      }
    }
    // What this node announced itself comes back to it, too.
    if (noticeable(table) !== before) this.tellTable();
    await this.#tellTalk();
  }

  /** What was entered here from this place on did not get into the log. Everybody knows the first `seq` entries. */
  async #takeTheLogsWord(seq: number): Promise<void> {
    try {
      const table = await readTable(this.keeper.store, this.id);
      if (!table) throw new TableTrouble('no-such-table');
      this.#is(table);
      await this.#readLog();
    } catch {
      // Not even readable now: whoever comes next opens the table anew.
      this.keeper.forget(this.id);
      for (const watcher of this.#audience) watcher.close();
      throw new TableTrouble('busy');
    }
    this.#tellAnew(seq);
    this.tellTable();
  }

  /** Everybody knows the first `known` entries of a log that now says something else. */
  #tellAnew(known: number): void {
    for (const missing of this.#audience.missing(this.#playing as Playing, known))
      this.#tellMissing(missing, this.id).catch((error) => this.keeper.trouble('reading', this.id, error));
  }
}

/** What people at the table want to know at once; the rest comes with the moves. */
const noticeable = ({ chairs, state, paused, proposal, next, hostName }: StoredTable): string =>
  JSON.stringify([chairs.map(({ seen: _, ...chair }) => chair), state, paused, proposal, next, hostName]);
