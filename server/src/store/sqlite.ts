/** The store in one file: nothing to install, one node. */
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import { Announcer } from './announcer.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { SqliteLog } from './sqlite-log.ts';
import type { Store } from './store.ts';
import { StoreTrouble } from './trouble.ts';
import type { Waiting } from './waiting.ts';

type Connection = InstanceType<typeof DatabaseSync>;

/** As many different queries as the server has, and some; beyond that somebody builds SQL out of data. */
const MOST_STATEMENTS = 500;

/** What Kysely asks of a database, with every statement compiled once. */
function forKysely(connection: Connection): SqliteDatabase {
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

function connect(file: string): Connection {
  let connection: Connection | undefined;
  try {
    connection = new DatabaseSync(file);
    connection.exec(
      'pragma busy_timeout = 5000; pragma journal_mode = WAL; pragma synchronous = FULL; pragma foreign_keys = ON',
    );
    const rows = connection.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    if (rows[0]?.quick_check !== 'ok') throw damaged(file, rows[0]?.quick_check);
    claim(file, connection);
    return connection;
  } catch (error) {
    connection?.close();
    throw explained(file, error);
  }
}

/** "sztb": how a file says whose database it is. */
const OURS = 0x737a7462;

/** A new file is marked as ours; the database of another program is left alone. */
function claim(file: string, connection: Connection): void {
  const { application_id: owner } = connection.prepare('pragma application_id').get() as { application_id: number };
  if (owner === OURS) return;
  const { n } = connection.prepare('select count(*) as n from sqlite_schema').get() as { n: number };
  if (owner !== 0 || n > 0) throw foreign(file);
  connection.exec(`pragma application_id = ${OURS}`);
}

const foreign = (file: string, cause?: unknown): StoreTrouble =>
  new StoreTrouble('foreign', `${file} is not a database of Sztab; name another file`, cause);

const damaged = (file: string, cause: unknown): StoreTrouble =>
  new StoreTrouble(
    'damaged',
    `${file} is damaged; put the latest backup in its place: sztab restore --from BACKUP --database ${file}`,
    cause,
  );

/** What SQLite says, by its result code, in words its owner can use. */
function explained(file: string, error: unknown): unknown {
  const { errcode } = error as { errcode?: number };
  switch ((errcode ?? 0) & 0xff) {
    case 11:
      return damaged(file, error);
    case 26:
      return foreign(file, error);
    case 3:
    case 8:
    case 14:
      return new StoreTrouble('unusable', `${file} cannot be read and written; see to its folder and rights`, error);
    case 5:
    case 6:
      return new StoreTrouble('unusable', `${file} is locked by another program; end that one first`, error);
    default:
      return error;
  }
}

export async function openSqlite(file: string): Promise<Store> {
  const connection = connect(file);
  const db = new Kysely<Schema>({ dialect: new Dialect({ database: forKysely(connection) }) });
  try {
    await migrate(db, 'sqlite');
  } catch (error) {
    await db.destroy();
    throw explained(file, error);
  }
  const log = new SqliteLog(connection);
  const announcer = new Announcer();
  const waiting: Waiting[] = [];
  let closed = false;
  let flushing: Promise<void> | undefined;

  /** Kysely hands the one connection to one user at a time: no append falls into somebody's open transaction. */
  const flush = (): Promise<void> =>
    db.connection().execute(async () => {
      flushing = undefined;
      log.write(waiting.splice(0));
    });

  return {
    kind: 'sqlite',
    db,
    write: (act) => db.transaction().execute(act),
    append: (entry, patch) =>
      new Promise((resolve, reject) => {
        if (closed) throw new StoreTrouble('unusable', 'the store is closed');
        waiting.push({ entry, patch, resolve, reject });
        flushing ??= new Promise((done) => {
          setImmediate(() => done(flush()));
        });
      }),
    announce: (match) => announcer.tell(match),
    onAnnounced: (listener) => announcer.onAnnounced(listener),
    async check() {
      await db.selectFrom('settings').select('name').limit(1).execute();
    },
    async close() {
      closed = true;
      await flushing;
      await db.destroy();
    },
  };
}
