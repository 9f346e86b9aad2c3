import type { Brain, Game, Shape } from '@sztab/kernel';
import type { Bot } from './bot.ts';

/** What the policy would play at once. It thinks about nothing, so that whole games take milliseconds: figures over very many of them. */
export const quick = <S extends Shape>(game: Game<S>, brain: Brain<S>): Bot<S> => ({
  name: 'quick',
  choose: ({ seat, view, moves }, dice) =>
    moves.length === 1 ? (moves[0] as S['move']) : brain.policy(game.imagine(view, dice), seat, moves, dice),
});
