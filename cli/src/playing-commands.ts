/** Commands that let bots play games by the hundred: on this machine, or for whoever works for the lab. */
import type { Command } from 'commander';
import { editionOption, gameCommand, gameOption, jsonOption, playersOption, threadsOption } from './command.ts';
import type { Hands } from './hands.ts';
import type { CliWords } from './words.ts';

type Run = (game: string, m: CliWords, hands?: Hands) => Promise<number>;
/** What becomes of such a command: the game, all that was said besides, and what runs it. */
export type Act = (kind: string, game: string, chosen: object, run: Run) => Promise<void>;

/** What such a command does, loaded when it is called. */
const doing =
  <Chosen extends object>(
    act: Act,
    kind: string,
    load: () => Promise<(game: string, chosen: Chosen, m: CliWords, hands?: Hands) => Promise<number>>,
  ) =>
  (game: string, chosen: Chosen): Promise<void> =>
    act(kind, game, chosen, async (id, m, hands) => (await load())(id, chosen, m, hands));

export const simCommand = (act: Act): Command =>
  gameCommand('sim', 'let bots play many games and count who wins')
    .option('--games <n>', 'how many', '100')
    .option('--seed <text>', 'the same seed gives the same result on any number of threads', '1')
    .option('--bots <names>', 'a bot for each seat, as in greedy,random; one name sits everywhere', 'greedy')
    .addOption(playersOption())
    .addOption(editionOption())
    .addOption(gameOption())
    .addOption(threadsOption())
    .addOption(jsonOption())
    .action(doing(act, 'sim', async () => (await import('./commands/sim.ts')).sim));

export const arenaCommand = (act: Act): Command =>
  gameCommand('arena', 'two bots against each other, both in every seat equally often')
    .requiredOption('--bots <a,b>', 'the two bots')
    .option('--games <n>', 'how many; a multiple of the seats, or of two where all win together', '100')
    .option('--players <n>', 'how many take part (default: two, or as few as the game allows)')
    .option('--seed <text>', 'the same seed gives the same result on any number of threads', '1')
    .addOption(editionOption())
    .addOption(gameOption())
    .addOption(threadsOption())
    .option('--iterations <a,b>', 'what either bot searches at a decision, instead of what its level would')
    .option(
      '--cpu <ms>',
      'both think for so many milliseconds of CPU time a decision; the result varies with the machine',
    )
    .option('--weights <file>', 'the first bot judges by these weights, the second by hand')
    .addOption(jsonOption())
    .action(doing(act, 'arena', async () => (await import('./commands/arena.ts')).arena));

export const trainCommand = (act: Act): Command =>
  gameCommand('train', 'learn a judgement from games of bots against themselves; goes on where it was stopped')
    .addOption(playersOption())
    .option('--games <n>', 'games of generation 0; each later one has a quarter as many', '20000')
    .option('--generations <n>', 'the first is played by the policy, the others by a search with the one before', '1')
    .option('--search <n>', 'iterations of that search, whose visits teach priors', '32')
    .option('--seed <text>', 'the same seed gives the same weights on any number of threads', '1')
    .addOption(threadsOption())
    .option('--out <folder>', 'where everything is kept (default: training/<game>-<players>)')
    .option('--stage <name>', 'only this one: play, fit, judge, match or calibrate')
    .addOption(gameOption())
    .option('--passes <n>', 'how often the fit goes over all positions', '12')
    .option('--officers <n>', 'games of officers on which it is tried besides', '500')
    .option('--officer-iterations <n>', 'instead of what the level would do')
    .option('--match <n>', 'games of a match against the hand-written judgement', '400')
    .option('--cpu <ms,ms>', 'CPU time a decision in these matches', '100,500')
    .option('--stride <n>', 'how far the policy plays on below the learned judgement, against the usual 1', '0')
    .option('--chances', 'learn what people are told, which has to be right, instead of what bots think by')
    .action(doing(act, 'train', async () => (await import('./commands/train.ts')).train));
