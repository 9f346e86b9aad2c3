/** Mails on their whole way to a real SMTP server. */
import { expect } from 'vitest';
import type { LiveTable } from '../tables/live-table.ts';
import { adaWaits, HOUR, MINUTE, ORIGIN, test } from '../testing/ada-and-bob.ts';

test('mail is a digest: what begins to wait within six hours comes with the next, beside what still waits', async ({
  world,
  node,
}) => {
  const [first] = (await adaWaits(node)) as [LiveTable];
  world.now += 10 * MINUTE;
  await node.round();
  expect(world.mails()).toHaveLength(1);
  world.now += HOUR;
  const others = await adaWaits(node, 2);
  world.now += HOUR;
  await node.round();
  expect(world.mails()).toEqual([]);
  // One for each table and browser.
  expect(world.pushes()).toHaveLength(6);
  world.now += 5 * HOUR;
  await node.round();
  const [digest] = world.sink.mails;
  expect(digest?.headers.get('subject')).toMatch(/^=\?UTF-8\?/);
  for (const { id } of [first, ...others]) expect(digest?.text).toContain(`${ORIGIN}/t/${id}\n`);
  expect(world.mails()).toHaveLength(1);
  expect(world.pushes()).toEqual([]);
});

test('a name in a mail is no link', async ({ world, node }) => {
  const name = { name: 'http://www.evil.example/win' };
  await node.store.db.updateTable('people').set(name).where('id', '=', 'bob-id').execute();
  await adaWaits(node);
  world.now += 10 * MINUTE;
  await node.round();
  expect(world.sink.mails[0]?.text).toContain('http www evil example win');
});

test('nothing is written to an address that nobody has confirmed', async ({ world, node }) => {
  const set = (confirmed: number) =>
    node.store.db.updateTable('people').set({ confirmed }).where('id', '=', 'ada-id').execute();
  await set(0);
  await adaWaits(node);
  world.now += 10 * MINUTE;
  await node.round();
  expect([world.mails(), world.pushes().length]).toEqual([[], 2]);
  await set(1);
  await node.round();
  expect(world.mails()).toHaveLength(1);
});

test('a mail that was surely not taken is tried again, five times; the log names nobody', async ({ world, node }) => {
  await adaWaits(node);
  world.sink.mood = { at: 'RCPT', reply: '451 ada@example.com not now' };
  world.now += 10 * MINUTE;
  for (let i = 0; i < 8; i++) {
    await node.round();
    world.now += MINUTE;
  }
  const told = world.troubles.filter((line) => line.startsWith('mail'));
  expect(told).toEqual(Array(5).fill('mail: Error: mail was not taken: EENVELOPE RCPT TO 451'));
  world.sink.mood = null;
  world.now += 7 * HOUR;
  await node.round();
  expect(world.mails()).toEqual([]);
});

test('as soon as the server takes mail again it gets one', async ({ world, node }) => {
  await adaWaits(node);
  world.now += 10 * MINUTE;
  world.sink.mood = { at: 'end', reply: '452 full' };
  await node.round();
  world.sink.mood = null;
  await node.round();
  await node.round();
  expect(world.mails()).toHaveLength(1);
});

test.for([
  ['broke while it was sent', { at: 'end', reply: null }],
  ['was refused for good', { at: 'RCPT', reply: '550 no such person' }],
] as const)('a mail is not sent again when it %s', async ([, mood], { world, node }) => {
  await adaWaits(node);
  world.now += 10 * MINUTE;
  world.sink.mood = mood;
  await node.round();
  world.sink.mood = null;
  await node.round();
  expect(world.mails()).toEqual([]);
  expect(world.troubles).toHaveLength(1);
});

test('an address that is none puts nothing into a header', async ({ world, node }) => {
  await adaWaits(node);
  const email = 'ada@example.com\r\nBcc: all@example.com';
  await node.store.db.updateTable('people').set({ email }).where('id', '=', 'ada-id').execute();
  world.now += 10 * MINUTE;
  const { visits } = world.sink;
  await node.round();
  expect(world.sink.visits).toBe(visits);
  expect(world.troubles).toEqual(['mail: Error: mail was not taken: ADDRESS 553']);
});
