/** Chairs: people sit down, get up and say that they are ready; when all are, the game begins. */
import { randomBytes, randomInt } from 'node:crypto';
import { BOT_TAG, commitment, fastStreamFrom, type GameBox, type Header, settled } from '@sztab/kernel';
import type { Transaction } from 'kysely';
import { noteEvent } from '../notices/turns.ts';
import type { Schema } from '../store/schema.ts';
import { withActivity } from './absence.ts';
import { dueFrom, graceOfReturn, newClock, outOfTime } from './clock.ts';
import { closeEyes, openEyes, seatSeen } from './eyes.ts';
import type { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { UNNAMED } from './opening.ts';
import { Playing } from './playing.ts';
import type { Quota } from './quota.ts';
import { silentAt } from './silence.ts';
import type { StoredTable } from './stored.ts';
import { addNote } from './talk.ts';
import { TableTrouble } from './trouble.ts';
import { isWindow } from './windows.ts';

/** A person takes a chair: this one, or any that is free. */
export function sitDown(table: LiveTable, person: string, wanted: number | null, quota?: Quota): Promise<StoredTable> {
  return table.change(async (tx, { id, chairs, state, host, pace, absence, clock, due, paused }) => {
    if (state === 'over' || state === 'abandoned') throw new TableTrouble('over');
    const mine = chairs.find((chair) => chair.person === person);
    if (mine && (wanted === null || mine.seat === wanted)) return;
    if (mine && state === 'playing') throw new TableTrouble('already-started');
    const free = chairs.filter((chair) => chair.person === null && chair.bot === null);
    const seen = state === 'playing' ? await seatSeen(tx, id, person) : null;
    const chair = free.find(({ seat }) => (wanted === null ? seen === null || seat === seen : seat === wanted));
    if (seen !== null && free.length > 0 && chair?.seat !== seen) throw new TableTrouble('other-eyes');
    if (!chair) throw new TableTrouble(wanted === null ? 'no-free-chair' : 'chair-taken');
    // For its host the table counts already.
    if (mine) await vacate(tx, id, mine.seat);
    else if (host !== person || state !== 'gathering') await quota?.(tx, person);
    const now = table.keeper.now();
    // Getting up and sitting down again gives no time back, and no grace: the clock of the chair ran on.
    const late = outOfTime(clock, now).includes(chair.seat) ? 1 : 0;
    const begun = state === 'playing' ? { ready: 1, seen: late ? now - graceOfReturn(pace) : now } : { ready: 0 };
    const taken = { person, late, entropy: null, ...begun };
    await tx.updateTable('chairs').set(taken).where('match', '=', id).where('seat', '=', chair.seat).execute();
    if (state !== 'playing') return;
    await openEyes(tx, id, chair.seat, person, false);
    // An open proposal did not count the newcomer's vote; and they did not miss what the last person of the chair missed.
    const reset = { proposal: null, absence: JSON.stringify(withActivity(absence, chair.seat, now)) };
    const next = clock || paused === 1 ? {} : { due: dueFrom(table.box, null, now, due) };
    await tx
      .updateTable('tables')
      .set({ ...reset, ...next })
      .where('id', '=', id)
      .execute();
  });
}

async function vacate(tx: Transaction<Schema>, match: string, seat: number): Promise<void> {
  const empty = { person: null, ready: 0, late: 0, entropy: null };
  await tx.updateTable('chairs').set(empty).where('match', '=', match).where('seat', '=', seat).execute();
}

/** Before the start the chair is free again; in a running game it is vacant until somebody or a bot takes it. */
export function standUp(table: LiveTable, person: string): Promise<StoredTable> {
  return table.change(async (tx, { id, chairs, state, seq }) => {
    const mine = chairs.find((chair) => chair.person === person);
    if (!mine) throw new TableTrouble('not-seated');
    if (state === 'over' || state === 'abandoned') return;
    await vacate(tx, id, mine.seat);
    if (state !== 'playing') return;
    await closeEyes(tx, id, mine.seat, seq);
    // An open proposal may be by the one who left, or wait for them: nobody could settle it any more.
    await tx.updateTable('tables').set({ proposal: null }).where('id', '=', id).execute();
    await addNote(tx, id, table.keeper.date(), { is: 'left', seat: mine.seat });
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

/** Before the start the host may free any other's chair: a bot's without a word, a person's with a line in the talk. */
export function freeChair(table: LiveTable, person: string, seat: number): Promise<StoredTable> {
  return table.change(async (tx, { id, chairs, state, host }) => {
    if (host !== person) throw new TableTrouble('not-host');
    if (state !== 'gathering') throw new TableTrouble('already-started');
    const chair = chairs[seat];
    if (!chair || (chair.person === null && chair.bot === null)) return;
    await vacate(tx, id, seat);
    await tx.updateTable('chairs').set({ bot: null }).where('match', '=', id).where('seat', '=', seat).execute();
    if (chair.person !== null && chair.person !== host)
      await addNote(tx, id, table.keeper.date(), { is: 'freed', seat });
  });
}

/**
 * Before the start the host may put a table on the list: from then on anybody may come, without link and password. There is no way back, since
 * those who came by the list would have to be put out.
 */
export function putOnList(table: LiveTable, person: string): Promise<StoredTable> {
  return table.change(async (tx, { id, state, host }) => {
    if (host !== person) throw new TableTrouble('not-host');
    if (state !== 'gathering') throw new TableTrouble('already-started');
    const change = { access: 'public' as const, changed: table.keeper.now() };
    await tx.updateTable('tables').set(change).where('id', '=', id).execute();
  });
}

/** Each player adds entropy to the dice; when all are ready, the game begins. */
export async function getReady(hall: Hall, table: LiveTable, person: string, ready: boolean, entropy: string) {
  const stored = await table.change(async (tx, { id, chairs, state }) => {
    const mine = chairs.find((chair) => chair.person === person);
    if (!mine) throw new TableTrouble('not-seated');
    if (state !== 'gathering') return;
    const change = { ready: ready ? 1 : 0, entropy: ready ? entropy : null };
    await tx.updateTable('chairs').set(change).where('match', '=', id).where('seat', '=', mine.seat).execute();
  });
  return (await beginIfFull(hall, table)) ?? stored;
}

/** Begins the game if all are ready, else returns null. If a node died before it began a full table, a later round does it. */
export async function beginIfFull(hall: Hall, table: LiveTable): Promise<StoredTable | null> {
  if (table.stored.state !== 'gathering' || !isFull(table.stored)) return null;
  const begun = await table.change((tx, now) => begin(hall, table, tx, now));
  table.drive();
  return begun;
}

const isFull = ({ chairs }: StoredTable): boolean =>
  chairs.every(({ ready, person, bot }) => ready && (person !== null || bot !== null));

async function begin(hall: Hall, live: LiveTable, tx: Transaction<Schema>, table: StoredTable): Promise<void> {
  const { box } = live;
  // Read in this transaction: somebody may have got up, or another node may have begun it.
  if (table.state !== 'gathering' || !isFull(table)) return;
  const at = hall.now();
  const chairs = table.drawn === 1 ? shuffled(table.chairs) : [...table.chairs];
  const lots = fastStreamFrom(randomBytes(32).toString('hex'));
  const options = table.drawn === 1 ? settled(box.game, chairs.length, table.options, lots) : table.options;
  const known = newHeader(box, { ...table, options }, chairs, hall.date());
  // A brought match keeps its own header and state, and now gets the names of the people who sit here.
  const header = table.header ? withSitters(table.header, known) : known;
  const playing = live.playing ?? (await Playing.open(box, { ...header, seed: table.seed }, []));
  const asks = playing.match.asks();
  const asked = asks.map(({ seat }) => seat);
  const isBot = (seat: number): boolean => chairs[seat]?.bot != null;
  const clock = newClock(
    table.pace,
    chairs.length,
    asked.filter((seat) => !isBot(seat)),
    at + (isWindow(asks) ? hall.pauses.longest : 0),
  );
  await tx
    .updateTable('tables')
    .set({
      state: 'playing',
      header: JSON.stringify(header),
      options: JSON.stringify(header.options),
      asked: JSON.stringify(asked),
      clock: clock && JSON.stringify(clock),
      due: dueFrom(box, clock, at, null),
      silent: silentAt(playing, { ...table, chairs }, at),
      bots: asked.some(isBot) ? 1 : 0,
      changed: at,
    })
    .where('id', '=', table.id)
    .execute();
  for (const [seat, { person, bot, entropy }] of chairs.entries()) {
    const change = { person, bot, entropy, ready: 1 };
    await tx.updateTable('chairs').set(change).where('match', '=', table.id).where('seat', '=', seat).execute();
    if (person !== null) await openEyes(tx, table.id, seat, person, true);
  }
  await addNote(tx, table.id, hall.date(), { is: 'started' });
  await noteEvent(tx, 'start', table.id, at);
}

const withSitters = (brought: Header, { seats, tags }: Header): Header => ({
  ...brought,
  seats: brought.seats.map(({ role }, seat) => ({ role, name: seats[seat]?.name ?? UNNAMED })),
  tags: { ...tags, ...brought.tags },
});

function newHeader(box: GameBox, table: StoredTable, chairs: StoredTable['chairs'], at: number): Header {
  const { game } = box;
  const roles = game.roles(chairs.length, table.options);
  const bots = chairs.flatMap(({ bot }, i) => (bot === null ? [] : [[`${BOT_TAG}${roles[i]}`, bot]]));
  return {
    game: game.id,
    rules: table.rules,
    options: table.options,
    seats: chairs.map(({ bot, name }, i) => ({
      role: roles[i] as string,
      name: bot ? `${bot} (bot)` : (name ?? UNNAMED),
    })),
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
