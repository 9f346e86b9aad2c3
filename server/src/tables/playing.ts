/** A running match as the server holds it: its state, where every entry has led, and what any viewer may be told of it. */
import {
  type Ask,
  begin,
  diceKey,
  type GameBox,
  type Header,
  heardBy,
  type Json,
  look,
  Match,
  play,
  resign,
  type Seat,
  type Shape,
  type Sight,
  seededStream,
  type Told,
  type Viewer,
} from '@sztab/kernel';
import { difference, markOf, type Went, type WireStep } from '@sztab/protocol';

export interface LogEntry {
  readonly seat: Seat;
  readonly move: string;
  readonly key: string;
}

/** How many moves an entry takes back; 0 if it is a move. */
export const takesBack = (move: string): number => (move.startsWith('undo(') ? Number(move.slice(5, -1)) : 0);

export class Playing<S extends Shape = Shape> {
  readonly box: GameBox<S>;
  readonly match: Match<S>;
  /** How many moves counted after 0, 1, 2 … entries: what somebody who was away has to forget follows from it. */
  readonly #counted: number[] = [0];
  readonly #places = new Map<string, number>();
  /** Who is asked now, and what everybody may know of it: listed once for all who look. */
  #asks: readonly Ask<S['move']>[] | null = null;
  #asked: Sight<S['view'], S['move']>['asked'] = [];

  /** `header` with its seed; the entries were legal when they were written. */
  constructor(box: GameBox<S>, header: Header, entries: readonly LogEntry[]) {
    this.box = box;
    const { seats, options, entropy, seed, tags } = header;
    const names = seats.map(({ name }) => name);
    this.match = new Match(box.game, { players: seats.length, names, options, entropy, seed: seed as string, tags });
    for (const entry of entries) this.enter(entry, true);
  }

  /** Where the entry with this key stands; undefined if there is none. */
  placeOf = (key: string): number | undefined => this.#places.get(key);

  asks(): readonly Ask<S['move']>[] {
    if (!this.#asks) {
      this.#asks = this.match.asks();
      this.#asked = this.#asks.map(({ seat, prompt, optional }) =>
        optional ? { seat, prompt, optional } : { seat, prompt },
      );
    }
    return this.#asks;
  }

  look(viewer: Viewer): Sight<S['view'], S['move']> {
    const moves = this.asks().find(({ seat }) => seat === viewer)?.moves ?? [];
    return { view: this.box.game.view(this.match.table, viewer), asked: this.#asked, moves };
  }

  /** Enters a move, `resign` or `undo(n)`, or throws a `Refusal`; `consent` says that everybody agreed to an undo. */
  enter({ seat, move, key }: LogEntry, consent: boolean): Told<S['event']>[] {
    const { match } = this;
    const back = takesBack(move);
    this.#asks = null;
    let told: Told<S['event']>[] = [];
    if (back > 0) match.undo(seat, back, consent);
    else told = move === 'resign' ? match.resign(seat) : match.play(seat, move);
    this.#places.set(key, match.seq - 1);
    this.#counted.push(match.moves.length);
    return told;
  }

  /** Of the steps that somebody knows who has heard of so many entries, how many still count. The opening is a step too. */
  keptSince(known: number): number {
    return Math.min(...this.#counted.slice(known)) + 1;
  }

  /** Everything this viewer has to be told after the first `keep` steps. Plays the match through, because only the present is kept. */
  went(viewer: Viewer, keep: number): Went {
    const { game } = this.box;
    const { moves, header } = this.match;
    const dice = seededStream(diceKey(header.seed as string, header.entropy));
    const { table, told } = begin(game, header.seats.length, header.options, dice);
    const steps: WireStep[] = [];
    let known: Json | undefined;
    const see = (seat: Seat | null, heard: Told<S['event']>[], at: number): void => {
      if (at < keep - 1) return;
      const { view, asked } = look(game, table, viewer);
      if (at >= keep) steps.push(wireStep(seat, heardBy(heard, viewer) as Json[], known, view as Json, asked));
      known = view as Json;
    };
    see(null, told, 0);
    moves.forEach(({ seat, move }, i) => {
      see(seat, move === 'resign' ? resign(game, table, seat) : play(game, table, seat, move), i + 1);
    });
    return this.now(viewer, keep, steps);
  }

  /** How things stand for this viewer, after these steps. */
  now(viewer: Viewer, keep: number, steps: readonly WireStep[], sight = this.look(viewer)): Went {
    const { match } = this;
    return {
      is: 'went',
      seq: match.seq,
      keep,
      steps,
      moves: sight.moves,
      undo: viewer === 'public' || match.outcome ? 0 : match.freeUndo(viewer),
      outcome: match.outcome,
      hash: markOf(sight.view as Json),
    };
  }
}

export function wireStep(
  seat: Seat | null,
  heard: readonly Json[],
  from: Json | undefined,
  to: Json,
  asked: WireStep['asked'],
): WireStep {
  const view = difference(from, to);
  return view === undefined ? { seat, heard, asked } : { seat, heard, view, asked };
}
