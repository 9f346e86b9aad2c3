/** Codes on paper for the day the password is forgotten. */
import { randomBytes } from 'node:crypto';
import { me, PATH, proof, recover, recoveryCodes } from '@sztab/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Guesses } from '../guesses.ts';
import type { App, House } from '../house.ts';
import { brake } from '../limits.ts';
import { addressOf } from '../proxies.ts';
import { HttpRefusal } from '../refusal.ts';
import { loginOf, meOf } from './accounts.ts';
import { hashPassword } from './passwords.ts';
import type { Prove } from './proof.ts';
import { sha256 } from './sessions.ts';

const HOW_MANY = 10;
/** Letters and digits that nobody takes for one another; five bits each. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Eighty bits in four groups. */
const newCode = (): string =>
  [...randomBytes(16)].map((byte, i) => `${i > 0 && i % 4 === 0 ? '-' : ''}${SIGNS[byte % 32]}`).join('');

/** As it was meant: however it was typed. */
const codeHash = (code: string): string =>
  sha256(
    code
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replaceAll('o', '0')
      .replace(/[il]/g, '1'),
  );

/** Thrown in the commit of a recovery, so that nothing of it is written. */
class WrongCode extends Error {}

export function recoveryRoutes(app: App, house: House, prove: Prove): void {
  const { store, sessions, config } = house;
  const guesses = new Guesses(config.limits.account, config.limits.accountInAll);

  app.post(
    PATH.codes,
    {
      schema: { body: z.nullish(proof), response: { 200: recoveryCodes } },
      preHandler: brake(app, config.limits.attempts),
    },
    async (request, reply) => {
      const { id, login } = await sessions.mustBe(request);
      // To come back with a code one has to say who one is.
      if (login === null) throw new HttpRefusal(409, 'no-login');
      await prove(request, reply, id, request.body);
      const codes = Array.from({ length: HOW_MANY }, newCode);
      await store.write(async (tx) => {
        await tx.deleteFrom('recovery').where('person', '=', id).execute();
        await tx
          .insertInto('recovery')
          .values(codes.map((code) => ({ person: id, code: codeHash(code) })))
          .execute();
      });
      return { codes };
    },
  );

  async function useCode(
    request: FastifyRequest<{ Body: z.infer<typeof recover> }>,
    reply: FastifyReply,
    login: string,
  ): Promise<string | null> {
    // First the slow part, known login or not.
    const password = await hashPassword(request.body.password, addressOf(request));
    const code = codeHash(request.body.code);
    const known = await store.db.selectFrom('people').select('id').where('login', '=', login).executeTakeFirst();
    const id = known?.id ?? '';
    let others: { token: string }[] = [];
    try {
      await sessions.begin(id, request, reply, async (tx) => {
        const used = tx.deleteFrom('recovery').where('person', '=', id).where('code', '=', code);
        if ((await used.executeTakeFirst()).numDeletedRows === 0n) throw new WrongCode();
        await tx.updateTable('people').set({ password }).where('id', '=', id).execute();
        const rest = tx.deleteFrom('sessions').where('person', '=', id);
        others = await rest
          .where('token', '<>', sessions.tokenOf(request) ?? '')
          .returning('token')
          .execute();
      });
    } catch (error) {
      if (error instanceof WrongCode) return null;
      throw error;
    }
    sessions.ended(others.map(({ token }) => token));
    return id;
  }

  app.post(
    PATH.recover,
    { schema: { body: recover, response: { 200: me } }, preHandler: brake(app, config.limits.attempts) },
    async (request, reply) => {
      const login = loginOf(request.body);
      const id = await guesses.at(login, [addressOf(request)], reply, () => useCode(request, reply, login));
      if (id === null) throw new HttpRefusal(401, 'wrong-code');
      return meOf(await sessions.personOf(id), house);
    },
  );
}
