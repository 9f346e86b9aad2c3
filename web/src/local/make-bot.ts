/** Stand-in until bots/ exports makeBot. */
import { type Bot, type BotName, greedy, random, search } from '@sztab/bots';
import type { Brain, Game } from '@sztab/kernel';
export function makeBot(level: BotName, game: Game, brain: Brain): Bot {
  if (level === 'random') return random();
  if (level === 'greedy') return greedy(game, brain, 16);
  const iterations = { recruit: 200, officer: 1500, general: 6000 }[level];
  const settings = { iterations, playOut: 8, curiosity: 1, whim: 8 };
  const bot = search(level, game, brain, settings);
  return { name: level, choose: (q, dice, budget) => bot.choose(q, dice, { ...settings, ...budget }) };
}
