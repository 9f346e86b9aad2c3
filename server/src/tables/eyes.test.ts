/** Nobody looks into two hands of one match, by whatever way one tries to. */
import { Match, writeRecord } from '@sztab/kernel';
import type { TableInfo } from '@sztab/protocol';
import { takeGame } from '@sztab/shelf';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const GAME = 'operation-most-iii';

let app: App;
let [ada, bob, eve]: Visitor[] = [];

beforeEach(async () => {
  ({ app } = await openHouse());
  [ada, bob, eve] = [new Visitor(app), new Visitor(app), new Visitor(app)];
  for (const [name, one] of Object.entries({ Ada: ada, Bob: bob, Eve: eve }))
    await one?.post('/api/guest', { name, language: 'en' });
});
afterEach(() => app.close());

const people = (): [Visitor, Visitor, Visitor] => [ada, bob, eve] as [Visitor, Visitor, Visitor];

/** Ada has the first chair, Bob the second, and it has begun. */
async function begun(): Promise<string> {
  const [a, b] = people();
  const chairs = [{ is: 'me' }, { is: 'open' }];
  const wanted = { game: GAME, options: {}, chairs, drawn: false, access: 'public', pace: { is: 'none' } };
  const { id } = (await a.post('/api/tables', wanted)).body;
  await b.post(`/api/tables/${id}/sit`, { seat: null });
  for (const one of [a, b]) await one.post(`/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
  return id;
}
const chairOf = async (who: Visitor, id: string) => ((await who.get(`/api/tables/${id}`)).body as TableInfo).seat;

test('who got up does not sit down on the other chair, only on the own one again', async () => {
  const [a, b] = people();
  const id = await begun();
  for (const one of [a, b]) expect((await one.post(`/api/tables/${id}/stand`)).status).toBe(200);
  expect(await a.post(`/api/tables/${id}/sit`, { seat: 1 })).toMatchObject({
    status: 409,
    body: { error: 'other-eyes' },
  });
  expect(await chairOf(a, id)).toBeNull();
  // Any chair that is free: for these two there is one.
  for (const one of [b, a]) await one.post(`/api/tables/${id}/sit`, { seat: null });
  expect([await chairOf(a, id), await chairOf(b, id)]).toEqual([0, 1]);
});

test('somebody who only looked on may take the chair, and has its eyes for good', async () => {
  const [a, b, e] = people();
  const id = await begun();
  expect((await e.get(`/api/tables/${id}/course`)).status).toBe(200);
  await b.post(`/api/tables/${id}/stand`);
  expect((await e.post(`/api/tables/${id}/sit`, { seat: 1 })).body.seat).toBe(1);
  // Taken: the one who had it before finds none, and the other is still not for Eve.
  expect((await b.post(`/api/tables/${id}/sit`, { seat: null })).body).toEqual({ error: 'no-free-chair' });
  for (const one of [a, e]) await one.post(`/api/tables/${id}/stand`);
  expect((await e.post(`/api/tables/${id}/sit`, { seat: 0 })).body).toEqual({ error: 'other-eyes' });
  expect((await e.post(`/api/tables/${id}/sit`, { seat: 1 })).body.seat).toBe(1);
});

test('before the start chairs may be changed, and a rematch is a new match', async () => {
  const [a, b] = people();
  const chairs = [{ is: 'me' }, { is: 'open' }];
  const wanted = { game: GAME, options: {}, chairs, drawn: false, access: 'public', pace: { is: 'none' } };
  const { id } = (await a.post('/api/tables', wanted)).body;
  for (const seat of [1, 0, 1]) expect((await a.post(`/api/tables/${id}/sit`, { seat })).body.seat).toBe(seat);
  await b.post(`/api/tables/${id}/sit`, { seat: 0 });
  for (const one of [a, b]) await one.post(`/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
  expect((await a.post(`/api/tables/${id}/sit`, { seat: 0 })).body).toEqual({ error: 'already-started' });
});

test('an export holds what the person entered, and nothing that a chair did before', async () => {
  const [a, b] = people();
  const { game } = await takeGame(GAME);
  const match = new Match(game, { players: 2, seed: ENTROPY.repeat(2) });
  while (new Set(match.entries.map(({ role }) => role)).size < 2) {
    const [{ seat, moves } = { seat: 0, moves: [] }] = match.asks();
    match.play(seat, moves[0] as string);
  }
  const brought = { record: writeRecord(match.record()), chairs: [{ is: 'open' }, { is: 'open' }] };
  const wanted = { ...brought, access: 'public', pace: { is: 'none' } };
  const { id } = (await a.post('/api/tables/bring', wanted)).body;
  for (const seat of [0, 1]) {
    expect((await b.post(`/api/tables/${id}/sit`, { seat })).body.seat).toBe(seat);
    expect((await b.get('/api/me/export')).body.moves).toEqual([]);
  }
  await a.post(`/api/tables/${id}/sit`, { seat: 0 });
  for (const one of [a, b]) await one.post(`/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
  expect(((await b.get(`/api/tables/${id}`)).body as TableInfo).state).toBe('playing');
  for (const one of [a, b]) expect((await one.get('/api/me/export')).body.moves).toEqual([]);
});
