/**
 * A table that somebody looks at, or at which a bot has to move. All that happens at it goes through one queue. An entry is played here,
 * written to the log, and told only when it is on the disk; if another node was first, the log is read again and the entry refused.
 */
import { nextBot } from '@sztab/bots';
import { type GameBox, heardBy, type Json, type Seat, type Told, type Viewer } from '@sztab/kernel';
import type { FromClient, FromServer, TableInfo, TalkLine } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { TablePatch } from '../store/store.ts';
import { dueAt, outOfTime, resumed, stopped, turned } from './clock.ts';
import { agreed, mayReplace, propose } from './consent.ts';
import type { Keeper } from './hall.ts';
import { infoOf } from './info.ts';
import { Playing, takesBack, wireStep } from './playing.ts';
import { readEntries, readTable, type StoredTable } from './stored.ts';
import { addTalk, readTalk } from './talk.ts';
import { TableTrouble } from './trouble.ts';

/** An open page: who looks, and how to reach it. */
export interface Watcher {
  readonly person: string | null;
  /** With whose eyes; null until it has joined. */
  viewer: Viewer | null;
  send(message: FromServer): void;
  sendText(text: string): void;
  /** The page should come back: this table is not to be relied on any more. */
  close(): void;
}

type Wished = Exclude<FromClient, { is: 'join' }>;

export class LiveTable {
  readonly id: string;
  readonly box: GameBox;
  readonly #keeper: Keeper;
  readonly #watchers = new Set<Watcher>();
  /** The view that all watchers with the same eyes have now. */
  readonly #views = new Map<Viewer, Json>();
  #table: StoredTable;
  #playing: Playing | null = null;
  /** The last line of talk that was told. */
  #said = -1;
  #thinking: number | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  /** When it was used last: what nobody uses is forgotten. */
  used: number;

  private constructor(keeper: Keeper, box: GameBox, table: StoredTable) {
    this.#keeper = keeper;
    this.id = table.id;
    this.box = box;
    this.#table = table;
    this.used = keeper.now();
  }

  static async open(keeper: Keeper, id: string): Promise<LiveTable> {
    const table = await readTable(keeper.store, id);
    if (!table) throw new TableTrouble('no-such-table');
    const live = new LiveTable(keeper, await keeper.box(table.game), table);
    await live.#readLog();
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
    return this.#watchers.size === 0 && this.#thinking === null;
  }
  get watchers(): number {
    return this.#watchers.size;
  }

  seatOf(person: string | null): Seat | null {
    if (person === null) return null;
    return this.#table.chairs.find((chair) => chair.person === person)?.seat ?? null;
  }
  viewerFor = (person: string | null): Viewer => this.seatOf(person) ?? 'public';

  info(person: string | null): TableInfo {
    const here = new Set<string>();
    let watching = 0;
    for (const watcher of this.#watchers) {
      if (watcher.person !== null && this.seatOf(watcher.person) !== null) here.add(watcher.person);
      else watching++;
    }
    return infoOf(this.box, this.#table, person, { here, watching });
  }

  /** Whatever waits for its turn at this table. */
  inTurn<X>(act: () => Promise<X>): Promise<X> {
    this.used = this.#keeper.now();
    const done = this.#queue.then(act);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** A page that knows so many entries looks on from now; it is told what it missed. */
  join(watcher: Watcher, known: number | null): Promise<void> {
    return this.inTurn(async () => {
      const viewer = this.viewerFor(watcher.person);
      watcher.viewer = viewer;
      this.#watchers.add(watcher);
      const playing = this.#playing;
      if (playing) {
        const keep = known !== null && known <= playing.match.seq ? playing.keptSince(known) : 0;
        const current = known === playing.match.seq;
        watcher.send(current ? playing.now(viewer, keep, []) : playing.went(viewer, keep));
        this.#views.set(viewer, playing.match.look(viewer).view as Json);
      }
      this.#tellTable();
    });
  }

  leave(watcher: Watcher): void {
    if (!this.#watchers.delete(watcher)) return;
    this.used = this.#keeper.now();
    const { viewer } = watcher;
    if (viewer !== null && ![...this.#watchers].some((other) => other.viewer === viewer)) this.#views.delete(viewer);
    this.#tellTable();
  }

  /** Does what a seated person wishes; resolves with the number of entries when it is on the disk. */
  wish(person: string | null, wished: Wished): Promise<number> {
    return this.inTurn(async () => {
      const seat = this.seatOf(person);
      if (wished.is === 'say') return this.#say(person, seat, wished.text);
      if (seat === null) throw new TableTrouble('not-seated');
      const playing = this.#playing;
      if (!playing || this.#table.state === 'gathering') throw new TableTrouble('not-playing');
      switch (wished.is) {
        case 'move':
        case 'undo':
        case 'resign':
          return this.#wishEntry(playing, seat, wished);
        case 'propose':
          return this.#propose(playing, seat, wished.wish);
        case 'vote':
          return this.#vote(playing, seat, wished.proposal, wished.yes);
      }
    });
  }

  /** Changes the table's rows, then reads them again and tells everybody. */
  change(act: (tx: Transaction<Schema>, table: StoredTable) => Promise<void>): Promise<StoredTable> {
    return this.inTurn(() => this.#changeNow(act));
  }

  /** Somebody, perhaps on another node, has changed something: catch up with the store. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.#catchUp());
  }

  /** The clock of some seat may have run out, or a finished match has to be counted. */
  onDue(): Promise<void> {
    return this.inTurn(async () => {
      const { state, clock, chairs, due } = this.#table;
      if (due === null) return;
      if (state === 'over') {
        await this.#keeper.settle(this);
        await this.#changeNow((tx) => update(tx, this.id, { due: null }));
        return;
      }
      const late = outOfTime(clock, this.#keeper.now()).filter((seat) => !chairs[seat]?.late);
      await this.#changeNow(async (tx) => {
        await update(tx, this.id, { due: null });
        for (const seat of late) {
          await tx
            .updateTable('chairs')
            .set({ late: 1 })
            .where('match', '=', this.id)
            .where('seat', '=', seat)
            .execute();
          await addTalk(tx, this.id, this.#keeper.now(), null, null, `late ${seat}`);
        }
      });
    });
  }

  /** Lets the next bot think, if one has to. Only the node at which the table went on does this at once. */
  drive(): void {
    const playing = this.#playing;
    if (!playing || this.#thinking !== null || this.#table.paused === 1 || this.#keeper.closed) return;
    const ask = nextBot(this.box, playing.match, (seat) => this.#isBot(seat));
    if (!ask) return;
    const at = playing.match.seq;
    const level = this.#table.chairs[ask.seat]?.bot as string;
    this.#thinking = at;
    const question = { seat: ask.seat, moves: ask.moves, view: playing.match.look(ask.seat).view };
    void this.#keeper
      .think(this.#table.game, level, question)
      .then(
        (move) =>
          this.inTurn(async () => {
            this.#thinking = null;
            if (this.#keeper.closed) return;
            if (this.#playing?.match.seq !== at || this.#table.paused === 1) return this.drive();
            await this.#append(this.#playing, ask.seat, move, `bot-${at}`, false);
          }),
        (error) => {
          this.#thinking = null;
          this.#keeper.trouble('bot', this.id, error);
        },
      )
      // Refused: somebody was quicker. The log decides, and the next look at the table starts the bot again.
      .catch((error) => this.#keeper.trouble('bot', this.id, error));
  }

  #isBot = (seat: Seat): boolean => this.#table.chairs[seat]?.bot != null;

  async #wishEntry(playing: Playing, seat: Seat, wished: Extract<Wished, { is: 'move' | 'undo' | 'resign' }>) {
    const { match } = playing;
    const place = playing.placeOf(wished.key);
    if (place !== undefined) return place + 1;
    if (this.#table.state !== 'playing') throw new TableTrouble('over');
    if (this.#table.paused === 1) throw new TableTrouble('paused');
    const asks = match.asks();
    // Moves made at the same time count in the order of their arrival, as long as they are still offered.
    const besides = wished.is === 'move' && asks.length > 1;
    if (!besides && wished.at !== match.seq) throw new TableTrouble('stale');
    const text = wished.is === 'move' ? wished.move : wished.is === 'undo' ? `undo(${wished.count})` : 'resign';
    if (wished.is === 'move' && /^(?:resign|undo)\b/.test(text)) throw new TableTrouble('not-offered');
    return this.#append(playing, seat, text, wished.key, false);
  }

  async #append(playing: Playing, seat: Seat, move: string, key: string, consent: boolean): Promise<number> {
    const { store, now } = this.#keeper;
    const told = playing.enter({ seat, move, key }, consent);
    const at = now();
    const seq = playing.match.seq - 1;
    const { patch, changes } = this.#after(playing, move, at);
    let appended: 'done' | 'taken';
    try {
      appended = await store.append({ match: this.id, seq, seat, move, key, at }, patch);
    } catch (error) {
      this.#keeper.trouble('append', this.id, error);
      await this.#catchUpFrom(seq);
      throw new TableTrouble('busy');
    }
    if (appended === 'taken') {
      await this.#catchUpFrom(seq);
      const place = this.#playing?.placeOf(key);
      if (place !== undefined) return place + 1;
      throw new TableTrouble('stale');
    }
    this.#table = { ...this.#table, ...changes, seq: seq + 1 };
    this.#keeper.counted(this.#table.game);
    this.#tellEntry(playing, seat, move, told);
    store.announce(this.id);
    if (this.#table.state === 'over') {
      this.#tellTable();
      void this.onDue().catch((error) => this.#keeper.trouble('settle', this.id, error));
    }
    this.drive();
    return seq + 1;
  }

  /** What an entry changes in the table's row. */
  #after(playing: Playing, move: string, at: number) {
    const { match } = playing;
    const { pace, clock: was, proposal } = this.#table;
    const asks = match.asks();
    const due = asks.filter(({ optional }) => !optional);
    const asked = (due.length > 0 ? due : asks).map(({ seat }) => seat);
    const running = asked.filter((seat) => !this.#isBot(seat));
    const { outcome } = match;
    const over = outcome !== null;
    const back = takesBack(move) > 0;
    const clock = over
      ? stopped(was, at)
      : back
        ? resumed(stopped(was, at), running, at)
        : turned(pace, was, running, at);
    const changes = {
      asked,
      clock,
      due: over ? at : dueAt(clock),
      bots: !over && nextBot(this.box, match, this.#isBot) ? 1 : 0,
      state: over ? ('over' as const) : ('playing' as const),
      outcome,
      // Whoever moves on has another position in mind than the one that was to be taken back.
      proposal: proposal?.wish.is === 'undo' ? null : proposal,
      changed: at,
    };
    const patch: TablePatch = {
      ...changes,
      asked: JSON.stringify(asked),
      clock: clock && JSON.stringify(clock),
      outcome: outcome && JSON.stringify(outcome),
      proposal: changes.proposal && JSON.stringify(changes.proposal),
    };
    return { patch, changes };
  }

  #tellEntry(playing: Playing, seat: Seat, move: string, told: Told<unknown>[]): void {
    const { match } = playing;
    const back = takesBack(move) > 0;
    const { clock } = this.#table;
    for (const viewer of new Set([...this.#watchers].map((watcher) => watcher.viewer))) {
      if (viewer === null) continue;
      const sight = match.look(viewer);
      const view = sight.view as Json;
      const known = this.#views.get(viewer);
      const steps = back ? [] : [wireStep(seat, heardBy(told, viewer) as Json[], known, view, sight.asked)];
      const went = playing.now(viewer, back ? match.moves.length + 1 : match.moves.length, steps, sight);
      this.#views.set(viewer, view);
      const text = JSON.stringify(clock ? { ...went, clock } : went);
      for (const watcher of this.#watchers) if (watcher.viewer === viewer) watcher.sendText(text);
    }
  }

  #tellTable(): void {
    for (const watcher of this.#watchers) {
      // Who has got up or sat down has other eyes now and must ask for what they may see.
      if (watcher.viewer !== null && watcher.viewer !== this.viewerFor(watcher.person)) watcher.viewer = null;
      watcher.send({ is: 'table', table: this.info(watcher.person) });
    }
  }

  async #say(person: string | null, seat: Seat | null, text: string): Promise<number> {
    if (person === null) throw new TableTrouble('not-seated');
    await this.#keeper.store.write((tx) => addTalk(tx, this.id, this.#keeper.now(), person, seat, text));
    await this.#tellTalk();
    this.#keeper.store.announce(this.id);
    return this.#table.seq;
  }

  async #tellTalk(): Promise<void> {
    const lines: TalkLine[] = await readTalk(this.#keeper.store.db, this.id, this.#said);
    if (lines.length === 0) return;
    this.#said = lines.at(-1)?.n ?? this.#said;
    for (const watcher of this.#watchers) watcher.send({ is: 'said', lines });
  }

  async #propose(playing: Playing, seat: Seat, wish: Extract<Wished, { is: 'propose' }>['wish']): Promise<number> {
    const { chairs, proposal, paused, state } = this.#table;
    if (state !== 'playing') throw new TableTrouble('over');
    if (wish.is === 'undo' && wish.count > playing.match.moves.length) throw new TableTrouble('nothing-to-undo');
    if (wish.is === 'bot' && !mayReplace(chairs, wish.seat)) throw new TableTrouble('not-offered');
    if ((wish.is === 'pause') === (paused === 1) && (wish.is === 'pause' || wish.is === 'resume')) {
      throw new TableTrouble('not-offered');
    }
    if (proposal && proposal.by !== seat) throw new TableTrouble('busy');
    const next = propose(`${this.#keeper.now().toString(36)}-${seat}`, seat, wish, chairs);
    if (next.open.length === 0) return this.#carryOut(playing, seat, wish);
    await this.#changeNow((tx) => update(tx, this.id, { proposal: JSON.stringify(next) }));
    return this.#table.seq;
  }

  async #vote(playing: Playing, seat: Seat, id: string, yes: boolean): Promise<number> {
    const { proposal } = this.#table;
    if (proposal?.id !== id) throw new TableTrouble('no-such-proposal');
    // Whoever made it may take it back.
    if (!yes && (proposal.open.includes(seat) || proposal.by === seat)) {
      await this.#changeNow(async (tx) => {
        await update(tx, this.id, { proposal: null });
        await addTalk(tx, this.id, this.#keeper.now(), null, null, `declined ${seat} ${proposal.wish.is}`);
      });
      return this.#table.seq;
    }
    const next = agreed(proposal, seat);
    if (!next) throw new TableTrouble('no-such-proposal');
    if (next.open.length === 0) return this.#carryOut(playing, proposal.by, proposal.wish);
    await this.#changeNow((tx) => update(tx, this.id, { proposal: JSON.stringify(next) }));
    return this.#table.seq;
  }

  /** Everybody agreed. */
  async #carryOut(playing: Playing, by: Seat, wish: Extract<Wished, { is: 'propose' }>['wish']): Promise<number> {
    const { now } = this.#keeper;
    const at = now();
    if (wish.is === 'undo') {
      if (this.#table.proposal) await this.#changeNow((tx) => update(tx, this.id, { proposal: null }));
      return this.#append(playing, by, `undo(${wish.count})`, `agreed-${at.toString(36)}-${playing.match.seq}`, true);
    }
    const { clock, asked } = this.#table;
    const running = asked.filter((seat) => !this.#isBot(seat));
    await this.#changeNow(async (tx) => {
      await addTalk(
        tx,
        this.id,
        at,
        null,
        null,
        wish.is === 'bot' ? `bot ${wish.seat} ${wish.level}` : `${wish.is} ${by}`,
      );
      if (wish.is === 'bot') {
        const chair = { person: null, bot: wish.level, late: 0 };
        await tx.updateTable('chairs').set(chair).where('match', '=', this.id).where('seat', '=', wish.seat).execute();
        await update(tx, this.id, { proposal: null, bots: 1 });
        return;
      }
      const rests = wish.is === 'pause';
      const next = wish.is === 'resume' ? resumed(clock, running, at) : stopped(clock, at);
      await update(tx, this.id, {
        proposal: null,
        clock: next && JSON.stringify(next),
        due: dueAt(next),
        ...(wish.is === 'abandon' ? { state: 'abandoned' as const, asked: '[]', bots: 0 } : { paused: rests ? 1 : 0 }),
      });
    });
    this.drive();
    return this.#table.seq;
  }

  async #changeNow(act: (tx: Transaction<Schema>, table: StoredTable) => Promise<void>): Promise<StoredTable> {
    const { store } = this.#keeper;
    await store.write((tx) => act(tx, this.#table));
    await this.#catchUp();
    store.announce(this.id);
    return this.#table;
  }

  async #readLog(): Promise<void> {
    const { header, seed } = this.#table;
    if (!header) return;
    if (header.rules !== this.box.game.rulesVersion) throw new TableTrouble('no-such-game');
    this.#playing = new Playing(this.box, { ...header, seed }, await readEntries(this.#keeper.store, this.id));
  }

  /** Reads rows and log on from where this node stands. */
  async #catchUp(): Promise<void> {
    const { store } = this.#keeper;
    const table = await readTable(store, this.id);
    if (!table) throw new TableTrouble('no-such-table');
    this.#table = table;
    const playing = this.#playing;
    if (!playing) await this.#readLog();
    else if (table.seq > playing.match.seq) {
      for (const entry of await readEntries(store, this.id, playing.match.seq)) {
        const told = playing.enter(entry, true);
        this.#tellEntry(playing, entry.seat, entry.move, told);
      }
    }
    this.#tellTable();
    await this.#tellTalk();
  }

  /** What was entered here from this place on did not get into the log: take the log's word for it. Everybody knows the first `seq` entries. */
  async #catchUpFrom(seq: number): Promise<void> {
    try {
      const table = await readTable(this.#keeper.store, this.id);
      if (!table) return;
      this.#table = table;
      await this.#readLog();
    } catch (error) {
      // Not even readable now: whoever comes next opens the table anew.
      this.#keeper.forget(this.id);
      for (const watcher of this.#watchers) watcher.close();
      throw error instanceof TableTrouble ? error : new TableTrouble('busy');
    }
    const playing = this.#playing as Playing;
    for (const watcher of this.#watchers) {
      if (watcher.viewer === null) continue;
      watcher.send(playing.went(watcher.viewer, playing.keptSince(Math.min(seq, playing.match.seq))));
      this.#views.set(watcher.viewer, playing.match.look(watcher.viewer).view as Json);
    }
    this.#tellTable();
  }
}

async function update(tx: Transaction<Schema>, id: string, change: Partial<Schema['tables']>): Promise<void> {
  await tx.updateTable('tables').set(change).where('id', '=', id).execute();
}
