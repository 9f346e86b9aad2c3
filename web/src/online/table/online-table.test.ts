// @vitest-environment happy-dom
import type { GameOnTable } from '@sztab/pieces';
import { type CourseAnswer, fingerprintOf, type Went, type WireMoment } from '@sztab/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BARE_HEAD } from '../../tables/testing/bare-head.ts';
import { fakeServer, WITH_OLA } from '../testing/server.ts';
import { fakeSockets } from '../testing/socket.ts';
import { OnlineTable } from './online-table.ts';

vi.mock('../../games.ts', () => ({}));

let socket: ReturnType<typeof fakeSockets>;
beforeEach(() => {
  socket = fakeSockets();
});
afterEach(() => vi.unstubAllGlobals());

const step = (n: number): WireMoment => ({
  seat: n === 0 ? null : n % 2,
  heard: [{ is: 'moved', n }],
  view: n === 0 ? [{ n }] : { n: [n] },
  asked: [{ seat: (n + 1) % 2, prompt: 'move' }],
});
const went = (steps: readonly WireMoment[], untold?: number): Went => ({
  is: 'went',
  seq: 5,
  keep: 0,
  ...(untold ? { untold } : {}),
  steps,
  moves: [],
  undo: 0,
  outcome: null,
  hash: fingerprintOf({ n: 5 }),
});
const answer = (course: Went): CourseAnswer => ({
  table: { ...WITH_OLA, state: 'playing' },
  header: { ...BARE_HEAD, game: 'operation-most-iii', rules: 1, seats: [], seed: null },
  went: course,
  talk: [],
});
const STEPS = [0, 1, 2, 3, 4, 5].map(step);
const BRIEF = went([{ ...step(4), view: [{ n: 4 }] }, step(5)], 4);

test('the last steps are shown at once; the past is there when it was told', async () => {
  const server = fakeServer({ 'GET /api/tables/table-1/course?': { json: answer(went(STEPS)) } });
  const table = new OnlineTable({} as GameOnTable, answer(BRIEF), null);
  expect(table.state().moves).toBe(5);
  expect(table.sight(1).view).toEqual({ n: 5 });
  expect(table.heard(1).map(({ at }) => at)).toEqual([4, 5]);
  expect(server.asked).toHaveLength(0);
  const told = new Promise<void>((resolve) => table.subscribe(() => table.heard(1).length === 6 && resolve()));
  socket().open();
  await told;
  expect(table.state().moves).toBe(5);
  expect(table.sight(1, 2).view).toEqual({ n: 2 });
  expect(table.movers()).toEqual([1, 0, 1, 0, 1]);
  // What happened meanwhile is asked for.
  expect(socket().sent).toEqual([
    { is: 'join', known: 5 },
    { is: 'join', known: 5, again: true },
  ]);
  table.close();
});

test('a page that reconnects by itself says so; one that is opened or shown again does not', async () => {
  const { untold: _, ...whole } = went(STEPS);
  const table = new OnlineTable({} as GameOnTable, answer(whole), null);
  const first = socket();
  first.open();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(first.sent).toEqual([
    { is: 'join', known: 5 },
    { is: 'join', known: 5 },
  ]);
  first.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
  await vi.waitFor(() => expect(socket()).not.toBe(first), 20_000);
  socket().open();
  expect(socket().sent).toEqual([{ is: 'join', known: 5, again: true }]);
  table.close();
});

test('where the past does not come, the present stays, and the next line asks again', async () => {
  const server = fakeServer({ 'GET /api/tables/table-1/course?': 'away' });
  const table = new OnlineTable({} as GameOnTable, answer(BRIEF), null);
  socket().open();
  await vi.waitFor(() => expect(server.asked).toHaveLength(1), 20_000);
  expect(table.sight(1).view).toEqual({ n: 5 });
  server.answers['GET /api/tables/table-1/course?'] = { json: answer(went(STEPS)) };
  table.retry();
  socket().open();
  await vi.waitFor(() => expect(table.heard(1)).toHaveLength(6), 20_000);
  table.close();
});

test('a second click before the first is heard of is the same; as soon as it is, the next move may go', async () => {
  const table = new OnlineTable({} as GameOnTable, answer(went(STEPS)), null);
  socket().open();
  const sent = () => socket().sent.filter((message) => (message as { is: string }).is === 'move');
  const first = table.play(1, 'load(fuel)');
  expect(table.play(1, 'load(fuel)')).toBe(first);
  // Somebody else's move changes nothing about it.
  socket().tell({ ...went([step(6)]), seq: 6, keep: 6, hash: fingerprintOf({ n: 6 }) });
  expect(table.play(1, 'load(fuel)')).toBe(first);
  expect(sent()).toHaveLength(1);
  socket().tell({ ...went([step(7)]), seq: 7, keep: 7, hash: fingerprintOf({ n: 7 }) });
  const second = table.play(1, 'load(fuel)');
  expect(second).not.toBe(first);
  expect(sent()).toHaveLength(2);
  table.close();
  for (const unheard of [first, second]) await expect(unheard).rejects.toThrow('left');
});

test('clocks count by this device from the moment in which they were told', () => {
  vi.spyOn(Date, 'now').mockReturnValue(777);
  const clock = { left: [60_000, 30_000], running: [1], at: 5 };
  const table = new OnlineTable({} as GameOnTable, { ...answer(went(STEPS)), table: { ...WITH_OLA, clock } }, null);
  const told = () => table.online.info.clock;
  expect(told()).toEqual({ ...clock, at: 777 });
  socket().open();
  vi.mocked(Date.now).mockReturnValue(999);
  socket().tell({
    ...went([step(6)]),
    seq: 6,
    keep: 6,
    hash: fingerprintOf({ n: 6 }),
    clock: { ...clock, running: [0] },
  });
  expect(told()).toEqual({ ...clock, running: [0], at: 999 });
  table.close();
  vi.mocked(Date.now).mockRestore();
});

test('who takes a vacant place gives a name first, and comes back with it; who gets up says so', async () => {
  const server = fakeServer({
    'POST /api/tables/table-1/sit': { json: WITH_OLA },
    'POST /api/tables/table-1/stand': { json: WITH_OLA },
    'GET /api/tables/table-1/course?invite=friend': { json: answer(went(STEPS)) },
  });
  const waiting: (() => Promise<void>)[] = [];
  const table = new OnlineTable({} as GameOnTable, answer(went(STEPS)), 'friend', (act) => void waiting.push(act));
  const before = socket();
  before.open();
  const sat = table.online.sit(1);
  expect(server.asked).toEqual([]);
  await waiting[0]?.();
  await sat;
  expect(server.asked[0]).toEqual({ what: 'POST /api/tables/table-1/sit', body: { seat: 1, invite: 'friend' } });
  // What was known was seen with other eyes.
  expect(server.asks('GET /api/tables/table-1/course?invite=friend')).toHaveLength(1);
  expect(socket()).not.toBe(before);
  await table.online.leave();
  expect(server.asks('POST /api/tables/table-1/stand')).toHaveLength(1);
  table.close();
});
