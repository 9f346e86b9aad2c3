/** Everything that is kept of a person, for that person. */
import { Readable } from 'node:stream';
import { PATH } from '@sztab/protocol';
import type { App, House } from '../house.ts';
import type { Store } from '../store/store.ts';
import { yieldToEventLoop } from '../tables/slices.ts';
import { type Person, sessionId } from './sessions.ts';

/** So many rows are read and written in one go: whoever has played for years holds up nobody. */
const AT_ONCE = 200;

type Rows = AsyncIterable<readonly object[]>;

/** A list page by page; `read` gives what follows the last row that is known, or the first so many. */
async function* pages<X extends object>(read: (after: X | null, known: number) => Promise<X[]>): Rows {
  let after: X | null = null;
  for (let known = 0; ; known += AT_ONCE) {
    // A file answers at once, without a turn for anybody else.
    await yieldToEventLoop();
    const page: X[] = await read(after, known);
    yield page;
    if (page.length < AT_ONCE) return;
    after = page.at(-1) ?? null;
  }
}

/** A query that says in which order its rows come. */
interface Ordered<X> {
  limit(most: number): Ordered<X>;
  offset(known: number): Ordered<X>;
  execute(): Promise<X[]>;
}

/** The rows of a query page by page, each as it is shown. */
const inOrder = <X extends object>(query: Ordered<X>, shown: (row: X) => object = (row) => row): Rows =>
  pages(async (_, known) => (await query.limit(AT_ONCE).offset(known).execute()).map(shown));

/**
 * What this person entered, and nothing that somebody else did on the same chair. Of the time before it was noted who entered what: what their
 * chair did in matches that are over, where nothing is secret any more.
 */
async function* movesOf(person: string, db: Store['db']): Rows {
  const matches = await db
    .selectFrom('eyes')
    .innerJoin('tables', 'tables.id', 'eyes.match')
    .select(['eyes.match', 'eyes.seat', 'eyes.began', 'eyes.left', 'tables.state'])
    .where('eyes.person', '=', person)
    .orderBy('eyes.match')
    .execute();
  for (const { match, seat, began, left, state } of matches) {
    const wholeTime = state === 'over' && began === 1 && left === null;
    yield* pages<{ seq: number }>((after) =>
      db
        .selectFrom('entries')
        .select(['match as table', 'seq', 'move', 'at'])
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('seq', '>', after?.seq ?? -1)
        .where(({ and, or, eb, not }) => {
          const entered = eb('person', '=', person);
          const by = (whom: string) => eb('key', 'like', `${whom}:%`);
          const others = [not(by('bot')), not(by('brought')), not(by('silent'))];
          return wholeTime ? or([entered, and([eb('person', 'is', null), ...others])]) : entered;
        })
        .orderBy('seq')
        .limit(AT_ONCE)
        .execute(),
    );
  }
}

const talkOf = (person: string, db: Store['db']): Rows =>
  pages<{ table: string; n: number }>((after) => {
    const said = db.selectFrom('talk').select(['match as table', 'n', 'at', 'text']).where('person', '=', person);
    const rest = said.where(({ and, or, eb }) => {
      const { table = '', n = -1 } = after ?? {};
      return or([eb('match', '>', table), and([eb('match', '=', table), eb('n', '>', n)])]);
    });
    return rest.orderBy('match').orderBy('n').limit(AT_ONCE).execute();
  });

/** List by list; nothing is read before it is written. */
function everythingOf({ id: person }: Person, { db }: Store): Readonly<Record<string, Rows>> {
  return {
    sessions: inOrder(
      db
        .selectFrom('sessions')
        .select(['token', 'began', 'seen', 'agent'])
        .where('person', '=', person)
        .orderBy('token'),
      ({ token, ...rest }) => ({ id: sessionId(token), ...rest }),
    ),
    passkeys: inOrder(
      db.selectFrom('passkeys').select(['id', 'transports', 'created']).where('person', '=', person).orderBy('id'),
    ),
    push: inOrder(db.selectFrom('push').select('endpoint').where('person', '=', person).orderBy('endpoint')),
    notices: inOrder(
      db
        .selectFrom('notices')
        .select(['match as table', 'kind', 'at', 'seen', 'pushed', 'mailed'])
        .where('person', '=', person)
        .orderBy('match')
        .orderBy('kind'),
    ),
    tables: inOrder(
      db
        .selectFrom('chairs')
        .innerJoin('tables', 'tables.id', 'chairs.match')
        .select(['tables.id', 'game', 'options', 'state', 'pace', 'opened', 'chairs.seat'])
        .where('chairs.person', '=', person)
        .orderBy('opened')
        .orderBy('tables.id'),
    ),
    /** Whose hand this person has looked into, and after how many entries they got up. */
    eyes: inOrder(
      db
        .selectFrom('eyes')
        .select(['match as table', 'seat', 'began', 'left'])
        .where('person', '=', person)
        .orderBy('match')
        .orderBy('seat'),
    ),
    admitted: inOrder(db.selectFrom('admitted').select('match as table').where('person', '=', person).orderBy('match')),
    moves: movesOf(person, db),
    talk: talkOf(person, db),
    learned: inOrder(db.selectFrom('learned').select(['age', 'value']).where('person', '=', person)),
    ratings: inOrder(
      db.selectFrom('ratings').select(['game', 'mu', 'sigma', 'played']).where('person', '=', person).orderBy('game'),
    ),
    results: inOrder(
      db
        .selectFrom('results')
        .select(['match as table', 'seat', 'game', 'role', 'won', 'at', 'mu', 'sigma'])
        .where('person', '=', person)
        .orderBy('at')
        .orderBy('match'),
    ),
  };
}

/** The same as JSON, a row on each line. */
async function* written(person: Person, store: Store): AsyncGenerator<string> {
  const { seen } = await store.db
    .selectFrom('people')
    .select('seen')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  yield `{\n"person": ${JSON.stringify({ ...person, seen })}`;
  for (const [name, rows] of Object.entries(everythingOf(person, store))) {
    yield `,\n"${name}": [`;
    let between = '\n';
    for await (const page of rows) {
      if (page.length === 0) continue;
      yield between + page.map((row) => JSON.stringify(row)).join(',\n');
      between = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}

export function ownDataRoutes(app: App, { store, sessions }: House): void {
  app.get(PATH.ownData, async (request, reply) => {
    const person = await sessions.mustBe(request);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="sztab.json"')
      .send(Readable.from(written(person, store)));
  });
}
