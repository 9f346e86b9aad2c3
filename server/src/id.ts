import { randomBytes } from 'node:crypto';

/** What a person or a table is called inside: nothing can be told from it, and nobody guesses another. */
export const newId = (): string => randomBytes(12).toString('base64url');
