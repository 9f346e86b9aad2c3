// @vitest-environment happy-dom
import type { TableInfo } from '@sztab/protocol';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { askWho } from '../entry/person.ts';
import { badged, waitsForMe } from '../table-words.ts';
import { onEnglishPages } from '../testing/english-page.ts';
import { fakeServer, GATHERING, OLA, refuse, WITH_OLA } from '../testing/server.ts';
import LobbyPage from './lobby.tsx';

const MOST = {
  id: 'operation-most-iii',
  title: { en: 'Operation Most III' },
  state: 'whole',
  sign: { symbol: 'part', ground: '#000' },
};
const box = {
  game: { id: MOST.id, players: [2, 2], options: [{ id: 'mulligan', values: ['on', 'off'], concerns: 'rules' }] },
  lid: {},
};
vi.mock('../../games.ts', () => ({
  gameList: () => [MOST],
  listingOf: () => MOST,
  loadBox: async () => box,
}));
// What was played in this browser is not what is tried here.
vi.mock('../../local/index.ts', () => ({ allRows: async () => [] }));

const PLAYING: TableInfo = { ...WITH_OLA, state: 'playing', asked: [1] };

async function lobby() {
  await askWho();
  await act(async () => void render(<LobbyPage />));
  await act(async () => {});
}
onEnglishPages();

test('a table waits for whoever is asked, or has yet to agree at a full table', () => {
  expect(waitsForMe(PLAYING)).toBe(true);
  expect(waitsForMe({ ...PLAYING, paused: true })).toBe(false);
  expect(waitsForMe({ ...PLAYING, asked: [0] })).toBe(false);
  expect(waitsForMe({ ...PLAYING, seat: null })).toBe(false);
  expect(waitsForMe(WITH_OLA)).toBe(true);
  const proposal = { id: 'p', by: 0, wish: { is: 'resume' as const }, yes: [0], open: [1] };
  expect(waitsForMe({ ...PLAYING, asked: [0], paused: true, proposal })).toBe(true);
  expect(waitsForMe({ ...PLAYING, asked: [0], proposal: { ...proposal, open: [0] } })).toBe(false);
  expect(waitsForMe({ ...GATHERING, seat: 0 })).toBe(false);
});

test('the tab says how many tables wait', async () => {
  expect(badged('Lobby', 0)).toBe('Lobby');
  const mine = [PLAYING, { ...PLAYING, id: 'table-2' }, { ...PLAYING, id: 'table-3', asked: [0] }];
  fakeServer({ 'GET /api/me': { json: OLA }, 'GET /api/lobby': { json: { open: [GATHERING], more: false, mine } } });
  await lobby();
  expect(document.title).toBe('● 2 Tables online · Sztab');
  expect(screen.getAllByRole('link', { name: /^Play: / })).toHaveLength(2);
  expect(screen.getAllByText('you wait')).toHaveLength(1);
});

test('while nobody looks nothing is asked; whoever comes back sees the news at once', async () => {
  vi.useFakeTimers();
  const server = fakeServer({
    'GET /api/me': { json: OLA },
    'GET /api/lobby': { json: { open: [], more: false, mine: [] } },
  });
  await lobby();
  const asks = (): number => server.asks('GET /api/lobby').length;
  expect(asks()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(asks()).toBe(3);
  const look = async (state: string): Promise<void> => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };
  await look('hidden');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asks()).toBe(3);
  await look('visible');
  expect(asks()).toBe(4);
});

test('without the server the page says so calmly, keeps what it knew, and finds it again', async () => {
  vi.useFakeTimers();
  const server = fakeServer({
    'GET /api/me': { json: OLA },
    'GET /api/lobby': { json: { open: [GATHERING], more: false, mine: [] } },
  });
  await lobby();
  expect(screen.getByText(/open seat/)).toBeTruthy();
  server.answers['GET /api/lobby'] = 'away';
  await act(() => vi.advanceTimersByTimeAsync(4500));
  expect(screen.getByText(/No connection to the server/)).toBeTruthy();
  expect(screen.getByText(/open seat/)).toBeTruthy();
  server.answers['GET /api/lobby'] = refuse('closing', 503);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.getByText(/changing over/)).toBeTruthy();
  server.answers['GET /api/lobby'] = { json: { open: [], more: false, mine: [] } };
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(screen.queryByText(/changing over/)).toBeNull();
});

const LIVE: TableInfo = { ...GATHERING, id: 'table-live', pace: { is: 'live', seconds: 600, more: 10 }, opened: 5 };
const empty = { open: [], more: false, mine: [], watch: [] };
const playNow = (): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sit down to play' })));

test('“play now” sits down where somebody waits longest at this pace', async () => {
  const older = { ...LIVE, id: 'table-older', opened: 2 };
  const server = fakeServer({
    'GET /api/me': { json: OLA },
    'GET /api/lobby': { json: { ...empty, open: [LIVE, older, GATHERING] } },
    'POST /api/tables/table-older/sit': { json: { ...older, seat: 1 } },
  });
  await lobby();
  expect(screen.getByText('Somebody waits for you at a table of this kind.')).toBeTruthy();
  await playNow();
  expect(server.asks('POST /api/tables/table-older/sit').map(({ body }) => body)).toEqual([{ seat: null }]);
  expect(location.pathname).toBe('/t/table-older');
});

test('where nobody waits, a bot sits down and the game begins at once', async () => {
  const server = fakeServer({
    'GET /api/me': { json: OLA },
    'GET /api/lobby': { json: empty },
    'POST /api/tables': { json: { id: 'table-new', invite: 'x' } },
    'POST /api/tables/table-new/ready': { json: { ...GATHERING, id: 'table-new' } },
  });
  await lobby();
  fireEvent.click(screen.getByRole('radio', { name: /Days per move/ }));
  await playNow();
  await act(async () => {});
  expect(server.asks('POST /api/tables')[0]?.body).toEqual({
    game: MOST.id,
    options: { mulligan: 'on' },
    chairs: [{ is: 'me' }, { is: 'bot', level: 'cadet' }],
    drawn: false,
    access: 'public',
    pace: { is: 'days', days: 1 },
  });
  expect(server.asks('POST /api/tables/table-new/ready')[0]?.body).toMatchObject({ ready: true });
  expect(location.pathname).toBe('/t/table-new');
});

test('open seats can be narrowed to one pace, and what is played can be looked on at', async () => {
  const watch = [{ ...PLAYING, id: 'table-watched', seat: null }];
  fakeServer({
    'GET /api/me': { json: OLA },
    'GET /api/lobby': { json: { ...empty, open: [LIVE, GATHERING], watch } },
  });
  await lobby();
  const sits = (): number => screen.getAllByRole('button', { name: /^Sit down: / }).length;
  expect(sits()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: 'live' }));
  expect(sits()).toBe(1);
  const seen = screen.getByRole('region', { name: 'Being played now' });
  expect(seen.querySelector('a')?.getAttribute('href')).toBe('/t/table-watched');
});

test('when nobody is there, what one can do instead comes before the empty lists', async () => {
  fakeServer({ 'GET /api/me': { json: OLA }, 'GET /api/lobby': { json: empty } });
  await lobby();
  const ways = screen.getByRole('region', { name: 'When nobody is here' });
  expect(ways.nextElementSibling?.contains(screen.getByRole('heading', { name: 'Your tables' }))).toBe(true);
  expect(ways.querySelectorAll('a')).toHaveLength(4);
  // Every empty list is one sentence and one thing to do.
  const instead = (name: string): (string | null)[] =>
    [...screen.getByRole('region', { name }).querySelectorAll('.nothing a')].map((link) => link.getAttribute('href'));
  expect(instead('Your tables')).toEqual(['/lobby#play-now']);
  expect(instead('Open seats')).toEqual([`/new/${MOST.id}?online`]);
  expect(instead('Being played now')).toEqual([`/watch/${MOST.id}`]);
  expect(instead('Invite somebody')).toEqual([`/new/${MOST.id}?online`]);
  expect([...ways.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(`/learn/${MOST.id}/next`);
});
