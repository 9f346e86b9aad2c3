/** A database file of ours: opened, looked over, and refused in words its owner can use. */
import { spawn } from 'node:child_process';
import { chmodSync, closeSync, openSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreTrouble, type Trouble } from './trouble.ts';

export type SqliteConnection = InstanceType<typeof DatabaseSync>;

/** "sztb": how a file says whose database it is. */
const OURS = 0x737a7462;

/**
 * How a connection writes: a commit is on the disk when it returns. What was committed is brought into the file by a thread (`checkpoints.ts`);
 * a commit does it itself only after 64 MB.
 */
export const WRITING =
  'pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON; pragma wal_autocheckpoint = 16384';

/** Makes a file that nobody else on the machine may read. One that is there is not touched: to close it would give up SQLite's locks on it. */
export function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch {
    // It is there, or cannot be: SQLite will say which.
  }
}

/** A database that an older version made was open to all. What SQLite puts beside a file is as private as the file. */
export function keepPrivate(database: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    const file = database + suffix;
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(file, 0o600);
    } catch {
      // Its owner has let us in as another user: then that is how it shall be.
    }
  }
}

/** Opens a file that must be ours already, or new. `write` false: nothing in it is changed. */
export function openFile(file: string, write = true): SqliteConnection {
  let connection: SqliteConnection | undefined;
  try {
    connection = new DatabaseSync(file, { readOnly: !write });
    connection.exec('pragma busy_timeout = 5000');
    const { owner } = connection.prepare('select application_id as owner from pragma_application_id').get();
    const { tables } = connection.prepare('select count(*) as tables from sqlite_schema').get();
    if (owner !== OURS) {
      if (!write || owner !== 0 || tables > 0) throw new StoreTrouble('foreign', file);
      connection.exec(`pragma application_id = ${OURS}`);
    }
    return connection;
  } catch (error) {
    connection?.close();
    throw explained(file, error);
  }
}

/** Reads the whole file, some 200 MB in a second, and throws where it is damaged. */
export function checkWhole(file: string, connection: SqliteConnection): void {
  let said: unknown;
  try {
    said = connection.prepare('pragma quick_check(1)').get().quick_check;
  } catch (error) {
    throw explained(file, error);
  }
  if (said !== 'ok') throw new StoreTrouble('damaged', file, said);
}

/** Up to this size a start waits for the check: some hundredths of a second. */
const QUICKLY_CHECKED = 8_000_000;

export interface Checking {
  /** What the check found, when it is over. */
  readonly over: Promise<StoreTrouble | undefined>;
  stop(): Promise<unknown>;
}

/**
 * Checks a file at the start: a small one at once, a large one beside the server, which is open already. Not on a thread: SQLite cannot be
 * interrupted there, and a thread that is ended while it reads takes the whole server with it. A process can be ended at any moment.
 */
export function beginCheck(file: string, connection: SqliteConnection, quickly = QUICKLY_CHECKED): Checking {
  if (connection.location() === null || statSync(file).size <= quickly) {
    checkWhole(file, connection);
    return { over: Promise.resolve(undefined), stop: async () => {} };
  }
  // Node 20 knows no TypeScript: tests run what is built.
  const built = import.meta.url.endsWith('.ts') ? '../../dist/store/check-worker.js' : './check-worker.js';
  const program = fileURLToPath(new URL(built, import.meta.url));
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', (code) => resolve(code));
  });
  const over = (async () => {
    // Null: it was stopped, or could not even begin; that says nothing about the file.
    const code = await ended;
    const [found, trouble] = code === null ? ['', ''] : await said;
    if (found === '' && code !== 1) return undefined;
    return new StoreTrouble('damaged', file, (found || trouble).trim());
  })();
  return {
    over,
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** SQLite's result codes that its owner can do something about. */
const TROUBLES: Readonly<Record<number, Trouble>> = {
  3: 'forbidden',
  5: 'locked',
  6: 'locked',
  8: 'forbidden',
  11: 'damaged',
  13: 'full',
  14: 'forbidden',
  26: 'foreign',
};

export function explained(file: string, error: unknown): unknown {
  const why = TROUBLES[((error as { errcode?: number }).errcode ?? 0) & 0xff];
  return why ? new StoreTrouble(why, file, error) : error;
}

/** In bytes: with less free space a failure at the start means a full disk, whatever SQLite calls it. */
const ENOUGH_ROOM = 8_000_000;

const roomBeside = (file: string): number => {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
};

/** On a full disk SQLite reports an I/O error, or a missing transaction that it has rolled back itself. */
export function explainedAtStart(file: string, error: unknown, room = roomBeside): unknown {
  const known = explained(file, error);
  if (known instanceof StoreTrouble || file === ':memory:' || room(file) >= ENOUGH_ROOM) return known;
  return new StoreTrouble('full', file, error);
}
