/**
 * A table of this browser, open on this page. The kernel runs here; every entry is on the disk before anybody sees it.
 * All that changes the table goes through one queue, so that a click, a bot and another tab never interleave.
 */
import {
  type BotName,
  nextBot,
  nextToGiveUp,
  Partner,
  type PartnerNote,
  type PartnerStep,
  type Question,
  turnOf,
} from '@sztab/bots';
import {
  advance,
  canonical,
  clone,
  fastStream,
  type Header,
  isPractice,
  type NoUndo,
  type OneScreen,
  Refusal,
  type Seat,
  type Shape,
  stepsBack,
  undoableMoves,
  whyNoUndo,
  writeRecord,
} from '@sztab/kernel';
import type { GameOnTable } from '@sztab/pieces';
import type { Hint, PartnerSide, Sitter, TableHandle, TableState } from '../tables/handle.ts';
import { BrowserTable } from './browser-table.ts';
import { LocalMatch } from './local-match.ts';
import { announce, keepUp } from './news.ts';
import { playersNow } from './stand-in.ts';
import { append, type Entry, putTable, readTable, StoreError, type TableRow } from './store.ts';
import { BotDied, Thinker } from './thinker.ts';
import { Unasked } from './unasked.ts';

/** Quick, and good enough for others to improve on. */
const SUGGESTER: BotName = 'greedy';

/** In milliseconds, after the last beat: nobody is spoken to while something is still to be seen. */
const BEFORE_SPEAKING = 600;

type Trouble = NonNullable<TableState['trouble']>;

/** How far undo goes at this table. */
export const screenOf = ({ header, sitters, stops }: Pick<TableRow, 'header' | 'sitters' | 'stops'>): OneScreen => ({
  isBot: (seat) => sitters[seat]?.is === 'bot',
  free: stops !== true || isPractice(header),
});

export class LocalTable<S extends Shape> extends BrowserTable<S> implements TableHandle<S> {
  readonly id: string;
  readonly game: GameOnTable<S>;
  readonly header: Header;
  readonly paths: TableHandle['paths'];
  readonly online = null;
  /** False: this page only looks on, and leaves the bots to whoever plays. */
  readonly #drives: boolean;
  readonly #thinker: Thinker;
  readonly #leave: () => void;
  #row: TableRow;
  #players: readonly Sitter[];
  protected local: LocalMatch<S>;
  readonly #unasked: Unasked<S>;
  /** Null where no bot plays on the side of people. */
  readonly #partner: Partner<S> | null;
  #confers = 0;
  #thinking: { readonly seat: Seat; readonly at: number } | null = null;
  #trouble: Trouble | null = null;
  #told: (() => Promise<void>) | null = null;
  /** Goes on with what trouble interrupted. */
  #resume: (() => void) | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;
  #state: TableState;
  /** The number of entries that `#state` tells of. */
  #shown: number;

  constructor(game: GameOnTable<S>, row: TableRow, entries: readonly Entry[], drives: boolean) {
    super();
    this.id = row.id;
    this.paths = { table: `/table/${row.id}`, replay: `/replay/${row.id}`, analysis: `/analysis/${row.id}` };
    this.game = game;
    this.header = row.header;
    this.#row = row;
    this.#drives = drives;
    this.local = new LocalMatch(game.box, row.header, entries);
    this.#unasked = new Unasked(game.board, this.local.match.moves.length);
    this.#players = row.sitters;
    this.#seat();
    this.#thinker = new Thinker(row.header.game);
    this.#partner = this.#partnerAt();
    this.#leave = keepUp(row.id, (seq) => {
      if (seq === null || seq < 0 || seq > this.local.match.seq) void this.#afterwards(() => this.#catchUp());
    });
    this.#drive();
    this.#state = this.#look();
    this.#shown = this.local.match.seq;
  }

  get sitters(): readonly Sitter[] {
    return this.#players;
  }
  state = (): TableState => this.#state;
  async record(): Promise<string> {
    return writeRecord(this.local.match.record());
  }
  get partner(): PartnerSide | null {
    const partner = this.#partner;
    if (!partner) return null;
    const { match } = this.local;
    const { offer, yes, said, came, settings, decides } = partner;
    return {
      offer,
      yes,
      said,
      came,
      settings,
      decides,
      answer: (id, seat, answer) => {
        // At one screen nobody is waited for: the other may be asked at once.
        partner.answer(match, id, seat, answer, true);
        this.#spoke();
      },
      ask: (favour, person, bot) => {
        void partner.ask(match, favour, person, bot, () => this.#spoke()).then(() => this.#spoke(), this.#died);
      },
      set: (next) => {
        partner.settings = next;
        this.#spoke();
      },
    };
  }

  play(seat: Seat, move: S['move'], unasked = false): Promise<void> {
    this.#unasked.note(this.local.match.moves.length, move, unasked);
    return this.#atOnce() ? this.#besides(seat, move) : this.#inTurn(seat, () => move);
  }
  /** In any position: a bot may have moved meanwhile. */
  resign(seat: Seat): Promise<void> {
    return this.#afterwards(async () => {
      if (!this.#closed) await this.#enter(seat, 'resign');
    });
  }
  undoable(seat: Seat): number {
    return this.sitters[seat]?.is === 'bot' ? 0 : undoableMoves(this.local.match, this.#screen());
  }
  whyNoUndo(): NoUndo | null {
    return whyNoUndo(this.local.match, this.#screen());
  }
  undo(seat: Seat, count: number): Promise<void> {
    return this.#inTurn(seat, () => {
      if (this.undoable(seat) === 0) throw new Refusal('nothing-to-undo', 'there is nothing to take back');
      return `undo(${stepsBack(this.local.match, this.#screen(), count)})`;
    });
  }
  async suggest(seat: Seat): Promise<void> {
    const { box } = this.game;
    const s = box.game.imagine(this.local.match.look(seat).view, fastStream(1));
    const whole =
      box.brain.partner?.commonWish(s, { free: new Set(), second: false, was: null, declined: () => false })?.moves ??
      [];
    const asked = () => this.local.match.asks().find((ask) => ask.seat === seat);
    if (whole.length > 0) {
      for (const move of whole) {
        // Somebody may have laid out another piece meanwhile.
        if (!asked()?.moves.includes(move)) break;
        await this.#inTurn(seat, () => move);
      }
      return;
    }
    const prompt = asked()?.prompt;
    try {
      for (let ask = asked(); ask && ask.prompt === prompt && !this.#thinking && !this.#closed; ask = asked()) {
        const { match } = this.local;
        const at = match.seq;
        this.#thinking = { seat, at };
        this.#changed();
        const question = { seat, moves: ask.moves, view: match.look(seat).view };
        const move = await this.#thinker.think(SUGGESTER, question, turnOf(match.moves, seat)).finally(() => {
          this.#thinking = null;
        });
        if (at !== match.seq || !this.#isHarmless(seat, move as S['move'])) break;
        await this.#inTurn(seat, () => move);
      }
    } catch (error) {
      if (!(error instanceof BotDied)) throw error;
      this.#trouble ??= 'bot-died';
    } finally {
      this.#changed();
    }
  }
  hint(seat: Seat): Promise<Hint> {
    const { match } = this.local;
    const moves = match.asks().find((ask) => ask.seat === seat)?.moves ?? [];
    return this.#thinker.hint({ seat, moves, view: match.look(seat).view });
  }
  pace(told: (() => Promise<void>) | null): void {
    this.#told = told;
  }
  hurry = (): void => this.#thinker.hurry();
  retry(): void {
    const lost = this.#trouble === 'storage-lost';
    const resume = this.#resume;
    this.#trouble = null;
    this.#resume = null;
    if (resume) resume();
    else if (lost) void this.#afterwards(() => this.#restore());
    this.#changed();
  }
  close(): void {
    this.#closed = true;
    this.#leave();
    this.forgetListeners();
    this.#thinker.close();
    this.#resume?.();
  }

  /** A chair that was left to a bot is a bot's. */
  #screen = (): OneScreen => ({
    ...screenOf({ ...this.#row, sitters: this.sitters }),
    unasked: (place) => this.#unasked.at(place, this.local),
  });

  /** Puts an act into the queue; whether it failed is for the one who waits for it, not for those behind. */
  #afterwards<X>(act: () => Promise<X>): Promise<X> {
    const done = this.#queue.then(act);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** Enters what `decide` says once everything before it is done; silently not, if the position is another one by then. */
  #inTurn(seat: Seat, decide: () => string): Promise<void> {
    const at = this.local.match.seq;
    return this.#afterwards(async () => {
      if (!this.#closed && at === this.local.match.seq) await this.#enter(seat, decide());
    });
  }

  /** Several are asked: what one does need not wait for the others. */
  #atOnce(): boolean {
    return this.local.match.asks().length > 1;
  }

  /** Moves made at the same time count in the order in which they arrive, as long as they are still possible. */
  #besides(seat: Seat, move: S['move']): Promise<void> {
    return this.#afterwards(async () => {
      if (this.#closed) return;
      const offered = this.local.match.asks().find((ask) => ask.seat === seat)?.moves ?? [];
      if (!offered.includes(move)) throw new Refusal('not-offered', 'somebody else was quicker');
      await this.#enter(seat, move);
    });
  }

  async #enter(seat: Seat, move: string): Promise<void> {
    const at = this.local.match.seq;
    const entry: Entry = { role: this.header.seats[seat]?.role ?? '', move };
    const { summary, foreseen } = this.local.foresee(seat, move, this.#row.sitters);
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
    this.local.enter(entry, foreseen);
    announce(this.id, this.local.match.seq);
    this.#changed();
  }

  /** Another tab was first at this place. Only a person needs to be told, and only if the other entry is not the same. */
  async #beaten(at: number, entry: Entry, seat: Seat): Promise<void> {
    await this.#catchUp();
    const winner = this.local.match.entries[at];
    const same = winner?.role === entry.role && winner.move === entry.move;
    if (!same && this.sitters[seat]?.is !== 'bot') this.#trouble ??= 'other-tab';
    this.#changed();
  }

  /** Reads on in the log where this page left off; from the start if it does not fit, as when a table was restored elsewhere. */
  async #catchUp(): Promise<void> {
    const found = await readTable(this.id, this.local.match.seq).catch(() => null);
    if (this.#closed) return;
    if (!found) this.#trouble ??= 'storage-lost';
    else {
      this.#row = found.row;
      try {
        for (const entry of found.entries) this.local.enter(entry);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const whole = await readTable(this.id);
        if (whole) this.local = new LocalMatch(this.game.box, this.header, whole.entries);
      }
    }
    this.#changed();
  }

  /** The store was emptied under us, but this page still knows the whole game: write it down again. */
  async #restore(): Promise<void> {
    try {
      if ((await readTable(this.id)) === null) await putTable(this.#row, this.local.match.entries);
    } catch (error) {
      // Still no store: whoever writes next will say so.
      if (!(error instanceof StoreError)) throw error;
    }
  }

  #stuck(trouble: Trouble): Promise<void> {
    return new Promise((resolve) => {
      this.#trouble = trouble;
      this.#resume = resolve;
      this.#changed();
    });
  }

  #look(): TableState {
    const { match } = this.local;
    return {
      ...(this.#partner && { stamp: String(this.#confers) }),
      moves: match.moves.length,
      asked: match.look('public').asked,
      outcome: match.outcome,
      thinking: this.#thinking?.seat ?? null,
      trouble: this.#trouble,
      ...(this.#thinker.short && { short: true as const }),
    };
  }

  #changed(): void {
    if (this.#closed) return;
    // The position a bot thinks about is gone: its answer will be thrown away, so it need not go on.
    if (this.#thinking && this.#thinking.at !== this.local.match.seq) this.#thinker.hurry();
    this.#seat();
    this.#drive();
    const now = this.#look();
    const { seq } = this.local.match;
    if (seq === this.#shown && canonical(now) === canonical(this.#state)) return;
    this.#shown = seq;
    this.#state = now;
    this.tellListeners();
  }

  #seat(): void {
    const { match } = this.local;
    const now = playersNow(this.game.box, match.state, match.outcome, this.#row.sitters);
    // The same object as long as nobody has gone.
    if (canonical(now) !== canonical(this.#players)) this.#players = now;
  }

  /** Lets the next bot think, if one is asked. */
  #drive(): void {
    if (!this.#drives || this.#closed || this.#thinking || this.#trouble) return;
    const { match } = this.local;
    const isBot = (seat: Seat): boolean => this.sitters[seat]?.is === 'bot';
    const quits = nextToGiveUp(this.game.box, match, isBot);
    if (quits !== null) {
      void this.#inTurn(quits, () => 'resign');
      return;
    }
    if (this.#partner && match.header.seats.some((_, seat) => !isBot(seat))) {
      void this.#confer(this.#partner).catch(this.#died);
      return;
    }
    const ask = nextBot(this.game.box, match, isBot);
    if (!ask) return;
    const { seat, moves } = ask;
    const sitter = this.sitters[seat];
    if (sitter?.is !== 'bot') return;
    this.#thinking = { seat, at: match.seq };
    void this.#think(sitter.level as BotName, { seat, moves, view: match.look(seat).view }, match.seq);
  }

  /** Whether nothing would come to light by this move. */
  #isHarmless(seat: Seat, move: S['move']): boolean {
    const table = clone(this.local.match.state) as S['state'];
    const before = table.barriers;
    advance(this.game.box.game, table, seat, move);
    return table.barriers === before;
  }

  #partnerAt(): Partner<S> | null {
    const { box } = this.game;
    const floor = box.brain.partner?.floors[0];
    if (floor === undefined) return null;
    return new Partner<S>(
      box,
      (seat) => this.sitters[seat]?.is === 'bot',
      { manner: 'ask', floor },
      (view, seat, moves) => this.#thinker.weigh(view, seat, moves),
      (note) => this.#keep(note),
    );
  }

  /** What was proposed and answered stays with the table; it is written with the next entry. */
  #keep(note: PartnerNote): void {
    this.#row = { ...this.#row, told: [...(this.#row.told ?? []), note] };
  }

  /** Something was said: the bots may go on, and the page is to show it. */
  #spoke(): void {
    this.#confers++;
    this.#changed();
  }

  readonly #died = (error: unknown): void => {
    this.#thinking = null;
    // An answer that the rules refuse is as good as none.
    if (!(error instanceof BotDied || error instanceof Refusal)) throw error;
    if (!this.#closed) this.#trouble ??= 'bot-died';
    this.#changed();
  };

  /** Lets the bots that play with people do what they may, or ask for what they may not. */
  async #confer(partner: Partner<S>): Promise<void> {
    const { match } = this.local;
    const before = partner.offer;
    let step: PartnerStep<S['move']> = partner.next(match);
    if (partner.offer !== before) this.#confers++;
    if (step.is === 'wait') return;
    const at = match.seq;
    this.#thinking = { seat: step.seat, at };
    while (step.is === 'think') {
      const { seat, moves } = step;
      const sitter = this.sitters[seat];
      if (sitter?.is !== 'bot') break;
      const move = await this.#thinker.think(
        sitter.level as BotName,
        { seat, moves, view: match.look(seat).view },
        turnOf(match.moves, seat),
      );
      await this.#told?.();
      if (at !== match.seq || this.#closed) break;
      step = await partner.heed(match, seat, move as S['move']);
      if (partner.offer && this.#told) await new Promise((resolve) => setTimeout(resolve, BEFORE_SPEAKING));
    }
    if (step.is === 'play') await this.#told?.();
    this.#thinking = null;
    this.#confers++;
    const { seat, move } = step.is === 'play' ? step : { seat: 0, move: null };
    if (move !== null && at === match.seq) await this.#inTurn(seat, () => move);
    this.#changed();
  }

  async #think(level: BotName, question: Question<S>, at: number): Promise<void> {
    try {
      const turn = turnOf(this.local.match.moves, question.seat);
      const move = await this.#thinker.think(level, question, turn);
      await this.#told?.();
      this.#thinking = null;
      if (at === this.local.match.seq) await this.#inTurn(question.seat, () => move);
      this.#changed();
    } catch (error) {
      this.#died(error);
    }
  }
}
