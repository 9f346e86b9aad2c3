import type { Brain, Game, Shape } from '@sztab/kernel';
import { BOT_NAMES, type Bot, type BotName } from './bot.ts';
import { greedy } from './greedy.ts';
import { playerOf } from './levels.ts';
import { quick } from './quick.ts';
import { random } from './random.ts';

/** Tables a greedy bot imagines for each decision. */
const GREEDY_SAMPLES = 8;

export function makeBot<S extends Shape>(name: BotName, game: Game<S>, brain: Brain<S>): Bot<S> {
  const known = asBotName(name);
  if (known === 'random') return random();
  if (known === 'quick') return quick(game, brain);
  if (known === 'greedy') return greedy(game, brain, GREEDY_SAMPLES);
  return playerOf(known, game, brain);
}

/** For names that come from outside: a command line, a message. */
export function asBotName(text: string): BotName {
  const name = BOT_NAMES.find((one) => one === text);
  if (!name) throw new UnknownBot(text);
  return name;
}

export class UnknownBot extends Error {
  override readonly name = 'UnknownBot';
  constructor(text: string) {
    super(`there is no bot "${text}"; there are: ${BOT_NAMES.join(', ')}`);
  }
}
