/** The command line in English. Its keys are the keys of every other language. */

import type { NoUndo } from '@sztab/kernel';
import { counting, LANGUAGES, type Language, listing, master } from '@sztab/kernel/words';
import type { StoreTrouble } from '@sztab/server';
import texts from './en.json' with { type: 'json' };

const { form } = counting('en');
const { or } = listing('en');
const n = (count: number, one: string, many: string): string => `${count} ${form(count, one, many)}`;

export const en = master(texts, {
  language: 'en' as Language,
  broken: (what: string) =>
    `something went wrong inside the program: ${what} (SZTAB_TRACE=1 shows where; please report it)`,
  unknownGame: (id: string, known: string) => `there is no game "${id}"; there are: ${known}`,
  wrongNumber: (name: string, from: number, to: number, text: string) =>
    from === to
      ? `${name} can only be ${from} here, not "${text}"`
      : `${name} is a whole number from ${from} to ${to}, not "${text}"`,
  optionShape: (pair: string) => `--option is written name=value, not "${pair}"; sztab games lists the options`,
  unknownOption: (game: string, id: string, known: string) => `${game} has no option "${id}"; it has: ${known}`,
  unknownValue: (id: string, values: string, value: string) => `option ${id} is one of ${values}, not "${value}"`,
  optionTwice: (id: string) => `option ${id} is given twice; give it once`,
  unknownBot: (name: string, known: string) => `there is no bot "${name}"; there are: ${known}`,
  wrongBotCount: (seats: number, got: number, fits: boolean) =>
    `--bots needs 1 name${seats === 1 ? ' for 1 seat' : ` or ${seats}, one a seat`}; ${got} were given${fits ? `; for ${got} players add --players ${got}` : ''}`,
  wholeDeals: (games: number, seats: number) =>
    `every deal is played ${seats} times, so --games must be a multiple of ${seats}, not ${games}`,
  evenGames: (games: number) => `both sides are played equally often, so --games must be even, not ${games}`,
  unknownRole: (text: string, roles: string) => `there is no role "${text}"; there are: ${roles}`,
  unknownLanguage: (text: string) => `--lang is ${or(LANGUAGES)}, not "${text}"`,
  chooseSide: (roles: string) => `sides are to be chosen: say --as and one of ${roles}`,
  otherGame: (file: string, is: string, wanted: string) =>
    `${file} is a game of ${is}, not of ${wanted}; write: sztab play ${is} --resume ${file}`,
  noDouble: (id: string) => `${id} does not say who wins a double match`,
  noRulebook: (id: string) => `${id} has no rulebook/en.md`,
  fileExists: (name: string) => `${name} is there already; choose another name, or go on with --resume ${name}`,
  fileTooLong: (name: string, most: number) => `${name} is longer than ${most} bytes: no record is`,
  notWeights: (name: string) => `${name} holds no weights of a judgement; sztab train writes such files`,
  cannotRead: (name: string, why: string) => `cannot read ${name}: ${why}`,
  cannotWrite: (name: string, why: string) => `cannot write ${name}: ${why}`,
  system: (code: string) =>
    ({
      ENOENT: 'there is no such file or folder',
      EACCES: 'it is not allowed',
      EISDIR: 'it is a folder',
      ENOTDIR: 'a part of the path is not a folder',
      EEXIST: 'it is there already, and not a folder',
      ENOSPC: 'the disk is full',
      EPERM: 'it is not allowed',
      ECONNREFUSED: 'nothing answers at this address',
      ENOTFOUND: 'there is no such host',
      ETIMEDOUT: 'no answer came',
      EROFS: 'the disk is read-only',
      ENAMETOOLONG: 'the name is too long',
      ELOOP: 'its links lead in a circle',
    })[code] ?? code,
  stoppedEarly: (finished: number, games: number) => `stopped after ${finished} of ${games} games`,
  sinceEdition: (edition: number) => `since edition ${edition}`,

  /** Commander's message about an argument, by its code. */
  commanderError: (_code: string, _name: string, _similar: string | undefined, message: string) => message,

  // sim, arena
  sim: {
    summary: (games: number, decisions: string, longest: number, seconds: string) =>
      `${n(games, 'game', 'games')}, ${decisions} decisions a game, the longest ${longest}; ${seconds} s`,
    matches: (first: number, second: number, drawn: number) =>
      `double matches: the first bot won ${first}, the second ${second}, drawn ${drawn}`,
    over: (a: string, b: string, rate: string, low: string, high: string) =>
      `${a} over ${b}: ${rate} (95 % interval ${low} to ${high})`,
    cpu: (a: string, first: string, b: string, second: string, ratio: string) =>
      `CPU time a game: ${a} ${first} s, ${b} ${second} s (${ratio} : 1)`,
  },

  // train
  unknownStage: (text: string, stages: readonly string[]) => `--stage is ${or(stages)}, not "${text}"`,
  train: {
    stage: (stage: string, generation: number) => `${stage}, generation ${generation}`,
    match: (against: string, games: number, won: string, low: string, high: string, cpu: string) =>
      `against ${against}: ${won} of ${n(games, 'game', 'games')} (95 % interval ${low} to ${high}), CPU time ${cpu} : 1`,
    keeps: (which: string) => `the game keeps the ${which} judgement`,
    stopped: (out: string) => `stopped; the same command goes on with ${out}`,
    done: (out: string) => `the report is ${out}/report.html`,
    trouble: {
      missing: (what: string) => `${what} is not there yet: an earlier stage has to come first`,
      'other-training': (out: string) => `${out} belongs to another training; choose another --out`,
      'no-encoding': (id: string) => `${id} has no encoding, so nothing can be learned of it`,
    },
  },

  // report book
  book: {
    none: (id: string) => `the book of ${id} is not here: it lies with the tests, which a release does not have`,
    share: (share: string, positions: number) => `${share} avoided in ${n(positions, 'position', 'positions')}`,
  },

  // analyse
  analysed: {
    notOver: (file: string) => `${file} is not over: a game is analysed when it has ended`,
    partly: (done: number, of: number) => `read in part: ${done} of ${of} steps`,
    took: (seconds: number) => `read in ${n(seconds, 'second', 'seconds')} of CPU time`,
    cost: (move: number, played: string, best: string, points: number) =>
      `move ${move}: ${played}; the bots would rather: ${best} (${n(points, 'point', 'points')}).`,
    kept: (move: number, played: string, next: string, points: number) =>
      `move ${move}: ${played}, the best move; next: ${next} (${n(points, 'point', 'points')} less).`,
  },

  // statistics
  statistics: {
    players: (players: number) => n(players, 'player', 'players'),
    length: (median: number) => `half of the games have ${median} decisions or fewer`,
  },

  // lab
  lab: {
    noAddress: (text: string) =>
      `--database is the address of a PostgreSQL, as in postgres://user@host/name, not "${text}"`,
    unreachable: (system: string) =>
      `the database cannot be reached: ${system}; see whether it is running, and check --database`,
    works: (name: string, threads: number) => `${name} works with ${n(threads, 'thread', 'threads')}; Ctrl-C ends it`,
    worked: (pieces: number) => `${n(pieces, 'piece', 'pieces')} of work done`,
    taken: (pieces: number) => `${n(pieces, 'piece is', 'pieces are')} being played`,
  },

  // verify
  wrongLine: (line: number, column: number, reason: string) => `line ${line}, column ${column}: ${reason}`,
  endedAs: (winners: string, reason: string, scores: string) =>
    `${winners === '' ? 'nobody' : winners} won (${reason}), ${scores}, as recorded`,
  verified: {
    formGood: (version: number) => `record version ${version}, read to the last line`,
    rules: (edition: number) => `edition ${edition} of the rules`,
    seedGood: (commit: string) => `is the one committed to (${commit}…), so every die and shuffle follows from it`,
    movesGood: (moves: number, undone: number) =>
      `${moves}, all legal${undone > 0 ? `; ${n(undone, 'undo entry', 'undo entries')}` : ''}`,
    checksGood: (checks: number) => `${n(checks, 'fingerprint', 'fingerprints')}, all as recorded`,
  },

  // fuzz
  finding: (check: string, message: string, seed: string, file: string) =>
    `FOUND ${check}: ${message} (seed "${seed}", record ${file})`,
  nothingFound: (seed: string) => `nothing found (seed ${seed})`,
  somethingFound: (found: number, seed: string) => `${n(found, 'game', 'games')} failed (seed ${seed})`,
  rulesTested: (tested: number, all: number) => `${tested} of ${all} rules are named by a test`,

  // serve
  serving: (url: string) => `Sztab is open at ${url} (Ctrl+C closes it)`,

  // backup, restore
  usePostgresTools: (command: string) =>
    `PostgreSQL has its own backups: pg_dump makes one, pg_restore puts it back; sztab ${command} is for a database file`,
  noDatabase: (file: string) =>
    `there is no database ${file}; name the server's folder with --data FOLDER or its file with --database FILE`,
  storeTrouble: ({ message }: StoreTrouble): string => message,
  backedUp: (database: string, to: string) => `${database} is saved in ${to}, checked and on the disk.`,
  restored: (from: string, database: string) => `${from} is in the place of ${database}, checked and on the disk.`,
  keptAside: (name: string) => `What was there before is kept in ${name}.`,
  olderEdition: (edition: number, newest: number) =>
    `By edition ${edition} of the rules; the newest one is ${newest}, and this match keeps its own.`,
  player: (number: number) => `Player ${number}`,
  handOver: (to: string) => `Hand over to ${to}.`,
  notAMove: (line: string, moves: number) =>
    `"${line}" is not a move here; a number from 1 to ${moves}, a move as in the brackets, resign, undo or quit`,
  noUndo: (why: NoUndo['why'], by: string): string =>
    ({
      nothing: 'There is nothing to take back yet.',
      over: 'The game is over.',
      rolled: `Nothing can be taken back: dice were rolled (${by}).`,
      uncovered: `Nothing can be taken back: something was drawn or turned up (${by}).`,
      shuffled: `Nothing can be taken back: a deck was shuffled (${by}).`,
      stands: `Nothing can be taken back: by the rules of the game the last move stands (${by}).`,
    })[why],
  commitment: (commit: string) => `The dice are fixed; their commitment is ${commit}`,
  seedWas: (seed: string) => `The seed was ${seed}`,
  saved: (file: string) => `The game is kept in ${file}; sztab verify checks it.`,
  matchWon: (name: string) => `${name} wins the match.`,
});

export type CliWords = typeof en;
