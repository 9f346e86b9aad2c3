import { type Brain, below, type Game, type Shape } from '@sztab/kernel';
import type { Bot } from './bot.ts';
import { type SearchSettings, search } from './search.ts';
import { pickCopy, type Sort, sortsOf } from './sorts.ts';

export interface Level extends SearchSettings {
  /** Chances in a hundred that it does not think at all and plays any move that comes to mind. */
  readonly lapses: number;
}

export type LevelName = 'recruit' | 'officer' | 'general';

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  recruit: { iterations: 30, playOut: 0, curiosity: 1, lapses: 45 },
  officer: { iterations: 800, playOut: 8, curiosity: 1, lapses: 0 },
  general: { iterations: 8000, playOut: 8, curiosity: 1, lapses: 0 },
};

export function playerOf<S extends Shape>(name: LevelName, game: Game<S>, brain: Brain<S>): Bot<S> {
  const level = LEVELS[name];
  const thinker = search(name, game, brain, level);
  if (level.lapses === 0) return thinker;
  return {
    name,
    choose(question, dice, budget) {
      if (below(dice, 100) >= level.lapses) return thinker.choose(question, dice, budget);
      const sorts = sortsOf(brain, game.imagine(question.view, dice), question.seat, question.moves);
      return pickCopy(sorts[below(dice, sorts.length)] as Sort<S['move']>, dice);
    },
  };
}
