/** What runs on a reading thread, at a low priority: those who play go first. */
import { getPriority, setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import {
  type Header,
  Match,
  RecordError,
  Refusal,
  readRecord,
  type Seat,
  type Viewer,
  writeRecord,
} from '@sztab/kernel';
import { takeGame, UnknownGame } from '@sztab/shelf';
import { mostEntries } from './bounds.ts';
import { momentsOf, mustBeSound } from './course.ts';
import { TableTrouble } from './trouble.ts';

/** Added to the process's nice value; and the highest there is. */
const PATIENCE = 10;
const MOST_PATIENT = 19;

interface Log {
  readonly game: string;
  /** With its seed. */
  readonly header: Header;
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
}

export type Task =
  /** The moments after the first `keep` as JSON, for this viewer; `anew`: the first of them with the whole view. */
  | ({ readonly is: 'moments'; readonly viewer: Viewer; readonly keep: number; readonly anew: boolean } & Log)
  /** The record of a match; `moves` are all its entries, with what was taken back. */
  | ({ readonly is: 'record' } & Log)
  /** Plays the log and checks every move; fails if one is illegal. */
  | ({ readonly is: 'check' } & Log)
  /** Checks a record that somebody brings. */
  | { readonly is: 'bring'; readonly record: string };

/** The match of a brought record, without what was taken back. */
export type Brought = Log & { readonly over: boolean };

/** Texts come back as UTF-8 in transferred memory: a course may have megabytes, which the main thread then neither copies nor encodes. */
export type Answer<T extends Task> = T extends { is: 'bring' } ? Brought : Uint8Array<ArrayBuffer>;

async function work(task: Exclude<Task, { is: 'bring' }>): Promise<string> {
  const { game } = await takeGame(task.game);
  if (task.is === 'record') return writeRecord(Match.resume(game, task.header, task.moves).record());
  if (task.is === 'check') {
    mustBeSound(game, task.header, task.moves);
    return '';
  }
  const { header, moves, viewer, keep, anew } = task;
  return JSON.stringify([...momentsOf(game, header, moves, viewer, keep, anew)]);
}

async function bring(text: string): Promise<Brought> {
  const { record, lines } = readRecord(text);
  const { header } = record;
  const { game } = await takeGame(header.game);
  if (record.entries.length > mostEntries(game, header.seats.length, header.options))
    throw new TableTrouble('too-long');
  const match = Match.replay(game, record, lines);
  const moves = match.moves.map(({ seat, move }) => ({ seat, move }));
  return { game: game.id, header: match.header, moves, over: match.outcome !== null };
}

/** The refusal to send for an error; null if it is our own fault, as everything that is wrong with a log of ours. */
function wordOf(task: Task, error: unknown): TableTrouble['word'] | null {
  if (error instanceof TableTrouble) return error.word;
  if (error instanceof UnknownGame) return 'no-such-game';
  if (error instanceof RecordError && error.fault[0] === 'edition') return 'unknown-edition';
  if (task.is !== 'bring') return null;
  return error instanceof RecordError || error instanceof Refusal ? 'bad-record' : null;
}

// Only Linux has priorities of threads; elsewhere this would slow the whole process down.
if (process.platform === 'linux') setPriority(Math.min(MOST_PATIENT, getPriority() + PATIENCE));
const port = parentPort as MessagePort;
port.on('message', (task: Task) => {
  const answered =
    task.is === 'bring'
      ? bring(task.record).then((value) => port.postMessage({ value }))
      : work(task).then((text) => {
          const value = new TextEncoder().encode(text);
          port.postMessage({ value }, [value.buffer]);
        });
  answered.catch((error) => {
    const refused = wordOf(task, error);
    port.postMessage(refused ? { refused } : { broken: String(error?.stack ?? error) });
  });
});
