/** Everything that is kept of a person, for that person. */
import type { App, House } from '../house.ts';
import type { Store } from '../store/store.ts';
import { type Person, sessionId } from './sessions.ts';

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
    moves: await seats
      .innerJoin('entries', (join) =>
        join.onRef('entries.match', '=', 'chairs.match').onRef('entries.seat', '=', 'chairs.seat'),
      )
      .select(['entries.match as table', 'entries.seq', 'entries.move', 'entries.at'])
      .orderBy('entries.match')
      .orderBy('entries.seq')
      .execute(),
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
      .send(JSON.stringify(await everythingOf(person, store), null, 2));
  });
}
