/** Where browsers say that they want to be told, and where mails are stopped. */
import { ECDH } from 'node:crypto';
import { pushTarget } from '@sztab/protocol';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { mayPushTo } from './hosts.ts';
import { pushKeys, stoppedBy } from './keys.ts';
import { languageOf, noticeWords } from './words.ts';

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

  app.get('/api/push/key', { schema: { response: { 200: z.object({ key: z.string() }) } } }, async () => ({
    key: (await pushKeys(store)).publicKey,
  }));

  app.post('/api/push', { schema: { body: pushTarget, response: nothing } }, async (request, reply) => {
    const { id: person } = await sessions.mustBe(request);
    const { endpoint, keys } = request.body;
    if (!mayPushTo(endpoint, config.pushHosts) || !areKeys(keys)) throw new Refusal(400, 'bad-request');
    await store.write(async (tx) => {
      const others = await tx
        .selectFrom('push')
        .select('endpoint')
        .where('person', '=', person)
        .where('endpoint', '<>', endpoint)
        .execute();
      if (others.length >= MOST_TARGETS) throw new Refusal(409, 'too-many');
      // The same browser may be somebody else's now.
      await tx
        .insertInto('push')
        .values({ endpoint, person, ...keys })
        .onConflict((row) => row.column('endpoint').doUpdateSet({ person, ...keys }))
        .execute();
    });
    return reply.code(204).send();
  });

  app.delete('/api/push', { schema: { body: pushTarget, response: nothing } }, async (request, reply) => {
    const { id } = await sessions.mustBe(request);
    const { endpoint } = request.body;
    await db.deleteFrom('push').where('endpoint', '=', endpoint).where('person', '=', id).execute();
    return reply.code(204).send();
  });

  const query = z.object({ token: z.string().check(z.maxLength(200)) });

  /** What to say to whoever came with the token; their mails are stopped. */
  async function stop(token: string): Promise<{ status: number; text: string }> {
    const person = await stoppedBy(store, token);
    const found =
      person && (await db.selectFrom('people').select('language').where('id', '=', person).executeTakeFirst());
    if (!person || !found)
      return { status: 404, text: `${noticeWords.pl.notStopped}\n\n${noticeWords.en.notStopped}\n` };
    await db.updateTable('people').set({ mail: 0 }).where('id', '=', person).execute();
    return { status: 200, text: `${noticeWords[languageOf(found.language)].stopped}\n` };
  }

  // What mail programs send by themselves (RFC 8058) is no JSON, and its body says nothing new.
  const form = { parseAs: 'string', bodyLimit: 1000 } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, _body, done) => done(null));
  // Programs that only look whether a link lives ask for its head: that must not stop anything.
  const link = { schema: { querystring: query }, exposeHeadRoute: false, config: { fromAnywhere: true as const } };
  app.route({
    method: ['GET', 'POST'],
    url: '/api/mail/stop',
    ...link,
    handler: async (request, reply) => {
      const { status, text } = await stop(request.query.token);
      return reply.code(status).type('text/plain; charset=utf-8').send(text);
    },
  });
}
