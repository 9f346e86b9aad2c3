/** Where the links in our mails lead: one page asks, and its button does it. The token tells for whom, so nobody has to be signed in. */
import { LANGUAGES, type Language } from '@sztab/kernel';
import { textUpTo } from '@sztab/protocol';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import { confirmedBy, stoppedBy } from './keys.ts';
import { letterPage } from './letter-page.ts';
import { languageOf, noticeWords } from './words.ts';

export function mailLinkRoutes(app: App, { store }: House): void {
  const { db } = store;
  const schema = { querystring: z.object({ token: textUpTo(200) }) };
  // What mail programs send by themselves (RFC 8058) is a form, as is what our own pages send; its body says nothing new.
  const form = { parseAs: 'string', bodyLimit: 1000 } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, _body, done) => done(null));
  const byAnybody = { schema, config: { fromAnywhere: true as const } };

  const languageFor = async (id: string): Promise<Language | null> => {
    const found = await db.selectFrom('people').select('language').where('id', '=', id).executeTakeFirst();
    return found ? languageOf(found.language) : null;
  };
  const show = (reply: FastifyReply, language: Language, text: string, button?: string) =>
    reply
      .type('text/html; charset=utf-8')
      .send(letterPage({ texts: [{ language, text }], ...(button === undefined ? {} : { button }) }));
  const invalid = (reply: FastifyReply, word: 'notStopped' | 'notConfirmed') =>
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(letterPage({ texts: LANGUAGES.map((language) => ({ language, text: noticeWords[language][word] })) }));

  async function stopping(token: string): Promise<{ id: string; language: Language } | null> {
    const id = await stoppedBy(store, token);
    const language = id && (await languageFor(id));
    return id && language ? { id, language } : null;
  }
  app.get('/api/mail/stop', { schema }, async ({ query: { token } }, reply) => {
    const who = await stopping(token);
    if (!who) return invalid(reply, 'notStopped');
    const { stopAsk, stopButton } = noticeWords[who.language];
    return show(reply, who.language, stopAsk, stopButton);
  });
  app.post('/api/mail/stop', byAnybody, async ({ query: { token } }, reply) => {
    const who = await stopping(token);
    if (!who) return invalid(reply, 'notStopped');
    await db.updateTable('people').set({ mail: 0 }).where('id', '=', who.id).execute();
    return show(reply, who.language, noticeWords[who.language].stopped);
  });

  async function confirming(token: string): Promise<{ id: string; email: string; language: Language } | null> {
    const found = await confirmedBy(store, token);
    const language = found && (await languageFor(found.id));
    return found && language ? { ...found, language } : null;
  }
  app.get('/api/mail/confirm', { schema }, async ({ query: { token } }, reply) => {
    const who = await confirming(token);
    if (!who) return invalid(reply, 'notConfirmed');
    const { confirmAsk, confirmButton } = noticeWords[who.language];
    return show(reply, who.language, confirmAsk(who.email), confirmButton);
  });
  app.post('/api/mail/confirm', byAnybody, async ({ query: { token } }, reply) => {
    const who = await confirming(token);
    if (!who) return invalid(reply, 'notConfirmed');
    const mine = db.updateTable('people').set({ confirmed: 1 }).where('id', '=', who.id);
    await mine.where('email', '=', who.email).execute();
    return show(reply, who.language, noticeWords[who.language].confirmed);
  });
}
