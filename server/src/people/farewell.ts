/** Leaving for good. What others need stays without a name: the games they played, and what was said at their tables. */

import type { Header } from '@sztab/kernel';
import { MASTER } from '@sztab/kernel/words';
import { PATH, proof } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { dropChallenges } from './challenges.ts';
import { NOBODY } from './nobody.ts';
import { type Prove, proofOf } from './proof.ts';

/** A dash, because it is the same in every language. */
const NOBODY_ROW = {
  id: NOBODY,
  name: '—',
  login: null,
  password: null,
  language: MASTER,
  theme: 'system',
  email: null,
  confirmed: 0,
  mail: 0,
  created: 0,
  told: 0,
  seen: 0,
};

/** The tables that have to hear of it, and the sessions that ended by it. */
export async function farewell(
  store: Store,
  person: string,
  /** Whether the person is still to be removed; asked in the same commit. */
  isLeaving: (tx: Transaction<Schema>) => Promise<boolean> = async () => true,
): Promise<{ tables: string[]; tokens: string[] }> {
  return store.write(async (tx) => {
    if (!(await isLeaving(tx))) return { tables: [], tokens: [] };
    const [sat, hosted] = [
      await tx.selectFrom('chairs').select('match as id').where('person', '=', person).execute(),
      await tx.selectFrom('tables').select('id').where('host', '=', person).execute(),
    ];
    await tx
      .insertInto('people')
      .values(NOBODY_ROW)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await rename(tx, person);
    const gathering = tx.selectFrom('tables').select('id').where('state', '=', 'gathering');
    // Where nothing has begun the chair is free for anybody; in a game that is played it is vacant.
    await tx
      .updateTable('chairs')
      .set({ ready: 0, entropy: null })
      .where('person', '=', person)
      .where('match', 'in', gathering)
      .execute();
    await tx.updateTable('chairs').set({ person: null }).where('person', '=', person).execute();
    await leaveMatches(tx, person);
    // What somebody who is gone asked, or was asked, would lie on the table for ever.
    const proposed = tx.updateTable('tables').set({ proposal: null }).where('state', '=', 'playing');
    for (const { id } of sat) await proposed.where('id', '=', id).execute();
    const known = [...new Set([...sat, ...hosted].map(({ id }) => id))];
    if (known.length > 0)
      await tx
        .updateTable('tables')
        .set(({ eb }) => ({ version: eb('version', '+', 1) }))
        .where('id', 'in', known)
        .execute();
    const changed = Date.now();
    await tx
      .updateTable('tables')
      .set({ state: 'abandoned', changed })
      .where('host', '=', person)
      .where('state', '=', 'gathering')
      .execute();
    await tx.updateTable('tables').set({ host: NOBODY }).where('host', '=', person).execute();
    await tx.updateTable('talk').set({ person: NOBODY }).where('person', '=', person).execute();
    await tx.updateTable('results').set({ person: NOBODY }).where('person', '=', person).execute();
    const ended = await tx.deleteFrom('sessions').where('person', '=', person).returning('token').execute();
    for (const table of ['passkeys', 'recovery', 'push', 'notices', 'ratings', 'learned'] as const)
      await tx.deleteFrom(table).where('person', '=', person).execute();
    for (const purpose of [person, proofOf(person)]) await dropChallenges(tx, purpose);
    await tx.deleteFrom('people').where('id', '=', person).execute();
    return { tables: known, tokens: ended.map(({ token }) => token) };
  });
}

/** Who began a match and is gone has left it; of who entered what nothing is kept. */
async function leaveMatches(tx: Transaction<Schema>, person: string): Promise<void> {
  const eyes = await tx.selectFrom('eyes').selectAll().where('person', '=', person).execute();
  for (const { match, seat, began, left } of eyes) {
    await tx
      .updateTable('entries')
      .set({ person: null })
      .where('match', '=', match)
      .where('person', '=', person)
      .execute();
    const row = await tx.selectFrom('tables').select('seq').where('id', '=', match).executeTakeFirst();
    const nameless = { person: NOBODY, left: left ?? row?.seq ?? 0 };
    const mine = tx.updateTable('eyes').set(nameless).where('match', '=', match).where('seat', '=', seat);
    if (began === 1) await mine.where('person', '=', person).execute();
  }
}

/** One that cannot be read may hold any name: nothing of it is kept, and its table stays as unreadable as it was. */
function withoutName(text: string, seat: number): string {
  try {
    const header = JSON.parse(text) as Header;
    const seats = header.seats.map((one, i) => (i === seat ? { ...one, name: NOBODY_ROW.name } : one));
    return JSON.stringify({ ...header, seats });
  } catch {
    return 'unreadable';
  }
}

/** The headers of matches name who sat where. */
async function rename(tx: Transaction<Schema>, person: string): Promise<void> {
  const [sits, sat, played] = [
    await tx.selectFrom('chairs').select(['match', 'seat']).where('person', '=', person).execute(),
    await tx.selectFrom('eyes').select(['match', 'seat']).where('person', '=', person).where('began', '=', 1).execute(),
    await tx.selectFrom('results').select(['match', 'seat']).where('person', '=', person).execute(),
  ];
  for (const { match, seat } of [...sits, ...sat, ...played]) {
    const row = await tx.selectFrom('tables').select('header').where('id', '=', match).executeTakeFirst();
    if (!row?.header) continue;
    await tx
      .updateTable('tables')
      .set({ header: withoutName(row.header, seat) })
      .where('id', '=', match)
      .execute();
  }
}

export function farewellRoutes(app: App, { store, sessions, hall }: House, prove: Prove): void {
  const schema = { body: z.nullish(proof), response: { 204: z.undefined() } };
  app.delete(PATH.me, { schema }, async (request, reply) => {
    const { id } = await sessions.mustBe(request);
    await prove(request, reply, id, request.body);
    const { tables, tokens } = await farewell(store, id);
    sessions.ended(tokens);
    for (const match of tables) hall.changed(match);
    await sessions.end(request, reply);
    return reply.code(204).send();
  });
}
