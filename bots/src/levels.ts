import { type Brain, below, type Game, type Level, type Shape } from '@sztab/kernel';
import type { Bot } from './bot.ts';
import { LEAST_ITERATIONS, search } from './search.ts';
import { pickCopy, type Sort, sortsOf } from './sorts.ts';

/** How hard a level thinks. For people it is time; a simulation counts the iterations which that time buys, so that the same seed gives the same game. */
export interface Strength {
  /** For one decision, on one core. */
  readonly milliseconds: number;
  /** For all decisions of a turn together. */
  readonly turn: number;
  /** Chances in a hundred that it does not think at all and plays any move that comes to mind. */
  readonly lapses: number;
}

export const STRENGTHS: Readonly<Record<Level, Strength>> = {
  cadet: { milliseconds: 30, turn: 300, lapses: 25 },
  recruit: { milliseconds: 100, turn: 1000, lapses: 16 },
  corporal: { milliseconds: 200, turn: 2000, lapses: 5 },
  officer: { milliseconds: 500, turn: 4000, lapses: 0 },
  colonel: { milliseconds: 1200, turn: 8000, lapses: 0 },
  general: { milliseconds: 3000, turn: 15_000, lapses: 0 },
};

/** Of a game that does not say how fast it is searched. */
const USUAL_SPEED = 2000;

/** Decisions that the policy plays on below the tree, and how far priors draw: the same for all levels, so that they differ in nothing but thought. */
export const SEARCH = { playOut: 8, curiosity: 1 } as const;

/** What a level's time buys on the reference machine. */
export const iterationsOf = (level: Level, { speed = USUAL_SPEED }: Pick<Brain, 'speed'>): number =>
  Math.max(LEAST_ITERATIONS, Math.round((STRENGTHS[level].milliseconds * speed) / 1000));

export function playerOf<S extends Shape>(level: Level, game: Game<S>, brain: Brain<S>): Bot<S> {
  const { lapses } = STRENGTHS[level];
  const thinker = search(level, game, brain, { ...SEARCH, iterations: iterationsOf(level, brain) });
  if (lapses === 0) return thinker;
  return {
    name: level,
    choose(question, dice, budget) {
      if (below(dice, 100) >= lapses) return thinker.choose(question, dice, budget);
      const sorts = sortsOf(brain, game.imagine(question.view, dice), question.seat, question.moves);
      return pickCopy(sorts[below(dice, sorts.length)] as Sort<S['move']>, dice);
    },
  };
}
