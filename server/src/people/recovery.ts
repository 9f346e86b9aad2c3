/** Codes on paper for the day the password is forgotten. */
import { randomBytes } from 'node:crypto';
import { me, PATH, proof, recover, recoveryCodes } from '@sztab/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addressOf, Guesses } from '../guesses.ts';
import type { App, House } from '../house.ts';
import { brake } from '../limits.ts';
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

  async function useCode(request: FastifyRequest<{ Body: z.infer<typeof recover> }>, login: string) {
    // First the slow part, known login or not.
    const password = await hashPassword(request.body.password, addressOf(request));
    const code = codeHash(request.body.code);
    return store.write(async (tx) => {
      const person = await tx.selectFrom('people').select('id').where('login', '=', login).executeTakeFirst();
      const used = await tx
        .deleteFrom('recovery')
        .where('person', '=', person?.id ?? '')
        .where('code', '=', code)
        .executeTakeFirst();
      if (!person || used.numDeletedRows === 0n) return null;
      await tx.updateTable('people').set({ password }).where('id', '=', person.id).execute();
      const others = await tx
        .deleteFrom('sessions')
        .where('person', '=', person.id)
        .where('token', '<>', sessions.tokenOf(request) ?? '')
        .returning('token')
        .execute();
      return { id: person.id, others };
    });
  }

  app.post(
    PATH.recover,
    { schema: { body: recover, response: { 200: me } }, preHandler: brake(app, config.limits.attempts) },
    async (request, reply) => {
      const login = loginOf(request.body);
      const found = await guesses.at(login, [addressOf(request)], reply, () => useCode(request, login));
      if (found === null) throw new HttpRefusal(401, 'wrong-code');
      const { id, others } = found;
      sessions.ended(others.map(({ token }) => token));
      await sessions.begin(id, request, reply);
      return meOf(await sessions.personOf(id), house);
    },
  );
}
