/** How many tables one person may hold at a time: those with a chair of theirs, and those they opened that still gather. */
import type { Transaction } from 'kysely';
import type { Limits } from '../limits.ts';
import type { Schema } from '../store/schema.ts';
import { TableTrouble } from './trouble.ts';

/** Throws if this person may not have one more table. Runs in the transaction that adds it, so that two at once cannot both pass. `besides`: a table that is not counted. */
export type Quota = (tx: Transaction<Schema>, person: string, besides?: string) => Promise<void>;

export function quotaOf({ guestTables, tables }: Pick<Limits, 'guestTables' | 'tables'>): Quota {
  return async (tx, person, besides = '') => {
    const sat = await tx
      .selectFrom('chairs')
      .innerJoin('tables', 'tables.id', 'chairs.match')
      .select('tables.id')
      .where('chairs.person', '=', person)
      .where('tables.state', 'in', ['gathering', 'playing'])
      .limit(tables + 1)
      .execute();
    const hosted = await tx
      .selectFrom('tables')
      .select('id')
      .where('host', '=', person)
      .where('state', '=', 'gathering')
      .limit(tables + 1)
      .execute();
    const all = new Set([...sat, ...hosted].map(({ id }) => id));
    all.delete(besides);
    const held = all.size;
    if (held < guestTables) return;
    const passkey = await tx.selectFrom('passkeys').select('id').where('person', '=', person).executeTakeFirst();
    const { login } = await tx.selectFrom('people').select('login').where('id', '=', person).executeTakeFirstOrThrow();
    if (login === null && !passkey) throw new TableTrouble('guest-tables');
    if (held >= tables) throw new TableTrouble('too-many-tables');
  };
}
