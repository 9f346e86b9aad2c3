/** A table's chat: what people write, and the table's own notes. */
import type { TableNote, TalkLine } from '@sztab/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { noteText, readNote } from './note-text.ts';

/** How many lines a page gets when it opens. */
const MOST = 200;

/** `person` null: a note of the table itself (`addNote`). */
export async function addTalk(
  tx: Transaction<Schema>,
  match: string,
  at: number,
  person: string | null,
  seat: number | null,
  text: string,
): Promise<void> {
  const last = await tx
    .selectFrom('talk')
    .select(({ fn }) => fn.max('n').as('n'))
    .where('match', '=', match)
    .executeTakeFirst();
  const n = last?.n == null ? 0 : Number(last.n) + 1;
  await tx.insertInto('talk').values({ match, n, at, person, seat, text }).execute();
}

export const addNote = (tx: Transaction<Schema>, match: string, at: number, note: TableNote): Promise<void> =>
  addTalk(tx, match, at, null, null, noteText(note));

/** The lines after this one, the last two hundred at most. */
export async function readTalk(db: Kysely<Schema>, match: string, after = -1): Promise<TalkLine[]> {
  const rows = await db
    .selectFrom('talk')
    .leftJoin('people', 'people.id', 'talk.person')
    .select(['talk.n', 'talk.at', 'talk.seat', 'talk.text', 'talk.person', 'people.name'])
    .where('talk.match', '=', match)
    .where('talk.n', '>', after)
    .orderBy('talk.n', 'desc')
    .limit(MOST)
    .execute();
  return rows.reverse().map(({ n, at, seat, text, person, name }) => {
    if (person !== null) return { n, at, by: { seat, name: name ?? '–' }, text };
    const note = readNote(text);
    return { n, at, by: null, text, ...(note && { note }) };
  });
}
