/** Coming in: as a guest with nothing but a name, or back again with a login and a password. */
import { changeMe, keepAccount, type Me, me, newGuest, PATH, signIn } from '@sztab/protocol';
import * as z from 'zod/mini';
import { Guesses } from '../guesses.ts';
import type { App, House } from '../house.ts';
import { newId } from '../id.ts';
import { brake } from '../limits.ts';
import { confirmationMail } from '../notices/confirming.ts';
import { addressOf } from '../proxies.ts';
import { HttpRefusal } from '../refusal.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { Prove } from './proof.ts';
import { isReserved } from './reserved-names.ts';
import type { Person } from './sessions.ts';

export async function meOf(person: Person, { store: { db }, config }: House): Promise<Me> {
  const { id, name, login, email } = person;
  const count = async (table: 'passkeys' | 'recovery'): Promise<number> => {
    const { n } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('n'))
      .where('person', '=', id)
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  return {
    id,
    name,
    login,
    email,
    language: person.language as Me['language'],
    theme: person.theme as Me['theme'],
    confirmed: person.confirmed === 1,
    mail: person.mail === 1,
    passkeys: await count('passkeys'),
    codes: await count('recovery'),
    mailWorks: config.mail !== null,
  };
}

export const loginOf = ({ login }: { login: string }): string => login.trim().toLowerCase();

function mustBeFree(name: string): void {
  if (isReserved(name)) throw new HttpRefusal(409, 'name-reserved');
}

export function accountRoutes(app: App, house: House, prove: Prove): void {
  const { store, sessions, config } = house;
  const { db } = store;
  const answer = { response: { 200: me } };
  const { limits } = config;
  const guesses = new Guesses(limits.account, limits.accountInAll);

  app.post(
    PATH.guest,
    { schema: { body: newGuest, ...answer }, preHandler: brake(app, limits.guests) },
    async (request, reply) => {
      mustBeFree(request.body.name);
      const person: Person = {
        id: newId(),
        name: request.body.name,
        login: null,
        language: request.body.language,
        theme: 'system',
        email: null,
        confirmed: 0,
        mail: 0,
        created: Date.now(),
        told: 0,
      };
      const row = { ...person, password: null, seen: person.created };
      await sessions.begin(person.id, request, reply, async (tx) => {
        await tx.insertInto('people').values(row).execute();
      });
      return meOf(person, house);
    },
  );

  // To be nobody yet is no mistake: every page asks, and a refusal would stand in its console as an error.
  app.get(PATH.me, { schema: { response: { 200: me, 204: z.undefined() } } }, async (request, reply) => {
    const person = await sessions.whoIs(request);
    if (!person) return reply.code(204).send();
    sessions.prolong(request, reply);
    return meOf(person, house);
  });

  const confirm = confirmationMail(house);
  const letters = [
    brake(app, limits.letters),
    brake(app, limits.letters, async (request) => (await sessions.mustBe(request)).id),
    brake(app, limits.letters, ({ body }) => mailbox((body as { email: string }).email)),
  ];
  app.patch(PATH.me, { schema: { body: changeMe, ...answer } }, async (request, reply) => {
    const { id, name, email: before, confirmed } = await sessions.mustBe(request);
    const { mail, proof, ...rest } = request.body;
    if (rest.name !== undefined && rest.name !== name) mustBeFree(rest.name);
    const another = rest.email !== undefined && rest.email !== before;
    if (another) await prove(request, reply, id, proof);
    // The same address again asks for another mail, as long as nobody has said that it is right.
    const asks = confirm !== null && typeof rest.email === 'string' && (another || confirmed === 0);
    if (asks) for (const slowly of letters) await slowly(request, reply);
    const change = {
      ...rest,
      ...(mail === undefined ? {} : { mail: Number(mail) }),
      ...(another ? { confirmed: 0 } : {}),
    };
    if (Object.keys(change).length > 0) await db.updateTable('people').set(change).where('id', '=', id).execute();
    const person = await sessions.mustBe(request);
    if (asks) await confirm(person);
    return meOf(person, house);
  });

  app.post(
    PATH.password,
    { schema: { body: keepAccount, ...answer }, preHandler: brake(app, limits.attempts) },
    async (request, reply) => {
      const { id } = await sessions.mustBe(request);
      const { login, password, proof } = request.body;
      await prove(request, reply, id, proof);
      const kept = await hashPassword(password, addressOf(request));
      let others: { token: string }[] = [];
      await sessions
        .begin(id, request, reply, async (tx) => {
          await tx.updateTable('people').set({ login, password: kept }).where('id', '=', id).execute();
          // Whoever knew the old password is out. This browser's own session is followed by another.
          const rest = tx.deleteFrom('sessions').where('person', '=', id);
          others = await rest.where('token', '<>', sessions.tokenOf(request)).returning('token').execute();
        })
        .catch(async (error) => {
          // The database decides who was first; why it refused is asked afterwards.
          const owner = await db.selectFrom('people').select('id').where('login', '=', login).executeTakeFirst();
          throw owner && owner.id !== id ? new HttpRefusal(409, 'login-taken') : error;
        });
      sessions.ended(others.map(({ token }) => token));
      return meOf(await sessions.personOf(id), house);
    },
  );

  app.post(
    PATH.login,
    { schema: { body: signIn, ...answer }, preHandler: brake(app, limits.attempts) },
    async (request, reply) => {
      const login = loginOf(request.body);
      const found = await guesses.at(login, [addressOf(request)], reply, async () => {
        const known = db.selectFrom('people').select(['id', 'password']).where('login', '=', login);
        const one = await known.executeTakeFirst();
        // An unknown login costs the same work and gets the same answer.
        return (await isPassword(request.body.password, one?.password ?? null, addressOf(request))) && one ? one : null;
      });
      if (!found) throw new HttpRefusal(401, 'wrong-login');
      await sessions.begin(found.id, request, reply);
      return meOf(await sessions.personOf(found.id), house);
    },
  );

  app.post(PATH.logout, { schema: { response: { 204: z.undefined() } } }, async (request, reply) => {
    await sessions.end(request, reply);
    return reply.code(204).send();
  });
}

/** Where a mail ends up, as far as that can be told: `A.da+1@x` and `ada@x` are often one box, and one brake for two does no harm. */
const mailbox = (email: string): string => {
  const [, box = '', rest = ''] = /^([^@+]*)[^@]*(@.*)$/.exec(email.toLowerCase()) ?? [];
  return box.replaceAll('.', '') + rest;
};
