/** What runs in a thread of its own. Knows no game: it is told where the game's module lies. */
import { fastStreamFrom, type GameBox, type Options } from '@sztab/kernel';
import { type Played, playGame } from '../arena.ts';
import type { BotName, Question } from '../bot.ts';
import { makeBot } from '../make-bot.ts';

export interface ThinkTask {
  readonly gameModule: string;
  readonly bot: BotName;
  readonly question: Question;
  /** Text that the bot's own stream is made from. */
  readonly dice: string;
  readonly iterations: number | null;
  /** One word of shared memory; anything but 0 asks for the best move so far. */
  readonly enough: Int32Array;
}

export interface PlayTask {
  readonly gameModule: string;
  readonly bots: readonly BotName[];
  readonly edition: number;
  readonly options: Options;
  readonly seed: string;
}

const boxOf = async (gameModule: string): Promise<GameBox> => ((await import(gameModule)) as { box: GameBox }).box;

export async function think({ gameModule, bot, question, dice, iterations, enough }: ThinkTask): Promise<string> {
  const { game, brain } = await boxOf(gameModule);
  return makeBot(bot, game, brain).choose(question, fastStreamFrom(dice), {
    ...(iterations !== null && { iterations }),
    stop: () => Atomics.load(enough, 0) !== 0,
  });
}

export async function play({ gameModule, bots, edition, options, seed }: PlayTask): Promise<Played> {
  const { game, brain } = await boxOf(gameModule);
  const chairs = bots.map((bot) => makeBot(bot, game, brain));
  return playGame({ game, brain }, chairs, chairs.length, options, seed, edition);
}
