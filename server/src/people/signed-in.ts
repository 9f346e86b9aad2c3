/** Where one is signed in, and how to end it from afar. */
import { PATH, sessionInfo, textUpTo } from '@sztab/protocol';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import { HttpRefusal } from '../refusal.ts';
import { sessionId } from './sessions.ts';

export function signedInRoutes(app: App, { store: { db }, sessions }: House): void {
  const mine = (person: string) =>
    db.selectFrom('sessions').selectAll().where('person', '=', person).orderBy('seen', 'desc').execute();

  app.get(PATH.sessions, { schema: { response: { 200: z.array(sessionInfo) } } }, async (request) => {
    const { id } = await sessions.mustBe(request);
    const here = sessions.tokenOf(request);
    return (await mine(id)).map(({ token, began, seen, agent }) => ({
      id: sessionId(token),
      began,
      seen,
      agent,
      here: token === here,
    }));
  });

  app.delete(
    PATH.session,
    { schema: { params: z.object({ id: textUpTo(100) }), response: { 204: z.undefined() } } },
    async (request, reply) => {
      const { id } = await sessions.mustBe(request);
      // Only among one's own: the name of somebody else's session finds nothing.
      const ended = (await mine(id)).find(({ token }) => sessionId(token) === request.params.id);
      if (!ended) throw new HttpRefusal(404, 'not-found');
      if (ended.token === sessions.tokenOf(request)) await sessions.end(request, reply);
      else {
        await db.deleteFrom('sessions').where('token', '=', ended.token).execute();
        sessions.ended([ended.token]);
      }
      return reply.code(204).send();
    },
  );
}
