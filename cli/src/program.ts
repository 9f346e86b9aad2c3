/** The commands and their arguments. What each does stands in `commands/`, loaded only when it is called. */

import { flag, flagNames, type Given } from '@sztab/server/flags';
import { Command, Option } from 'commander';
import {
  command,
  doingWith,
  editionOption,
  gameCommand,
  gameOption,
  jsonOption,
  playersOption,
  recordCommand,
  threadsOption,
} from './command.ts';
import { type Act, arenaCommand, simCommand, trainCommand } from './playing-commands.ts';
import { version } from './version.ts';
import type { CliWords } from './words.ts';

/** Every command is a function of its arguments that returns the exit code. */
export function program(m: CliWords, end: (code: number) => void): Command {
  const root = new Command('sztab')
    .description('War board games: play them, simulate them, and check what was played.')
    .version(version, '--version', 'the version of this program')
    .helpOption('--help', 'this text')
    .helpCommand(false)
    .showHelpAfterError(false)
    // A wrong argument is thrown to main.ts, which says it in one line.
    .exitOverride()
    .configureOutput({ writeErr: () => {} });

  const doing = doingWith(m, end);
  const here: Act = async (_kind, game, _chosen, run) => end(await run(game, m));
  const commands = [
    command('games', 'list the games: seats, options and their meanings, bots', jsonOption()).action(
      doing(async () => (await import('./commands/games.ts')).games),
    ),
    gameCommand('play', 'play in the terminal, against a bot or together before one screen')
      .option('--as <role>', 'your side; drawn where it is not said')
      .option('--hot-seat', 'everybody is a person at this terminal')
      .option('--bot <name>', 'who plays the other side (default: officer)')
      .option(
        '--bots <names>',
        'a bot for each seat, as in greedy,random: the game plays itself, to be kept with --save',
      )
      .addOption(playersOption())
      .addOption(editionOption())
      .addOption(gameOption())
      .option('--seed <text>', 'the same seed and the same moves give the same game (default: unforeseeable)')
      .option('--practice', 'take back over everything, dice and cards included; the record says so')
      .option('--save <file>', 'keep the record here, after every move')
      .option('--resume <file>', 'go on with a kept game')
      .action(doing(async () => (await import('./commands/play.ts')).play)),
    simCommand(here),
    arenaCommand(here),
    trainCommand(here),
    labCommand(m, end),
    recordCommand('verify', 'replay a record: legality, dice, fingerprints and result', jsonOption()).action(
      doing(async () => (await import('./commands/verify.ts')).verify),
    ),
    recordCommand('analyse', 'where the result of a finished match came from: decisions, dice, cards')
      .option('--seconds <n>', 'for how long at the most', '60')
      .addOption(jsonOption())
      .option(
        '--html',
        'one page with plots that needs no server, as in: sztab analyse match.sztab --html > match.html',
      )
      .action(doing(async () => (await import('./commands/analyse.ts')).analyse)),
    gameCommand('statistics', 'who wins a game by seats, options and bots, how long it lasts and how it is opened')
      .option('--games <n>', 'how many for each figure', '400')
      .option('--bots <name>', 'the bot that sits everywhere', 'greedy')
      .option('--against <name>', 'another bot, for a duel in every seat')
      .option('--players <n>', 'with how many options, lengths and openings are counted (default: two)')
      .option('--seed <text>', 'the same seed gives the same figures on any number of threads', 'figures')
      .addOption(threadsOption())
      .addOption(jsonOption())
      .action(doing(async () => (await import('./commands/statistics.ts')).statistics)),
    gameCommand('fuzz', 'random games under hostile checks, for as long as you like')
      .option('--seconds <n>', 'for how long', '10')
      .addOption(editionOption())
      .option('--seed <text>', 'where to begin (default: unforeseeable)')
      .option('--out <folder>', 'where records of what is found go', 'fuzz-findings')
      .addOption(threadsOption())
      .addOption(jsonOption())
      .action(doing(async () => (await import('./commands/fuzz.ts')).fuzz)),
    serveCommand(async (given) => {
      const { serve } = await import('./commands/serve.ts');
      end(await serve(given, m));
    }),
    command('backup', "copy a server's database while it plays on")
      .addOption(dataOption())
      .option('--database <file>', `the database (default: sztab.db in --data); ${flag('database').env}`)
      .requiredOption('--to <file>', 'where the backup goes; an older backup there is replaced')
      .action(doing(async () => (await import('./commands/backup.ts')).backup)),
    command('restore', 'put a backup in the place of a database; the server must be closed')
      .requiredOption('--from <file>', 'the backup')
      .addOption(dataOption())
      .option(
        '--database <file>',
        `the database (default: sztab.db in --data); ${flag('database').env}; what is there now is kept under another name`,
      )
      .action(doing(async () => (await import('./commands/restore.ts')).restore)),
    command('report', 'reports about a game, or about the languages')
      .addCommand(
        gameCommand('rules', 'rules of the rulebook that no test names', jsonOption()).action(
          doing(async () => (await import('./commands/report-rules.ts')).reportRules),
        ),
      )
      .addCommand(
        gameCommand('book', 'mistakes that bots once made: how many of them an officer avoids', jsonOption()).action(
          doing(async () => (await import('./commands/report-book.ts')).reportBook),
        ),
      )
      .addCommand(
        command('language', 'how much is translated, room by room', jsonOption())
          .argument('[language]', 'one language, with what it lacks')
          .action(doing(async () => (await import('./commands/report-language.ts')).reportLanguage)),
      ),
  ];
  for (const one of commands) root.addCommand(one);
  // Commands take over how their parent ends and where it writes only when told.
  const inherit = ({ commands }: Command): void => {
    for (const one of commands) inherit(one.copyInheritedSettings(root));
  };
  inherit(root);
  return root;
}

/** The folder of the server, with the same name as for `serve`. */
const dataOption = (): Option => new Option('--data <folder>', `${flag('data').help}; ${flag('data').env}`);

const databaseOption = (): Option =>
  new Option(
    '--database <address>',
    'the PostgreSQL of the lab, as in postgres://user@host/name',
  ).makeOptionMandatory();

/** Games that many machines play for one command. */
function labCommand(m: CliWords, end: (code: number) => void): Command {
  const served: Act = async (kind, game, chosen, run) => {
    const { labServe } = await import('./commands/lab.ts');
    end(await labServe(chosen as { readonly database: string }, kind, game, (hands) => run(game, m, hands)));
  };
  const serve = command('serve', 'have games played by whoever works for the lab, and wait for them');
  for (const one of [simCommand(served), arenaCommand(served), trainCommand(served)])
    serve.addCommand(one.addOption(databaseOption()));
  const doing = doingWith(m, end);
  return command('lab', 'play games on many machines, over one PostgreSQL')
    .addCommand(serve)
    .addCommand(
      command('work', 'play for the lab until Ctrl-C', databaseOption(), threadsOption()).action(
        doing(async () => (await import('./commands/lab.ts')).labWork),
      ),
    )
    .addCommand(
      command('status', 'what was asked for, what is done, and who works', databaseOption(), jsonOption()).action(
        doing(async () => (await import('./commands/lab.ts')).labStatus),
      ),
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
