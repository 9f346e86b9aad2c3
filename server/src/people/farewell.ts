/** Leaving for good. What others need stays without a name: the games they played, and what was said at their tables. */
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import type { Store } from '../store/store.ts';

/** Stands for everybody who has left. A dash, because it is the same in every language. */
const NOBODY = {
  id: 'nobody-here',
  name: '—',
  login: null,
  password: null,
  language: 'en',
  theme: 'system',
  email: null,
  confirmed: 0,
  mail: 0,
  created: 0,
  told: 0,
};

/** The tables that have to hear of it. */
async function forget(store: Store, person: string): Promise<string[]> {
  return store.write(async (tx) => {
    const [sat, hosted] = [
      await tx.selectFrom('chairs').select('match as id').where('person', '=', person).execute(),
      await tx.selectFrom('tables').select('id').where('host', '=', person).execute(),
    ];
    await tx
      .insertInto('people')
      .values(NOBODY)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const gathering = tx.selectFrom('tables').select('id').where('state', '=', 'gathering');
    // Where nothing has begun the chair is free for anybody; in a game that is played it is vacant.
    await tx
      .updateTable('chairs')
      .set({ ready: 0, entropy: null })
      .where('person', '=', person)
      .where('match', 'in', gathering)
      .execute();
    await tx.updateTable('chairs').set({ person: null }).where('person', '=', person).execute();
    const changed = Date.now();
    await tx
      .updateTable('tables')
      .set({ state: 'abandoned', changed })
      .where('host', '=', person)
      .where('state', '=', 'gathering')
      .execute();
    await tx.updateTable('tables').set({ host: NOBODY.id }).where('host', '=', person).execute();
    await tx.updateTable('talk').set({ person: NOBODY.id }).where('person', '=', person).execute();
    await tx.updateTable('results').set({ person: NOBODY.id }).where('person', '=', person).execute();
    for (const table of ['sessions', 'passkeys', 'recovery', 'push', 'notices', 'ratings'] as const)
      await tx.deleteFrom(table).where('person', '=', person).execute();
    await tx.deleteFrom('people').where('id', '=', person).execute();
    return [...new Set([...sat, ...hosted].map(({ id }) => id))];
  });
}

export function farewellRoutes(app: App, { store, sessions }: House): void {
  app.delete('/api/me', { schema: { response: { 204: z.undefined() } } }, async (request, reply) => {
    const { id } = await sessions.mustBe(request);
    for (const match of await forget(store, id)) store.announce(match);
    await sessions.end(request, reply);
    return reply.code(204).send();
  });
}
