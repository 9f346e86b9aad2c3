// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, WITH_OLA } from '../testing/server.ts';

// The list of games is a part of the build, and nothing here names one.
vi.mock('../../games.ts', () => ({ gameList: () => [], listingOf: () => undefined }));

const MINUTE = 60_000;
const ASKED = 'GET /api/lobby?only=mine';
const answer = (mine: readonly unknown[]) => ({ json: { open: [], more: false, mine } });
const PLAYING = { ...WITH_OLA, state: 'playing' as const, asked: [1] };

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  localStorage.clear();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const load = async () => ({
  ...(await import('./my-tables.ts')),
  count: () => localStorage.getItem('sztab.online.waiting'),
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('somebody without a table is asked for once, and again when the page is shown again', async () => {
  const server = fakeServer({ [ASKED]: answer([]) });
  const { watchMyTables } = await load();
  const stop = watchMyTables();
  await pass(10 * MINUTE);
  expect(server.asks(ASKED)).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(server.asks(ASKED)).toHaveLength(2);
  stop();
});

test('with a table the page asks twice a minute while it is visible, and counts what waits', async () => {
  const server = fakeServer({ [ASKED]: answer([PLAYING, { ...PLAYING, id: 'table-2', asked: [0] }]) });
  const { watchMyTables, count } = await load();
  const stop = watchMyTables();
  await pass(MINUTE);
  expect(server.asks(ASKED)).toHaveLength(3);
  expect(count()).toBe('1');
  visibility = 'hidden';
  await pass(10 * MINUTE);
  expect(server.asks(ASKED)).toHaveLength(3);
  visibility = 'visible';
  stop();
  await pass(10 * MINUTE);
  expect(server.asks(ASKED)).toHaveLength(3);
});

test('an answer that just came, to the lobby or another page, is not asked for again', async () => {
  const server = fakeServer({ [ASKED]: answer([]) });
  const { watchMyTables, myTablesAre, count } = await load();
  myTablesAre([PLAYING]);
  const stop = watchMyTables();
  await pass(0);
  expect(server.asks(ASKED)).toHaveLength(0);
  expect(count()).toBe('1');
  stop();
});

test('without a connection the last answer stays', async () => {
  const server = fakeServer({ [ASKED]: answer([PLAYING]) });
  const { watchMyTables, count } = await load();
  const stop = watchMyTables();
  await pass(0);
  server.answers[ASKED] = 'away';
  await pass(MINUTE);
  expect(server.asks(ASKED)).toHaveLength(3);
  expect(count()).toBe('1');
  stop();
});
