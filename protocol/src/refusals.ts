/** Why a request or a wish is refused: one word in `{ "error": word }`, for the page to put into the reader's language. */
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
  'client-too-old',
  'broken',
  // People
  'not-signed-in',
  'wrong-login',
  'wrong-password',
  'wrong-code',
  'wrong-passkey',
  'needs-proof',
  'login-taken',
  'no-login',
  'too-many-passkeys',
  'mail-not-sent',
  // Tables
  'no-such-table',
  'no-such-game',
  'unknown-edition',
  'unreadable',
  'bad-options',
  'bad-record',
  'not-invited',
  'needs-password',
  'other-eyes',
  'chair-taken',
  'no-free-chair',
  'already-started',
  'not-host',
  'not-over',
  // Wishes at a table, over its socket
  'bad-message',
  'too-fast',
  'not-seated',
  'not-playing',
  'paused',
  'stale',
  'not-asked',
  'not-offered',
  'nothing-to-undo',
  'needs-consent',
  'no-resigning',
  'over',
  'no-such-proposal',
  'proposal-open',
  'busy',
]);
export type RefusalWord = z.infer<typeof refusalWord>;
export const refusal = z.object({ error: refusalWord });
