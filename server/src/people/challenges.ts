/** What a passkey has to sign: known to every node, good for one answer and a few minutes. */
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const LASTS_MS = 5 * 60_000;
const PREFIX = 'challenge:';

const rowName = (purpose: string, challenge: string): string => `${PREFIX}${purpose}:${challenge}`;

/** `purpose`: the person who adds a passkey, or `login`; a challenge for one is no good for another. */
export async function newChallenge({ db }: Store, purpose: string): Promise<Uint8Array<ArrayBuffer>> {
  const now = Date.now();
  // Moments have thirteen digits for a long time to come, so texts compare as numbers do.
  await db.deleteFrom('settings').where('name', 'like', `${PREFIX}%`).where('value', '<', String(now)).execute();
  const bytes = randomBytes(32);
  await db
    .insertInto('settings')
    .values({ name: rowName(purpose, bytes.toString('base64url')), value: String(now + LASTS_MS) })
    .execute();
  return new Uint8Array(bytes);
}

/** Of somebody who leaves. Not by `like`, to which an id may hold wildcards, nor by order, which is not the same in every database. */
export async function dropChallenges(tx: Transaction<Schema>, purpose: string): Promise<void> {
  const start = rowName(purpose, '');
  await tx
    .deleteFrom('settings')
    .where(({ eb, fn, val }) => eb(fn<string>('substr', ['name', val(1), val(start.length)]), '=', start))
    .execute();
}

/** Whether it was ours, for this purpose, still good and never answered before. */
export async function spend({ db }: Store, purpose: string, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('settings')
    .where('name', '=', rowName(purpose, challenge))
    .where('value', '>=', String(Date.now()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
