/** Where bots think: a worker, so that no search ever holds up a frame. It is told one seat's view and nothing else. */
import {
  type Bot,
  type BotName,
  brainOf,
  makeBot,
  type Question,
  type Thinking,
  type Thought,
  thinkInTime,
} from '@sztab/bots';
import { fastStreamFrom } from '@sztab/kernel';
import { expose } from 'comlink';

const games = import.meta.glob<Thinking>('../../../games/[a-z]*/thinking.ts');

const bots = new Map<string, Promise<Bot>>();

function botOf(game: string, level: BotName): Promise<Bot> {
  const key = `${game} ${level}`;
  let bot = bots.get(key);
  if (!bot) {
    bot = load(game).then(async (thinking) => makeBot(level, thinking.game, await brainOf(thinking, console.warn)));
    bots.set(key, bot);
  }
  return bot;
}

async function load(game: string): Promise<Thinking> {
  const module = games[`../../../games/${game}/thinking.ts`];
  if (!module) throw new RangeError(`there is no game "${game}"`);
  return module();
}

export interface Task {
  readonly game: string;
  readonly level: BotName;
  readonly question: Question;
  /** Fresh for every question; the dice of the match are never here. */
  readonly randomness: string;
  /** Not zero: answer now. Absent where pages may not share memory. */
  readonly flag: Int32Array | null;
  /** So long at most; null leaves it to the bot. */
  readonly milliseconds: number | null;
}

async function think({ game, level, question, randomness, flag, milliseconds }: Task): Promise<Thought> {
  const bot = await botOf(game, level);
  const stop = (): boolean => flag !== null && Atomics.load(flag, 0) !== 0;
  const now = (): number => performance.now();
  return thinkInTime(bot, question, fastStreamFrom(randomness), milliseconds, now, stop);
}

const desk = { think };
export type Desk = typeof desk;

expose(desk);
