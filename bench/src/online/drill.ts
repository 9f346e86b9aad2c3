/** Games that are played alike on every server: the same shuffle, the same random moves. */
import { asks, begin, diceKey, fastStream, type Game, play, type Seat, type Shape, seededStream } from '@sztab/kernel';
import { pick } from '../random-play.ts';

/** A shape of the load: so many tables of this game, so many sockets at each. */
export interface Crowd {
  readonly game: string;
  readonly tables: number;
  readonly sockets: number;
  /** Moves made at every table. */
  readonly moves: number;
}

/** Who sits at a table; further sockets look on. */
export const playersOf = (game: Game, { sockets }: Pick<Crowd, 'sockets'>): number =>
  Math.max(game.players[0], Math.min(game.players[1], sockets));

export const seedOf = (number: number): string => number.toString(16).padStart(64, '0');

export const stateOf = <S extends Shape>(game: Game<S>, players: number, number: number): S['state'] =>
  begin(game, players, {}, seededStream(diceKey(seedOf(number), []))).state;

/** A game played beforehand, which pages play again at a server. */
export interface Drill {
  /** What its shuffle follows from. */
  readonly number: number;
  readonly steps: readonly { readonly seat: Seat; readonly move: string }[];
}

/** So many games that last at least so long. */
export function drillsOf(game: Game, players: number, { tables, moves }: Crowd): Drill[] {
  const drills: Drill[] = [];
  for (let number = 1; drills.length < tables; number++) {
    if (number > 20 * tables + 200) throw new Error(`too few games of ${game.id} have ${moves} moves`);
    const chance = fastStream(number);
    const state = stateOf(game, players, number);
    const steps: { seat: Seat; move: string }[] = [];
    for (let asked = asks(game, state); asked.length > 0 && steps.length < moves; asked = asks(game, state)) {
      const step = pick(asked, chance);
      play(game, state, step.seat, step.move);
      steps.push(step);
    }
    // The last move of a game is not made: what comes after the end is not what is measured.
    if (steps.length === moves && asks(game, state).length > 0) drills.push({ number, steps });
  }
  return drills;
}
