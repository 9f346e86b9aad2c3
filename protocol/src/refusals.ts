/** Why a request is refused: one word in `{ "error": word }`, for the page to put into the reader's language. */
import * as z from 'zod/mini';

export const refusalWord = z.enum([
  // Any request
  'bad-request',
  'not-found',
  'not-json',
  'wrong-origin',
  'too-large',
  'too-many',
  'closing',
  'broken',
  // People
  'not-signed-in',
  'wrong-login',
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'login-taken',
  'no-login',
  'too-many-passkeys',
]);
export type HttpRefusalWord = z.infer<typeof refusalWord>;
export const refusal = z.object({ error: refusalWord });
