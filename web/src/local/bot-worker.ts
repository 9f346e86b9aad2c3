/** Where bots think: a worker, so that no search ever holds up a frame. It is told one seat's view and nothing else. */
import {
  type Bot,
  type BotName,
  brainOf,
  makeBot,
  outlookOf,
  type Question,
  type Suggestion,
  suggest as suggestion,
  type Thinking,
  type Thought,
  thinkInTime,
} from '@sztab/bots';
import { type Brain, fastStreamFrom, type Game, type Outlook, type Seat } from '@sztab/kernel';
import { expose } from 'comlink';

const games = import.meta.glob<Thinking>('../../../games/[a-z]*/thinking.ts');

interface Learned {
  readonly game: Game;
  readonly brain: Brain;
}

const learned = new Map<string, Promise<Learned>>();
const bots = new Map<string, Promise<Bot>>();

function botOf(game: string, level: BotName): Promise<Bot> {
  const key = `${game} ${level}`;
  let bot = bots.get(key);
  if (!bot) {
    bot = learnedOf(game).then(({ game, brain }) => makeBot(level, game, brain));
    bots.set(key, bot);
  }
  return bot;
}

function learnedOf(game: string): Promise<Learned> {
  let known = learned.get(game);
  if (!known) {
    known = load(game);
    learned.set(game, known);
  }
  return known;
}

async function load(game: string): Promise<Learned> {
  const module = games[`../../../games/${game}/thinking.ts`];
  if (!module) throw new RangeError(`there is no game "${game}"`);
  const thinking = await module();
  return { game: thinking.game, brain: await brainOf(thinking, console.warn) };
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

const stopBy = (flag: Int32Array | null) => (): boolean => flag !== null && Atomics.load(flag, 0) !== 0;
const now = (): number => performance.now();

async function think({ game, level, question, randomness, flag, milliseconds }: Task): Promise<Thought> {
  const bot = await botOf(game, level);
  return thinkInTime(bot, question, fastStreamFrom(randomness), milliseconds, now, stopBy(flag));
}

/** What a coach says: the move, its chance, what it is for, and the move that came next. */
async function suggest({ game, question, randomness, flag, milliseconds }: Omit<Task, 'level'>): Promise<Suggestion> {
  const inTime = milliseconds !== null && { iterations: Number.POSITIVE_INFINITY, time: { milliseconds, now } };
  const budget = { stop: stopBy(flag), ...inTime };
  return suggestion(await learnedOf(game), question, fastStreamFrom(randomness), budget);
}

/** What these moves of a seat would change, as far as its view tells. */
async function weigh(game: string, view: unknown, seat: Seat, moves: readonly string[]): Promise<Outlook> {
  return outlookOf(await learnedOf(game), view, seat, moves);
}

const desk = { think, suggest, weigh };
export type Desk = typeof desk;

expose(desk);
