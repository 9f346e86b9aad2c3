/**
 * Every moment of a match, for looking back: what was told at each move, and the table after any of them. A copy of the
 * table is kept every twenty moves; what lies between is played again from the nearest one.
 */
import {
  begin,
  clone,
  diceKey,
  type Game,
  type Header,
  heardBy,
  look,
  play,
  resign,
  type Seat,
  type Shape,
  type Sight,
  seededStream,
  type Told,
  type Viewer,
} from '@sztab/kernel';
import type { Heard } from '@sztab/pieces';

const KEEP_EVERY = 20;

interface Counted {
  readonly seat: Seat;
  readonly move: string;
}

export class Past<S extends Shape> {
  readonly #game: Game<S>;
  /** Copies of the table after 0, 20, 40 … moves. */
  readonly #kept: S['state'][];
  /** What was told by the opening, and by each move. */
  readonly #told: Told<S['event']>[][];
  readonly #moves: Counted[] = [];
  /** The table looked at last: stepping on from it is cheap. Owned by this class alone. */
  #cursor: { after: number; table: S['state'] };

  constructor(game: Game<S>, header: Header) {
    this.#game = game;
    const dice = seededStream(diceKey(header.seed as string, header.entropy));
    const { state: table, told } = begin(game, header.seats.length, header.options, dice, header.rules);
    this.#kept = [table];
    this.#told = [told];
    this.#cursor = { after: 0, table: clone(table) };
  }

  get moves(): number {
    return this.#moves.length;
  }

  /** A move was made, and this is what the table looks like after it. */
  add(seat: Seat, move: string, told: Told<S['event']>[], table: S['state']): void {
    this.#moves.push({ seat, move });
    this.#told.push(told);
    if (this.moves % KEEP_EVERY === 0) this.#kept.push(clone(table));
  }

  /** The last moves were taken back. */
  drop(count: number): void {
    const left = this.moves - count;
    this.#moves.length = left;
    this.#told.length = left + 1;
    this.#kept.length = Math.floor(left / KEEP_EVERY) + 1;
    if (this.#cursor.after > left) this.#goBack(left);
  }

  sight(viewer: Viewer, after: number): Sight<S['view'], S['move']> {
    return look(this.#game, this.#tableAfter(after), viewer);
  }

  heard(viewer: Viewer, after: number): Heard<S>[] {
    return this.#told.slice(0, after + 1).flatMap((told, at) => heardBy(told, viewer).map((event) => ({ at, event })));
  }

  /** Something of the true table after every move, beginning with the opening. What it returns must not share a part with it. */
  each<X>(take: (table: Readonly<S['state']>) => X): X[] {
    return Array.from({ length: this.moves + 1 }, (_, after) => take(this.#tableAfter(after)));
  }

  #goBack(after: number): void {
    const place = Math.floor(after / KEEP_EVERY);
    this.#cursor = { after: place * KEEP_EVERY, table: clone(this.#kept[place] as S['state']) };
  }

  #tableAfter(after: number): S['state'] {
    if (!Number.isInteger(after) || after < 0 || after > this.moves)
      throw new RangeError(`there are ${this.moves} moves, not ${after}`);
    if (after < this.#cursor.after || after - this.#cursor.after > KEEP_EVERY) this.#goBack(after);
    while (this.#cursor.after < after) {
      const { seat, move } = this.#moves[this.#cursor.after] as Counted;
      if (move === 'resign') resign(this.#game, this.#cursor.table, seat);
      else play(this.#game, this.#cursor.table, seat, move);
      this.#cursor.after++;
    }
    return this.#cursor.table;
  }
}
