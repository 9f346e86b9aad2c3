/** The tables, step by step: a step that was ever released is never changed, only followed by another. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StoreTrouble } from './trouble.ts';

type Kind = 'sqlite' | 'postgres';

const first = (kind: Kind): Migration => ({
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    // Rows that are always read by their key lie in its order: a log is one stretch of the file, and an append writes one tree less.
    const byKey = kind === 'sqlite' ? sql`without rowid` : sql``;
    const text = 'text';
    const moment = 'bigint';
    const whole = 'integer';
    const real = 'double precision';

    await schema
      .createTable('people')
      .addColumn('id', text, (c) => c.primaryKey().notNull())
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('login', text, (c) => c.unique())
      .addColumn('password', text)
      .addColumn('language', text, (c) => c.notNull())
      .addColumn('theme', text, (c) => c.notNull())
      .addColumn('email', text)
      .addColumn('mail', whole, (c) => c.notNull())
      .addColumn('push', whole, (c) => c.notNull())
      .addColumn('created', moment, (c) => c.notNull())
      .addColumn('told', moment, (c) => c.notNull())
      .execute();

    await schema
      .createTable('sessions')
      .addColumn('token', text, (c) => c.primaryKey().notNull())
      .addColumn('person', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('began', moment, (c) => c.notNull())
      .addColumn('seen', moment, (c) => c.notNull())
      .addColumn('agent', text, (c) => c.notNull())
      .execute();
    await schema.createIndex('sessions_person').on('sessions').column('person').execute();

    await schema
      .createTable('passkeys')
      .addColumn('id', text, (c) => c.primaryKey().notNull())
      .addColumn('person', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('key', text, (c) => c.notNull())
      .addColumn('counter', moment, (c) => c.notNull())
      .addColumn('transports', text, (c) => c.notNull())
      .addColumn('created', moment, (c) => c.notNull())
      .execute();
    await schema.createIndex('passkeys_person').on('passkeys').column('person').execute();

    await schema
      .createTable('recovery')
      .addColumn('person', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('code', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_key', ['person', 'code'])
      .execute();

    await schema
      .createTable('push')
      .addColumn('endpoint', text, (c) => c.primaryKey().notNull())
      .addColumn('person', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('p256dh', text, (c) => c.notNull())
      .addColumn('auth', text, (c) => c.notNull())
      .execute();
    await schema.createIndex('push_person').on('push').column('person').execute();

    await schema
      .createTable('tables')
      .addColumn('id', text, (c) => c.primaryKey().notNull())
      .addColumn('game', text, (c) => c.notNull())
      .addColumn('rules', whole, (c) => c.notNull())
      .addColumn('options', text, (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('access', text, (c) => c.notNull())
      .addColumn('password', text)
      .addColumn('invite', text, (c) => c.notNull())
      .addColumn('pace', text, (c) => c.notNull())
      .addColumn('drawn', whole, (c) => c.notNull())
      .addColumn('host', text, (c) => c.notNull())
      .addColumn('seed', text, (c) => c.notNull())
      .addColumn('tags', text, (c) => c.notNull())
      .addColumn('header', text)
      .addColumn('seq', whole, (c) => c.notNull())
      .addColumn('asked', text, (c) => c.notNull())
      .addColumn('clock', text)
      .addColumn('due', moment)
      .addColumn('bots', whole, (c) => c.notNull())
      .addColumn('paused', whole, (c) => c.notNull())
      .addColumn('proposal', text)
      .addColumn('outcome', text)
      .addColumn('next', text)
      .addColumn('opened', moment, (c) => c.notNull())
      .addColumn('changed', moment, (c) => c.notNull())
      .execute();
    await schema.createIndex('tables_open').on('tables').columns(['state', 'access', 'opened']).execute();
    await schema.createIndex('tables_due').on('tables').column('due').where(sql.ref('due'), 'is not', null).execute();
    await schema.createIndex('tables_bots').on('tables').column('id').where(sql.ref('bots'), '=', sql.lit(1)).execute();

    await schema
      .createTable('chairs')
      .addColumn('match', text, (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', whole, (c) => c.notNull())
      .addColumn('person', text, (c) => c.references('people.id').onDelete('set null'))
      .addColumn('bot', text)
      .addColumn('ready', whole, (c) => c.notNull())
      .addColumn('late', whole, (c) => c.notNull())
      .addColumn('entropy', text)
      .addPrimaryKeyConstraint('chairs_key', ['match', 'seat'])
      .modifyEnd(byKey)
      .execute();
    await schema.createIndex('chairs_person').on('chairs').column('person').execute();

    // No foreign key: an entry is only ever written together with its table's row.
    await schema
      .createTable('entries')
      .addColumn('match', text, (c) => c.notNull())
      .addColumn('seq', whole, (c) => c.notNull())
      .addColumn('seat', whole, (c) => c.notNull())
      .addColumn('move', text, (c) => c.notNull())
      .addColumn('key', text, (c) => c.notNull())
      .addColumn('at', moment, (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['match', 'seq'])
      .addUniqueConstraint('entries_once', ['match', 'key'])
      .modifyEnd(byKey)
      .execute();

    await schema
      .createTable('talk')
      .addColumn('match', text, (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('n', whole, (c) => c.notNull())
      .addColumn('at', moment, (c) => c.notNull())
      .addColumn('person', text)
      .addColumn('seat', whole)
      .addColumn('text', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('talk_key', ['match', 'n'])
      .modifyEnd(byKey)
      .execute();

    await schema
      .createTable('ratings')
      .addColumn('person', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('game', text, (c) => c.notNull())
      .addColumn('mu', real, (c) => c.notNull())
      .addColumn('sigma', real, (c) => c.notNull())
      .addColumn('played', whole, (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person', 'game'])
      .execute();
    await schema.createIndex('ratings_game').on('ratings').column('game').execute();

    await schema
      .createTable('results')
      .addColumn('match', text, (c) => c.notNull())
      .addColumn('seat', whole, (c) => c.notNull())
      .addColumn('person', text, (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('game', text, (c) => c.notNull())
      .addColumn('role', text, (c) => c.notNull())
      .addColumn('won', whole, (c) => c.notNull())
      .addColumn('at', moment, (c) => c.notNull())
      .addColumn('mu', real)
      .addColumn('sigma', real)
      .addPrimaryKeyConstraint('results_key', ['match', 'seat'])
      .execute();
    await schema.createIndex('results_person').on('results').columns(['person', 'at']).execute();

    await schema
      .createTable('settings')
      .addColumn('name', text, (c) => c.primaryKey().notNull())
      .addColumn('value', text, (c) => c.notNull())
      .execute();
  },
});

const notices: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('notices')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('match', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('turn', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addColumn('pushed', 'bigint')
      .addColumn('mailed', 'bigint')
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('notices_key', ['person', 'match', 'kind'])
      .execute();
    await schema.createIndex('notices_match').on('notices').column('match').execute();
    // What is still to be sent is little beside what was.
    const unsent = (channel: 'pushed' | 'mailed') =>
      schema.createIndex(`notices_not_${channel}`).on('notices').column('person').where(sql.ref(channel), 'is', null);
    await unsent('pushed').execute();
    await unsent('mailed').execute();
  },
};

/** Each browser is told, or not, by itself: there is no switch for a person. Whoever had switched it off has no browsers left. */
const browsers: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await sql`delete from push where person in (select id from people where push = 0)`.execute(db);
    await schema.alterTable('people').dropColumn('push').execute();
    await schema
      .alterTable('push')
      .addColumn('session', 'text', (c) => c.references('sessions.token').onDelete('cascade'))
      .execute();
    await schema.createIndex('push_session').on('push').column('session').execute();
  },
};

/** Nobody has confirmed an address before there was a way to. */
const confirmed: Migration = {
  async up(db: Kysely<unknown>) {
    const column = db.schema.alterTable('people').addColumn('confirmed', 'integer', (c) => c.notNull().defaultTo(0));
    await column.execute();
  },
};

/** An entry is written only by a node that knew how everything else at its table stood. */
const version: Migration = {
  async up(db: Kysely<unknown>) {
    const column = db.schema.alterTable('tables').addColumn('version', 'integer', (c) => c.notNull().defaultTo(0));
    await column.execute();
  },
};

/** Who has seen what, who was let in, and who entered each move. Of what was entered before nobody knows by whom. */
const eyes: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('eyes')
      .addColumn('match', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('began', 'integer', (c) => c.notNull())
      .addColumn('left', 'integer')
      .addPrimaryKeyConstraint('eyes_key', ['match', 'seat', 'person'])
      .execute();
    await schema.createIndex('eyes_person').on('eyes').column('person').execute();
    await sql`insert into eyes ("match", seat, person, began) select c."match", c.seat, c.person, 1 from chairs c
      join tables t on t.id = c."match" where c.person is not null and t.state <> 'gathering'`.execute(db);
    await schema
      .createTable('admitted')
      .addColumn('match', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('admitted_key', ['match', 'person'])
      .execute();
    await schema.createIndex('admitted_person').on('admitted').column('person').execute();
    await schema.alterTable('entries').addColumn('person', 'text').execute();
  },
};

/** Whoever takes along what they said must not have everything read that anybody ever said. */
const talkers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('talk_person').on('talk').columns(['person', 'match', 'n']).execute();
  },
};

/** When the table moves for whoever says nothing. Older tables get it with their next entry. */
const silent: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('tables').addColumn('silent', 'bigint').execute();
    const index = schema.createIndex('tables_silent').on('tables').column('silent');
    await index.where(sql.ref('silent'), 'is not', null).execute();
  },
};

/** Who has looked in lately has not been away for long. */
const seen: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('chairs').addColumn('seen', 'bigint').execute();
  },
};

const learned: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('learned')
      .addColumn('person', 'text', (c) => c.primaryKey().notNull().references('people.id').onDelete('cascade'))
      .addColumn('age', 'integer', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

/** What bots and people at one table said to each other outlives a node. */
const partners: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('partners')
      .addColumn('match', 'text', (c) => c.primaryKey().notNull().references('tables.id').onDelete('cascade'))
      .addColumn('kept', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Brings the tables of any earlier version up to this one. `place` is where they are, for those who have to be told. */
export async function migrate<X>(db: Kysely<X>, kind: Kind, place: string): Promise<void> {
  const steps = {
    '001-first': first(kind),
    '002-notices': notices,
    '003-browsers': browsers,
    '004-confirmed': confirmed,
    '005-version': version,
    '006-eyes': eyes,
    '007-talkers': talkers,
    '008-silent': silent,
    '009-seen': seen,
    '010-learned': learned,
    '011-partners': partners,
  };
  const provider = { getMigrations: async () => steps };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StoreTrouble('newer', place, error);
  throw error;
}
