/** What is done on a thread that reads matches. It has time: whoever plays goes first, on this machine, too. */
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

/** How far it stands behind whoever plays, and the last place there is; as `nice` counts. */
const PATIENCE = 10;
const MOST_PATIENT = 19;

interface Log {
  readonly game: string;
  /** With its seed. */
  readonly header: Header;
  readonly moves: readonly { readonly seat: Seat; readonly move: string }[];
}

export type Task =
  /** What this viewer has to be told after the first `keep` steps, as JSON; `anew`: the first of them as a whole view. */
  | ({ readonly is: 'moments'; readonly viewer: Viewer; readonly keep: number; readonly anew: boolean } & Log)
  /** The record of a match as text; its moves have everything that was taken back, too. */
  | ({ readonly is: 'record' } & Log)
  /** Whether the log can be true at all: stumbles if not. */
  | ({ readonly is: 'check' } & Log)
  /** A record that somebody brings: checked, move by move. */
  | { readonly is: 'bring'; readonly record: string };

/** A match as far as it was played; what was taken back on the way is left out. */
export type Brought = Log & { readonly over: boolean };

/** Texts come as UTF-8, whose memory changes hands: a course has megabytes, and the thread that all share neither copies nor encodes them. */
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

/** What is wrong with a log of one's own is nobody's mistake. */
function wordOf(task: Task, error: unknown): TableTrouble['word'] | null {
  if (error instanceof TableTrouble) return error.word;
  if (error instanceof UnknownGame) return 'no-such-game';
  if (error instanceof RecordError && error.fault[0] === 'edition') return 'unknown-edition';
  if (task.is !== 'bring') return null;
  return error instanceof RecordError || error instanceof Refusal ? 'bad-record' : null;
}

// Elsewhere the whole process would stand back.
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
