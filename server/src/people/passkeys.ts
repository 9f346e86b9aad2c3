/** Passkeys: signing in with what the phone or the computer keeps, without a password. */
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { me, newPasskey, PATH, passkeyId, passkeyInfo, passkeyOptions, passkeySignIn, proof } from '@sztab/protocol';
import * as z from 'zod/mini';
import type { App, House } from '../house.ts';
import { brake } from '../limits.ts';
import { HttpRefusal } from '../refusal.ts';
import { meOf } from './accounts.ts';
import { newChallenge, spend } from './challenges.ts';
import { signer, siteOf, verified, webAuthn } from './passkey-answers.ts';
import { type Prove, proofOf } from './proof.ts';

const MOST = 20;
const LOGIN = 'login';
/** What a passkey vouches with can be long: certificates of its maker. */
const bodyLimit = 64 * 1024;

export function passkeyRoutes(app: App, house: House, prove: Prove): void {
  const { store, sessions, config } = house;
  const { db } = store;

  const keysOf = (person: string) =>
    db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute();

  const proven = { body: z.nullish(proof) };

  // What is signed with a new passkey is asked for here, so whoever adds one has proven it here.
  const asked = { schema: { ...proven, response: { 200: passkeyOptions } } };
  app.post(PATH.passkeyOptions, asked, async (request, reply) => {
    const person = await sessions.mustBe(request);
    await prove(request, reply, person.id, request.body);
    const keys = await keysOf(person.id);
    if (keys.length >= MOST) throw new HttpRefusal(409, 'too-many-passkeys');
    const { generateRegistrationOptions } = await webAuthn();
    return {
      ...(await generateRegistrationOptions({
        rpName: 'Sztab',
        rpID: siteOf(request, house).expectedRPID,
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

  app.post(PATH.passkeys, { bodyLimit, schema: { body: newPasskey, response: { 200: me } } }, async (request) => {
    const person = await sessions.mustBe(request);
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        response: request.body as RegistrationResponseJSON,
        expectedChallenge: (challenge) => spend(store, person.id, challenge),
        requireUserVerification: false,
        ...siteOf(request, house),
      }),
    );
    if (!registrationInfo) throw new HttpRefusal(401, 'wrong-passkey');
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
    if (added.numInsertedOrUpdatedRows === 0n) throw new HttpRefusal(401, 'wrong-passkey');
    return meOf(person, house);
  });

  app.get(PATH.passkeys, { schema: { response: { 200: z.array(passkeyInfo) } } }, async (request) => {
    const { id } = await sessions.mustBe(request);
    return (await keysOf(id)).map(({ id, created }) => ({ id, created }));
  });

  app.delete(
    PATH.passkey,
    { schema: { ...proven, params: z.object({ id: passkeyId }), response: { 204: z.undefined() } } },
    async (request, reply) => {
      const { id } = await sessions.mustBe(request);
      await prove(request, reply, id, request.body);
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', request.params.id)
        .where('person', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new HttpRefusal(404, 'not-found');
      return reply.code(204).send();
    },
  );

  app.post(PATH.passkeyProofOptions, { schema: { response: { 200: passkeyOptions } } }, async (request) => {
    const { id: person } = await sessions.mustBe(request);
    const keys = await keysOf(person);
    const { generateAuthenticationOptions } = await webAuthn();
    return {
      ...(await generateAuthenticationOptions({
        rpID: siteOf(request, house).expectedRPID,
        challenge: await newChallenge(store, proofOf(person)),
        allowCredentials: keys.map(({ id }) => ({ id })),
        userVerification: 'preferred',
      })),
    };
  });

  const answered = signer(house);
  const slowly = { preHandler: brake(app, config.limits.attempts) };

  app.post(PATH.passkeyLoginOptions, { schema: { response: { 200: passkeyOptions } }, ...slowly }, async (request) => {
    const { generateAuthenticationOptions } = await webAuthn();
    return {
      ...(await generateAuthenticationOptions({
        rpID: siteOf(request, house).expectedRPID,
        challenge: await newChallenge(store, LOGIN),
        userVerification: 'preferred',
      })),
    };
  });

  app.post(
    PATH.passkeyLogin,
    { bodyLimit, schema: { body: passkeySignIn, response: { 200: me } }, ...slowly },
    async (request, reply) => {
      const person = await answered(request, request.body, LOGIN);
      await sessions.begin(person, request, reply);
      return meOf(await sessions.personOf(person), house);
    },
  );
}
