// @vitest-environment happy-dom
import type { TableInfo } from '@sztab/protocol';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../local/records.ts';
import { askWho } from '../entry/person.ts';
import LobbyPage from '../lobby/lobby.tsx';
import { onEnglishPages } from '../testing/english-page.ts';
import { fakeServer, OLA, refuse, WITH_OLA } from '../testing/server.ts';
import { FakeSocket, fakeSockets } from '../testing/socket.ts';
import RoomPage from './room-page.tsx';

vi.mock('../../games.ts', () => ({ gameList: () => [], listingOf: () => undefined }));
vi.mock('../../local/records.ts', () => ({ saveFile: vi.fn() }));

const STUCK: TableInfo = { ...WITH_OLA, state: 'playing', asked: [1], stuck: 'unreadable' };

onEnglishPages();
beforeEach(() => {
  fakeSockets();
});
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a table that cannot be opened says so in the lobby, and is not waited for', async () => {
  fakeServer({ 'GET /api/me': { json: OLA }, 'GET /api/lobby': { json: { open: [], more: false, mine: [STUCK] } } });
  await askWho();
  await act(async () => void render(<LobbyPage />));
  expect(await screen.findByText('cannot be opened')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Play/ })).toBeNull();
});

test('its page says why, gives the log away, and lets it be abandoned', async () => {
  const server = fakeServer({
    'GET /api/tables/table-1': { json: STUCK },
    'GET /api/tables/table-1/log': { json: { entries: [] } },
    'POST /api/tables/table-1/abandon': { json: { ...STUCK, state: 'abandoned' } },
  });
  await act(async () => void render(<RoomPage id="table-1" />));
  expect(await screen.findByText(/is damaged, so it cannot be opened/)).toBeTruthy();
  expect(FakeSocket.opened).toHaveLength(0);
  await press('Save its log');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled(), 20_000);
  expect(saveFile).toHaveBeenCalledWith({ name: 'operation-most-iii-table-1.json', text: '{"entries":[]}' });
  await press('Abandon the table');
  expect(server.asks('POST /api/tables/table-1/abandon')).toHaveLength(1);
  expect(await screen.findByText('The table is abandoned.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Abandon the table' })).toBeNull();
});

test('what turns out to be damaged only when it is read is shown as that, too', async () => {
  const { stuck: _, ...sound } = STUCK;
  const server = fakeServer({
    // The page asks once, and once more when the table has begun; all that is before the course is read.
    'GET /api/tables/table-1': ({ what }) => ({ json: server.asks(what).length > 2 ? STUCK : sound }),
    'GET /api/tables/table-1/course?last=200': refuse('unreadable'),
  });
  // The page is loaded when a table has begun: longer than a test waits.
  await import('../table/table-page.tsx');
  await act(async () => void render(<RoomPage id="table-1" />));
  expect(await screen.findByRole('button', { name: 'Save its log' })).toBeTruthy();
});

test('one of a newer edition can only be saved', async () => {
  fakeServer({ 'GET /api/tables/table-1': { json: { ...STUCK, stuck: 'unknown-edition' } } });
  await act(async () => void render(<RoomPage id="table-1" />));
  expect(await screen.findByRole('button', { name: 'Save its log' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Abandon the table' })).toBeNull();
});
