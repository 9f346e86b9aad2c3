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
import { type Access, type BringTable, type NewTable, type Pace, visible, type WantedSitter } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import { NEW_TABLE } from '../store/new-table.ts';
import type { ChairsRow, EntriesRow, Schema, TablesRow } from '../store/schema.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import type { Quota } from './quota.ts';
import { BROUGHT_TAG } from './results.ts';
import { yieldToEventLoop } from './slices.ts';
import { addNote } from './talk.ts';
import { TableTrouble } from './trouble.ts';

/** Columns of a chair that mean nothing before the game. */
const UNUSED = { late: 0, entropy: null, seen: null };

const newId = (): string => randomBytes(9).toString('base64url');
/** In characters: a brought header has names and tags of any kind. */
const MOST_HEADER = 8000;
/** Rows per insert: building and running one statement holds the event loop, for some tenths of a millisecond. */
const AT_ONCE = 20;
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
) {
  const now = hall.now();
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
    opened: now,
    changed: now,
    ...more,
  };
  let sat = false;
  const chairs = opening.chairs.map((wanted, seat): ChairsRow => {
    const mine = wanted.is === 'me' && !sat;
    if (mine) sat = true;
    const bot = wanted.is === 'bot' ? wanted.level : null;
    return { match: row.id, seat, person: mine ? person : null, bot, ready: bot ? 1 : 0, ...UNUSED };
  });
  await hall.store.write(async (tx) => {
    await quota?.(tx, person);
    await tx.insertInto('tables').values(row).execute();
    if (chairs.length > 0) await tx.insertInto('chairs').values(chairs).execute();
  });
  if (chairs.some(({ bot }) => bot !== null)) hall.warm(row.game);
  return { id: row.id, invite: row.invite };
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
  const { seed, ...rest } = brought;
  if (over || wanted.chairs.length !== rest.seats.length) throw new TableTrouble('bad-record');
  const header: Header = {
    ...rest,
    seats: rest.seats.map(({ role, name }) => ({ role, name: asName(name) })),
    seed: null,
    tags: { ...rest.tags, [BROUGHT_TAG]: 'yes' },
  };
  const text = JSON.stringify(header);
  if (text.length > MOST_HEADER) throw new TableTrouble('bad-record');
  const id = newId();
  const now = hall.now();
  const entries = moves.map(({ seat, move }, seq): EntriesRow => {
    return { match: id, seq, seat, move, key: `brought:${seq}`, at: now, person: null };
  });
  // Entries first, in many small writes: without a table nobody sees them, and others can write in between.
  for (let i = 0; i < entries.length; i += AT_ONCE) {
    await hall.store.db
      .insertInto('entries')
      .values(entries.slice(i, i + AT_ONCE))
      .execute();
    await yieldToEventLoop();
  }
  const opening = { ...wanted, options: header.options, drawn: false, password };
  const played = { id, rules: header.rules, header: text, seq: entries.length };
  try {
    const opened = await put(hall, person, await hall.box(game), opening, seed as string, played, quota);
    await hall.store.write((tx) => addNote(tx, id, now, { is: 'brought' }));
    return opened;
  } catch (error) {
    // The table was not made: its entries must not stay.
    await hall.store.db.deleteFrom('entries').where('match', '=', id).execute();
    throw error;
  }
}

/** Names in records may be longer than ours, and have invisible characters. */
const asName = (name: string): string => [...visible(name)].slice(0, 40).join('').trim() || '–';

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
  const more = { rules, tags: JSON.stringify(second ? firstEndTag(end) : {}) };
  const mine: Quota = async (tx) => quota?.(tx, person);
  const opened = await put(hall, stored.host, box, opening, randomBytes(32).toString('hex'), more, mine);
  const hasRoom = async (tx: Transaction<Schema>, sitter: string | null): Promise<boolean> => {
    try {
      if (sitter !== null) await quota?.(tx, sitter, opened.id);
      return true;
    } catch (error) {
      if (error instanceof TableTrouble) return false;
      throw error;
    }
  };
  await table.change(async (tx, { id, chairs }) => {
    const asked = tx.updateTable('tables').set({ next: opened.id }).where('id', '=', id).where('next', 'is', null);
    const { numUpdatedRows } = await asked.executeTakeFirst();
    // Another request was quicker: its table counts, and this one is deleted.
    if (numUpdatedRows !== 1n) return void (await tx.deleteFrom('tables').where('id', '=', opened.id).execute());
    for (const [seat, { person: sat, bot }] of [...chairs].reverse().entries()) {
      const sitter = sat === person || (await hasRoom(tx, sat)) ? sat : null;
      const chair = { match: opened.id, seat, person: sitter, bot, ready: bot ? 1 : 0, ...UNUSED };
      await tx.insertInto('chairs').values(chair).execute();
    }
  });
  return invitation(hall, table.stored.next ?? opened.id);
}

async function invitation(hall: Hall, id: string): Promise<{ id: string; invite: string }> {
  const { invite } = (await hall.open(id)).stored;
  return { id, invite };
}
