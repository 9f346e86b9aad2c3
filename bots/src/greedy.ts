import { type Brain, below, fastStream, type Game, type Shape } from '@sztab/kernel';
import type { Bot } from './bot.ts';
import { settledAfter } from './play-out.ts';
import { pickCopy, type Sort, sortsOf } from './sorts.ts';

/** Looks one move ahead: plays each on some imagined states, lets things settle, and takes the best on average. */
export const greedy = <S extends Shape>(game: Game<S>, brain: Brain<S>, samples: number): Bot<S> => ({
  name: 'greedy',
  choose(question, dice) {
    const sorts = sortsOf(brain, game.imagine(question.view, dice), question.seat, question.moves);
    if (sorts.length === 1) return pickCopy(sorts[0] as Sort<S['move']>, dice);
    const totals = sorts.map(() => 0);
    for (let n = 0; n < samples; n++) {
      // Every move meets the same cards and the same dice, so that luck does not decide between them.
      const luck = below(dice, 2 ** 32);
      sorts.forEach(({ copies }, i) => {
        const s = settledAfter(game, brain, question, copies[0] as S['move'], fastStream(luck));
        totals[i] = (totals[i] as number) + brain.evaluate(s, question.seat);
      });
    }
    const best = Math.max(...totals);
    const equals = sorts.filter((_, i) => totals[i] === best);
    return pickCopy(equals[below(dice, equals.length)] as Sort<S['move']>, dice);
  },
});
