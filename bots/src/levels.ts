import { type Brain, below, type Game, type Level, type Shape } from '@sztab/kernel';
import type { Bot } from './bot.ts';
import { type SearchSettings, search } from './search.ts';
import { pickCopy, type Sort, sortsOf } from './sorts.ts';

export interface Strength extends SearchSettings {
  /** Chances in a hundred that it does not think at all and plays any move that comes to mind. */
  readonly lapses: number;
}

export const STRENGTHS: Readonly<Record<Level, Strength>> = {
  recruit: { iterations: 30, playOut: 0, curiosity: 1, lapses: 45 },
  officer: { iterations: 800, playOut: 8, curiosity: 1, lapses: 0 },
  general: { iterations: 8000, playOut: 8, curiosity: 1, lapses: 0 },
};

export function playerOf<S extends Shape>(level: Level, game: Game<S>, brain: Brain<S>): Bot<S> {
  const strength = STRENGTHS[level];
  const thinker = search(level, game, brain, strength);
  if (strength.lapses === 0) return thinker;
  return {
    name: level,
    choose(question, dice, budget) {
      if (below(dice, 100) >= strength.lapses) return thinker.choose(question, dice, budget);
      const sorts = sortsOf(brain, game.imagine(question.view, dice), question.seat, question.moves);
      return pickCopy(sorts[below(dice, sorts.length)] as Sort<S['move']>, dice);
    },
  };
}
