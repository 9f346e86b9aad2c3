/** Where browsers say that they want to be told. */
import { ECDH } from 'node:crypto';
import { PATH, pushTarget } from '@sztab/protocol';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import { HttpRefusal } from '../refusal.ts';
import { mayPushTo } from './hosts.ts';
import { pushKeys } from './keys.ts';

/** Browsers of one person. */
const MOST_TARGETS = 20;
const AUTH_BYTES = 16;

/** Whether a letter can be encrypted for these keys. */
function areKeys({ p256dh, auth }: z.infer<typeof pushTarget>['keys']): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  const point = Buffer.from(p256dh, 'base64url');
  try {
    ECDH.convertKey(point, 'prime256v1');
  } catch {
    return false;
  }
  // Not in the short form, which web-push does not take.
  return point.length === 65;
}

export function noticeRoutes(app: App, { store, sessions, config }: House): void {
  const { db } = store;
  const nothing = { 204: z.undefined() };

  app.get(PATH.pushKey, { schema: { response: { 200: z.object({ key: z.string() }) } } }, async () => ({
    key: (await pushKeys(store)).publicKey,
  }));

  app.post(PATH.push, { schema: { body: pushTarget, response: nothing } }, async (request, reply) => {
    const { id: person } = await sessions.mustBe(request);
    const session = sessions.tokenOf(request);
    const { endpoint, keys } = request.body;
    if (!mayPushTo(endpoint, config.pushHosts) || !areKeys(keys)) throw new HttpRefusal(400, 'bad-request');
    await store.write(async (tx) => {
      const others = await tx
        .selectFrom('push')
        .select('endpoint')
        .where('person', '=', person)
        .where('endpoint', '<>', endpoint)
        .execute();
      if (others.length >= MOST_TARGETS) throw new HttpRefusal(409, 'too-many');
      // The same browser may be somebody else's now.
      await tx
        .insertInto('push')
        .values({ endpoint, person, session, ...keys })
        .onConflict((row) => row.column('endpoint').doUpdateSet({ person, session, ...keys }))
        .execute();
    });
    return reply.code(204).send();
  });

  app.delete(PATH.push, { schema: { body: pushTarget, response: nothing } }, async (request, reply) => {
    const { id } = await sessions.mustBe(request);
    const { endpoint } = request.body;
    await db.deleteFrom('push').where('endpoint', '=', endpoint).where('person', '=', id).execute();
    return reply.code(204).send();
  });
}
