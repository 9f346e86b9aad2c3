/** What people ask for counts once, and only what is theirs to ask for. */
import { fromClient } from '@sztab/protocol';
import { expect } from 'vitest';
import { key, moveOn, PEOPLE, test } from '../testing/four-in-a-hall.ts';

test('the same request twice counts once; another’s move, a stale one and one not offered are refused and change nothing', async ({
  four,
}) => {
  const table = await four.seated('operation-most-iii', 2);
  const match = table.playing?.match;
  if (!match) throw new Error('not begun');
  const [ask] = match.asks();
  if (!ask) throw new Error('nobody is asked');
  const [mine, other] = [PEOPLE[ask.seat] as string, PEOPLE[1 - ask.seat] as string];
  const first = { is: 'move' as const, key: key(), at: 0, move: ask.moves[0] as string };
  expect(await table.request(mine, first)).toBe(1);
  expect(await table.request(mine, first)).toBe(1);
  expect(match.seq).toBe(1);
  const before = JSON.stringify(match.state);
  await expect(table.request(null, { ...first, key: key() })).rejects.toThrow('not-seated');
  await expect(table.request('eve', { ...first, key: key(), at: 1 })).rejects.toThrow('not-seated');
  const next = match.asks();
  if (next.length === 1) await expect(table.request(mine, { ...first, key: key(), at: 0 })).rejects.toThrow('stale');
  await expect(table.request(other, { ...first, key: key(), at: 1, move: 'nonsense' })).rejects.toThrow();
  await expect(table.request(mine, { ...first, key: key(), at: 1, move: 'undo(1)' })).rejects.toThrow('not-offered');
  await expect(table.request(mine, { ...first, key: key(), at: 1, move: 'resign' })).rejects.toThrow('not-offered');
  expect(JSON.stringify(match.state)).toBe(before);
});

test('what is sent twice is said and done once', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  for (let n = 0; n < 3; n++) await moveOn(table);
  await table.request('ada', { is: 'propose', key: key(), wish: { is: 'undo', count: 1 } });
  const back = { is: 'vote' as const, key: key(), proposal: table.stored.proposal?.id as string, yes: true };
  const seqs = [await table.request('bob', back), await table.request('bob', back)];
  expect(seqs).toEqual([4, 4]);
  expect(table.playing?.match.moves).toHaveLength(2);
  // Also by a node that has forgotten what it answered.
  four.hall.forget(table.id);
  expect(await (await four.hall.open(table.id)).request('bob', back)).toBe(4);
  const words = { is: 'say' as const, key: key(), text: 'Hello' };
  for (let n = 0; n < 2; n++) await table.request('ada', words);
  const said = await four.store.db.selectFrom('talk').select('text').where('text', '=', 'Hello').execute();
  expect(said).toHaveLength(1);
  // Keys of the house are none that a page could send.
  expect(fromClient.safeParse({ is: 'say', key: 'bot:12345', text: 'Hello' }).success).toBe(false);
  expect(fromClient.safeParse({ is: 'say', key: 'bot-12345', text: 'Hello' }).success).toBe(true);
});
