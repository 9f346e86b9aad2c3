// @vitest-environment happy-dom
import type { TableInfo } from '@sztab/protocol';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askWho } from '../entry/person.ts';
import { badged, waitsForMe } from '../table-words.ts';
import { fakeServer, GATHERING, OLA, refuse, WITH_OLA } from '../testing/server.ts';
import LobbyPage from './lobby.tsx';

vi.mock('../../games.ts', () => ({ gameList: () => [], listingOf: () => undefined }));

const PLAYING: TableInfo = { ...WITH_OLA, state: 'playing', asked: [1] };

async function lobby() {
  await askWho();
  await act(async () => void render(<LobbyPage />));
  await act(async () => {});
}
beforeEach(() => localStorage.setItem('sztab.language', 'en'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a table waits for whoever is asked, or has yet to agree at a full table', () => {
  expect(waitsForMe(PLAYING)).toBe(true);
  expect(waitsForMe({ ...PLAYING, paused: true })).toBe(false);
  expect(waitsForMe({ ...PLAYING, asked: [0] })).toBe(false);
  expect(waitsForMe({ ...PLAYING, seat: null })).toBe(false);
  expect(waitsForMe(WITH_OLA)).toBe(true);
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
