/** Where browsers say that they want to be told, and where mails are stopped. */
import { ECDH } from 'node:crypto';
import { LANGUAGES, type Language } from '@sztab/kernel';
import { pushTarget } from '@sztab/protocol';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { mayPushTo } from './hosts.ts';
import { pushKeys, stoppedBy } from './keys.ts';
import { letterPage } from './letter-page.ts';
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
    const session = sessions.tokenOf(request);
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
        .values({ endpoint, person, session, ...keys })
        .onConflict((row) => row.column('endpoint').doUpdateSet({ person, session, ...keys }))
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

  /** Whose link it is, and how to speak to them; null if we did not make it, or they have left. */
  async function owner(token: string): Promise<{ id: string; language: Language } | null> {
    const id = await stoppedBy(store, token);
    const found = id && (await db.selectFrom('people').select('language').where('id', '=', id).executeTakeFirst());
    return id && found ? { id, language: languageOf(found.language) } : null;
  }
  const show = (reply: FastifyReply, status: number, page: string) =>
    reply.code(status).type('text/html; charset=utf-8').send(page);
  const invalid = (reply: FastifyReply) =>
    show(reply, 404, letterPage({ texts: LANGUAGES.map((language) => said(language, 'notStopped')) }));
  const said = (language: Language, word: 'stopAsk' | 'stopped' | 'notStopped') => ({
    language,
    text: noticeWords[language][word],
  });

  app.get('/api/mail/stop', { schema: { querystring: query } }, async (request, reply) => {
    const person = await owner(request.query.token);
    if (!person) return invalid(reply);
    const { language } = person;
    return show(
      reply,
      200,
      letterPage({ texts: [said(language, 'stopAsk')], button: noticeWords[language].stopButton }),
    );
  });

  // What mail programs send by themselves (RFC 8058) is a form, as is what our own page sends; its body says nothing new.
  const form = { parseAs: 'string', bodyLimit: 1000 } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, _body, done) => done(null));
  const byAnybody = { schema: { querystring: query }, config: { fromAnywhere: true as const } };
  app.post('/api/mail/stop', byAnybody, async (request, reply) => {
    const person = await owner(request.query.token);
    if (!person) return invalid(reply);
    await db.updateTable('people').set({ mail: 0 }).where('id', '=', person.id).execute();
    return show(reply, 200, letterPage({ texts: [said(person.language, 'stopped')] }));
  });
}
