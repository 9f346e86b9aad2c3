import { below, type Shape } from '@sztab/kernel';
import type { Bot } from './bot.ts';

/** Any move, each as likely: the yardstick for everything else. */
export const random = <S extends Shape>(): Bot<S> => ({
  name: 'random',
  choose: ({ moves }, dice) => moves[below(dice, moves.length)] as S['move'],
});
