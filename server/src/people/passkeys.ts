/** Passkeys: signing in with what the phone or the computer keeps, without a password. */

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { me, newPasskey, passkeyId, passkeyInfo, passkeyOptions, passkeySignIn } from '@sztab/protocol';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import { brake } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { originOf } from '../safety.ts';
import { meOf } from './accounts.ts';
import { newChallenge, spend } from './challenges.ts';

const MOST = 20;
const LOGIN = 'login';
/** What a passkey vouches with can be long: certificates of its maker. */
const bodyLimit = 64 * 1024;

/** Whatever is wrong with a passkey's answer, it is one refusal. */
async function verified<X extends { verified: boolean }>(verify: Promise<X>): Promise<X> {
  const result = await verify.catch(() => undefined);
  if (!result?.verified) throw new Refusal(401, 'wrong-passkey');
  return result;
}

export function passkeyRoutes(app: App, house: House): void {
  const { store, sessions, config } = house;
  const { db } = store;

  /** A passkey belongs to a site by its name. */
  function siteOf(request: FastifyRequest): { expectedOrigin: string; expectedRPID: string } {
    const origin = originOf(request, config.origin);
    if (origin === null) throw new Refusal(403, 'wrong-origin');
    return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
  }
  const keysOf = (person: string) =>
    db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute();

  app.post('/api/passkeys/options', { schema: { response: { 200: passkeyOptions } } }, async (request) => {
    const person = await sessions.mustBe(request);
    const keys = await keysOf(person.id);
    if (keys.length >= MOST) throw new Refusal(409, 'too-many-passkeys');
    return {
      ...(await generateRegistrationOptions({
        rpName: 'Sztab',
        rpID: siteOf(request).expectedRPID,
        userName: person.login ?? person.name,
        userDisplayName: person.name,
        userID: new TextEncoder().encode(person.id),
        challenge: await newChallenge(store, person.id),
        excludeCredentials: keys.map(({ id }) => ({ id })),
        // Kept with the name of the site: nobody has to type a login to come back.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })),
    };
  });

  app.post('/api/passkeys', { bodyLimit, schema: { body: newPasskey, response: { 200: me } } }, async (request) => {
    const person = await sessions.mustBe(request);
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        response: request.body as RegistrationResponseJSON,
        expectedChallenge: (challenge) => spend(store, person.id, challenge),
        requireUserVerification: false,
        ...siteOf(request),
      }),
    );
    if (!registrationInfo) throw new Refusal(401, 'wrong-passkey');
    const { id, publicKey, counter } = registrationInfo.credential;
    const row = {
      id,
      person: person.id,
      key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(request.body.response.transports ?? []),
      created: Date.now(),
    };
    const added = await db
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) throw new Refusal(401, 'wrong-passkey');
    return meOf(person, house);
  });

  app.get('/api/passkeys', { schema: { response: { 200: z.array(passkeyInfo) } } }, async (request) => {
    const { id } = await sessions.mustBe(request);
    return (await keysOf(id)).map(({ id, created }) => ({ id, created }));
  });

  app.delete(
    '/api/passkeys/:id',
    { schema: { params: z.object({ id: passkeyId }), response: { 204: z.undefined() } } },
    async (request, reply) => {
      const { id } = await sessions.mustBe(request);
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', request.params.id)
        .where('person', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Refusal(404, 'not-found');
      return reply.code(204).send();
    },
  );

  const slowly = { preHandler: brake(app, config.limits.attempts) };

  app.post(
    '/api/passkeys/login/options',
    { schema: { response: { 200: passkeyOptions } }, ...slowly },
    async (request) => ({
      ...(await generateAuthenticationOptions({
        rpID: siteOf(request).expectedRPID,
        challenge: await newChallenge(store, LOGIN),
        userVerification: 'preferred',
      })),
    }),
  );

  app.post(
    '/api/passkeys/login',
    { bodyLimit, schema: { body: passkeySignIn, response: { 200: me } }, ...slowly },
    async (request, reply) => {
      const known = await db.selectFrom('passkeys').selectAll().where('id', '=', request.body.id).executeTakeFirst();
      if (!known) throw new Refusal(401, 'wrong-passkey');
      const { id, person, key, counter } = known;
      const { authenticationInfo } = await verified(
        verifyAuthenticationResponse({
          response: request.body as AuthenticationResponseJSON,
          expectedChallenge: (challenge) => spend(store, LOGIN, challenge),
          requireUserVerification: false,
          credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter },
          ...siteOf(request),
        }),
      );
      await db.updateTable('passkeys').set({ counter: authenticationInfo.newCounter }).where('id', '=', id).execute();
      await sessions.begin(person, request, reply);
      return meOf(await sessions.personOf(person), house);
    },
  );
}
