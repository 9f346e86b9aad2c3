/**
 * Who asks for what could cost somebody the account (codes, another password, another passkey, another address, leaving) says the password
 * again, or uses a passkey: a browser that was left open, or a cookie that was copied, is not enough. A guest has neither, and is whoever
 * has the cookie: there is nothing to ask for, and nothing to come back to either.
 */
import type { Proof } from '@sztab/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Guesses } from '../guesses.ts';
import type { House } from '../house.ts';
import { addressOf } from '../proxies.ts';
import { HttpRefusal } from '../refusal.ts';
import { signer } from './passkey-answers.ts';
import { isPassword } from './passwords.ts';

/** What a passkey signs to prove something is good for that alone. */
export const proofOf = (person: string): string => `proof-${person}`;

/** Refuses unless the request proves who asks. */
export type Prove = (
  request: FastifyRequest,
  reply: FastifyReply,
  person: string,
  proof: Proof | null | undefined,
) => Promise<void>;

export function proving(house: House): Prove {
  const { store, sessions, config } = house;
  const { db } = store;
  const guesses = new Guesses(config.limits.account, config.limits.accountInAll);
  const answered = signer(house);

  return async (request, reply, person, proof) => {
    const { password: kept } = await db
      .selectFrom('people')
      .select('password')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const key = db.selectFrom('passkeys').select('id').where('person', '=', person);
    if (kept === null && !(await key.executeTakeFirst())) return;
    const { password, passkey } = proof ?? {};
    if (passkey !== undefined) {
      if ((await answered(request, passkey, proofOf(person))) !== person) throw new HttpRefusal(401, 'wrong-passkey');
      return;
    }
    if (password === undefined) throw new HttpRefusal(403, 'needs-proof');
    // By session: who got hold of an open browser does not find out the password by trying, nor keeps its owner from saying it elsewhere.
    const who = [sessions.tokenOf(request) ?? ''];
    if (!(await guesses.at(person, who, reply, () => isPassword(password, kept, addressOf(request)))))
      throw new HttpRefusal(403, 'wrong-password');
  };
}
