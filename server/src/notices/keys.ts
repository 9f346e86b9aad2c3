/** Secrets that all nodes share: made by whoever needs one first, and kept in the store. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import webPush from 'web-push';
import type { Store } from '../store/store.ts';

async function kept({ db }: Store, name: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  const there = await read();
  if (there) return there.value;
  await db
    .insertInto('settings')
    .values({ name, value: make() })
    .onConflict((row) => row.column('name').doNothing())
    .execute();
  // Another node may have been quicker: then its secret counts.
  return ((await read()) as { value: string }).value;
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Push services know us by this pair (VAPID); with another, every subscription would be void. */
export const pushKeys = async (store: Store): Promise<PushKeys> =>
  JSON.parse(await kept(store, 'push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;

const sealOf = async (store: Store, text: string): Promise<string> => {
  const key = await kept(store, 'mail-key', () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url');
};
const isSeal = async (store: Store, seal: string, text: string): Promise<boolean> => {
  const [given, ours] = [Buffer.from(seal), Buffer.from(await sealOf(store, text))];
  return given.length === ours.length && timingSafeEqual(given, ours);
};

/** Whoever has it may stop our mails to this person, and nothing else. */
export const stopToken = async (store: Store, person: string): Promise<string> =>
  `${person}.${await sealOf(store, `stop mail ${person}`)}`;

/** The person whose token it is; null if we did not make it. */
export async function stoppedBy(store: Store, token: string): Promise<string | null> {
  const [person = '', seal = ''] = token.split('.', 2);
  return (await isSeal(store, seal, `stop mail ${person}`)) ? person : null;
}

/** Whoever has it reads mail at this address of this person. With another address it is void. */
export const confirmToken = async (store: Store, person: string, email: string): Promise<string> =>
  `${person}.${await sealOf(store, `confirm mail ${person} ${email}`)}`;

/** The person and the address that the token confirms; null if we did not make it, or the address is another by now. */
export async function confirmedBy(store: Store, token: string): Promise<{ id: string; email: string } | null> {
  const [id = '', seal = ''] = token.split('.', 2);
  const found = await store.db.selectFrom('people').select('email').where('id', '=', id).executeTakeFirst();
  const email = found?.email ?? null;
  return email !== null && (await isSeal(store, seal, `confirm mail ${id} ${email}`)) ? { id, email } : null;
}
