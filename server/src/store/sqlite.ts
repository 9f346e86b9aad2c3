/** The store in one file: nothing to install, one node. */
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Announcer } from './announcer.ts';
import { Checkpoints } from './checkpoints.ts';
import { LogThread } from './log-thread.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import {
  beginCheck,
  type Checking,
  explained,
  explainedAtStart,
  keepPrivate,
  makePrivate,
  openFile,
  type SqliteConnection,
  WRITING,
} from './sqlite-file.ts';
import { lockFile } from './sqlite-lock.ts';
import { type Answer, SqliteLog, valuesOf } from './sqlite-log.ts';
import { noteTry, type Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';
import type { Waiting } from './waiting.ts';

/** As many different queries as the server has, and some; beyond that somebody builds SQL out of data. */
const MOST_STATEMENTS = 500;

const ANSWERED_AT_ONCE = 8;

/** What Kysely asks of a database, with every statement compiled once. */
function forKysely(connection: SqliteConnection): SqliteDatabase {
  const compiled = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => connection.close(),
    prepare(query) {
      const known = compiled.get(query);
      if (known) return known;
      // A transaction that reads first and writes later could find the file locked in between: it locks at once.
      const statement = connection.prepare(query === 'begin' ? 'begin immediate' : query);
      const prepared = {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...values),
        run: (values: readonly unknown[]) => statement.run(...values),
        iterate: (values: readonly unknown[]) => statement.iterate(...values),
      };
      if (compiled.size >= MOST_STATEMENTS) compiled.clear();
      compiled.set(query, prepared);
      return prepared;
    },
  };
}

/** SQLite does roll back tables that were made in a transaction; half a migration must not stay. */
class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

/**
 * Statements live until they are collected, and the connection with them: so that the file is whole and free from now on, it is brought out
 * of WAL. Where somebody else has it open too (a backup, say), the last one does that.
 */
function settle(connection: SqliteConnection): void {
  try {
    connection.exec('pragma busy_timeout = 0; pragma journal_mode = delete');
  } catch {
    connection.exec('pragma wal_checkpoint(truncate)');
  }
}

function opened(file: string, unlock: () => void): SqliteConnection {
  try {
    makePrivate(file);
    const connection = openFile(file);
    keepPrivate(file);
    return connection;
  } catch (error) {
    unlock();
    throw error;
  }
}

export async function openSqlite(file: string): Promise<Store> {
  const inMemory = file === ':memory:';
  const unlock = inMemory ? () => {} : lockFile(file);
  const connection = inMemory ? openFile(file) : opened(file, unlock);
  const db = new Kysely<Schema>({ dialect: new Dialect({ database: forKysely(connection) }) });
  let checking: Checking | undefined;
  let trouble: StoreTrouble | undefined;
  try {
    checking = beginCheck(file, connection);
    connection.exec(WRITING);
    await migrate(db, 'sqlite', file);
  } catch (error) {
    await checking?.stop();
    await db.destroy();
    // Kysely closes only what it has used.
    if (connection.isOpen) connection.close();
    unlock();
    throw explainedAtStart(file, error);
  }
  void checking.over.then((found) => {
    trouble = found;
  });
  // What lies in memory belongs to one connection, and there is no disk to wait for.
  const thread = inMemory ? null : new LogThread(file);
  const log = thread ?? new SqliteLog(connection);
  const checkpoints = inMemory ? null : new Checkpoints(file);
  const announcer = new Announcer();
  const waiting: Waiting[] = [];
  const answered: (Waiting & { readonly answer: Answer })[] = [];
  let closing: Promise<void> | undefined;
  let flushing: Promise<void> | undefined;

  /**
   * Kysely hands the one connection to one user at a time, and the thread writes only for whoever has it: no append falls into somebody's
   * open transaction. What arrives while the disk works waits, and shares the next commit.
   */
  const flush = async (): Promise<void> => {
    let batch: Waiting[] = [];
    try {
      const answers = await db.connection().execute(async () => {
        flushing = undefined;
        batch = waiting.splice(0);
        return log.write(batch.map(({ entry, patch }) => valuesOf(entry, patch)));
      });
      checkpoints?.wrote(batch.length);
      const idle = answered.length === 0;
      answered.push(...batch.map((one, i) => ({ ...one, answer: answers[i] as Answer })));
      if (idle) handOut();
    } catch (error) {
      for (const { reject } of batch) reject(explained(file, error));
    }
  };

  /** A few at a time, in the order in which they came: what the first are told goes out to them before the last are told. */
  const handOut = (): void => {
    for (const { resolve, reject, answer } of answered.splice(0, ANSWERED_AT_ONCE)) {
      if (typeof answer === 'string') resolve(answer);
      else reject(explained(file, Object.assign(new Error(answer.message), answer)));
    }
    if (answered.length > 0) setImmediate(handOut);
  };

  const close = async (): Promise<void> => {
    await flushing;
    await checking.stop();
    await db.connection().execute(async () => {
      await thread?.close();
      await checkpoints?.close();
      settle(connection);
    });
    await db.destroy();
    unlock();
  };

  return {
    kind: 'sqlite',
    db,
    write: (act) => db.transaction().execute(act),
    append: (entry, patch) =>
      new Promise((resolve, reject) => {
        if (closing) throw new StoreTrouble('closed', file);
        waiting.push({ entry, patch, resolve, reject });
        flushing ??= new Promise((done) => {
          setImmediate(() => done(flush()));
        });
      }),
    // Whatever the thread was asked has its answer, or the thread is gone.
    fence: async () => {},
    announce: (match) => announcer.tell(match),
    onAnnounced: (listener) => announcer.onAnnounced(listener),
    // There are no others.
    tellOthers: () => {},
    onTold: () => () => {},
    living: async () => [],
    async check() {
      if (trouble) throw trouble;
      await db.selectFrom('settings').select('name').limit(1).execute();
    },
    tryWriting: () => noteTry(db),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
