/** The commands and their arguments. What each does stands in `commands/`, loaded only when it is called. */

import { flag, flagNames, type Given } from '@sztab/server/flags';
import { Command, Option } from 'commander';
import { command, editionOption, gameOption } from './command.ts';
import type { Messages } from './messages.ts';
import { type Act, arenaCommand, simCommand, trainCommand } from './playing-commands.ts';
import { version } from './version.ts';

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

  const here: Act = async (_kind, game, _chosen, run) => end(await run(game, m));
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
    .addCommand(simCommand(here))
    .addCommand(arenaCommand(here))
    .addCommand(trainCommand(here))
    .addCommand(labCommand(m, end))
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
      command('analyse', 'where the result of a finished match came from: decisions, dice, cards')
        .argument('<record>', 'a record file; - reads standard input')
        .option('--seconds <n>', 'for how long at the most', '60')
        .option('--json', 'for programs')
        .option(
          '--html',
          'one page with plots that needs no server, as in: sztab analyse match.sztab --html > match.html',
        )
        .action(async (record, options) => {
          const { analyse } = await import('./commands/analyse.ts');
          end(await analyse(record, options, m));
        }),
    )
    .addCommand(
      command('statistics', 'who wins a game by seats, options and bots, how long it lasts and how it is opened')
        .argument('<game>', 'a game, as listed by "sztab games"')
        .option('--games <n>', 'how many for each figure', '400')
        .option('--bots <name>', 'the bot that sits everywhere', 'greedy')
        .option('--against <name>', 'another bot, for a duel in every seat')
        .option('--players <n>', 'with how many options, lengths and openings are counted (default: two)')
        .option('--seed <text>', 'the same seed gives the same figures on any number of threads', 'figures')
        .option('--threads <n>', 'how many to use (default: all of the machine)')
        .option('--json', 'for programs')
        .action(async (game, options) => {
          const { statistics } = await import('./commands/statistics.ts');
          end(await statistics(game, options, m));
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
          command('book', 'mistakes that bots once made: how many of them an officer avoids')
            .argument('<game>', 'a game, as listed by "sztab games"')
            .option('--json', 'for programs')
            .action(async (game, options) => {
              const { reportBook } = await import('./commands/report-book.ts');
              end(await reportBook(game, options, m));
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
  const inherit = ({ commands }: Command): void => {
    for (const one of commands) inherit(one.copyInheritedSettings(root));
  };
  inherit(root);
  return root;
}

const databaseOption = (): Option =>
  new Option(
    '--database <address>',
    'the PostgreSQL of the lab, as in postgres://user@host/name',
  ).makeOptionMandatory();

/** Games that many machines play for one command. */
function labCommand(m: Messages, end: (code: number) => void): Command {
  const served: Act = async (kind, game, chosen, run) => {
    const { labServe } = await import('./commands/lab.ts');
    end(await labServe(chosen as { readonly database: string }, kind, game, (hands) => run(game, m, hands)));
  };
  const serve = command('serve', 'have games played by whoever works for the lab, and wait for them');
  for (const one of [simCommand(served), arenaCommand(served), trainCommand(served)])
    serve.addCommand(one.addOption(databaseOption()));
  return command('lab', 'play games on many machines, over one PostgreSQL')
    .addCommand(serve)
    .addCommand(
      command('work', 'play for the lab until Ctrl-C')
        .addOption(databaseOption())
        .option('--threads <n>', 'how many to use (default: all of the machine)')
        .action(async (options) => {
          const { labWork } = await import('./commands/lab.ts');
          end(await labWork(options, m));
        }),
    )
    .addCommand(
      command('status', 'what was asked for, what is done, and who works')
        .addOption(databaseOption())
        .option('--json', 'for programs')
        .action(async (options) => {
          const { labStatus } = await import('./commands/lab.ts');
          end(await labStatus(options, m));
        }),
    );
}

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
