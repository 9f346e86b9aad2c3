/** What needs everybody's consent at a table, and what becomes of a proposal. */
import type { Proposed } from '@sztab/protocol';
import { expect } from 'vitest';
import { key, LIVE, moveOn, PEOPLE, ToldPage, test } from '../testing/four-in-a-hall.ts';
import { standUp } from './gathering.ts';

test('undo beyond what is free, a pause and a new player need everybody’s consent', async ({ four }) => {
  const table = await four.seated('first-to-fight', 2);
  const playing = table.playing;
  if (!playing) throw new Error('not begun');
  const { match } = playing;
  while (match.moves.length < 4) {
    const [ask] = match.asks();
    if (!ask) throw new Error('over');
    await table.request(PEOPLE[ask.seat] as string, {
      is: 'move',
      key: key(),
      at: match.seq,
      move: ask.moves[0] as string,
    });
  }
  await expect(table.request('ada', { is: 'undo', key: key(), at: match.seq, count: 4 })).rejects.toMatchObject({
    code: 'needs-consent',
  });
  await table.request('ada', { is: 'propose', key: key(), wish: { is: 'undo', count: 4 } });
  expect(match.moves.some(({ barrier }) => barrier !== null)).toBe(true);
  expect(table.stored.proposal).toMatchObject({ revealed: true });
  const id = table.stored.proposal?.id as string;
  for (const person of ['ada', 'bob'])
    await expect(table.request(person, { is: 'propose', key: key(), wish: { is: 'pause' } })).rejects.toThrow(
      'proposal-open',
    );
  await expect(table.request('ada', { is: 'vote', key: key(), proposal: id, yes: true })).rejects.toThrow(
    'no-such-proposal',
  );
  await table.request('bob', { is: 'vote', key: key(), proposal: id, yes: true });
  expect(match.moves).toHaveLength(0);
  expect(table.stored.proposal).toBeNull();
  await table.request('bob', { is: 'propose', key: key(), wish: { is: 'pause' } });
  await table.request('ada', { is: 'vote', key: key(), proposal: table.stored.proposal?.id as string, yes: true });
  const [ask] = match.asks();
  const seat = ask?.seat as number;
  const move = { is: 'move' as const, key: key(), at: match.seq, move: ask?.moves[0] as string };
  await expect(table.request(PEOPLE[seat] as string, move)).rejects.toThrow('paused');
  await table.request('ada', { is: 'propose', key: key(), wish: { is: 'resume' } });
  await table.request('bob', { is: 'vote', key: key(), proposal: table.stored.proposal?.id as string, yes: true });
  await table.request(PEOPLE[seat] as string, move);
  await expect(
    table.request('ada', { is: 'propose', key: key(), wish: { is: 'bot', seat: 1, level: 'officer' } }),
  ).rejects.toThrow('not-offered');
  await table.request('ada', { is: 'propose', key: key(), wish: { is: 'abandon' } });
  await standUp(table, 'bob');
  expect(table.stored.proposal).toBeNull();
  await table.request('ada', { is: 'propose', key: key(), wish: { is: 'bot', seat: 1, level: 'officer' } });
  expect(table.stored.chairs[1]).toMatchObject({ person: null, bot: 'officer' });
});

test('nothing is left to agree on after the end', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  await table.request('ada', { is: 'propose', key: key(), wish: { is: 'abandon' } });
  const id = table.stored.proposal?.id as string;
  await table.request('bob', { is: 'resign', key: key(), at: table.playing?.match.seq as number });
  expect(table.stored).toMatchObject({ state: 'over', proposal: null });
  await expect(table.request('bob', { is: 'vote', key: key(), proposal: id, yes: true })).rejects.toThrow('over');
  expect(table.stored.state).toBe('over');
});

test('a proposal that is done, or that a move has outdated, is gone from every page', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  for (let n = 0; n < 2; n++) await moveOn(table);
  const page = new ToldPage(null);
  await table.join(page, null);
  const lies = (): boolean => {
    const told = page.messages.findLast((message) => message.is === 'table');
    return told?.is === 'table' && told.table.proposal !== null;
  };
  const ask = () => table.request('ada', { is: 'propose', key: key(), wish: { is: 'undo', count: 1 } });
  await ask();
  expect(lies()).toBe(true);
  await table.request('bob', { is: 'vote', key: key(), proposal: table.stored.proposal?.id as string, yes: true });
  expect(lies()).toBe(false);
  await ask();
  expect(lies()).toBe(true);
  await moveOn(table);
  expect(lies()).toBe(false);
});

test('an undo that is agreed during a pause leaves the clocks standing', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2, LIVE);
  for (let n = 0; n < 2; n++) await moveOn(table);
  const agree = async (wish: Proposed) => {
    await table.request('ada', { is: 'propose', key: key(), wish });
    await table.request('bob', { is: 'vote', key: key(), proposal: table.stored.proposal?.id as string, yes: true });
  };
  await agree({ is: 'pause' });
  await agree({ is: 'undo', count: 1 });
  expect(table.stored).toMatchObject({ paused: 1, due: null, clock: { running: [] } });
});
