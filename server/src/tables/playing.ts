/** A match in memory, with what the server needs besides: where each request's entry stands, and what each viewer may be sent. */
import {
  type Ask,
  type GameBox,
  type Header,
  type Json,
  Match,
  openly,
  Refusal,
  type Seat,
  type Shape,
  type Sight,
  type Told,
  takenBack,
  type Viewer,
} from '@sztab/kernel';
import { fingerprintOf, type Went } from '@sztab/protocol';
import { LogSeal } from './log-seal.ts';
import { type RequestKey, readLogKey } from './request-key.ts';
import { inSlices } from './slices.ts';
import { Stumbled } from './trouble.ts';

export interface LogEntry {
  readonly seat: Seat;
  readonly move: string;
  readonly key: string;
}

export class Playing<S extends Shape = Shape> {
  readonly box: GameBox<S>;
  readonly match: Match<S>;
  /** How many moves counted after 0, 1, 2 … entries. From it follows which moments a client that was away has to drop. */
  readonly #counted: number[] = [0];
  /** By the name of the request (`request-key.ts`). */
  readonly #places = new Map<string, { readonly place: number; readonly content: string }>();
  readonly #seal: LogSeal;
  /** Who is asked now, and the public part of it: computed once per entry, for all viewers. */
  #asks: readonly Ask<S['move']>[] | null = null;
  #asked: Sight<S['view'], S['move']>['asked'] = [];

  /** `header` with its seed. Entries were checked when they were written and are not checked again. Works in slices. */
  static async open<S extends Shape>(
    box: GameBox<S>,
    header: Header,
    entries: readonly LogEntry[],
  ): Promise<Playing<S>> {
    return new Playing(box, await inSlices(Match.resuming(box.game, header, entries)), entries);
  }

  private constructor(box: GameBox<S>, match: Match<S>, entries: readonly LogEntry[]) {
    this.box = box;
    this.match = match;
    this.#seal = new LogSeal(match.header, entries);
    let counted = 0;
    entries.forEach(({ move, key }, place) => {
      const back = takenBack(move);
      counted += back > 0 ? -back : 1;
      this.#note(key, place);
      this.#counted.push(counted);
    });
  }

  /** Of all entries so far, for the table's row. */
  get seal(): string {
    return this.#seal.text;
  }

  #note(key: string, place: number): void {
    const { name, content } = readLogKey(key);
    this.#places.set(name, { place, content });
  }

  /** The place of this request's entry; undefined if there is none. `isSame`: it asked for the same. */
  placeOf({ name, content }: RequestKey): { readonly place: number; readonly isSame: boolean } | undefined {
    const entry = this.#places.get(name);
    return entry && { place: entry.place, isSame: entry.content === content };
  }

  asks = (): readonly Ask<S['move']>[] => {
    if (!this.#asks) {
      this.#asks = stumbling(() => this.match.asks());
      this.#asked = this.#asks.map(openly);
    }
    return this.#asks;
  };

  look(viewer: Viewer): Sight<S['view'], S['move']> {
    const moves = this.asks().find(({ seat }) => seat === viewer)?.moves ?? [];
    return { view: stumbling(() => this.box.game.view(this.match.state, viewer)), asked: this.#asked, moves };
  }

  /** Throws if the view of any viewer cannot be made. */
  mustBeSeen(): void {
    for (const viewer of ['public' as const, ...this.match.header.seats.keys()]) this.look(viewer);
  }

  /** Whether the seats that the stored row says are asked are asked: a quick check that the log fits the row. */
  asksAsLeft(asked: readonly Seat[]): boolean {
    const asks = this.asks();
    return asked.length > 0 === asks.length > 0 && asked.every((seat) => asks.some((ask) => ask.seat === seat));
  }

  /** Enters a move, `resign` or `undo(n)`, or throws a `Refusal`; `consent` says that everybody agreed to an undo. */
  enter({ seat, move, key }: LogEntry, consent: boolean): Told<S['event']>[] {
    const { match } = this;
    const told = stumbling(() => match.enter(seat, move, consent, this.asks()));
    this.#asks = null;
    this.#seal.add({ seat, move });
    this.#note(key, match.seq - 1);
    this.#counted.push(match.moves.length);
    return told;
  }

  /** Enters what another node has written. It was legal there; if it is not here, the two differ and neither log nor state can be trusted. */
  follow(entry: LogEntry): Told<S['event']>[] {
    try {
      return this.enter(entry, true);
    } catch (error) {
      throw error instanceof Refusal
        ? new Stumbled('the log has a move that was never offered', { cause: error })
        : error;
    }
  }

  /** How many moments of a client that knows the first `known` entries still count. The opening is the first moment. */
  keptSince(known: number): number {
    let fewest = Infinity;
    for (let place = known; place < this.#counted.length; place++)
      fewest = Math.min(fewest, this.#counted[place] as number);
    return fewest + 1;
  }

  /** How many moves this viewer may take back without consent. */
  mayTakeBack(viewer: Viewer): number {
    return viewer === 'public' || this.match.outcome ? 0 : this.match.freeUndo(viewer);
  }

  /** A `Went` for this viewer without its moments, which are read elsewhere. `keep`: how many of the client's moments still count. */
  now(viewer: Viewer, keep: number): Went {
    const { match } = this;
    const sight = this.look(viewer);
    return {
      is: 'went',
      seq: match.seq,
      keep,
      steps: [],
      moves: sight.moves,
      undo: this.mayTakeBack(viewer),
      outcome: match.outcome,
      hash: fingerprintOf(sight.view as Json),
    };
  }
}

/** The rules throw a `Refusal` for an illegal move; anything else is a bug or a damaged log. */
function stumbling<X>(act: () => X): X {
  try {
    return act();
  } catch (error) {
    throw error instanceof Refusal || error instanceof Stumbled
      ? error
      : new Stumbled('the rules stumbled', { cause: error });
  }
}
