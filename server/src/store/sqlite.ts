/** The store in one file: nothing to install, one node. */
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Announcer } from './announcer.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { beginCheck, type Checking, explained, openFile, type SqliteConnection } from './sqlite-file.ts';
import { SqliteLog } from './sqlite-log.ts';
import type { Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';
import type { Waiting } from './waiting.ts';

/** As many different queries as the server has, and some; beyond that somebody builds SQL out of data. */
const MOST_STATEMENTS = 500;

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

export async function openSqlite(file: string): Promise<Store> {
  const connection = openFile(file);
  const db = new Kysely<Schema>({ dialect: new Dialect({ database: forKysely(connection) }) });
  let checking: Checking | undefined;
  let trouble: StoreTrouble | undefined;
  try {
    checking = beginCheck(file, connection);
    connection.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON');
    await migrate(db, 'sqlite', file);
  } catch (error) {
    await checking?.stop();
    await db.destroy();
    // Kysely closes only what it has used.
    if (connection.isOpen) connection.close();
    throw explained(file, error);
  }
  void checking.over.then((found) => {
    trouble = found;
  });
  const log = new SqliteLog(connection);
  const announcer = new Announcer();
  const waiting: Waiting[] = [];
  let closing: Promise<void> | undefined;
  let flushing: Promise<void> | undefined;

  /** Kysely hands the one connection to one user at a time: no append falls into somebody's open transaction. */
  const flush = (): Promise<void> =>
    db.connection().execute(async () => {
      flushing = undefined;
      log.write(waiting.splice(0));
    });

  const close = async (): Promise<void> => {
    await flushing;
    await checking.stop();
    await db.connection().execute(async () => settle(connection));
    await db.destroy();
  };

  return {
    kind: 'sqlite',
    db,
    write: (act) => db.transaction().execute(act),
    append: (entry, patch) =>
      new Promise((resolve, reject) => {
        if (closing) throw new StoreTrouble('closed', file);
        waiting.push({ entry, patch, resolve, reject: (error) => reject(explained(file, error)) });
        flushing ??= new Promise((done) => {
          setImmediate(() => done(flush()));
        });
      }),
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
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
