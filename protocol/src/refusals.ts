/** Why a request, over HTTP or a socket, is refused: one word in `{ "error": word }`, for the page to put into the reader's language. */
import type { RefusalCode } from '@sztab/kernel';
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
  'name-reserved',
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
  'too-long',
  'not-invited',
  'needs-password',
  'other-eyes',
  'chair-taken',
  'no-free-chair',
  'already-started',
  'not-host',
  'not-over',
  'guest-tables',
  'too-many-tables',
  // Requests at a table, over its socket
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
  'resigned',
  'over',
  'no-such-proposal',
  'proposal-open',
  'key-used',
  'busy',
]);
export type RefusalWord = z.infer<typeof refusalWord>;
/** What the rules refuse, over the wire: their own word, except for a seat that is not there, which no page can ask for. */
export const wordFor = (code: RefusalCode): RefusalWord => (code === 'bad-seat' ? 'bad-message' : code);
export const refusal = z.object({ error: refusalWord });
