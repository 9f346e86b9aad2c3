/** The commands and their arguments. What each does stands in `commands/`, loaded only when it is called. */

import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@sztab/kernel';
import { listing, MASTER } from '@sztab/kernel/words';
import { flag, flagNames, type Given } from '@sztab/server/flags';
import { Command, Option } from 'commander';
import { Complaint } from './complaint.ts';
import type { Messages } from './messages.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Every command is a function of its arguments that returns the exit code. */
export function program(m: Messages, end: (code: number) => void): Command {
  const root = new Command('sztab')
    .description('War board games: play them, simulate them, and check what was played.')
    .version(version, '--version', 'the version of this program')
    .helpOption('--help', 'this text')
    .helpCommand(false)
    .showHelpAfterError(false)
    // A wrong argument is thrown to main.ts, which says it in one line.
    .exitOverride()
    .configureOutput({ writeErr: () => {} });

  root
    .addCommand(
      command('games', 'list the games: seats, options and their meanings, bots')
        .option('--json', 'for programs')
        .action(async (options) => {
          const { games } = await import('./commands/games.ts');
          end(await games(options, m));
        }),
    )
    .addCommand(
      command('play', 'play in the terminal, against a bot or together before one screen')
        .argument('<game>', 'a game, as listed by "sztab games"')
        .option('--as <role>', 'your side; drawn where it is not said')
        .option('--hot-seat', 'everybody is a person at this terminal')
        .option('--bot <name>', 'who plays the other side (default: officer)')
        .option(
          '--bots <names>',
          'a bot for each seat, as in greedy,random: the game plays itself, to be kept with --save',
        )
        .option('--players <n>', 'how many take part (default: as few as the game allows)')
        .addOption(editionOption())
        .addOption(gameOption())
        .option('--seed <text>', 'the same seed and the same moves give the same game (default: unforeseeable)')
        .option('--practice', 'take back over everything, dice and cards included; the record says so')
        .option('--save <file>', 'keep the record here, after every move')
        .option('--resume <file>', 'go on with a kept game')
        .action(async (game, options) => {
          const { play } = await import('./commands/play.ts');
          end(await play(game, options, m));
        }),
    )
    .addCommand(
      command('sim', 'let bots play many games and count who wins')
        .argument('<game>', 'a game, as listed by "sztab games"')
        .option('--games <n>', 'how many', '100')
        .option('--seed <text>', 'the same seed gives the same result on any number of threads', '1')
        .option('--bots <names>', 'a bot for each seat, as in greedy,random; one name sits everywhere', 'greedy')
        .option('--players <n>', 'how many take part (default: as few as the game allows)')
        .addOption(editionOption())
        .addOption(gameOption())
        .option('--threads <n>', 'how many to use (default: all of the machine)')
        .option('--json', 'for programs')
        .action(async (game, options) => {
          const { sim } = await import('./commands/sim.ts');
          end(await sim(game, options, m));
        }),
    )
    .addCommand(
      command('arena', 'two bots against each other, both in every seat equally often')
        .argument('<game>', 'a game, as listed by "sztab games"')
        .requiredOption('--bots <a,b>', 'the two bots')
        .option('--games <n>', 'how many; a multiple of the seats, or of two where all win together', '100')
        .option('--players <n>', 'how many take part (default: two, or as few as the game allows)')
        .option('--seed <text>', 'the same seed gives the same result on any number of threads', '1')
        .addOption(editionOption())
        .addOption(gameOption())
        .option('--threads <n>', 'how many to use (default: all of the machine)')
        .option('--iterations <a,b>', 'what either bot searches at a decision, instead of what its level would')
        .option(
          '--cpu <ms>',
          'both think for so many milliseconds of CPU time a decision; the result varies with the machine',
        )
        .option('--weights <file>', 'the first bot judges by these weights, the second by hand')
        .option('--json', 'for programs')
        .action(async (game, options) => {
          const { arena } = await import('./commands/arena.ts');
          end(await arena(game, options, m));
        }),
    )
    .addCommand(
      command('train', 'learn a judgement from games of bots against themselves; goes on where it was stopped')
        .argument('<game>', 'a game, as listed by "sztab games"')
        .option('--players <n>', 'how many take part (default: as few as the game allows)')
        .option('--games <n>', 'games of generation 0; each later one has a quarter as many', '20000')
        .option(
          '--generations <n>',
          'the first is played by the policy, the others by a search with the one before',
          '1',
        )
        .option('--search <n>', 'iterations of that search, whose visits teach priors', '32')
        .option('--seed <text>', 'the same seed gives the same weights on any number of threads', '1')
        .option('--threads <n>', 'how many to use (default: all of the machine)')
        .option('--out <folder>', 'where everything is kept (default: training/<game>-<players>)')
        .option('--stage <name>', 'only this one: play, fit, judge or match')
        .addOption(gameOption())
        .option('--passes <n>', 'how often the fit goes over all positions', '12')
        .option('--officers <n>', 'games of officers on which it is tried besides', '500')
        .option('--officer-iterations <n>', 'instead of what the level would do')
        .option('--match <n>', 'games of a match against the hand-written judgement', '400')
        .option('--cpu <ms,ms>', 'CPU time a decision in these matches', '100,500')
        .option('--stride <n>', 'how far the policy plays on below the learned judgement, against the usual 1', '0')
        .action(async (game, options) => {
          const { train } = await import('./commands/train.ts');
          end(await train(game, options, m));
        }),
    )
    .addCommand(
      command('verify', 'replay a record: legality, dice, fingerprints and result')
        .argument('<record>', 'a record file; - reads standard input')
        .option('--json', 'for programs')
        .action(async (record, options) => {
          const { verify } = await import('./commands/verify.ts');
          end(await verify(record, options, m));
        }),
    )
    .addCommand(
      command('fuzz', 'random games under hostile checks, for as long as you like')
        .argument('<game>', 'a game, as listed by "sztab games"')
        .option('--seconds <n>', 'for how long', '10')
        .addOption(editionOption())
        .option('--seed <text>', 'where to begin (default: unforeseeable)')
        .option('--out <folder>', 'where records of what is found go', 'fuzz-findings')
        .option('--threads <n>', 'how many to use (default: all of the machine)')
        .option('--json', 'for programs')
        .action(async (game, options) => {
          const { fuzz } = await import('./commands/fuzz.ts');
          end(await fuzz(game, options, m));
        }),
    )
    .addCommand(
      serveCommand(async (given) => {
        const { serve } = await import('./commands/serve.ts');
        end(await serve(given, m));
      }),
    )
    .addCommand(
      command('backup', "copy a server's database while it plays on")
        .requiredOption('--database <file>', 'the database of the server')
        .requiredOption('--to <file>', 'where the backup goes; an older backup there is replaced')
        .action(async (options) => {
          const { backup } = await import('./commands/backup.ts');
          end(backup(options, m));
        }),
    )
    .addCommand(
      command('restore', 'put a backup in the place of a database; the server must be closed')
        .requiredOption('--from <file>', 'the backup')
        .requiredOption('--database <file>', 'the database; what is there now is kept under another name')
        .action(async (options) => {
          const { restore } = await import('./commands/restore.ts');
          end(restore(options, m));
        }),
    )
    .addCommand(
      command('report', 'reports about a game, or about the languages')
        .addCommand(
          command('rules', 'rules of the rulebook that no test names')
            .argument('<game>', 'a game, as listed by "sztab games"')
            .option('--json', 'for programs')
            .action(async (game, options) => {
              const { reportRules } = await import('./commands/report-rules.ts');
              end(await reportRules(game, options, m));
            }),
        )
        .addCommand(
          command('language', 'how much is translated, room by room')
            .argument('[language]', 'one language, with what it lacks')
            .option('--json', 'for programs')
            .action(async (language, options) => {
              const { reportLanguage } = await import('./commands/report-language.ts');
              end(reportLanguage(language, options, m));
            }),
        ),
    );
  // Commands take over how their parent ends and where it writes only when told.
  for (const one of [...root.commands, ...root.commands.flatMap(({ commands }) => commands)])
    one.copyInheritedSettings(root);
  return root;
}

const command = (name: string, description: string): Command =>
  new Command(name).description(description).addOption(
    new Option(
      '--lang <language>',
      `${listing(MASTER).or(LANGUAGES)} (default: the language of this machine)`,
    ).argParser((text) => {
      if (!LANGUAGES.some((language) => language === text)) throw new Complaint((m) => m.unknownLanguage(text));
      return text;
    }),
  );

const editionOption = (): Option =>
  new Option('--edition <n>', 'by the rules of this edition, as listed by "sztab games" (default: the newest)');

/** May be given several times. */
const gameOption = (): Option =>
  new Option('--option <name=value>', 'an option of the game; may be given several times').argParser(
    (pair, before: readonly string[] = []) => [...before, pair],
  );

/** The server has its own list of options. */
function serveCommand(act: (given: Given) => Promise<void>): Command {
  const serve = command('serve', 'open the server, as npm start does');
  const options = flagNames.map((name) => {
    const { value, help } = flag(name);
    return { name, option: new Option(`--${name}${value ? ` <${value.toLowerCase()}>` : ''}`, help) };
  });
  for (const { option } of options) serve.addOption(option);
  return serve.action((typed: Readonly<Record<string, string | boolean | undefined>>) =>
    act(Object.fromEntries(options.map(({ name, option }) => [name, typed[option.attributeName()]]))),
  );
}
