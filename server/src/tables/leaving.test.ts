/** Who leaves, who is late, and what those may do who stayed. */
import type { Proposed } from '@sztab/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { farewell } from '../people/farewell.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Page } from '../testing/ada-and-bob.ts';
import { bots } from '../testing/bots.ts';
import { personRow } from '../testing/rows.ts';
import { getReady, sitDown, standUp } from './gathering.ts';
import { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';
import { NEWCOMER } from './rating.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const PEOPLE = ['ada', 'bob', 'eve'];
const MINUTE = 60_000;
const OM = 'operation-most-iii';
const TOGETHER = 'niepodlegla';
const LIVE = { pace: { is: 'live' as const, seconds: 60, more: 0 } };

let store: Store;
let hall: Hall;
let now = 1_000_000;
let requests = 0;
const key = (): string => `request-${++requests}-key`;

beforeEach(async () => {
  store = await openSqlite(':memory:');
  // A bot that nobody lets think: what it would do does not matter here.
  const thinkers = bots(() => new Promise<string>(() => {}));
  hall = new Hall({ store, thinkers, now: () => now });
  await store.db
    .insertInto('people')
    .values(PEOPLE.map((id) => personRow(id)))
    .execute();
});
afterEach(async () => {
  hall.close();
  await store.close();
});

async function seated(game: string, players: number, change: object = {}): Promise<LiveTable> {
  const chairs = Array.from({ length: players }, (_, i) => ({ is: i === 0 ? ('me' as const) : ('open' as const) }));
  const wanted = { game, options: {}, chairs, drawn: false, access: 'link' as const, pace: { is: 'none' as const } };
  const table = await hall.open((await openTable(hall, 'ada', { ...wanted, ...change }, null)).id);
  const people = PEOPLE.slice(0, players);
  for (const person of people) if (table.seatOf(person) === null) await sitDown(table, person, null).catch(() => {});
  for (const person of people) if (table.seatOf(person) !== null) await getReady(hall, table, person, true, ENTROPY);
  return table;
}

test('NPG-4.0.6 how a team decides is as usual among such people, unless the host chose otherwise', async () => {
  const bot = { is: 'bot' as const, level: 'officer' as const };
  const alone = { chairs: [{ is: 'me' as const }, bot] };
  const agreed = async (change: object): Promise<unknown> => (await seated(TOGETHER, 2, change)).stored.options.consent;
  expect(await agreed({})).toBe('motion');
  expect(await agreed(alone)).toBe('open');
  expect(await agreed({ options: { consent: 'arbiter' } })).toBe('arbiter');
  expect(await agreed({ options: { consent: 'open' } })).toBe('open');
});

const propose = (table: LiveTable, person: string, wish: Proposed) =>
  table.request(person, { is: 'propose', key: key(), wish });
const vote = (table: LiveTable, person: string, yes = true) =>
  table.request(person, { is: 'vote', key: key(), proposal: table.stored.proposal?.id as string, yes });
const resign = (table: LiveTable, person: string) =>
  table.request(person, { is: 'resign', key: key(), at: table.stored.seq });

/** The first move that is offered, by whoever is asked first. */
async function moveOn(table: LiveTable): Promise<void> {
  const [ask] = table.playing?.match.asks() ?? [];
  const move = { is: 'move' as const, key: key(), at: table.stored.seq, move: ask?.moves[0] as string };
  await table.request(table.stored.chairs[ask?.seat ?? 0]?.person as string, move);
}
/** Until everybody has moved. */
async function underWay(table: LiveTable): Promise<LiveTable> {
  const moved = () => new Set(table.playing?.match.entries.map(({ role }) => role)).size;
  while (moved() < table.stored.chairs.length) await moveOn(table);
  return table;
}
const lateSeats = (table: LiveTable) => table.stored.chairs.flatMap(({ seat, late }) => (late ? [seat] : []));

/** Lets the clock of whoever is asked run out; returns who that is, and who stayed. */
async function runOut(table: LiveTable): Promise<{ late: string; stayed: string }> {
  while (table.stored.asked.length !== 1) await moveOn(table);
  now += MINUTE + 1;
  await hall.makeRound();
  const [seat = -1] = lateSeats(table);
  expect(seat).not.toBe(-1);
  return { late: PEOPLE[seat] as string, stayed: PEOPLE[1 - seat] as string };
}

async function settled(table: LiveTable) {
  await table.inTurn(async () => {});
  const lines = await store.db.selectFrom('results').selectAll().where('match', '=', table.id).execute();
  const ratings = await store.db.selectFrom('ratings').selectAll().execute();
  const mu = (person: string) => ratings.find((row) => row.person === person)?.mu ?? null;
  return { lines: lines.map(({ person, won }) => `${person} ${won === 1 ? 'won' : 'lost'}`).sort(), mu };
}

test('a player who is out of time, gets up and sits down again is still out of time', async () => {
  const table = await underWay(await seated(OM, 2, LIVE));
  const { late, stayed } = await runOut(table);
  const seat = PEOPLE.indexOf(late);
  await standUp(table, late);
  await sitDown(table, late, null);
  expect(lateSeats(table)).toContain(seat);
  await propose(table, stayed, { is: 'claim' });
  expect(table.stored.outcome).toMatchObject({ winners: [1 - seat] });
});

test('an opponent who is out of time is still asked before moves of both are taken back', async () => {
  const table = await underWay(await seated(OM, 2, LIVE));
  const { late, stayed } = await runOut(table);
  const moves = table.playing?.match.moves.length as number;
  await propose(table, stayed, { is: 'undo', count: moves });
  expect(table.playing?.match.moves).toHaveLength(moves);
  expect(table.stored.proposal).toMatchObject({ open: [PEOPLE.indexOf(late)] });
  await vote(table, late);
  expect(table.playing?.match.moves).toHaveLength(0);
});

test('where somebody got up nothing of both is taken back: they may come back to it', async () => {
  const table = await seated(TOGETHER, 2);
  await moveOn(table);
  await moveOn(table);
  await standUp(table, 'bob');
  const back = { is: 'undo' as const, count: 1 };
  await expect(propose(table, 'ada', back)).rejects.toThrow('needs-consent');
  await propose(table, 'ada', { is: 'bot', seat: 1, level: 'recruit' });
  await propose(table, 'ada', back);
  expect(table.playing?.match.entries.at(-1)?.move).toBe('undo(1)');
});

test('alone with bots what came to light stays known: nobody is there to agree that it be taken back', async () => {
  const table = await underWay(await seated(OM, 2));
  await standUp(table, 'bob');
  await propose(table, 'ada', { is: 'bot', seat: 1, level: 'recruit' });
  expect(table.playing?.match.moves.at(-1)?.barrier).toBe('uncovered');
  await expect(propose(table, 'ada', { is: 'undo', count: 1 })).rejects.toThrow('needs-consent');
});

test('of two, whoever stayed may take the win, and it counts for both', async () => {
  const table = await underWay(await seated(OM, 2, LIVE));
  await expect(propose(table, 'ada', { is: 'claim' })).rejects.toThrow('not-offered');
  const { late, stayed } = await runOut(table);
  await expect(propose(table, late, { is: 'claim' })).rejects.toThrow('not-offered');
  const claim = { is: 'propose' as const, key: key(), wish: { is: 'claim' as const } };
  // Sent again after a cut, it counts once.
  expect(await table.request(stayed, claim)).toBe(await table.request(stayed, claim));
  const { lines, mu } = await settled(table);
  expect(lines).toEqual([`${late} lost`, `${stayed} won`].sort());
  expect(mu(stayed)).toBeGreaterThan(NEWCOMER.mu);
  expect(mu(late)).toBeLessThan(NEWCOMER.mu);
  const [entry] = await store.db.selectFrom('entries').selectAll().where('move', '=', 'resign').execute();
  expect(entry).toMatchObject({ seat: PEOPLE.indexOf(late), person: null });
});

test('who comes back after the clock ran out has a minute to move, once; then the others decide', async () => {
  const table = await underWay(await seated(OM, 2, LIVE));
  const { late, stayed } = await runOut(table);
  const seat = PEOPLE.indexOf(late);
  const decisions: Proposed[] = [{ is: 'claim' }, { is: 'bot', seat, level: 'recruit' }];
  const page = new Page(late);
  const grace = () => table.info(stayed).chairs[seat]?.grace;
  expect(grace()).toBeUndefined();
  // A page that reconnects by itself shows only that it is open.
  await table.join(page, null, '', true);
  expect(grace()).toBeUndefined();
  await table.join(page, null);
  expect(grace()).toBe(MINUTE);
  expect(table.info(stayed).chairs[seat]?.late).toBe(true);
  for (const wish of decisions) await expect(propose(table, stayed, wish)).rejects.toThrow('not-offered');

  // A player who is back is asked before the game ends without a result.
  await propose(table, stayed, { is: 'abandon' });
  expect(table.stored.proposal).toMatchObject({ open: [seat] });
  await vote(table, late, false);

  now += MINUTE;
  await table.join(new Page(late), null);
  expect(grace(), 'opening the page again gives nothing more').toBeUndefined();
  await propose(table, stayed, { is: 'claim' });
  expect(table.stored.state).toBe('over');
});

test('a move within the grace keeps the game, and the next time the clock runs out there is a grace again', async () => {
  const table = await underWay(await seated(OM, 2, { pace: { is: 'days' as const, days: 1 } }));
  const runsOut = async (): Promise<number> => {
    while (table.stored.asked.length !== 1) await moveOn(table);
    now += 1440 * MINUTE + 1;
    await hall.makeRound();
    return lateSeats(table)[0] as number;
  };
  for (let n = 0; n < 2; n++) {
    const seat = await runsOut();
    const page = new Page(PEOPLE[seat] as string);
    await table.join(page, null);
    expect(table.info(null).chairs[seat]?.grace).toBe(15 * MINUTE);
    await moveOn(table);
    expect(lateSeats(table)).toEqual([]);
    table.leave(page);
    await table.inTurn(async () => {});
  }
});

test('who sat at the table while the clock ran out has no grace', async () => {
  const table = await underWay(await seated(OM, 2, LIVE));
  for (const person of ['ada', 'bob']) await table.join(new Page(person), null);
  const { late, stayed } = await runOut(table);
  await table.join(new Page(late), null);
  await propose(table, stayed, { is: 'claim' });
  expect(table.stored.state).toBe('over');
});

test('who gets up and does not come back loses, also by deleting the account', async () => {
  const table = await underWay(await seated(OM, 2));
  await standUp(table, 'bob');
  await propose(table, 'ada', { is: 'claim' });
  const left = await settled(table);
  expect(left.lines).toEqual(['ada won', 'bob lost']);
  expect([left.mu('ada'), left.mu('bob')]).toEqual([expect.any(Number), expect.any(Number)]);
  const second = await underWay(await seated(OM, 2));
  const before = left.mu('ada') as number;
  for (const match of (await farewell(store, 'bob')).tables) hall.changed(match);
  await second.inTurn(async () => {});
  await propose(second, 'ada', { is: 'claim' });
  const gone = await settled(second);
  expect(gone.lines).toEqual(['ada won', 'nobody-here lost']);
  expect(gone.mu('ada')).toBeGreaterThan(before);
  expect(gone.mu('nobody-here')).toBeNull();
});

test('a game that went on with a bot counts for nobody but who left', async () => {
  const table = await underWay(await seated(OM, 2, LIVE));
  const { late, stayed } = await runOut(table);
  await propose(table, stayed, { is: 'bot', seat: PEOPLE.indexOf(late), level: 'recruit' });
  await resign(table, stayed);
  const { lines, mu } = await settled(table);
  expect(lines).toEqual([`${late} lost`, `${stayed} lost`].sort());
  expect(mu(late)).toBeLessThan(NEWCOMER.mu);
  expect(mu(stayed)).toBeNull();
});

test('who took over a chair owes nothing; who came back has not left; what had hardly begun counts for nobody', async () => {
  /** Bob gets up, somebody takes his chair, and somebody resigns. */
  const afterBob = async (sits: string, resigns: string) => {
    const table = await underWay(await seated(OM, 2));
    await standUp(table, 'bob');
    await sitDown(table, sits, 1);
    await resign(table, resigns);
    return settled(table);
  };
  const one = await afterBob('eve', 'eve');
  expect(one.lines).toEqual(['ada won', 'bob lost']);
  expect([one.mu('ada'), one.mu('eve')]).toEqual([null, null]);
  expect(one.mu('bob')).toBeLessThan(NEWCOMER.mu);

  const two = await afterBob('bob', 'ada');
  expect(two.lines).toEqual(['ada lost', 'bob won']);
  expect(two.mu('bob')).toBeGreaterThan(one.mu('bob') as number);

  const early = await seated(OM, 2);
  await standUp(early, 'bob');
  await propose(early, 'ada', { is: 'claim' });
  const three = await settled(early);
  expect(three.lines).toEqual(['ada won']);
  expect([three.mu('ada'), three.mu('bob')]).toEqual([two.mu('ada'), two.mu('bob')]);
});

test('ended without a result by those who stayed, it counts for nobody', async () => {
  const table = await underWay(await seated(OM, 2));
  await standUp(table, 'bob');
  await propose(table, 'ada', { is: 'abandon' });
  expect(table.stored.state).toBe('abandoned');
  expect((await settled(table)).lines).toEqual([]);
});

test('NPG-4.0.11 nobody gives up for the others: it is asked of every person, late ones too', async () => {
  const table = await seated(TOGETHER, 3);
  for (const person of PEOPLE) await expect(resign(table, person)).rejects.toThrow('needs-consent');
  await expect(propose(await seated(OM, 2), 'ada', { is: 'resign' })).rejects.toThrow('not-offered');
  await propose(table, 'bob', { is: 'resign' });
  await vote(table, 'ada');
  expect(table.stored.state).toBe('playing');
  await vote(table, 'eve', false);
  expect(table.stored.proposal).toBeNull();
  await store.db.updateTable('chairs').set({ late: 1 }).where('person', '=', 'eve').execute();
  await table.refresh();
  await propose(table, 'bob', { is: 'resign' });
  for (const person of ['ada', 'eve']) await vote(table, person);
  expect(table.stored.state).toBe('over');
});

test('NPG-4.0.11 whoever plays alone with bots gives up at once', async () => {
  const chairs = [{ is: 'me' }, { is: 'bot', level: 'recruit' }, { is: 'bot', level: 'recruit' }];
  const table = await seated(TOGETHER, 3, { chairs });
  await resign(table, 'ada');
  expect(table.stored.state).toBe('over');
});

/** Time passes. What nobody uses is forgotten meanwhile, and opened again. */
async function pass(table: LiveTable, minutes: number): Promise<LiveTable> {
  now += minutes * MINUTE;
  await hall.makeRound();
  return hall.open(table.id);
}

test('NPG-4.0.7 without a clock, whoever is away and waited for is late after ten minutes, and a bot may play on', async () => {
  let table = await seated(TOGETHER, 2);
  const waited = () => (table.playing?.match.asks() ?? []).filter(({ optional }) => !optional).map(({ seat }) => seat);
  // Where the table waits for one of them alone, it moves for whoever is silent.
  for (let n = 0; n < 200 && waited().length !== 2; n++) await moveOn(table);
  expect(table.stored.silent).toBeNull();
  const [seat = -1] = waited();
  const [person, other] = [PEOPLE[seat] as string, PEOPLE[1 - seat] as string];
  const page = new Page(person);
  for (const one of [page, new Page(other)]) await table.join(one, null);
  table = await pass(table, 10);
  expect(lateSeats(table), 'thinks, and is there').toEqual([]);
  table.leave(page);
  table = await pass(table, 9);
  expect(lateSeats(table)).toEqual([]);
  table = await pass(table, 1);
  expect(lateSeats(table)).toEqual([seat]);
  const bot = { is: 'bot' as const, seat, level: 'recruit' as const };
  // Back in time: nobody is replaced who is there.
  await table.join(page, null);
  expect(lateSeats(table)).toEqual([]);
  await expect(propose(table, other, bot)).rejects.toThrow('not-offered');
  table.leave(page);
  table = await pass(table, 10);
  await propose(table, other, bot);
  expect(table.stored.chairs[seat]).toMatchObject({ person: null, bot: 'recruit' });
});

test('where people play against each other without a clock, three days pass before anybody is late', async () => {
  let table = await underWay(await seated(OM, 2));
  table = await pass(table, 2 * 24 * 60);
  expect(lateSeats(table)).toEqual([]);
  table = await pass(table, 24 * 60);
  expect(lateSeats(table)).toEqual([...table.stored.asked]);
});

test('who looks in now and then is not late, though away in the moment in which it is asked', async () => {
  let table = await underWay(await seated(OM, 2));
  const [seat = -1] = table.stored.asked;
  const page = new Page(PEOPLE[seat] as string);
  const DAY = 24 * 60;
  for (let day = 1; day <= 4; day++) {
    table = await pass(table, DAY);
    await table.join(page, null);
    table.leave(page);
  }
  table = await pass(table, 3 * DAY - 1);
  expect(lateSeats(table)).toEqual([]);
  table = await pass(table, 1);
  expect(lateSeats(table)).toEqual([seat]);
});

test('whoever plays on is not replaced by what was asked while they were late', async () => {
  const table = await seated(TOGETHER, 3, LIVE);
  now += MINUTE + 1;
  await hall.makeRound();
  const [seat = -1] = lateSeats(table);
  await store.db.updateTable('chairs').set({ late: 0 }).where('seat', '!=', seat).execute();
  await table.refresh();
  await propose(table, PEOPLE.find((_, i) => i !== seat) as string, { is: 'bot', seat, level: 'recruit' });
  expect(table.stored.proposal).not.toBeNull();
  const ask = table.playing?.match.asks().find((asked) => asked.seat === seat);
  const move = { is: 'move' as const, key: key(), at: table.stored.seq, move: ask?.moves[0] as string };
  await table.request(PEOPLE[seat] as string, move);
  expect(table.stored.proposal).toBeNull();
  expect(table.stored.chairs[seat]).toMatchObject({ late: false, person: PEOPLE[seat] });
});
