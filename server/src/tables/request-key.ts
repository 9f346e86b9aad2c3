/** A request's key belongs to one person at one table. Other people may use the same key; the person may not use it for another request. */
import { createHash } from 'node:crypto';
import { canonical, type Json } from '@sztab/kernel';
import type { Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TableRequest } from './requests.ts';
import { Outdated, TableTrouble } from './trouble.ts';

/** `name`: the key with its person and match. `content`: a digest of everything else that the request says. */
export interface RequestKey {
  readonly name: string;
  readonly content: string;
}

/** 66 bits are enough: a person can only make two requests of their own look alike. */
const DIGEST_LENGTH = 11;
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH);

export const requestKey = (match: string, person: string | null, { key, ...said }: TableRequest): RequestKey => ({
  name: `${key}.${digest(`${match} ${person}`)}`,
  content: digest(canonical(said as unknown as Json)),
});

/** The key as the log has it. Keys of bots and of the table have a colon and no dot; release 0.1.0 wrote the bare key. */
export const logKey = ({ name, content }: RequestKey): string => `${name}.${content}`;

export function readLogKey(key: string): RequestKey {
  const end = key.lastIndexOf('.');
  return end < 0 ? { name: key, content: '' } : { name: key.slice(0, end), content: key.slice(end + 1) };
}

/** Returns `seq`, or refuses a key that was used for another request. */
export function seqIfSame(isSame: boolean, seq: number): number {
  if (!isSame) throw new TableTrouble('key-used');
  return seq;
}

/** The stored answer to a request that is not in the log: talk, a proposal, a vote, a word with bots. */
export const readAnswer = ({ db }: Pick<Store, 'db'>, { name }: RequestKey) =>
  db.selectFrom('requests').select(['content', 'seq']).where('name', '=', name).executeTakeFirst();

/** Stores the answer in the transaction that carries out the request, so that all nodes together carry it out once. */
export async function keepAnswer(
  tx: Transaction<Schema>,
  match: string,
  request: RequestKey,
  seq: number,
  at: number,
): Promise<void> {
  // Another node was first: the caller reads its answer.
  if (await readAnswer({ db: tx }, request)) throw new Outdated();
  await tx
    .insertInto('requests')
    .values({ ...request, match, seq, at })
    .execute();
}
