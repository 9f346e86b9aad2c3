/** Passwords are kept as argon2id: 19 MiB, two passes, one lane. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HttpRefusal } from '../refusal.ts';
import { FairQueue } from '../tables/fair-queue.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards write the same letter in one sign or in two. */
const spelled = (password: string): string => password.normalize('NFC');

/** Hashes computed at a time: each takes 19 MiB and a thread, and half of the threads are left for the rest of the server. */
const MOST_AT_WORK = 2;
/** Waiting hashes of one address; a class signs in together from one address. */
const MOST_WAITING = 40;
/** Waiting hashes of all addresses: about ten seconds of work. */
const MOST_WAITING_IN_ALL = 400;

const waiting = new FairQueue<() => void>(MOST_WAITING);
let [atWork, queued] = [0, 0];

/** Runs `work` in this address's turn. Refuses if too many of this address, or of all, are waiting. */
async function inTurn<X>(address: string, work: () => Promise<X>): Promise<X> {
  if (atWork >= MOST_AT_WORK) {
    if (queued >= MOST_WAITING_IN_ALL) throw new HttpRefusal(429, 'too-many');
    await new Promise<void>((resolve) => {
      if (!waiting.add(address, resolve)) throw new HttpRefusal(429, 'too-many');
      queued++;
    });
  } else atWork++;
  try {
    return await work();
  } finally {
    const next = waiting.next();
    if (next) {
      // The next one takes over this place, so `atWork` stays.
      queued--;
      next();
    } else atWork--;
  }
}

/** `address`: where the request comes from. */
export const hashPassword = (password: string, address: string): Promise<string> =>
  inTurn(address, () => hash(spelled(password), COST));

let unusedHash: Promise<string> | undefined;

/** Takes as long for an account without a password, or for none at all: who asks cannot tell by the clock which logins exist. */
export async function isPassword(password: string, kept: string | null, address: string): Promise<boolean> {
  unusedHash ??= hash(randomBytes(16).toString('hex'), COST);
  const fake = await unusedHash;
  const fits = await inTurn(address, () => verify(kept ?? fake, spelled(password)));
  return fits && kept !== null;
}
