/** The tables, step by step: a step that was ever released is never changed, only followed by another. */
import {
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type Migration,
  Migrator,
  type SchemaModule,
  sql,
} from 'kysely';
import { StoreTrouble } from './trouble.ts';

type Kind = 'sqlite' | 'postgres';

/** What a column holds, and what is demanded of it: to be filled, unless it is `open`. */
type Column = readonly [
  holds: 'text' | 'bigint' | 'integer' | 'double precision',
  demands?: ((column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder) | undefined,
  isFound?: true,
];
const TEXT: Column = ['text', (c) => c.notNull()];
const MOMENT: Column = ['bigint', (c) => c.notNull()];
const WHOLE: Column = ['integer', (c) => c.notNull()];
const REAL: Column = ['double precision', (c) => c.notNull()];
const open = ([holds]: Column): Column => [holds];
/** With an index: rows are looked for by it. */
const found = ([holds, demands]: Column): Column => [holds, demands, true];
const KEY: Column = ['text', (c) => c.primaryKey().notNull()];
/** What goes with a person, and what goes with a table. */
const PERSON: Column = ['text', (c) => c.notNull().references('people.id').onDelete('cascade')];
const MATCH: Column = ['text', (c) => c.notNull().references('tables.id').onDelete('cascade')];

type Table = CreateTableBuilder<string, string>;

/** Makes a table with these columns, in this order, and with what is demanded of several of them together. */
async function table(
  schema: SchemaModule,
  name: string,
  columns: Readonly<Record<string, Column>>,
  together = (made: Table): Table => made,
): Promise<void> {
  let made = schema.createTable(name) as Table;
  for (const [column, [holds, demands]] of Object.entries(columns)) made = made.addColumn(column, holds, demands);
  await together(made).execute();
  for (const [column, [, , isFound]] of Object.entries(columns))
    if (isFound) await schema.createIndex(`${name}_${column}`).on(name).column(column).execute();
}

/** What is done once with the tables as the step before left them. */
const step = (up: (schema: SchemaModule, db: Kysely<unknown>) => Promise<void>): Migration => ({
  up: (db: Kysely<unknown>) => up(db.schema, db),
});

const first = (kind: Kind): Migration =>
  step(async (schema) => {
    // Rows that are always read by their key lie in its order: a log is one stretch of the file, and an append writes one tree less.
    const byKey = kind === 'sqlite' ? sql`without rowid` : sql``;

    await table(schema, 'people', {
      id: KEY,
      name: TEXT,
      login: ['text', (c) => c.unique()],
      password: open(TEXT),
      language: TEXT,
      theme: TEXT,
      email: open(TEXT),
      mail: WHOLE,
      push: WHOLE,
      created: MOMENT,
      told: MOMENT,
    });

    await table(schema, 'sessions', { token: KEY, person: found(PERSON), began: MOMENT, seen: MOMENT, agent: TEXT });

    await table(schema, 'passkeys', {
      id: KEY,
      person: found(PERSON),
      key: TEXT,
      counter: MOMENT,
      transports: TEXT,
      created: MOMENT,
    });

    await table(schema, 'recovery', { person: PERSON, code: TEXT }, (made) =>
      made.addPrimaryKeyConstraint('recovery_key', ['person', 'code']),
    );

    await table(schema, 'push', { endpoint: KEY, person: found(PERSON), p256dh: TEXT, auth: TEXT });

    await table(schema, 'tables', {
      id: KEY,
      game: TEXT,
      rules: WHOLE,
      options: TEXT,
      state: TEXT,
      access: TEXT,
      password: open(TEXT),
      invite: TEXT,
      pace: TEXT,
      drawn: WHOLE,
      host: TEXT,
      seed: TEXT,
      tags: TEXT,
      header: open(TEXT),
      seq: WHOLE,
      asked: TEXT,
      clock: open(TEXT),
      due: open(MOMENT),
      bots: WHOLE,
      paused: WHOLE,
      proposal: open(TEXT),
      outcome: open(TEXT),
      next: open(TEXT),
      opened: MOMENT,
      changed: MOMENT,
    });
    await schema.createIndex('tables_open').on('tables').columns(['state', 'access', 'opened']).execute();
    await schema.createIndex('tables_due').on('tables').column('due').where(sql.ref('due'), 'is not', null).execute();
    await schema.createIndex('tables_bots').on('tables').column('id').where(sql.ref('bots'), '=', sql.lit(1)).execute();

    await table(
      schema,
      'chairs',
      {
        match: MATCH,
        seat: WHOLE,
        person: found(['text', (c) => c.references('people.id').onDelete('set null')]),
        bot: open(TEXT),
        ready: WHOLE,
        late: WHOLE,
        entropy: open(TEXT),
      },
      (made) => made.addPrimaryKeyConstraint('chairs_key', ['match', 'seat']).modifyEnd(byKey),
    );

    // No foreign key: an entry is only ever written together with its table's row.
    await table(
      schema,
      'entries',
      { match: TEXT, seq: WHOLE, seat: WHOLE, move: TEXT, key: TEXT, at: MOMENT },
      (made) =>
        made
          .addPrimaryKeyConstraint('entries_key', ['match', 'seq'])
          .addUniqueConstraint('entries_once', ['match', 'key'])
          .modifyEnd(byKey),
    );

    await table(
      schema,
      'talk',
      {
        match: MATCH,
        n: WHOLE,
        at: MOMENT,
        person: open(TEXT),
        seat: open(WHOLE),
        text: TEXT,
      },
      (made) => made.addPrimaryKeyConstraint('talk_key', ['match', 'n']).modifyEnd(byKey),
    );

    await table(
      schema,
      'ratings',
      { person: PERSON, game: found(TEXT), mu: REAL, sigma: REAL, played: WHOLE },
      (made) => made.addPrimaryKeyConstraint('ratings_key', ['person', 'game']),
    );

    await table(
      schema,
      'results',
      {
        match: TEXT,
        seat: WHOLE,
        person: PERSON,
        game: TEXT,
        role: TEXT,
        won: WHOLE,
        at: MOMENT,
        mu: open(REAL),
        sigma: open(REAL),
      },
      (made) => made.addPrimaryKeyConstraint('results_key', ['match', 'seat']),
    );
    await schema.createIndex('results_person').on('results').columns(['person', 'at']).execute();

    await table(schema, 'settings', { name: KEY, value: TEXT });
  });

const notices = step(async (schema) => {
  await table(
    schema,
    'notices',
    {
      person: PERSON,
      match: found(MATCH),
      kind: TEXT,
      turn: WHOLE,
      at: MOMENT,
      seen: MOMENT,
      pushed: open(MOMENT),
      mailed: open(MOMENT),
      tries: WHOLE,
    },
    (made) => made.addPrimaryKeyConstraint('notices_key', ['person', 'match', 'kind']),
  );
  // What is still to be sent is little beside what was.
  const unsent = (channel: 'pushed' | 'mailed') =>
    schema.createIndex(`notices_not_${channel}`).on('notices').column('person').where(sql.ref(channel), 'is', null);
  await unsent('pushed').execute();
  await unsent('mailed').execute();
});

/** Each browser is told, or not, by itself: there is no switch for a person. Whoever had switched it off has no browsers left. */
const browsers = step(async (schema, db) => {
  await sql`delete from push where person in (select id from people where push = 0)`.execute(db);
  await schema.alterTable('people').dropColumn('push').execute();
  await schema
    .alterTable('push')
    .addColumn('session', 'text', (c) => c.references('sessions.token').onDelete('cascade'))
    .execute();
  await schema.createIndex('push_session').on('push').column('session').execute();
});

/** Nobody has confirmed an address before there was a way to. */
const confirmed = step(async (schema) => {
  const column = schema.alterTable('people').addColumn('confirmed', 'integer', (c) => c.notNull().defaultTo(0));
  await column.execute();
});

/** An entry is written only by a node that knew how everything else at its table stood. */
const version = step(async (schema) => {
  const column = schema.alterTable('tables').addColumn('version', 'integer', (c) => c.notNull().defaultTo(0));
  await column.execute();
});

/** Who has seen what, who was let in, and who entered each move. Of what was entered before nobody knows by whom. */
const eyes = step(async (schema, db) => {
  await table(
    schema,
    'eyes',
    { match: MATCH, seat: WHOLE, person: found(PERSON), began: WHOLE, left: open(WHOLE) },
    (made) => made.addPrimaryKeyConstraint('eyes_key', ['match', 'seat', 'person']),
  );
  await sql`insert into eyes ("match", seat, person, began) select c."match", c.seat, c.person, 1 from chairs c
    join tables t on t.id = c."match" where c.person is not null and t.state <> 'gathering'`.execute(db);
  await table(schema, 'admitted', { match: MATCH, person: found(PERSON) }, (made) =>
    made.addPrimaryKeyConstraint('admitted_key', ['match', 'person']),
  );
  await schema.alterTable('entries').addColumn('person', 'text').execute();
});

/** Whoever takes along what they said must not have everything read that anybody ever said. */
const talkers = step(async (schema) => {
  await schema.createIndex('talk_person').on('talk').columns(['person', 'match', 'n']).execute();
});

/** When the table moves for whoever says nothing. Older tables get it with their next entry. */
const silent = step(async (schema) => {
  await schema.alterTable('tables').addColumn('silent', 'bigint').execute();
  const index = schema.createIndex('tables_silent').on('tables').column('silent');
  await index.where(sql.ref('silent'), 'is not', null).execute();
});

/** Who has looked in lately has not been away for long. */
const seen = step(async (schema) => {
  await schema.alterTable('chairs').addColumn('seen', 'bigint').execute();
});

const learned = step(async (schema) => {
  await table(schema, 'learned', {
    person: ['text', (c) => c.primaryKey().notNull().references('people.id').onDelete('cascade')],
    age: WHOLE,
    value: TEXT,
  });
});

/** What bots and people at one table said to each other outlives a node. */
const partners = step(async (schema) => {
  await table(schema, 'partners', {
    match: ['text', (c) => c.primaryKey().notNull().references('tables.id').onDelete('cascade')],
    kept: TEXT,
  });
});

const UNNAMED = '–';
/** The result of the first game of a double match: roles that won, a reason and scores. */
const FIRST_END = /^[\w+-]{1,200} [A-Za-z][A-Za-z0-9-]{0,39}(?: -?\d{1,9})*$/;

/** Brought matches lose their results, and the names and tags of their files. Seats get the names of the people who sit there. */
const brought = step(async (_schema, db) => {
  // JSON escapes quotation marks within texts, so only the tag itself looks like this.
  const isBrought = sql`header like '%"brought":"yes"%'`;
  await sql`delete from results where "match" in (select id from tables where ${isBrought})`.execute(db);
  const rows = await sql<{ id: string; header: string }>`select id, header from tables where ${isBrought}`.execute(db);
  // One query for all: without statistics PostgreSQL would read all people for each match.
  const chairs = await sql<{ id: string; seat: number; bot: string | null; name: string | null }>`
    select c."match" as id, c.seat, c.bot, p.name from chairs c left join people p on p.id = c.person
    where c."match" in (select id from tables where ${isBrought})`.execute(db);
  const at = new Map(chairs.rows.map((chair) => [`${chair.id} ${chair.seat}`, chair]));
  for (const { id, header } of rows.rows) {
    const text = withoutClaims(header, (seat) => {
      const chair = at.get(`${id} ${seat}`);
      return chair?.name ?? (chair?.bot ? `${chair.bot} (bot)` : UNNAMED);
    });
    await sql`update tables set header = ${text} where id = ${id}`.execute(db);
  }
});

/** A header that cannot be read stays as it is: its table cannot be opened either. */
function withoutClaims(text: string, nameAt: (seat: number) => string): string {
  try {
    const { seats, tags, ...rest } = JSON.parse(text) as {
      readonly seats: readonly { readonly role: string }[];
      readonly tags: Readonly<Record<string, string>>;
    };
    const first = tags['first-end'];
    return JSON.stringify({
      ...rest,
      seats: seats.map(({ role }, seat) => ({ role, name: nameAt(seat) })),
      tags: { ...(first && FIRST_END.test(first) ? { 'first-end': first } : {}), brought: 'yes' },
    });
  } catch {
    return text;
  }
}

/** Columns and indexes for the cleanup: sessions and guests by when they were last seen, challenges by when they expire. */
const cleanup = step(async (schema, db) => {
  await table(schema, 'discarded', { match: KEY, at: found(MOMENT) });
  await schema
    .alterTable('people')
    .addColumn('seen', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update people set seen = coalesce((select max(s.seen) from sessions s where s.person = people.id), created)`.execute(
    db,
  );
  // Both columns, not a partial index: SQLite would prefer the one on `login`, under which all guests are one entry.
  await schema.createIndex('people_guests').on('people').columns(['login', 'seen']).execute();
  await schema.createIndex('sessions_seen').on('sessions').column('seen').execute();
  // A partial index: both databases use it where a query has the same condition, word by word.
  await sql`create index settings_challenges on settings (value) where name like 'challenge:%'`.execute(db);
  await schema.createIndex('notices_at').on('notices').columns(['at']).execute();
  // Hosts are looked for when a guest is removed.
  await schema.createIndex('tables_host').on('tables').column('host').execute();
});

/** Answers to requests whose keys are not in the log. `name` holds key, person and match. */
const requests = step(async (schema) => {
  await table(schema, 'requests', {
    name: KEY,
    match: found(MATCH),
    content: TEXT,
    seq: WHOLE,
    at: found(MOMENT),
  });
});

/** The digest of a table's log; null for logs of older releases. */
const seal = step(async (schema) => {
  await schema.alterTable('tables').addColumn('seal', 'text').execute();
});

/** Missed questions by seat, which must survive a restart and be the same on every node. */
const absence = step(async (schema) => {
  await schema.alterTable('tables').addColumn('absence', 'text').execute();
});

/** The cleanup looks for the table that links to a removed rematch. Earlier releases left links to no table. */
const rematches = step(async (schema, db) => {
  await sql`update tables set next = null where next is not null and next not in (select id from tables)`.execute(db);
  const index = schema.createIndex('tables_next').on('tables').column('next');
  await index.where(sql.ref('next'), 'is not', null).execute();
});

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
    '012-brought': brought,
    '013-cleanup': cleanup,
    '014-requests': requests,
    '015-seal': seal,
    '016-absence': absence,
    '017-rematches': rematches,
  };
  const provider = { getMigrations: async () => steps };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StoreTrouble('newer', place, error);
  throw error;
}
