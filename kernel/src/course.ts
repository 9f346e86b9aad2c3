import { heardBy, type Told } from './events.ts';
import type { Ask, Game, Seat, Shape, Viewer } from './game.ts';
import { clone } from './json.ts';
import { type Asked, asks, beginFrom, check, checkResigning, look, openly, replay, type Sight } from './play.ts';
import type { Header } from './record.ts';

/** In moves. Whoever looks back plays on from the nearest state that was kept. */
const KEEP_EVERY = 20;

/** A move that counts: what was taken back is no part of a course. */
interface Made {
  readonly seat: Seat;
  readonly move: string;
}

/** One moment of a match as one viewer knows it. */
export interface Moment<S extends Shape = Shape> {
  /** Who moved; null for the opening, the first moment of every course. */
  readonly seat: Seat | null;
  readonly heard: readonly S['event'][];
  /** What was seen after it. */
  readonly view: S['view'];
  readonly asked: readonly Asked[];
}

/**
 * Every moment of a match: what was told by each move, and the state after any of them. Only what is asked for is played; a state is kept every
 * twenty moves, and what lies between is played again from the nearest one.
 */
export class Course<S extends Shape = Shape> {
  readonly #game: Game<S>;
  readonly #moves: Made[];
  /** By the opening, and by each move that was played so far. */
  readonly #told: (readonly Told<S['event']>[])[];
  /** After 0, 20, 40 … moves, where anybody has been. */
  readonly #kept: S['state'][];
  /** The state looked at last: stepping on from it is cheap. Owned by this class alone. */
  #cursor: { after: number; state: S['state'] };

  /** `header` with its seed; the moves were legal when they were written. */
  constructor(game: Game<S>, header: Header, moves: readonly Made[] = []) {
    this.#game = game;
    this.#moves = moves.map(({ seat, move }) => ({ seat, move }));
    const { state, told } = beginFrom(game, header);
    this.#kept = [state];
    this.#told = [told];
    this.#cursor = { after: 0, state: clone(state) };
  }

  /** How many moves there are. */
  get length(): number {
    return this.#moves.length;
  }

  /** A move was made elsewhere, with this told and this state after it; whatever was made before it was added, too. */
  add(seat: Seat, move: string, told: readonly Told<S['event']>[], state: Readonly<S['state']>): void {
    this.#moves.push({ seat, move });
    this.#told.push(told);
    this.#keep(this.length, state);
  }

  /** The last moves were taken back. */
  drop(count: number): void {
    const left = this.length - count;
    this.#moves.length = left;
    this.#told.length = Math.min(this.#told.length, left + 1);
    this.#kept.length = Math.min(this.#kept.length, Math.floor(left / KEEP_EVERY) + 1);
    if (this.#cursor.after > left) this.#goTo(this.#nearest(left));
  }

  sight(viewer: Viewer, after: number): Sight<S['view'], S['move']> {
    return look(this.#game, this.#stateAfter(after), viewer);
  }

  /** Everything this viewer has heard up to then, each with the number of moves that were made. */
  heard(viewer: Viewer, after: number): { readonly at: number; readonly event: S['event'] }[] {
    if (after >= this.#told.length) this.#stateAfter(after);
    return this.#told.slice(0, after + 1).flatMap((told, at) => heardBy(told, viewer).map((event) => ({ at, event })));
  }

  /**
   * The course for one viewer but for its first `from` moments, one at a time: whoever must not hold others up can pause between any two. The
   * moves between them are checked, since they were listed anyway: one that was not offered is refused.
   */
  *moments(viewer: Viewer, from = 0): Generator<Moment<S>, void> {
    for (let after = from; after <= this.length; after++) {
      const offered = asks(this.#game, this.#stateAfter(after));
      yield this.#moment(viewer, after, offered.map(openly));
      this.#check(after, offered);
    }
  }

  #moment(viewer: Viewer, after: number, asked: readonly Asked[]): Moment<S> {
    const seat = this.#moves[after - 1]?.seat ?? null;
    const heard = heardBy(this.#told[after] ?? [], viewer);
    return { seat, heard, view: this.#game.view(this.#cursor.state, viewer), asked };
  }

  /** Throws if the next move was not offered. */
  #check(after: number, offered: readonly Ask[]): void {
    const next = this.#moves[after];
    if (next?.move === 'resign') checkResigning(this.#game, this.#stateAfter(after), next.seat);
    else if (next) check(offered, next.seat, next.move);
  }

  #keep(place: number, state: Readonly<S['state']>): void {
    if (place % KEEP_EVERY === 0) this.#kept[place / KEEP_EVERY] ??= clone(state);
  }

  /** The last state at or before this place that was kept. */
  #nearest(after: number): number {
    let nearest = Math.min(Math.floor(after / KEEP_EVERY), this.#kept.length - 1);
    while (!this.#kept[nearest]) nearest--;
    return nearest;
  }

  #goTo(kept: number): void {
    this.#cursor = { after: kept * KEEP_EVERY, state: clone(this.#kept[kept] as S['state']) };
  }

  #stateAfter(after: number): S['state'] {
    if (!Number.isInteger(after) || after < 0 || after > this.length)
      throw new RangeError(`there are ${this.length} moves, not ${after}`);
    const nearest = this.#nearest(after);
    if (after < this.#cursor.after || nearest * KEEP_EVERY > this.#cursor.after) this.#goTo(nearest);
    const { state } = this.#cursor;
    while (this.#cursor.after < after) {
      const { seat, move } = this.#moves[this.#cursor.after] as Made;
      const told = replay(this.#game, state, seat, move);
      this.#told[++this.#cursor.after] ??= told;
      this.#keep(this.#cursor.after, state);
    }
    return state;
  }
}
