/** A table online, open on this page. The rules run on the server; here is only what this viewer may know. */
import {
  canonical,
  type Header,
  type Json,
  type Outcome,
  Refusal,
  readRecord,
  type Seat,
  type Shape,
  type Sight,
  type Viewer,
} from '@sztab/kernel';
import type { GameOnTable, Heard } from '@sztab/pieces';
import {
  type CourseAnswer,
  type FromServer,
  follow,
  type KnownMoment,
  MisfitDelta,
  type Proposed,
  type TableInfo,
  type TalkLine,
  type Went,
} from '@sztab/protocol';
import { LocalMatch } from '../../local/local-match.ts';
import { saveFile } from '../../local/records.ts';
import { updates } from '../../look/updates.ts';
import type { CannotUndo, OnlineSide, PartnerSide, Player, TableHandle, TableState } from '../../tables/handle.ts';
import { api } from '../connection/api.ts';
import { Connection, type ConnectionState, socketUrl } from '../connection/connection.ts';

/** In milliseconds: how long until somebody who came back too late may be replaced again; null where nobody did. */
const graceIn = ({ chairs }: TableInfo): number | null => {
  const all = chairs.flatMap(({ grace }) => grace ?? []);
  return all.length > 0 ? Math.min(...all) : null;
};
const withoutGrace = (info: TableInfo): TableInfo => ({
  ...info,
  chairs: info.chairs.map(({ grace: _, ...chair }) => chair),
});

/** The server sends how much time is left. Here it runs by this device's clock, from now on or, in an open window, from when the window begins to cost time. */
const byOwnClock = (info: TableInfo): TableInfo =>
  info.clock ? { ...info, clock: { ...info.clock, at: Date.now() + (info.clock.wait ?? 0) } } : info;

const TROUBLE = { open: null, cut: 'reconnecting', outdated: 'outdated', refused: 'shut-out' } as const;

/** Does something that needs a name; whoever has none is asked for it first, and may decline. */
export type Enter = (act: () => Promise<void>) => void;

export class OnlineTable<S extends Shape> implements TableHandle<S> {
  readonly id: string;
  readonly game: GameOnTable<S>;
  readonly paths: TableHandle['paths'];
  readonly #invite: string | null;
  readonly #enter: Enter;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  #header: Header;
  #info: TableInfo;
  #moments: readonly KnownMoment[];
  #went: Went;
  #talk: readonly TalkLine[];
  /** Only the last moments are known yet. */
  #brief: boolean;
  #connectionState: ConnectionState = 'open';
  /** A move that was sent and not answered yet; `made`: how many own moves were known then. */
  #pending: { readonly made: number; readonly done: Promise<void> } | null = null;
  /** The whole match, once it is over and has no secrets left. */
  #whole: LocalMatch<S> | null = null;
  #state: TableState;
  readonly #heard = new Map<number, readonly Heard<S>[]>();
  readonly #sights = new Map<number, Sight<S['view'], S['move']>>();
  #side: OnlineSide;
  #closed = false;
  #grace: ReturnType<typeof setTimeout> | undefined;

  constructor(game: GameOnTable<S>, answer: CourseAnswer, invite: string | null, enter: Enter = (act) => void act()) {
    this.game = game;
    this.#enter = enter;
    this.id = answer.table.id;
    this.#invite = invite;
    const more = invite ? `?invite=${encodeURIComponent(invite)}` : '';
    this.paths = {
      table: `/t/${this.id}${more}`,
      replay: `/t/${this.id}/replay${more}`,
      analysis: `/t/${this.id}/analysis${more}`,
    };
    this.#header = answer.header;
    this.#info = byOwnClock(answer.table);
    this.#endGrace();
    this.#moments = follow([], answer.went);
    this.#went = answer.went;
    this.#talk = answer.talk;
    this.#brief = answer.went.untold !== undefined;
    this.#side = this.#sideNow();
    this.#state = this.#look();
    this.#connection = new Connection({
      url: socketUrl(this.id, invite),
      known: () => this.#went.seq,
      onMessage: (message) => this.#hear(message),
      onState: (state) => {
        this.#connectionState = state;
        this.#changed();
        // If this fails, the next connection tries again.
        if (state === 'open' && this.#brief) this.#takeWhole().catch(() => {});
      },
    });
    if (answer.went.outcome) void this.#uncover();
  }

  get header(): Header {
    return this.#header;
  }
  get sitters(): readonly Player[] {
    return this.#info.chairs.map(({ seat, who }, i): Player => {
      if (who?.is === 'bot') return { is: 'bot', level: who.level };
      if (seat === this.#info.seat) return { is: 'you', name: who?.name ?? '' };
      return { is: 'remote', name: who?.name ?? this.#header.seats[i]?.name ?? '', here: who?.here ?? false };
    });
  }
  get online(): OnlineSide {
    return this.#side;
  }
  /** The bots play on the server, so whatever is said to them is a request. */
  get partner(): PartnerSide | null {
    const told = this.#info.partner;
    if (!told) return null;
    const request: Connection['request'] = (...asked) => this.#connection.request(...asked);
    // Refused because it came too late: what the table has sent meanwhile is drawn instead.
    const say = (said: Parameters<Connection['request']>[0]): void => void request(said).catch(() => this.#changed());
    const { seat } = this.#info;
    return {
      offer: this.#offered(),
      yes: told.yes,
      said: told.said,
      came: told.came,
      settings: { manner: (seat === null ? null : told.manners[seat]) ?? 'ask', floor: told.floor },
      decides: told.decides,
      answer: (offer, _seat, answer) => say({ is: 'answer', offer, answer }),
      ask: (favour, _person, bot) => say({ is: 'favour', bot, favour }),
      set: ({ manner }) => {
        if (seat !== null && this.#goes()) say({ is: 'manner', manner });
      },
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  state = (): TableState => this.#state;

  sight(viewer: Viewer, after: number = this.#moments.length - 1): Sight<S['view'], S['move']> {
    if (this.#whole && viewer !== this.#eyes()) return this.#whole.sight(viewer, after);
    let sight = this.#sights.get(after);
    if (!sight) {
      const moment = this.#moments[after];
      if (!moment) throw new RangeError(`there are ${this.#moments.length - 1} moves, not ${after}`);
      const moves = after === this.#moments.length - 1 && this.#goes() ? (this.#went.moves as S['move'][]) : [];
      sight = { view: moment.view as S['view'], asked: moment.asked, moves };
      this.#sights.set(after, sight);
    }
    return sight;
  }
  heard(viewer: Viewer, after: number = this.#moments.length - 1): readonly Heard<S>[] {
    if (this.#whole && viewer !== this.#eyes()) return this.#whole.heard(viewer, after);
    let heard = this.#heard.get(after);
    if (!heard) {
      heard = this.#moments
        .slice(0, after + 1)
        .flatMap((moment, at) => moment.heard.map((event) => ({ at, event: event as S['event'] })));
      this.#heard.set(after, heard);
    }
    return heard;
  }
  movers = (): readonly Seat[] => this.#moments.slice(1).map(({ seat }) => seat as Seat);

  /** A second click while the first move is under way counts as the same click. The server sends the moment of a move before it answers the request. */
  play(_seat: Seat, move: S['move']): Promise<void> {
    const made = this.#moments.filter(({ seat }) => seat === this.#info.seat).length;
    if (this.#pending?.made === made) return this.#pending.done;
    const done = this.#connection.request({ is: 'move', at: this.#went.seq, move }).finally(() => {
      if (this.#pending?.done === done) this.#pending = null;
      this.#changed();
    });
    this.#pending = { made, done };
    this.#changed();
    return done;
  }
  undoable = (seat: Seat): number => (seat === this.#info.seat && this.#goes() ? this.#went.undo : 0);
  whyNoUndo(seat: Seat): CannotUndo | null {
    if (this.undoable(seat) > 0) return null;
    if (this.#went.outcome) return { why: 'over' };
    if (!this.#goes()) return { why: 'rests' };
    const movers = this.movers();
    const last = movers.at(-1);
    if (last === undefined || !movers.includes(seat)) return { why: 'nothing' };
    if (!this.game.box.game.takeBack) return { why: 'stands', by: seat };
    return last === seat ? { why: 'light' } : { why: 'moved', by: last };
  }
  undo(_seat: Seat, count: number): Promise<void> {
    if (this.#went.undo === 0) return Promise.reject(new Refusal('nothing-to-undo', 'there is nothing to take back'));
    return this.#connection.request({ is: 'undo', at: this.#went.seq, count: Math.min(count, this.#went.undo) });
  }
  resign(): Promise<void> {
    // In a game that is lost together, the others have to agree.
    const others = this.#info.chairs.some(({ seat, who }) => who?.is === 'person' && seat !== this.#info.seat);
    if (this.game.box.lid.together && others)
      return this.#connection.request({ is: 'propose', wish: { is: 'resign' } });
    return this.#connection.request({ is: 'resign', at: this.#went.seq });
  }
  suggest = (): Promise<void> => Promise.resolve();
  // Bots play on the server and cannot be slowed down from here; their moves wait in the director's queue.
  pace = (): void => {};
  hurry = (): void => {};
  retry = (): void => (this.#connectionState === 'outdated' ? void updates.take() : this.#connection.retry());
  close(): void {
    this.#closed = true;
    clearTimeout(this.#grace);
    this.#connection.close();
    this.#listeners.clear();
  }

  #eyes = (): Viewer => this.#info.seat ?? 'public';
  /** False while the table is paused, gathers, or is over: nothing can be decided then. */
  #goes = (): boolean => this.#info.state === 'playing' && !this.#info.paused && !this.#went.outcome;

  /** An offer that was made before the last move no longer stands. */
  #offered(): PartnerSide['offer'] {
    const offer = this.#info.partner?.offer ?? null;
    return offer?.version === this.#went.seq && this.#goes() ? offer : null;
  }

  /** Whether the move that was sent answers a window: the server keeps such an answer back for a while. */
  #answered = (): boolean =>
    this.#pending !== null &&
    (this.#moments.at(-1)?.asked ?? []).some(({ seat, window }) => window === true && seat === this.#info.seat);

  /** The server says when a grace begins, not when it is over. */
  #endGrace(): void {
    clearTimeout(this.#grace);
    const wait = graceIn(this.#info);
    if (wait === null) return;
    this.#grace = setTimeout(() => {
      this.#info = withoutGrace(this.#info);
      this.#changed();
    }, wait);
  }

  #hear(message: FromServer): void {
    switch (message.is) {
      case 'went':
        this.#goOn(message);
        return;
      case 'table': {
        // This person sees something else now: they sit on another chair, or a match that was brought here begins.
        const began = this.#info.state === 'gathering' && message.table.state !== 'gathering';
        const moved = began || message.table.seat !== this.#info.seat;
        this.#info = byOwnClock(message.table);
        this.#endGrace();
        this.#sights.clear();
        if (moved) void this.#startOver();
        break;
      }
      case 'said': {
        const last = this.#talk.at(-1)?.n ?? -1;
        this.#talk = [...this.#talk, ...message.lines.filter(({ n }) => n > last)];
        break;
      }
    }
    this.#changed();
  }

  #goOn(went: Went): void {
    try {
      this.#moments = follow(this.#moments, went);
    } catch (error) {
      if (!(error instanceof MisfitDelta)) throw error;
      void this.#startOver();
      return;
    }
    this.#went = went;
    if (went.clock) this.#info = byOwnClock({ ...this.#info, clock: went.clock });
    this.#info = { ...this.#info, asked: (this.#moments.at(-1)?.asked ?? []).map(({ seat }) => seat) };
    this.#sights.clear();
    this.#heard.clear();
    if (went.outcome) void this.#uncover();
    this.#changed();
  }

  /** Reads the whole course again: a delta did not fit, or this person sees something else now. */
  async #startOver(): Promise<void> {
    await this.#takeWhole().catch(() => this.#connection.retry());
  }

  /** `askOn` asks for what has happened since the answer was made. */
  async #takeWhole(askOn = () => this.#connection.join(true)): Promise<void> {
    const answer = await api.course(this.id, this.#invite);
    if (this.#closed) return;
    this.#info = byOwnClock(answer.table);
    this.#endGrace();
    this.#moments = follow([], answer.went);
    this.#went = answer.went;
    this.#talk = answer.talk;
    this.#brief = false;
    this.#sights.clear();
    this.#heard.clear();
    askOn();
    this.#changed();
  }

  /** The game is over: the record shows everything, to everybody. */
  async #uncover(): Promise<void> {
    if (this.#whole) return;
    // Without the record the own course is still there; opening the page again tries once more.
    await this.record().catch(() => undefined);
  }

  async record(): Promise<string> {
    const text = await api.record(this.id, this.#invite);
    const { record } = readRecord(text);
    if (!this.#whole && !this.#closed) {
      this.#whole = new LocalMatch(this.game.box, record.header, record.entries);
      this.#header = record.header;
      this.#changed();
    }
    return text;
  }

  #sideNow(): OnlineSide {
    return {
      info: this.#info,
      talk: this.#talk,
      say: (text) => this.#connection.request({ is: 'say', text }),
      propose: (proposed: Proposed) => this.#connection.request({ is: 'propose', wish: proposed }),
      vote: (proposal, yes) => this.#connection.request({ is: 'vote', proposal, yes }),
      leave: async () => {
        await api.stand(this.id);
      },
      sit: (seat) =>
        new Promise((resolve, reject) => {
          const take = async (): Promise<void> => {
            await api.sit(this.id, { seat, ...(this.#invite ? { invite: this.#invite } : {}) });
            // The connection may have been opened before this person had a name.
            await this.#takeWhole(() => this.#connection.retry()).catch(() => this.#connection.retry());
          };
          this.#enter(() => take().then(resolve, reject));
        }),
      again: async () => {
        const { id, invite } = await api.again(this.id);
        return `/t/${id}?invite=${encodeURIComponent(invite)}`;
      },
      saveRecord: async () => {
        const over = this.#info.state === 'over';
        const text = await api.record(this.id, this.#invite);
        saveFile({ name: `${this.#header.game}-${this.id}.${over ? 'sztab' : 'json'}`, text });
      },
    };
  }

  #look(): TableState {
    const outcome: Outcome | null = this.#went.outcome;
    const asked = this.#moments.at(-1)?.asked ?? [];
    const isBot = ({ seat }: { seat: Seat }): boolean => this.#info.chairs[seat]?.who?.is === 'bot';
    // Bots on the side of people wait while one of these may still move, and for the answer to their offer.
    const waits = this.#info.partner && (this.#offered() || !asked.filter(({ optional }) => !optional).every(isBot));
    const thinking = waits ? null : (asked.find(isBot)?.seat ?? null);
    const { seq } = this.#went;
    return {
      moves: this.#moments.length - 1,
      asked,
      outcome,
      thinking: outcome ? null : thinking,
      ...(this.#answered() ? { answered: true as const } : {}),
      trouble: TROUBLE[this.#connectionState],
      // Changes with everything that is drawn, so that the page is drawn again.
      stamp: canonical({
        seq,
        info: this.#info,
        talk: this.#talk.length,
        whole: this.#whole !== null,
        brief: this.#brief,
      } as unknown as Json),
    };
  }

  #changed(): void {
    if (this.#closed) return;
    const next = this.#look();
    if (canonical(next as unknown as Json) === canonical(this.#state as unknown as Json)) return;
    this.#state = next;
    this.#side = this.#sideNow();
    for (const listener of this.#listeners) listener();
  }
}
