/** What Sztab claims to be fast at, measured beside boardgame.io in one run. */
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { gameIds, takeGame, UnknownGame } from '@sztab/shelf';
import { Complaint } from './complaint.ts';
import { contest } from './contest.ts';
import { linesOf } from './figures.ts';
import { type GameReport, notesOf, type Report, tableOf } from './report.ts';

const USAGE = 'npm run bench -- [--json] [--seconds N] [--rounds N] [game …]';
/** A usual run ends within a minute, however many games there are. */
const SECONDS = { aGame: 20, inAll: 45, longest: 3600 };
const ROUNDS = { usual: 5, most: 99 };

interface Wanted {
  readonly json: boolean;
  readonly seconds: number;
  readonly rounds: number;
  readonly games: readonly string[];
}

function wanted(args: readonly string[]): Wanted {
  const { values, positionals } = parsed(args);
  const unknown = positionals.find((id) => !gameIds().includes(id));
  if (unknown !== undefined) throw new UnknownGame(unknown);
  const games = positionals.length > 0 ? [...new Set(positionals)] : gameIds();
  const seconds =
    values.seconds === undefined ? Math.min(SECONDS.aGame * games.length, SECONDS.inAll) : Number(values.seconds);
  if (!(seconds > 0 && seconds <= SECONDS.longest)) {
    throw new Complaint(`--seconds is a number above 0 and up to ${SECONDS.longest}, not "${values.seconds}"`);
  }
  const rounds = Number(values.rounds ?? ROUNDS.usual);
  if (!(Number.isInteger(rounds) && rounds > 0 && rounds <= ROUNDS.most)) {
    throw new Complaint(`--rounds is a whole number from 1 to ${ROUNDS.most}, not "${values.rounds}"`);
  }
  return { json: values.json, seconds, rounds, games };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, seconds: { type: 'string' }, rounds: { type: 'string' } },
    });
  } catch (error) {
    // Its messages are sentences with advice; the first one says what is wrong.
    throw new Complaint(`${(error as Error).message.split(/[.\n]/)[0]}; usage: ${USAGE}`);
  }
}

async function rules(args: readonly string[]): Promise<void> {
  const { json, seconds, rounds, games } = wanted(args);
  const reports: GameReport[] = [];
  for (const id of games) {
    const { game } = await takeGame(id);
    const played = await contest(id, seconds / games.length, rounds);
    const report = { game: id, players: game.players[1], figures: linesOf(game, played) };
    reports.push(report);
    if (!json) console.log(`${tableOf(report)}\n`);
  }
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const { version } = createRequire(import.meta.url)('boardgame.io/package.json') as { version: string };
  const peer = `boardgame.io ${version}`;
  const report: Report = { node: process.version, processor, peer, seconds, rounds, games: reports };
  console.log(json ? JSON.stringify(report, null, 2) : notesOf(report));
}

/** Runs the bench as its arguments say; a Complaint says what is wrong with them. */
export async function bench([word, ...rest]: readonly string[]): Promise<void> {
  if (word === 'online' || word === 'kill' || word === 'cut' || word === 'hostile') {
    const { commands } = await import('./online/commands.ts');
    await commands[word](rest);
  } else await rules(word === undefined ? [] : [word, ...rest]);
}
