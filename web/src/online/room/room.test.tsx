// @vitest-environment happy-dom
import { eachLanguage } from '@sztab/kernel/words';
import type { TableInfo } from '@sztab/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { askWho } from '../entry/person.ts';
import { onEnglishPages } from '../testing/english-page.ts';
import { type Answer, fakeServer, GATHERING, OLA, refuse, WITH_OLA } from '../testing/server.ts';
import { fakeSockets } from '../testing/socket.ts';
import RoomPage from './room-page.tsx';

vi.mock('../table/table-page.tsx', () => ({ default: ({ id }: { id: string }) => <p>the table {id} itself</p> }));
// The words of the game are not what is tried here.
const shelf = vi.hoisted(() => ({ box: null as unknown }));
vi.mock('../../games.ts', () => ({
  gameList: () => [],
  listingOf: () => undefined,
  loadBox: () => (shelf.box ? Promise.resolve(shelf.box) : Promise.reject(new Error('no box'))),
  loadGame: () => Promise.reject(new Error('no game')),
}));

const NOBODY: Answer = 'nothing';
const json = (value: unknown): Answer => ({ json: value });
const readyOf = (table: TableInfo, ...seats: number[]): TableInfo => ({
  ...table,
  chairs: table.chairs.map((chair) => ({ ...chair, ready: seats.includes(chair.seat) })),
});

async function room(address = '/t/table-1') {
  history.replaceState(null, '', address);
  // Who one is must not be remembered from the test before.
  await askWho();
  await act(async () => void render(<RoomPage id="table-1" />));
  await act(async () => {});
}
const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

let socket: ReturnType<typeof fakeSockets>;
onEnglishPages();
beforeEach(() => {
  socket = fakeSockets();
});
test('somebody who never heard of us gives a name and is seated by the same tap', async () => {
  const server = fakeServer({
    'GET /api/me': NOBODY,
    'GET /api/tables/table-1?invite=s3cret': json(GATHERING),
    'POST /api/guest': json(OLA),
    'POST /api/tables/table-1/sit': () => {
      // Whoever asks again, however soon, hears the same.
      server.answers['GET /api/tables/table-1?invite=s3cret'] = json(WITH_OLA);
      return json(WITH_OLA);
    },
    'GET /api/tables/table-1/invite': json({ id: 'table-1', invite: 's3cret' }),
  });
  await room('/t/table-1?invite=s3cret');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Marek invites you');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: '  Ola ' } });
  await press('Sit down at the table');
  expect(server.asks('POST /api/guest')[0]?.body).toEqual({ name: 'Ola', language: 'en' });
  expect(server.asks('POST /api/tables/table-1/sit')[0]?.body).toEqual({ seat: null, invite: 's3cret' });
  expect(await screen.findByRole('button', { name: 'Let us begin' })).toBeTruthy();
});

test('who sits there invites others and agrees to begin, with some chance of the own for the dice', async () => {
  const server = fakeServer({
    'GET /api/me': json(OLA),
    'GET /api/tables/table-1': json(WITH_OLA),
    'GET /api/tables/table-1/invite': json({ id: 'table-1', invite: 'a&b' }),
    'POST /api/tables/table-1/ready': json(readyOf(WITH_OLA, 1)),
  });
  await room();
  expect((screen.getByLabelText('Link to the table') as HTMLInputElement).value).toBe(
    `${location.origin}/t/table-1?invite=a%26b`,
  );
  expect((await screen.findByRole('img', { name: /QR code/ })).querySelectorAll('path')).toHaveLength(1);
  expect(document.title).toBe('● 1 Table: operation-most-iii · Sztab');
  expect(screen.getByText('Begin with Marek?')).toBeTruthy();
  expect(screen.getByText(/^Ready: 0 of 2 · /)).toBeTruthy();
  await press('Let us begin');
  const [said] = server.asks('POST /api/tables/table-1/ready');
  expect(said?.body).toEqual({ ready: true, entropy: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(screen.getByText('Waiting for Marek to agree')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'While you wait' }).querySelectorAll('a').length).toBeGreaterThan(1);
  expect(document.title).toBe('Table: operation-most-iii · Sztab');
  expect(screen.getByRole('button', { name: 'Wait a little' })).toBeTruthy();
});

test('once everybody has agreed, the table itself is there', async () => {
  fakeServer({ 'GET /api/me': json(OLA), 'GET /api/tables/table-1': json({ ...WITH_OLA, state: 'playing' }) });
  await room();
  expect(await screen.findByText('the table table-1 itself')).toBeTruthy();
});

test('a connection tells what is new, and is another when one has sat down', async () => {
  const server = fakeServer({
    'GET /api/me': json(OLA),
    'GET /api/tables/table-1?invite=s3cret': json(GATHERING),
    'GET /api/tables/table-1/invite': json({ id: 'table-1', invite: 's3cret' }),
    'POST /api/tables/table-1/sit': json(WITH_OLA),
  });
  await room('/t/table-1?invite=s3cret');
  const first = socket();
  expect(first.url).toMatch(/^ws:.*\/api\/tables\/table-1\/socket\?invite=s3cret&protocol=\d+$/);
  await act(async () => first.open());
  expect(first.sent).toEqual([{ is: 'join', known: null }]);
  server.answers['GET /api/tables/table-1?invite=s3cret'] = json(WITH_OLA);
  await press('Sit down at the table');
  expect(first.closed).toBe(true);
  const second = socket();
  expect(second).not.toBe(first);
  await act(async () => second.open());
  server.answers['GET /api/tables/table-1?invite=s3cret'] = json({ ...WITH_OLA, state: 'playing' });
  await act(async () => second.tell({ is: 'table', table: WITH_OLA }));
  expect(await screen.findByText('the table table-1 itself')).toBeTruthy();
  expect(second.closed).toBe(true);
});

test('those who sit there talk before the game; what is told twice is shown once', async () => {
  fakeServer({
    'GET /api/me': json(OLA),
    'GET /api/tables/table-1': json(WITH_OLA),
    'GET /api/tables/table-1/invite': json({ id: 'table-1', invite: 's3cret' }),
  });
  await room();
  await act(async () => socket().open());
  const said = (n: number, name: string, text: string) => ({ n, at: 0, by: { seat: 0, name }, text });
  await act(async () => socket().tell({ is: 'said', lines: [said(0, 'Marek', 'Two minutes.')] }));
  const again = [
    said(0, 'Marek', 'Two minutes.'),
    { n: 1, at: 0, by: null, text: 'freed 1', note: { is: 'freed', seat: 1 } },
  ];
  await act(async () => socket().tell({ is: 'said', lines: again }));
  const talk = await screen.findByRole('list', { name: 'Talk' });
  expect([...talk.children].map((li) => li.querySelector('span')?.textContent)).toEqual([
    'Two minutes.',
    'The host freed a chair: seat 2',
  ]);
  fireEvent.change(screen.getByLabelText('Say something'), { target: { value: ' Take your time. ' } });
  await press('Send');
  expect(socket().sent.at(-1)).toMatchObject({ is: 'say', text: 'Take your time.' });
});

test('a refusal is said in words, and the reader can try again', async () => {
  fakeServer({
    'GET /api/me': json(OLA),
    'GET /api/tables/table-1': json(GATHERING),
    'POST /api/tables/table-1/sit': refuse('no-free-chair'),
  });
  await room();
  await press('Sit down at the table');
  expect(screen.getByText('Every seat is taken.')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Sit down at the table' }) as HTMLButtonElement).disabled).toBe(false);
});

test('a refusal is said to a newcomer, too, who has a name by then', async () => {
  fakeServer({
    'GET /api/me': NOBODY,
    'GET /api/tables/table-1': json(GATHERING),
    'POST /api/guest': json(OLA),
    'POST /api/tables/table-1/sit': refuse('no-free-chair'),
  });
  await room();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ola' } });
  await press('Sit down at the table');
  expect(screen.getByText('Every seat is taken.')).toBeTruthy();
});

test('a table with a password asks for it', async () => {
  const server = fakeServer({
    'GET /api/me': json(OLA),
    'GET /api/tables/table-1': json({ ...GATHERING, access: 'password' }),
    'POST /api/tables/table-1/sit': refuse('wrong-password', 403),
  });
  await room();
  fireEvent.change(screen.getByLabelText('Table password'), { target: { value: 'marmalade' } });
  await press('Sit down at the table');
  expect(server.asks('POST /api/tables/table-1/sit')[0]?.body).toEqual({ seat: null, password: 'marmalade' });
  expect(screen.getByText('That is not the password.')).toBeTruthy();
});

test('only the host seats bots', async () => {
  const bot = {
    ...GATHERING,
    chairs: [GATHERING.chairs[0], { ...GATHERING.chairs[1], who: { is: 'bot', level: 'officer' } }],
  };
  const server = fakeServer({
    'GET /api/me': json({ ...OLA, id: 'person-marek' }),
    'GET /api/tables/table-1': json({ ...GATHERING, seat: 0 }),
    'GET /api/tables/table-1/invite': json({ id: 'table-1', invite: 'x' }),
    'POST /api/tables/table-1/bot': json({ ...bot, seat: 0 }),
    'POST /api/tables/table-1/free': json({ ...GATHERING, seat: 0 }),
  });
  await room();
  expect(screen.getByText(/1\sopen seat left/)).toBeTruthy();
  await press('Seat a bot: Seat 2');
  expect(server.asks('POST /api/tables/table-1/bot')[0]?.body).toEqual({ seat: 1, level: 'officer' });
  await press('Free the seat: Seat 2');
  expect(server.asks('POST /api/tables/table-1/free')[0]?.body).toEqual({ seat: 1 });
  // Nobody frees the own chair: there is a button to get up.
  expect(screen.queryByRole('button', { name: 'Free the seat: Seat 1' })).toBeNull();
});

test('only the host of a table by link may put it on the list', async () => {
  const server = fakeServer({
    'GET /api/me': json({ ...OLA, id: 'person-marek' }),
    'GET /api/tables/table-1': json({ ...GATHERING, seat: 0 }),
    'GET /api/tables/table-1/invite': json({ id: 'table-1', invite: 'x' }),
    'POST /api/tables/table-1/list': json({ ...GATHERING, seat: 0, access: 'public' }),
  });
  await room();
  expect(screen.getByText('Who has the link')).toBeTruthy();
  expect(screen.getByText('1 open seat left. Send somebody the link.')).toBeTruthy();
  await press('Put it on the list');
  expect(server.asks('POST /api/tables/table-1/list')).toHaveLength(1);
  expect(screen.getByText('Anybody')).toBeTruthy();
  expect(screen.getByText('1 open seat left. The table is on the list; the link works, too.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Put it on the list' })).toBeNull();
  cleanup();
  server.answers['GET /api/me'] = json(OLA);
  await room();
  expect(screen.queryByRole('button', { name: 'Put it on the list' })).toBeNull();
});

test('a table that one may not see says what is missing', async () => {
  fakeServer({ 'GET /api/me': NOBODY, 'GET /api/tables/table-1': refuse('no-such-table', 404) });
  await room();
  expect(screen.getByRole('alert').textContent).toContain('takes a link with an invitation');
  expect(screen.getByRole('link', { name: 'To the lobby' })).toBeTruthy();
});

const option = (id: string) => ({ id, values: ['off', 'on'], concerns: 'rules' });
const words = {
  role: (role: string) => role,
  option: (id: string) => ({ name: `option ${id}`, meaning: '' }),
  optionValue: (_: string, value: string) => ({ name: value, meaning: '' }),
};

test('a table opened by older rules says so, and which options it has', async () => {
  const game = { id: GATHERING.game, edition: 2, options: [option('old'), { ...option('late'), since: 2 }] };
  shelf.box = { game, lid: {}, words: eachLanguage(() => words) };
  try {
    fakeServer({ 'GET /api/me': json(OLA), 'GET /api/tables/table-1': json({ ...GATHERING, rules: 1 }) });
    await room();
    expect(screen.getByText(/^Edition 1 of the rules: .* The newest one is 2\.$/)).toBeTruthy();
    expect([screen.queryByText('option old'), screen.queryByText('option late')].map(Boolean)).toEqual([true, false]);
  } finally {
    shelf.box = null;
  }
});

test('what is usual among those who sit there is not told as a change, and what only others need is not told', async () => {
  const lid = { usual: { bots: {}, here: {}, apart: { vote: 'on' } }, optionsFor: { third: [3] } };
  const game = { id: GATHERING.game, edition: 1, options: ['vote', 'third'].map(option) };
  shelf.box = { game, lid, words: eachLanguage(() => words) };
  try {
    const table = (vote: string) => json({ ...GATHERING, options: { vote, third: 'on' } });
    const server = fakeServer({ 'GET /api/me': json(OLA), 'GET /api/tables/table-1': table('on') });
    await room();
    expect(screen.getByText('Everything as usual.')).toBeTruthy();
    expect(screen.queryByText('option third')).toBeNull();
    server.answers['GET /api/tables/table-1'] = table('off');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await vi.waitFor(() => expect(screen.queryByText('Everything as usual.')).toBeNull(), 20_000);
  } finally {
    shelf.box = null;
  }
});

test('whose chair the host freed is told so, and may sit down again', async () => {
  const server = fakeServer({
    'GET /api/me': json(OLA),
    'GET /api/tables/table-1': json({ ...WITH_OLA, seat: 1 }),
    'GET /api/tables/table-1/invite': json({ id: 'table-1', invite: 'x' }),
  });
  await room();
  server.answers['GET /api/tables/table-1'] = json(GATHERING);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('The host freed this chair before the game. You may take another.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sit down at the table' })).toBeTruthy();
});
