/** Uniformly random play: the same choices, whatever carries them out. */
import {
  type Ask,
  advance,
  asks,
  begin,
  below,
  clone,
  type FastStream,
  fastStream,
  type Game,
  type Seat,
  type Shape,
  seededStream,
} from '@sztab/kernel';

/** A new table with all seats taken and every option at its default. The dice are those of real tables. */
export function openTable<S extends Shape>(game: Game<S>, number: number): S['state'] {
  const key = number.toString(16).padStart(64, '0');
  return begin(game, game.players[1], {}, seededStream(key)).state;
}

interface Choice<M extends string> {
  readonly seat: Seat;
  readonly move: M;
}

/** Any move of anybody who is asked. */
export function pick<M extends string>(asked: readonly Ask<M>[], chance: FastStream): Choice<M> {
  const { seat, moves } = asked[asked.length === 1 ? 0 : below(chance, asked.length)] as Ask<M>;
  return { seat, move: moves[below(chance, moves.length)] as M };
}

/** Plays to the end; returns the number of decisions. */
export function playOn<S extends Shape>(game: Game<S>, table: S['state'], chance: FastStream): number {
  for (let decisions = 0; ; decisions++) {
    const asked = asks(game, table);
    if (asked.length === 0) return decisions;
    const { seat, move } = pick(asked, chance);
    advance(game, table, seat, move);
  }
}

const SAMPLED_GAMES = 8;
const SAMPLED_EVERY = 7;

/** States from the whole length of random games, each with somebody to decide; always the same ones. */
export function sampleTables<S extends Shape>(game: Game<S>): S['state'][] {
  const chance = fastStream(1);
  const tables: S['state'][] = [];
  for (let number = 0; number < SAMPLED_GAMES; number++) {
    const table = openTable(game, number);
    for (let decisions = number; ; decisions++) {
      const asked = asks(game, table);
      if (asked.length === 0) break;
      if (decisions % SAMPLED_EVERY === 0) tables.push(clone(table));
      const { seat, move } = pick(asked, chance);
      advance(game, table, seat, move);
    }
  }
  return tables;
}

/** Some positions where there is something to think about, from anywhere in a game. */
export function samplePositions<S extends Shape>(game: Game<S>, count: number): { table: S['state']; seat: Seat }[] {
  const tables = sampleTables(game);
  const positions: { table: S['state']; seat: Seat }[] = [];
  // A stride prime to most lengths visits them all, but never two of the same game in a row.
  const STRIDE = 37;
  for (let i = 0; positions.length < count && i < tables.length; i++) {
    const table = tables[(i * STRIDE) % tables.length] as S['state'];
    const ask = asks(game, table).find(({ moves }) => moves.length > 1);
    if (ask) positions.push({ table, seat: ask.seat });
  }
  return positions;
}
