/** What a passkey has signed, held against what is known of it. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { passkeySignIn } from '@sztab/protocol';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { House } from '../house.ts';
import { HttpRefusal } from '../refusal.ts';
import { originOf } from '../safety.ts';
import { spend } from './challenges.ts';

/** Certificates of every kind make it a third of all that a server would load before it listens, so it is loaded when it is first needed. */
export const webAuthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

/** A passkey belongs to a site by its name. */
export function siteOf(
  request: FastifyRequest,
  { config }: House,
): { readonly expectedOrigin: string; readonly expectedRPID: string } {
  const origin = originOf(request, config.origin);
  if (origin === null) throw new HttpRefusal(403, 'wrong-origin');
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
}

/** Whatever is wrong with a passkey's answer, it is one refusal. */
export async function verified<X extends { verified: boolean }>(verify: Promise<X>): Promise<X> {
  const result = await verify.catch(() => undefined);
  if (!result?.verified) throw new HttpRefusal(401, 'wrong-passkey');
  return result;
}

/** Whose passkey signed what it was asked to sign for this purpose. */
export function signer(house: House) {
  const { db } = house.store;
  return async (request: FastifyRequest, answer: z.infer<typeof passkeySignIn>, purpose: string): Promise<string> => {
    const known = await db.selectFrom('passkeys').selectAll().where('id', '=', answer.id).executeTakeFirst();
    if (!known) throw new HttpRefusal(401, 'wrong-passkey');
    const { id, person, key, counter } = known;
    const { verifyAuthenticationResponse } = await webAuthn();
    const { authenticationInfo } = await verified(
      verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => spend(house.store, purpose, challenge),
        requireUserVerification: false,
        credential: { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter },
        ...siteOf(request, house),
      }),
    );
    await db.updateTable('passkeys').set({ counter: authenticationInfo.newCounter }).where('id', '=', id).execute();
    return person;
  };
}
