import { refusalWord } from '@sztab/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { en } from '../../words/online/en.ts';
import { pl } from '../../words/online/pl.ts';
import { fakeServer, GATHERING, OLA, refuse } from '../testing/server.ts';
import { troubleText } from '../words.ts';
import { api } from './api.ts';
import { Offline, Refused, troubleWord } from './trouble.ts';

afterEach(() => vi.unstubAllGlobals());
const wordOf = (question: Promise<unknown>): Promise<string> =>
  question.then(
    () => 'no trouble',
    (error: unknown) => troubleWord(error),
  );

test('every refusal of the server has a sentence in both languages, and so has whatever else may go wrong', () => {
  const words = Object.values(refusalWord._zod.def.entries);
  for (const say of [pl, en]) {
    expect(words.filter((word) => !(word in say.troubles))).toEqual([]);
    expect(troubleText(say, 'a-word-of-tomorrow')).toBe(say.troubles.failed);
  }
  expect(Object.keys(en.troubles).sort()).toEqual(Object.keys(pl.troubles).sort());
});

test('the word of a refusal comes through', async () => {
  fakeServer({ 'POST /api/login': refuse('wrong-login', 401) });
  await expect(api.signIn({ login: 'ola', password: 'x' })).rejects.toThrow(Refused);
  expect(await wordOf(api.signIn({ login: 'ola', password: 'x' }))).toBe('wrong-login');
});

test('no answer, a page of a proxy, and a site that serves only files are all the same: no server', async () => {
  fakeServer({ 'GET /api/me': 'away' });
  await expect(api.me()).rejects.toThrow(Offline);
  for (const status of [200, 404, 502]) {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status, headers: { 'content-type': 'text/html' } }));
    expect(await wordOf(api.lobby(1))).toBe('offline');
  }
});

test('an answer that is not of the protocol is not used', async () => {
  fakeServer({
    'GET /api/me': { json: { ...OLA, codes: 'many' } },
    'GET /api/sessions': { json: { not: 'a list' } },
    'GET /api/tables/t-1': { json: GATHERING },
  });
  expect(await wordOf(api.me())).toBe('misread');
  expect(await wordOf(api.sessions())).toBe('misread');
  expect(await api.table('t-1')).toEqual(GATHERING);
});

test('what changes something says that it is JSON, and brings its invitation along', async () => {
  const server = fakeServer({ 'POST /api/tables/t%2F1/sit': { json: GATHERING } });
  await api.sit('t/1', { seat: 2, invite: 'abc' });
  expect(server.asked).toEqual([{ what: 'POST /api/tables/t%2F1/sit', body: { seat: 2, invite: 'abc' } }]);
  const [, init] = vi.mocked(fetch).mock.calls[0] as [string, RequestInit];
  expect(init.headers).toMatchObject({ 'content-type': 'application/json' });
});
