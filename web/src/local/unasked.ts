/**
 * Reactions that a page lets go by itself, because the result suits or nothing could turn it. They stand in the log like any other move, but
 * nobody decided anything there: undo does not stop at a question that was never asked.
 */
import type { Shape } from '@sztab/kernel';
import type { GameBoard } from '@sztab/pieces';
import type { LocalMatch } from './local-match.ts';

export class Unasked<S extends Shape> {
  readonly #reactions: GameBoard<S>['reactions'];
  /** What this page has let go, by the number of moves before it. */
  readonly #here = new Map<number, string>();
  /** So many moves were there before anybody played on this page. */
  #before: number;

  constructor({ reactions }: Pick<GameBoard<S>, 'reactions'>, before: number) {
    this.#reactions = reactions;
    this.#before = before;
  }

  /** Somebody is about to play here, or the page does so by itself. */
  note(place: number, move: string, unasked: boolean): void {
    this.#before = Math.min(this.#before, place);
    if (unasked) this.#here.set(place, move);
    else this.#here.delete(place);
  }

  /** Of moves from before it is not known who was asked: then it is what a page would have let go. */
  at(place: number, local: Pick<LocalMatch<S>, 'match' | 'sight'>): boolean {
    const made = local.match.moves[place];
    if (!made) return false;
    if (place >= this.#before) return this.#here.get(place) === made.move;
    const { view, moves } = local.sight(made.seat, place);
    const found = this.#reactions?.autoPass(view, moves);
    return found?.move === made.move && (found.ahead || found.hopeless);
  }
}
