/** Threads that are elsewhere: what `simulate` and a training would give to a thread of this machine goes into the lab's queue. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { choicesBeside, type Pool } from '@sztab/bots/node';
import { canonical, hashText } from '@sztab/kernel';
import type { Lab, Piece } from './lab.ts';

/** How often it is looked whether something has come back. */
const LOOK_MS = 200;

/** A piece of work that threw an error, wherever that was. */
class PieceFailed extends Error {
  override readonly name = 'PieceFailed';
}

interface Row {
  readonly key: string;
  readonly result: unknown;
  readonly rows: Uint8Array | null;
  /** What a search's visits taught, where one played. */
  readonly choices: string | null;
  readonly trouble: string | null;
}

/** Asks for pieces in the name of one run. The same run asked again gets what is there already, and waits only for the rest. */
export async function openFarPool({ pool, boss }: Lab, queue: string, game: string, run: string): Promise<Pool> {
  const waiting = new Map<string, { resolve(row: Row): void; reject(cause: unknown): void }>();
  let looks = false;

  // What failed last time is tried again.
  await pool.query(
    'delete from sztab_lab.results where trouble is not null and key in (select key from sztab_lab.pieces where run = $1)',
    [run],
  );

  const look = async (): Promise<void> => {
    while (waiting.size > 0) {
      const { rows } = await pool.query<Row>(
        'select key, result, rows, choices, trouble from sztab_lab.results where key = any($1)',
        [[...waiting.keys()]],
      );
      for (const row of rows) {
        waiting.get(row.key)?.resolve(row);
        waiting.delete(row.key);
      }
      if (waiting.size > 0 && rows.length === 0) await pause(LOOK_MS);
    }
    looks = false;
  };

  /** Whoever stops the whole command stops everything that it waits for. */
  const heard = new WeakSet<AbortSignal>();
  const hear = (signal: AbortSignal): void => {
    if (heard.has(signal)) return;
    heard.add(signal);
    signal.addEventListener('abort', () => {
      for (const { reject } of waiting.values()) reject(signal.reason);
      waiting.clear();
    });
  };

  const found = (key: string): Promise<Row> =>
    new Promise((resolve, reject) => {
      waiting.set(key, { resolve, reject });
      if (looks) return;
      looks = true;
      look().catch((cause: unknown) => {
        looks = false;
        for (const { reject } of waiting.values()) reject(cause);
        waiting.clear();
      });
    });

  return {
    async run(kind: string, what: object, signal: AbortSignal | undefined) {
      // Paths are of this machine.
      const { gameModule: _, file, ...task } = what as { gameModule: string; file?: string };
      const key = hashText(canonical(JSON.parse(JSON.stringify({ queue, game, kind, task }))));
      const piece: Piece = { key, kind: kind as Piece['kind'], game, task };
      await pool.query('insert into sztab_lab.pieces (run, key) values ($1, $2) on conflict do nothing', [run, key]);
      const known = await pool.query('select 1 from sztab_lab.results where key = $1', [key]);
      // The same piece has the same id, so it is never queued twice.
      if (known.rowCount === 0) await boss.send(queue, piece, { id: idOf(key) });
      signal?.throwIfAborted();
      if (signal) hear(signal);
      const { result, rows, choices, trouble } = await found(key);
      if (trouble !== null) throw new PieceFailed(trouble);
      // Before the rows: where these are, all is there.
      if (file !== undefined && choices !== null) keep(choicesBeside(file), choices);
      if (file !== undefined && rows) keep(file, rows);
      return result as never;
    },
    close: async () => {},
  };
}

/** A hash as the queue wants its ids. */
const idOf = (key: string): string => key.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** There as a whole, or not at all. */
function keep(file: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}
