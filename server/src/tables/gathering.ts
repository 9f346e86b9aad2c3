/** Before the game: a table is opened, people sit down and say that they are ready, and then it begins. */
import { randomBytes, randomInt } from 'node:crypto';
import {
  commitment,
  fillOptions,
  firstEndTag,
  firstOutcome,
  fitPlayers,
  type GameBox,
  type Header,
  isDouble,
  Match,
  type Options,
  RecordError,
  Refusal,
  readRecord,
} from '@sztab/kernel';
import type { Access, BringTable, NewTable, Pace, WantedSitter } from '@sztab/protocol';
import type { Transaction } from 'kysely';
import type { ChairsRow, EntriesRow, Schema, TablesRow } from '../store/schema.ts';
import { dueAt, newClock } from './clock.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { Playing } from './playing.ts';
import { BROUGHT_TAG } from './results.ts';
import type { StoredTable } from './stored.ts';
import { addTalk } from './talk.ts';
import { TableTrouble } from './trouble.ts';

/** `tag bot-DE officer`: a record knows who was a bot. */
const BOT_TAG = 'bot-';

const newId = (): string => randomBytes(9).toString('base64url');
const newSecret = (): string => randomBytes(16).toString('base64url');

interface Opening {
  readonly game: string;
  readonly options: Options;
  readonly chairs: readonly WantedSitter[];
  readonly drawn: boolean;
  readonly access: Access;
  /** Already hashed. */
  readonly password: string | null;
  readonly pace: Pace;
}

/** A new table; returns its id and the secret of its link. */
export async function openTable(hall: Hall, person: string, wanted: NewTable, password: string | null) {
  const box = await hall.box(wanted.game);
  const options = fitting(box, wanted.chairs.length, wanted.options);
  return put(hall, person, box, { ...wanted, options, password }, randomBytes(32).toString('hex'));
}

function fitting(box: GameBox, players: number, options: Options): Options {
  try {
    fitPlayers(box.game, players);
    return fillOptions(box.game, { ...options, ...box.lid.online });
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
) {
  const now = hall.now();
  const row: TablesRow = {
    id: newId(),
    game: box.game.id,
    rules: box.game.rulesVersion,
    options: JSON.stringify(opening.options),
    state: 'gathering',
    access: opening.access,
    password: opening.password,
    invite: newSecret(),
    pace: JSON.stringify(opening.pace),
    drawn: opening.drawn ? 1 : 0,
    host: person,
    seed,
    tags: '{}',
    header: null,
    seq: 0,
    asked: '[]',
    clock: null,
    due: null,
    bots: 0,
    paused: 0,
    proposal: null,
    outcome: null,
    next: null,
    opened: now,
    changed: now,
    ...more,
  };
  let sat = false;
  const chairs = opening.chairs.map((wanted, seat): ChairsRow => {
    const mine = wanted.is === 'me' && !sat;
    if (mine) sat = true;
    const bot = wanted.is === 'bot' ? wanted.level : null;
    return { match: row.id, seat, person: mine ? person : null, bot, ready: bot ? 1 : 0, late: 0, entropy: null };
  });
  await hall.store.write(async (tx) => {
    await tx.insertInto('tables').values(row).execute();
    if (chairs.length > 0) await tx.insertInto('chairs').values(chairs).execute();
  });
  return { id: row.id, invite: row.invite };
}

/** A match begun in a browser, to be played on here. Whoever brings it knows its seed, so it never counts for a rating. */
export async function bringTable(hall: Hall, person: string, wanted: BringTable, password: string | null) {
  let match: Match;
  let box: GameBox;
  try {
    const { record, lines } = readRecord(wanted.record);
    box = await hall.box(record.header.game);
    match = Match.replay(box.game, record, lines);
  } catch (error) {
    if (error instanceof RecordError || error instanceof Refusal) throw new TableTrouble('bad-record');
    throw error;
  }
  if (match.outcome || wanted.chairs.length !== match.header.seats.length) throw new TableTrouble('bad-record');
  const { seed, entropy, options, tags, ...rest } = match.header;
  const header: Header = { ...rest, entropy, options, seed: null, tags: { ...tags, [BROUGHT_TAG]: 'yes' } };
  const opening = { ...wanted, game: header.game, options, drawn: false, password };
  const opened = await put(hall, person, box, opening, seed as string, {
    header: JSON.stringify(header),
    seq: match.seq,
  });
  const roles = header.seats.map(({ role }) => role);
  const now = hall.now();
  const entries = match.entries.map(({ role, move }, seq): EntriesRow => {
    return { match: opened.id, seq, seat: roles.indexOf(role), move, key: `brought-${seq}`, at: now };
  });
  await hall.store.write(async (tx) => {
    for (let i = 0; i < entries.length; i += 100) {
      await tx
        .insertInto('entries')
        .values(entries.slice(i, i + 100))
        .execute();
    }
    await addTalk(tx, opened.id, now, null, null, 'brought');
  });
  return opened;
}

/** A person takes a chair: this one, or any that is free. */
export function sitDown(table: LiveTable, person: string, wanted: number | null): Promise<StoredTable> {
  return table.change(async (tx, { id, chairs, state }) => {
    if (state === 'over' || state === 'abandoned') throw new TableTrouble('over');
    const mine = chairs.find((chair) => chair.person === person);
    if (mine && (wanted === null || mine.seat === wanted)) return;
    if (mine && state === 'playing') throw new TableTrouble('already-started');
    const free = chairs.filter((chair) => chair.person === null && chair.bot === null);
    const chair = wanted === null ? free[0] : free.find(({ seat }) => seat === wanted);
    if (!chair) throw new TableTrouble(wanted === null ? 'no-free-chair' : 'chair-taken');
    if (mine) await vacate(tx, id, mine.seat);
    const { numUpdatedRows } = await tx
      .updateTable('chairs')
      .set({ person, ready: state === 'playing' ? 1 : 0, late: 0, entropy: null })
      .where('match', '=', id)
      .where('seat', '=', chair.seat)
      .where('person', 'is', null)
      .where('bot', 'is', null)
      .executeTakeFirst();
    // Another node gave the chair away in the same moment.
    if (numUpdatedRows !== 1n) throw new TableTrouble('chair-taken');
  });
}

async function vacate(tx: Transaction<Schema>, match: string, seat: number): Promise<void> {
  const empty = { person: null, ready: 0, late: 0, entropy: null };
  await tx.updateTable('chairs').set(empty).where('match', '=', match).where('seat', '=', seat).execute();
}

/** Before the start the chair is free again; in a running game it is vacant until somebody or a bot takes it. */
export function standUp(table: LiveTable, person: string): Promise<StoredTable> {
  return table.change(async (tx, { id, chairs, state }) => {
    const mine = chairs.find((chair) => chair.person === person);
    if (!mine) throw new TableTrouble('not-seated');
    if (state === 'over' || state === 'abandoned') return;
    await vacate(tx, id, mine.seat);
    if (state === 'playing') await addTalk(tx, id, Date.now(), null, null, `left ${mine.seat}`);
  });
}

export function seatBot(table: LiveTable, person: string, seat: number, level: string | null): Promise<StoredTable> {
  return table.change(async (tx, { id, chairs, state, host }) => {
    if (host !== person) throw new TableTrouble('not-host');
    if (state !== 'gathering') throw new TableTrouble('already-started');
    const chair = chairs[seat];
    if (!chair || chair.person !== null) throw new TableTrouble('chair-taken');
    const change = { bot: level, ready: level === null ? 0 : 1 };
    await tx.updateTable('chairs').set(change).where('match', '=', id).where('seat', '=', seat).execute();
  });
}

/** Each adds some chance of the own to the dice; when all are ready, the game begins. */
export async function getReady(hall: Hall, table: LiveTable, person: string, ready: boolean, entropy: string) {
  const stored = await table.change(async (tx, { id, chairs, state }) => {
    const mine = chairs.find((chair) => chair.person === person);
    if (!mine) throw new TableTrouble('not-seated');
    if (state !== 'gathering') return;
    const change = { ready: ready ? 1 : 0, entropy: ready ? entropy : null };
    await tx.updateTable('chairs').set(change).where('match', '=', id).where('seat', '=', mine.seat).execute();
  });
  const full = stored.chairs.every((chair) => chair.ready && (chair.person !== null || chair.bot !== null));
  if (stored.state !== 'gathering' || !full) return stored;
  const begun = await table.change((tx, now) => begin(hall, table.box, tx, now));
  table.drive();
  return begun;
}

async function begin(hall: Hall, box: GameBox, tx: Transaction<Schema>, table: StoredTable): Promise<void> {
  const at = hall.now();
  const chairs = table.drawn === 1 ? shuffled(table.chairs) : [...table.chairs];
  const header = table.header ?? newHeader(box, table, chairs, at);
  const log =
    table.seq === 0
      ? []
      : await tx.selectFrom('entries').selectAll().where('match', '=', table.id).orderBy('seq').execute();
  const { match } = new Playing(box, { ...header, seed: table.seed }, log);
  const asked = match.asks().map(({ seat }) => seat);
  const isBot = (seat: number): boolean => chairs[seat]?.bot != null;
  const clock = newClock(
    table.pace,
    chairs.length,
    asked.filter((seat) => !isBot(seat)),
    at,
  );
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set({
      state: 'playing',
      header: JSON.stringify(header),
      asked: JSON.stringify(asked),
      clock: clock && JSON.stringify(clock),
      due: dueAt(clock),
      bots: asked.some(isBot) ? 1 : 0,
      changed: at,
    })
    .where('id', '=', table.id)
    .where('state', '=', 'gathering')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  for (const [seat, { person, bot, entropy }] of chairs.entries()) {
    const change = { person, bot, entropy, ready: 1 };
    await tx.updateTable('chairs').set(change).where('match', '=', table.id).where('seat', '=', seat).execute();
  }
  await addTalk(tx, table.id, at, null, null, 'started');
}

function newHeader(box: GameBox, table: StoredTable, chairs: StoredTable['chairs'], at: number): Header {
  const { game } = box;
  const roles = game.roles(chairs.length, table.options);
  const bots = chairs.flatMap(({ bot }, i) => (bot === null ? [] : [[`${BOT_TAG}${roles[i]}`, bot]]));
  return {
    game: game.id,
    rules: game.rulesVersion,
    options: table.options,
    seats: chairs.map(({ bot, name }, i) => ({ role: roles[i] as string, name: bot ? `${bot} (bot)` : (name ?? '–') })),
    commit: commitment(table.seed),
    entropy: chairs.flatMap(({ entropy }) => (entropy === null ? [] : [entropy])),
    seed: null,
    tags: { date: new Date(at).toISOString().slice(0, 10), ...Object.fromEntries(bots), ...table.tags },
  };
}

function shuffled<X>(list: readonly X[]): X[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [out[i], out[j]] = [out[j] as X, out[i] as X];
  }
  return out;
}

/** The same people once more, with their sides swapped; asked by several, it is one table. A double match is decided with its second game. */
export async function again(hall: Hall, table: LiveTable, person: string): Promise<{ id: string; invite: string }> {
  const { stored, box, playing } = table;
  if (!playing || (stored.state !== 'over' && stored.state !== 'abandoned')) throw new TableTrouble('not-over');
  if (table.seatOf(person) === null) throw new TableTrouble('not-seated');
  if (stored.next) return invitation(hall, stored.next);
  const { end, header } = playing.match.record();
  const tags = end && isDouble(header.options) && !firstOutcome(header) ? firstEndTag(end) : {};
  const opening = { ...stored, drawn: false, chairs: [] };
  const opened = await put(hall, stored.host, box, opening, randomBytes(32).toString('hex'), {
    tags: JSON.stringify(tags),
  });
  await hall.store.write(async (tx) => {
    const swapped = [...stored.chairs].reverse();
    for (const [seat, { person: sitter, bot }] of swapped.entries()) {
      const chair = { match: opened.id, seat, person: sitter, bot, ready: bot ? 1 : 0, late: 0, entropy: null };
      await tx.insertInto('chairs').values(chair).execute();
    }
  });
  await table.change(async (tx, { id }) => {
    await tx.updateTable('tables').set({ next: opened.id }).where('id', '=', id).where('next', 'is', null).execute();
  });
  // Somebody on another node may have been quicker: then that table counts, and ours stays empty.
  return invitation(hall, table.stored.next ?? opened.id);
}

async function invitation(hall: Hall, id: string): Promise<{ id: string; invite: string }> {
  const { invite } = (await hall.open(id)).stored;
  return { id, invite };
}
