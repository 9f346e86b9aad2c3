// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { askWho } from '../entry/person.ts';
import TablePage from '../table/table-page.tsx';
import { onEnglishPages } from '../testing/english-page.ts';
import { fakeServer, OLA, refuse, WITH_OLA } from '../testing/server.ts';

// The table itself is not what is tried here.
vi.mock('../../games.ts', () => ({
  gameList: () => [],
  listingOf: () => undefined,
  loadGame: () => Promise.reject(new Error('no game')),
}));
vi.mock('../../table/index.ts', () => ({ AtTable: () => null, Replay: () => null }));

onEnglishPages();

test('with the link alone one stands at the door; who gives the password asks for the table again', async () => {
  const server = fakeServer({
    'GET /api/me': { json: OLA },
    'GET /api/tables/table-1/course?invite=s3cret&last=200': refuse('needs-password', 403),
    'POST /api/tables/table-1/enter': refuse('wrong-password', 403),
  });
  history.replaceState(null, '', '/t/table-1?invite=s3cret');
  await askWho();
  await act(async () => void render(<TablePage id="table-1" />));
  await act(async () => {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A table with a password');
  const say = async (password: string): Promise<void> => {
    fireEvent.change(screen.getByLabelText('Table password'), { target: { value: password } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Enter' })));
  };
  await say('not that one');
  expect(screen.getByRole('alert').textContent).toContain('not the password');
  server.answers['POST /api/tables/table-1/enter'] = { json: WITH_OLA };
  server.answers['GET /api/tables/table-1/course?invite=s3cret&last=200'] = refuse('busy', 503);
  await say('most-w-arnhem');
  expect(server.asks('POST /api/tables/table-1/enter').at(-1)?.body).toEqual({
    invite: 's3cret',
    password: 'most-w-arnhem',
  });
  expect(server.asks('GET /api/tables/table-1/course?invite=s3cret&last=200')).toHaveLength(2);
  expect(screen.queryByLabelText('Table password')).toBeNull();
});
