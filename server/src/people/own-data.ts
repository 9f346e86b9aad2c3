/** Everything that is kept of a person, for that person. */
import type { App, House } from '../house.ts';
import type { Store } from '../store/store.ts';
import { othersFirst } from '../tables/slices.ts';
import { type Person, sessionId } from './sessions.ts';

/**
 * What this person entered, and nothing that somebody else did on the same chair. Of the time before it was noted who entered what: what their
 * chair did in matches that are over, where nothing is secret any more.
 */
function movesOf(person: string, db: Store['db'], matches: readonly string[]) {
  return db
    .selectFrom('eyes')
    .innerJoin('tables', 'tables.id', 'eyes.match')
    .innerJoin('entries', 'entries.match', 'eyes.match')
    .select(['entries.match as table', 'entries.seq', 'entries.move', 'entries.at'])
    .where('eyes.person', '=', person)
    .where('eyes.match', 'in', [...matches])
    .where(({ and, or, eb, not }) =>
      or([
        eb('entries.person', '=', person),
        and([
          eb('entries.person', 'is', null),
          eb('tables.state', '=', 'over'),
          eb('eyes.began', '=', 1),
          eb('eyes.left', 'is', null),
          eb('entries.seat', '=', eb.ref('eyes.seat')),
          not(eb('entries.key', 'like', 'bot:%')),
          not(eb('entries.key', 'like', 'brought:%')),
        ]),
      ]),
    )
    .orderBy('entries.match')
    .orderBy('entries.seq')
    .execute();
}

/** Matches whose moves are read in one go. */
const AT_ONCE = 20;

/** A line of JSON for each move; of a long life there are so many that they are read beside the play of others. */
async function moveLines(person: string, db: Store['db']): Promise<string[]> {
  const eyes = await db.selectFrom('eyes').select('match').where('person', '=', person).orderBy('match').execute();
  const matches = [...new Set(eyes.map(({ match }) => match))];
  const lines: string[] = [];
  for (let i = 0; i < matches.length; i += AT_ONCE) {
    if (i > 0) await othersFirst();
    for (const move of await movesOf(person, db, matches.slice(i, i + AT_ONCE))) lines.push(JSON.stringify(move));
  }
  return lines;
}

/** As a text that people can read. */
async function exported(person: Person, store: Store): Promise<string> {
  const lines = await moveLines(person.id, store.db);
  const text = JSON.stringify(await everythingOf(person, store), null, 2);
  // A quotation mark within a text is never bare: this is no text of anybody's.
  return lines.length === 0 ? text : text.replace('"moves": []', () => `"moves": [\n    ${lines.join(',\n    ')}\n  ]`);
}

async function everythingOf(person: Person, { db }: Store) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['token', 'began', 'seen', 'agent'])
    .where('person', '=', person.id)
    .execute();
  const seats = db.selectFrom('chairs').where('chairs.person', '=', person.id);
  return {
    person,
    sessions: sessions.map(({ token, ...rest }) => ({ id: sessionId(token), ...rest })),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['id', 'transports', 'created'])
      .where('person', '=', person.id)
      .execute(),
    push: await db.selectFrom('push').select('endpoint').where('person', '=', person.id).execute(),
    notices: await db
      .selectFrom('notices')
      .select(['match as table', 'kind', 'at', 'seen', 'pushed', 'mailed'])
      .where('person', '=', person.id)
      .execute(),
    tables: await seats
      .innerJoin('tables', 'tables.id', 'chairs.match')
      .select(['tables.id', 'game', 'options', 'state', 'pace', 'opened', 'chairs.seat'])
      .orderBy('opened')
      .execute(),
    /** Whose hand this person has looked into, and after how many entries they got up. */
    eyes: await db
      .selectFrom('eyes')
      .select(['match as table', 'seat', 'began', 'left'])
      .where('person', '=', person.id)
      .execute(),
    admitted: await db.selectFrom('admitted').select('match as table').where('person', '=', person.id).execute(),
    /** There are too many to be written with the rest. */
    moves: [],
    talk: await db
      .selectFrom('talk')
      .select(['match as table', 'at', 'text'])
      .where('person', '=', person.id)
      .orderBy('at')
      .execute(),
    ratings: await db
      .selectFrom('ratings')
      .select(['game', 'mu', 'sigma', 'played'])
      .where('person', '=', person.id)
      .execute(),
    results: await db
      .selectFrom('results')
      .select(['match as table', 'seat', 'game', 'role', 'won', 'at', 'mu', 'sigma'])
      .where('person', '=', person.id)
      .orderBy('at')
      .execute(),
  };
}

export function ownDataRoutes(app: App, { store, sessions }: House): void {
  app.get('/api/me/export', async (request, reply) => {
    const person = await sessions.mustBe(request);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="sztab.json"')
      .send(await exported(person, store));
  });
}
