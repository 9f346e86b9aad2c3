/** A table of this browser, open on this page. The kernel runs here: people move, bots think and speak; what they decide is entered into the match that is kept. */
import { type BotName, nextBot, nextToGiveUp, Partner, type PartnerStep, type Question, turnOf } from '@sztab/bots';
import {
  advance,
  canonical,
  clone,
  fastStream,
  type Header,
  isPractice,
  type Match,
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
import { KeptMatch } from './kept-match.ts';
import type { LocalMatch } from './local-match.ts';
import { playersNow } from './stand-in.ts';
import type { Entry, TableRow } from './store.ts';
import { BotDied, Thinker } from './thinker.ts';
import { Unasked } from './unasked.ts';

/** Quick, and good enough for others to improve on. */
const SUGGESTER: BotName = 'greedy';

/** In milliseconds, after the last beat: nobody is spoken to while something is still to be seen. */
const BEFORE_SPEAKING = 600;

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
  readonly #kept: KeptMatch<S>;
  #players: readonly Sitter[];
  readonly #unasked: Unasked<S>;
  /** Null where no bot plays on the side of people. */
  readonly #partner: Partner<S> | null;
  #confers = 0;
  #thinking: { readonly seat: Seat; readonly at: number } | null = null;
  #told: (() => Promise<void>) | null = null;
  #state: TableState;
  /** The number of entries that `#state` tells of. */
  #shown: number;

  constructor(game: GameOnTable<S>, row: TableRow, entries: readonly Entry[], drives: boolean) {
    super();
    this.id = row.id;
    this.paths = { table: `/table/${row.id}`, replay: `/replay/${row.id}`, analysis: `/analysis/${row.id}` };
    this.game = game;
    this.header = row.header;
    this.#drives = drives;
    this.#kept = new KeptMatch(game.box, row, entries, { isBot: this.#isBot, changed: () => this.#changed() });
    this.#unasked = new Unasked(game.board, this.#match.moves.length);
    this.#players = row.sitters;
    this.#seat();
    this.#thinker = new Thinker(row.header.game);
    this.#partner = this.#partnerAt();
    this.#drive();
    this.#state = this.#look();
    this.#shown = this.#match.seq;
  }

  protected get local(): LocalMatch<S> {
    return this.#kept.local;
  }
  get #match(): Match<S> {
    return this.local.match;
  }
  readonly #isBot = (seat: Seat): boolean => this.sitters[seat]?.is === 'bot';
  get sitters(): readonly Sitter[] {
    return this.#players;
  }
  state = (): TableState => this.#state;
  async record(): Promise<string> {
    return writeRecord(this.#match.record());
  }
  get partner(): PartnerSide | null {
    const partner = this.#partner;
    if (!partner) return null;
    const match = this.#match;
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
    this.#unasked.note(this.#match.moves.length, move, unasked);
    // Several are asked: what one does need not wait for the others.
    if (this.#match.asks().length > 1) return this.#kept.besides(seat, move);
    return this.#kept.inTurn(seat, () => move);
  }
  resign(seat: Seat): Promise<void> {
    return this.#kept.resign(seat);
  }
  undoable(seat: Seat): number {
    return this.sitters[seat]?.is === 'bot' ? 0 : undoableMoves(this.#match, this.#screen());
  }
  whyNoUndo(): NoUndo | null {
    return whyNoUndo(this.#match, this.#screen());
  }
  undo(seat: Seat, count: number): Promise<void> {
    return this.#kept.inTurn(seat, () => {
      if (this.undoable(seat) === 0) throw new Refusal('nothing-to-undo', 'there is nothing to take back');
      return `undo(${stepsBack(this.#match, this.#screen(), count)})`;
    });
  }
  async suggest(seat: Seat): Promise<void> {
    const { box } = this.game;
    const s = box.game.imagine(this.#match.look(seat).view, fastStream(1));
    const whole =
      box.brain.partner?.commonWish(s, {
        free: new Set(),
        portions: [],
        second: false,
        was: null,
        declined: () => false,
      })?.moves ?? [];
    const asked = () => this.#match.asks().find((ask) => ask.seat === seat);
    if (whole.length > 0) {
      for (const move of whole) {
        // Somebody may have laid out another piece meanwhile.
        if (!asked()?.moves.includes(move)) break;
        await this.#kept.inTurn(seat, () => move);
      }
      return;
    }
    const prompt = asked()?.prompt;
    try {
      for (let ask = asked(); ask && ask.prompt === prompt && !this.#thinking && !this.#kept.closed; ask = asked()) {
        const match = this.#match;
        const at = match.seq;
        this.#thinking = { seat, at };
        this.#changed();
        const question = { seat, moves: ask.moves, view: match.look(seat).view };
        const move = await this.#thinker.think(SUGGESTER, question, turnOf(match.moves, seat)).finally(() => {
          this.#thinking = null;
        });
        if (at !== match.seq || !this.#isHarmless(seat, move as S['move'])) break;
        await this.#kept.inTurn(seat, () => move);
      }
    } catch (error) {
      if (!(error instanceof BotDied)) throw error;
      this.#kept.stumble('bot-died');
    } finally {
      this.#changed();
    }
  }
  hint(seat: Seat): Promise<Hint> {
    const match = this.#match;
    const moves = match.asks().find((ask) => ask.seat === seat)?.moves ?? [];
    return this.#thinker.hint({ seat, moves, view: match.look(seat).view });
  }
  pace(told: (() => Promise<void>) | null): void {
    this.#told = told;
  }
  hurry = (): void => this.#thinker.hurry();
  retry = (): void => this.#kept.retry();
  close(): void {
    this.#kept.close();
    this.forgetListeners();
    this.#thinker.close();
  }

  /** A chair that was left to a bot is a bot's. */
  #screen = (): OneScreen => ({
    ...screenOf({ ...this.#kept.row, sitters: this.sitters }),
    unasked: (place) => this.#unasked.at(place, this.local),
  });

  #look(): TableState {
    const match = this.#match;
    return {
      ...(this.#partner && { stamp: String(this.#confers) }),
      moves: match.moves.length,
      asked: match.look('public').asked,
      outcome: match.outcome,
      thinking: this.#thinking?.seat ?? null,
      trouble: this.#kept.trouble,
      ...(this.#thinker.short && { short: true as const }),
    };
  }

  #changed(): void {
    if (this.#kept.closed) return;
    // The position a bot thinks about is gone: its answer will be thrown away, so it need not go on.
    if (this.#thinking && this.#thinking.at !== this.#match.seq) this.#thinker.hurry();
    this.#seat();
    this.#drive();
    const now = this.#look();
    const { seq } = this.#match;
    if (seq === this.#shown && canonical(now) === canonical(this.#state)) return;
    this.#shown = seq;
    this.#state = now;
    this.tellListeners();
  }

  #seat(): void {
    const match = this.#match;
    const now = playersNow(this.game.box, match.state, match.outcome, this.#kept.row.sitters);
    // The same object as long as nobody has gone.
    if (canonical(now) !== canonical(this.#players)) this.#players = now;
  }

  /** Lets the next bot think, if one is asked. */
  #drive(): void {
    if (!this.#drives || this.#kept.closed || this.#thinking || this.#kept.trouble) return;
    const match = this.#match;
    const quits = nextToGiveUp(this.game.box, match, this.#isBot);
    if (quits !== null) {
      void this.#kept.inTurn(quits, () => 'resign');
      return;
    }
    if (this.#partner && match.header.seats.some((_, seat) => !this.#isBot(seat))) {
      void this.#confer(this.#partner).catch(this.#died);
      return;
    }
    const ask = nextBot(this.game.box, match, this.#isBot);
    if (!ask) return;
    const { seat, moves } = ask;
    const sitter = this.sitters[seat];
    if (sitter?.is !== 'bot') return;
    this.#thinking = { seat, at: match.seq };
    void this.#think(sitter.level as BotName, { seat, moves, view: match.look(seat).view }, match.seq);
  }

  /** Whether nothing would come to light by this move. */
  #isHarmless(seat: Seat, move: S['move']): boolean {
    const table = clone(this.#match.state) as S['state'];
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
      this.#isBot,
      { manner: 'ask', floor },
      (view, seat, moves) => this.#thinker.weigh(view, seat, moves),
      (note) => this.#kept.note(note),
    );
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
    if (!this.#kept.closed) this.#kept.stumble('bot-died');
    this.#changed();
  };

  /** Lets the bots that play with people do what they may, or ask for what they may not. */
  async #confer(partner: Partner<S>): Promise<void> {
    const match = this.#match;
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
      if (at !== match.seq || this.#kept.closed) break;
      step = await partner.heed(match, seat, move as S['move']);
      if (partner.offer && this.#told) await new Promise((resolve) => setTimeout(resolve, BEFORE_SPEAKING));
    }
    if (step.is === 'play') await this.#told?.();
    this.#thinking = null;
    this.#confers++;
    const { seat, move } = step.is === 'play' ? step : { seat: 0, move: null };
    if (move !== null && at === match.seq) await this.#kept.inTurn(seat, () => move);
    this.#changed();
  }

  async #think(level: BotName, question: Question<S>, at: number): Promise<void> {
    try {
      const turn = turnOf(this.#match.moves, question.seat);
      const move = await this.#thinker.think(level, question, turn);
      await this.#told?.();
      this.#thinking = null;
      if (at === this.#match.seq) await this.#kept.inTurn(question.seat, () => move);
      this.#changed();
    } catch (error) {
      this.#died(error);
    }
  }
}
