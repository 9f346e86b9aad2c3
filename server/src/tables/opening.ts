/** Opening a table: a new one, a match brought from a browser, or the same people once more. */
import { randomBytes } from 'node:crypto';
import {
  fillOptions,
  firstEndTag,
  firstOutcome,
  fitPlayers,
  type GameBox,
  type Header,
  isDouble,
  type Options,
  Refusal,
} from '@sztab/kernel';
import type { Access, BringTable, NewTable, Pace, WantedSitter } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import { NEW_TABLE } from '../store/new-table.ts';
import type { ChairsRow, EntriesRow, Schema, TablesRow } from '../store/schema.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { LogSeal } from './log-seal.ts';
import type { Quota } from './quota.ts';
import { BROUGHT_TAG } from './results.ts';
import { yieldToEventLoop } from './slices.ts';
import { addNote } from './talk.ts';
import { TableTrouble } from './trouble.ts';

/** Columns of a chair that mean nothing before the game. */
const UNUSED = { late: 0, entropy: null, seen: null };

const newId = (): string => randomBytes(9).toString('base64url');
/** In characters: a brought header may have any amount of entropy. */
const MOST_HEADER = 8000;
/** Rows per insert: building and running one statement holds the event loop, for some tenths of a millisecond. */
const AT_ONCE = 20;
/** The name of a seat without a person of this server. */
export const UNNAMED = '–';
const newSecret = (): string => randomBytes(16).toString('base64url');

interface Opening {
  readonly options: Options;
  readonly chairs: readonly WantedSitter[];
  readonly drawn: boolean;
  readonly access: Access;
  /** Already hashed. */
  readonly password: string | null;
  readonly pace: Pace;
}

/** A new table; returns its id and the secret of its link. */
export async function openTable(hall: Hall, person: string, wanted: NewTable, password: string | null, quota?: Quota) {
  const box = await hall.box(wanted.game);
  const options = fitting(box, wanted.chairs, wanted.options);
  return put(hall, person, box, { ...wanted, options, password }, randomBytes(32).toString('hex'), {}, quota);
}

/** Fills in the options that the host left open: what is usual among people, or alone with bots. */
function fitting(box: GameBox, chairs: readonly WantedSitter[], options: Options): Options {
  try {
    fitPlayers(box.game, chairs.length);
    const company = chairs.filter(({ is }) => is !== 'bot').length > 1 ? 'apart' : 'here';
    return fillOptions(box.game, { ...box.lid.usual?.[company], ...options });
  } catch (error) {
    if (error instanceof Refusal) throw new TableTrouble('bad-options');
    throw error;
  }
}

async function put(
  hall: Hall,
  person: string,
  box: GameBox,
  opening: Opening,
  seed: string,
  more: Partial<TablesRow> = {},
  quota?: Quota,
  also?: (tx: Transaction<Schema>) => Promise<void>,
) {
  const { row, chairs } = rowsOf(hall, person, box, opening, seed, more);
  await hall.store.write(async (tx) => {
    await quota?.(tx, person);
    await tx.insertInto('tables').values(row).execute();
    if (chairs.length > 0) await tx.insertInto('chairs').values(chairs).execute();
    await also?.(tx);
  });
  if (chairs.some(({ bot }) => bot !== null)) hall.warm(row.game);
  return { id: row.id, invite: row.invite };
}

function rowsOf(
  hall: Hall,
  person: string,
  box: GameBox,
  opening: Opening,
  seed: string,
  more: Partial<TablesRow>,
): { row: TablesRow; chairs: ChairsRow[] } {
  const row: TablesRow = {
    id: newId(),
    game: box.game.id,
    rules: box.game.edition,
    options: JSON.stringify(opening.options),
    state: 'gathering',
    access: opening.access,
    password: opening.password,
    invite: newSecret(),
    pace: JSON.stringify(opening.pace),
    drawn: opening.drawn ? 1 : 0,
    host: person,
    seed,
    header: null,
    seq: 0,
    asked: '[]',
    ...NEW_TABLE,
    opened: hall.date(),
    changed: hall.now(),
    ...more,
  };
  let sat = false;
  const chairs = opening.chairs.map((wanted, seat): ChairsRow => {
    const mine = wanted.is === 'me' && !sat;
    if (mine) sat = true;
    const bot = wanted.is === 'bot' ? wanted.level : null;
    return { match: row.id, seat, person: mine ? person : null, bot, ready: bot ? 1 : 0, ...UNUSED };
  });
  return { row, chairs };
}

/**
 * Opens a table with a match that was begun in a browser, without the moves that were taken back. It never counts for ratings, because whoever
 * brought it knows the seed. `who`: the address whose share of the reading thread that takes.
 */
export async function bringTable(
  hall: Hall,
  person: string,
  wanted: BringTable,
  password: string | null,
  quota?: Quota,
  who = '',
) {
  // Checked before the record is read, which is expensive, and again when the table is made.
  if (quota) await hall.store.write((tx) => quota(tx, person));
  const { game, header: brought, moves, over } = await hall.reading.bring(who, wanted.record);
  const { seed } = brought;
  if (over || wanted.chairs.length !== brought.seats.length) throw new TableTrouble('bad-record');
  const header = headerOfBrought(brought);
  const text = JSON.stringify(header);
  if (text.length > MOST_HEADER) throw new TableTrouble('bad-record');
  const id = newId();
  const now = hall.date();
  const entries = moves.map(({ seat, move }, seq): EntriesRow => {
    return { match: id, seq, seat, move, key: `brought:${seq}`, at: now, person: null };
  });
  // If this node dies before the table exists, the cleanup removes the entries by this row.
  await hall.store.db.insertInto('discarded').values({ match: id, at: now }).execute();
  const takeBack = async (db: Pick<Transaction<Schema>, 'deleteFrom'>): Promise<boolean> =>
    (await db.deleteFrom('discarded').where('match', '=', id).executeTakeFirst()).numDeletedRows === 1n;
  // Entries first, in many small writes: without a table nobody sees them, and others can write in between.
  for (let i = 0; i < entries.length; i += AT_ONCE) {
    await hall.store.db
      .insertInto('entries')
      .values(entries.slice(i, i + AT_ONCE))
      .execute();
    await yieldToEventLoop();
  }
  const opening = { ...wanted, options: header.options, drawn: false, password };
  // The reading thread has checked every move.
  const { text: seal } = new LogSeal({ ...header, seed }, moves);
  const played = { id, rules: header.rules, header: text, seq: entries.length, seal };
  try {
    return await put(hall, person, await hall.box(game), opening, seed as string, played, quota, async (tx) => {
      if (!(await takeBack(tx))) throw new TableTrouble('busy');
      await addNote(tx, id, now, { is: 'brought' });
    });
  } catch (error) {
    // The table was not made: its entries must not stay.
    await hall.store.db.deleteFrom('entries').where('match', '=', id).execute();
    await takeBack(hall.store.db);
    throw error;
  }
}

/** The server cannot check names and tags of a file, so it keeps only the tag with the first game's result, which decides a double match. */
function headerOfBrought({ game, rules, options, seats, commit, entropy, tags }: Header): Header {
  const first = isDouble(options) ? firstOutcome({ seats, tags }) : null;
  const winners = first?.winners.map((seat) => seats[seat]?.role ?? '') ?? [];
  const isWord = /^[a-z][a-z0-9-]{0,39}$/i.test(first?.reason ?? '');
  return {
    ...{ game, rules, options, commit, entropy, seed: null },
    seats: seats.map(({ role }) => ({ role, name: UNNAMED })),
    tags: {
      ...(first && isWord && firstEndTag({ ...first, winners, scores: first.scores ?? [] })),
      [BROUGHT_TAG]: 'yes',
    },
  };
}

/**
 * Opens the rematch: the same people with sides swapped, or the second game of a double match. If several ask for it, they get the same table. The
 * chair of somebody who has no room for one more table stays open.
 */
export async function again(
  hall: Hall,
  table: LiveTable,
  person: string,
  quota?: Quota,
): Promise<{ id: string; invite: string }> {
  const { stored, box, playing } = table;
  if (!playing || (stored.state !== 'over' && stored.state !== 'abandoned')) throw new TableTrouble('not-over');
  if (table.seatOf(person) === null) throw new TableTrouble('not-seated');
  if (stored.next) return invitation(hall, stored.next);
  const { end, header } = playing.match;
  const second = end && isDouble(header.options) && !firstOutcome(header);
  // Both games of a double match have the same edition; any other rematch gets the newest one, whose options may be more.
  const rules = second ? stored.rules : box.game.edition;
  const options = fillOptions(box.game, stored.options, rules);
  const opening = { ...stored, options, drawn: false, chairs: [] };
  // Both games decide a double match together: if the first does not count, neither does the second.
  const uncounted = second && BROUGHT_TAG in header.tags;
  const tags = { ...(second && firstEndTag(end)), ...(uncounted && { [BROUGHT_TAG]: 'yes' }) };
  const more = { rules, tags: JSON.stringify(tags) };
  const { row } = rowsOf(hall, stored.host, box, opening, randomBytes(32).toString('hex'), more);
  const hasRoom = async (tx: Transaction<Schema>, sitter: string | null): Promise<boolean> => {
    try {
      if (sitter !== null) await quota?.(tx, sitter, row.id);
      return true;
    } catch (error) {
      if (error instanceof TableTrouble) return false;
      throw error;
    }
  };
  await table.change(async (tx, { id, chairs, next }) => {
    // Another request has opened the next table already.
    if (next !== null) return;
    await quota?.(tx, person);
    await tx.insertInto('tables').values(row).execute();
    await tx.updateTable('tables').set({ next: row.id }).where('id', '=', id).execute();
    if (uncounted) await addNote(tx, row.id, row.opened, { is: 'brought' });
    for (const [seat, { person: sat, bot }] of [...chairs].reverse().entries()) {
      const sitter = sat === person || (await hasRoom(tx, sat)) ? sat : null;
      const chair = { match: row.id, seat, person: sitter, bot, ready: bot ? 1 : 0, ...UNUSED };
      await tx.insertInto('chairs').values(chair).execute();
    }
  });
  if (table.stored.chairs.some(({ bot }) => bot !== null)) hall.warm(row.game);
  return invitation(hall, table.stored.next ?? row.id);
}

async function invitation(hall: Hall, id: string): Promise<{ id: string; invite: string }> {
  const { invite } = (await hall.open(id)).stored;
  return { id, invite };
}
