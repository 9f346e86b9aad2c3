import { diceKey, seededStream } from '../dice.ts';
import type { Game, Shape } from '../game.ts';
import { clone } from '../json.ts';
import { advance, asks, begin } from '../play.ts';
import { hashText } from '../sha256.ts';
import type { Setting } from './random-game.ts';

/**
 * Counts the positions after 1, 2, … moves from a fixed start, like perft in chess: any change in what is legal shows
 * in the numbers. Where several seats are asked at once, the first of them moves.
 */
export function perft(game: Game<Shape>, setting: Setting, seedText: string, depth: number, skip = 0): number[] {
  const { players, options, edition } = setting;
  const { state } = begin(game, players, options, seededStream(diceKey(hashText(seedText), [])), edition);
  for (let n = 0; n < skip; n++) {
    const ask = asks(game, state)[0];
    if (!ask) break;
    advance(game, state, ask.seat, ask.moves[n % ask.moves.length] as string);
  }
  const counts = new Array<number>(depth).fill(0);
  const visit = (s: Shape['state'], ply: number): void => {
    const ask = asks(game, s)[0];
    if (!ask) return;
    counts[ply] = (counts[ply] as number) + ask.moves.length;
    if (ply + 1 === depth) return;
    for (const move of ask.moves) {
      const next = clone(s);
      advance(game, next, ask.seat, move);
      visit(next, ply + 1);
    }
  };
  visit(state, 0);
  return counts;
}
