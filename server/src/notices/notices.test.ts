/** Who is told what and when: real tables in a real database, and a real push service; only the time is ours. */
import { expect } from 'vitest';
import type { LiveTable } from '../tables/live-table.ts';
import { adaWaits, HOUR, MINUTE, ORIGIN, Page, playTo, startTable, test } from '../testing/ada-and-bob.ts';
import { takeMail, takePush } from './taking.ts';
import { noteTurns } from './turns.ts';

test('a turn is told once, to every browser and by mail, after ten minutes', async ({ world, node }) => {
  const [table] = (await adaWaits(node)) as [LiveTable];
  world.now += 9 * MINUTE;
  await node.round();
  expect([world.pushes(), world.mails()]).toEqual([[], []]);
  world.now += MINUTE;
  await node.round();
  const [letter] = world.service.pushed;
  expect(letter?.letter).toEqual({
    title: 'Twoja kolej',
    body: 'Operacja Most III · Bob (zostało: 47 godz.)',
    url: `/t/${table.id}`,
    tag: table.id,
    lang: 'pl',
  });
  expect(letter?.claims).toMatchObject({ aud: world.service.origin, sub: ORIGIN });
  expect(letter?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: table.id });
  expect(world.pushes()).toEqual(['ada-desk Twoja kolej', 'ada-phone Twoja kolej']);

  const [mail] = world.sink.mails;
  expect(mail).toMatchObject({ from: 'sztab@sztab.example', to: ['ada@example.com'] });
  expect(mail?.headers.get('subject')).toBe('Twoja kolej: Operacja Most III');
  expect(mail?.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(mail?.text).toContain(`Operacja Most III · Bob (zostało: 47 godz.)\n${ORIGIN}/t/${table.id}\n`);
  const stop = /^<(.*)>$/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(stop).toContain(`${ORIGIN}/api/mail/stop?token=ada-id.`);
  expect(mail?.text).toContain(stop);
  world.sink.mails.length = 0;

  for (let i = 0; i < 3; i++) {
    world.now += 7 * HOUR;
    await node.round();
  }
  expect([world.pushes(), world.mails(), world.troubles]).toEqual([[], [], []]);

  await playTo(table, 'bob-id');
  world.now += 10 * MINUTE;
  await node.round();
  expect([world.pushes(), world.mails()]).toEqual([
    ['bob-phone Your turn'],
    ['bob@example.com Your turn: Operation Most III'],
  ]);
  await playTo(table, 'ada-id');
  world.now += 10 * MINUTE;
  await node.round();
  expect(world.pushes()).toEqual(['ada-desk Twoja kolej', 'ada-phone Twoja kolej']);
});

test('nobody is told of a table whose page is open, at whatever node; ten minutes after it was closed they are', async ({
  world,
  node,
}) => {
  const [table] = (await adaWaits(node)) as [LiveTable];
  const page = new Page('ada-id');
  await table.join(page, null);
  for (let i = 0; i < 30; i++) {
    world.now += MINUTE;
    await node.round();
  }
  table.leave(page);
  world.now += 9 * MINUTE;
  await node.round();
  expect([world.pushes(), world.mails()]).toEqual([[], []]);
  world.now += MINUTE;
  await node.round();
  expect([world.pushes().length, world.mails().length]).toEqual([2, 1]);
});

test('not when paused, not with a live clock, not who does not want it', async ({ world, node }) => {
  const [paused, unwished] = (await adaWaits(node, 2)) as [LiveTable, LiveTable];
  await startTable(node, { is: 'live', seconds: 3600, more: 10 });
  await node.store.db.deleteFrom('notices').execute();
  const set = (fields: object, id: string) =>
    node.store.db.updateTable('tables').set(fields).where('id', '=', id).execute();
  await set({ paused: 1 }, paused.id);
  await set({ state: 'abandoned', asked: '[]' }, unwished.id);
  world.now += HOUR;
  await node.round();
  expect([world.pushes(), world.mails()]).toEqual([[], []]);
  await set({ paused: 0 }, paused.id);
  await node.store.db.updateTable('people').set({ mail: 0 }).execute();
  await node.round();
  expect([world.pushes().length, world.mails()]).toEqual([2, []]);
});

test('a start and an end are pushed to whoever does not look, and not to whoever made the end', async ({
  world,
  node,
}) => {
  const table = await startTable(node, { is: 'live', seconds: 3600, more: 10 });
  const page = new Page('bob-id');
  await table.join(page, null);
  await node.round();
  table.leave(page);
  world.now += 2 * MINUTE;
  await node.round();
  expect(world.pushes()).toEqual(['ada-desk Gra się zaczęła', 'ada-phone Gra się zaczęła']);
  await table.request('ada-id', { is: 'resign', key: 'resign-key', at: 0 });
  await table.onDue();
  world.now += 2 * MINUTE;
  await node.round();
  await node.round();
  expect([world.pushes(), world.mails()]).toEqual([['bob-phone The game is over'], []]);
});

test('a browser that is gone is forgotten; another trouble is no reason to', async ({ world, node }) => {
  await adaWaits(node);
  world.service.status = 500;
  world.now += 10 * MINUTE;
  await node.round();
  const targets = () => node.store.db.selectFrom('push').select('endpoint').where('person', '=', 'ada-id').execute();
  expect(await targets()).toHaveLength(2);
  expect(world.troubles).toEqual(Array(2).fill('push: Error: a push service did not take a letter'));
  await adaWaits(node);
  world.service.status = 410;
  world.now += 10 * MINUTE;
  await node.round();
  expect(await targets()).toEqual([]);
});

test('a redirection leads nowhere', async ({ world, node }) => {
  await adaWaits(node);
  world.service.status = 302;
  world.now += 10 * MINUTE;
  await node.round();
  expect(world.pushes()).toEqual([]);
  expect(world.troubles).toHaveLength(2);
});

test('who has left the chair, or the house, is not told', async ({ world, node }) => {
  const [table] = (await adaWaits(node)) as [LiveTable];
  world.now += 10 * MINUTE;
  await node.notices.look(world.now);
  const lines = () => node.store.db.selectFrom('notices').selectAll().where('person', '=', 'ada-id').execute();
  expect(await lines()).toHaveLength(1);
  await node.store.db.updateTable('chairs').set({ person: null }).where('person', '=', 'ada-id').execute();
  await node.notices.send(world.now);
  expect([world.pushes(), world.mails()]).toEqual([[], []]);
  await node.store.db.updateTable('chairs').set({ person: 'ada-id' }).where('person', 'is', null).execute();
  await node.store.db.updateTable('tables').set({ host: 'bob-id' }).where('id', '=', table.id).execute();
  // A look would not find the table once more: nothing was heard of it since.
  expect(await noteTurns(node.store, table.id, world.now)).toBe('waits');
  expect(await lines()).toHaveLength(1);
  await node.store.db.deleteFrom('people').where('id', '=', 'ada-id').execute();
  expect(await lines()).toEqual([]);
  await node.notices.send(world.now);
  expect([world.pushes(), world.mails()]).toEqual([[], []]);
});

test('who has moved before it could be said is not told', async ({ world, node }) => {
  const [table] = (await adaWaits(node)) as [LiveTable];
  world.now += 10 * MINUTE;
  await node.notices.look(world.now);
  await playTo(table, 'bob-id');
  await node.notices.send(world.now);
  expect([world.pushes(), world.mails()]).toEqual([[], []]);
});

test('where several are asked at once, another’s move is no new turn', async ({ world, node }) => {
  const table = await startTable(node);
  expect(table.stored.asked).toEqual([0, 1]);
  await node.store.db.deleteFrom('notices').execute();
  world.now += 10 * MINUTE;
  await node.round();
  expect(world.pushes()).toEqual(['ada-desk Twoja kolej', 'ada-phone Twoja kolej', 'bob-phone Your turn']);
  expect(world.mails()).toHaveLength(2);
  world.now += 7 * HOUR;
  await playTo(table, 'ada-id');
  world.now += 10 * MINUTE;
  await node.round();
  expect([world.pushes(), world.mails()]).toEqual([[], []]);
});

test('what was taken by a node that died is not sent by another', async ({ world, node }) => {
  const [table] = (await adaWaits(node)) as [LiveTable];
  world.now += 10 * MINUTE;
  await node.notices.look(world.now);
  expect(await takePush(node.store, { person: 'ada-id', match: table.id, kind: 'turn' }, world.now)).toBe(true);
  expect(await takeMail(node.store, 'ada-id', world.now)).toMatchObject({ matches: [table.id] });
  await node.round();
  expect([world.pushes(), world.mails()]).toEqual([[], []]);
});

test('the hall’s rounds look once a minute, and no more when it closes', async ({ world, node }) => {
  await adaWaits(node);
  const looked = async (): Promise<number> => {
    await node.hallRound();
    return world.pushes().length;
  };
  expect(await looked()).toBe(0);
  world.now += 10 * MINUTE;
  expect(await looked()).toBe(2);
  await adaWaits(node);
  world.now += MINUTE - 1;
  expect(await looked()).toBe(0);
  world.now += 10 * MINUTE;
  expect(await looked()).toBe(2);
  await adaWaits(node);
  world.now += 10 * MINUTE;
  await node.notices.close();
  expect(await looked()).toBe(0);
  expect(world.troubles).toEqual([]);
});
