/** Passwords are kept as argon2id: 19 MiB, two passes, one lane. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards write the same letter in one sign or in two. */
const spelled = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(spelled(password), COST);

let nobodys: Promise<string> | undefined;

/** Takes as long for an account without a password, or for none at all: who asks cannot tell by the clock which logins exist. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(16).toString('hex'));
  const fits = await verify(kept ?? (await nobodys), spelled(password));
  return fits && kept !== null;
}
