/** What runs in a thread of its own. Knows no game: it is told where the game's module lies. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { asks, type Brain, begin, fastStreamFrom, type Options, type Seat } from '@sztab/kernel';
import { type Thought, thinkInTime } from '../allowance.ts';
import { type Played, playGame } from '../arena.ts';
import type { Bot, BotName, Question } from '../bot.ts';
import { type Clocked, clocked } from '../clocked.ts';
import { type Conferred, confer as conferring, type Gathering } from '../conferring.ts';
import { brainOf, type Thinking } from '../judgement/learned.ts';
import { choicesBeside, rowsOf, toBytes } from '../judgement/rows.ts';
import { outputsOf, type Plan, positionsOf } from '../judgement/self-play.ts';
import type { Weights } from '../judgement/weights.ts';
import { makeBot } from '../make-bot.ts';
import { cpuTime } from './cpu-time.ts';

export interface ThinkTask {
  /** Exports `game` and `brain`, and what a learned judgement needs: a game's `thinking.ts`. */
  readonly gameModule: string;
  readonly bot: BotName;
  readonly question: Question;
  /** Text that the bot's own stream is made from. */
  readonly dice: string;
  readonly iterations: number | null;
  /** Milliseconds of CPU time instead: a busy machine takes longer, but its bots play no worse. */
  readonly milliseconds: number | null;
  /** One word of shared memory; anything but 0 asks for the best move so far. */
  readonly enough: Int32Array;
}

export interface WarmTask {
  readonly gameModule: string;
}

/** How a seat judges, instead of as the game's own bots do: by hand, or by these weights. */
export type Judgement = 'by hand' | Weights;

/** The bots that play on the side of people, consulted together. */
export interface ConferTask {
  readonly gameModule: string;
  readonly gathering: Gathering;
  /** By seat; null: a person. */
  readonly bots: readonly (BotName | null)[];
  readonly dice: string;
  /** By seat, as in `ThinkTask`. */
  readonly milliseconds: readonly (number | null)[];
}

export interface ConferAnswer extends Conferred {
  readonly thoughts: readonly (Omit<Thought, 'move'> & { readonly seat: Seat })[];
}

export interface PlayTask {
  readonly gameModule: string;
  readonly bots: readonly BotName[];
  readonly edition: number;
  readonly options: Options;
  readonly seed: string;
  /** One a seat; null: as the game's own bots judge. Absent: all do. */
  readonly judgements?: readonly (Judgement | null)[];
  /** Milliseconds of CPU time for each decision; absent: as many iterations as the level has. */
  readonly cpu?: number;
  /** Iterations of a search, one a seat; absent: as many as the level has. */
  readonly iterations?: readonly number[];
}

export interface GatherTask {
  readonly gameModule: string;
  readonly plan: Plan;
  /** Null: as the game's own bots judge. */
  readonly judgement: Judgement | null;
  /** The numbers of the games, the last one not included, and the file their positions go to. */
  readonly from: number;
  readonly to: number;
  readonly file: string;
}

const complained = new Set<string>();

/** Once a thread: stale weights are no reason to stop. */
function complain(why: string): void {
  if (complained.has(why)) return;
  complained.add(why);
  console.warn(`sztab: ${why}`);
}

const load = async (gameModule: string): Promise<Thinking> => (await import(gameModule)) as Thinking;

async function brainBy(thinking: Thinking, judgement: Judgement | null): Promise<Brain> {
  if (judgement === 'by hand') return thinking.brain;
  return brainOf(judgement ? { ...thinking, judgements: async () => [judgement] } : thinking, complain);
}

/** Loads a game and lets it think for the first time, so that nobody has to wait for that. */
export async function warm({ gameModule }: WarmTask): Promise<void> {
  const thinking = await load(gameModule);
  const { game } = thinking;
  const brain = await brainBy(thinking, null);
  const dice = fastStreamFrom('warm');
  const { state } = begin(game, game.players[0], {}, dice);
  const [ask] = asks(game, state);
  if (ask) brain.policy(state, ask.seat, ask.moves, dice);
  brain.partner?.commonWish(state, { free: new Set(), portions: [], second: false, was: null, declined: () => false });
}

export async function think(task: ThinkTask): Promise<Thought> {
  const { gameModule, question, iterations, milliseconds, enough } = task;
  const thinking = await load(gameModule);
  const bot = makeBot(task.bot, thinking.game, await brainBy(thinking, null));
  const dice = fastStreamFrom(task.dice);
  const stop = (): boolean => Atomics.load(enough, 0) !== 0;
  return thinkInTime(iterations === null ? bot : bounded(bot, iterations), question, dice, milliseconds, cpuTime, stop);
}

export async function confer({ gameModule, gathering, bots, dice, milliseconds }: ConferTask): Promise<ConferAnswer> {
  const { game, ...thinking } = await load(gameModule);
  const brain = await brainBy({ game, ...thinking }, null);
  const stream = fastStreamFrom(dice);
  const thoughts: (Thought & { seat: Seat })[] = [];
  const conferred = await conferring({ game, brain }, gathering, (question) => {
    const { seat } = question;
    const bot = makeBot(bots[seat] as BotName, game, brain);
    const thought = thinkInTime(bot, question, stream, milliseconds[seat] ?? null, cpuTime, () => false);
    thoughts.push({ ...thought, seat });
    return thought.move;
  });
  return { ...conferred, thoughts };
}

const bounded = (bot: Bot, iterations: number): Bot => ({
  name: bot.name,
  choose: (question, dice, budget) => bot.choose(question, dice, { ...budget, iterations }),
});

export async function play(task: PlayTask): Promise<Played> {
  const { gameModule, bots, edition, options, seed, judgements, cpu, iterations } = task;
  const thinking = await load(gameModule);
  const { game } = thinking;
  const brains = await Promise.all(bots.map((_, seat) => brainBy(thinking, judgements?.[seat] ?? null)));
  const chairs = bots.map((bot, seat): Bot | Clocked => {
    const level = makeBot(bot, game, brains[seat] as Brain);
    const made = iterations ? bounded(level, iterations[seat] as number) : level;
    return cpu === undefined ? made : clocked(made, cpu, cpuTime);
  });
  const played = playGame(thinking, chairs, chairs.length, options, seed, edition);
  return cpu === undefined ? played : { ...played, spent: chairs.map((chair) => (chair as Clocked).spent) };
}

/** Plays some games for their positions and writes these; a file is there as a whole, or not at all. */
export async function gather({ gameModule, plan, judgement, from, to, file }: GatherTask): Promise<number> {
  const thinking = await load(gameModule);
  const brain = await brainBy(thinking, judgement);
  const rows = Array.from({ length: to - from }, (_, n) => positionsOf(thinking, brain, plan, from + n)).flat();
  mkdirSync(dirname(file), { recursive: true });
  // Before the rows: where these are, all is there.
  if (plan.iterations > 0) writeFileSync(choicesBeside(file), JSON.stringify(rows.map(({ choices }) => choices)));
  writeFileSync(`${file}.part`, toBytes(rowsOf(rows, outputsOf(plan))));
  renameSync(`${file}.part`, file);
  return rows.length;
}
