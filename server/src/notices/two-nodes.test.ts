/** Two nodes on one PostgreSQL: every notice is told once. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LiveTable } from '../tables/live-table.ts';
import { AdaAndBob, adaWaits, MINUTE, type Node, Page } from '../testing/ada-and-bob.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

let postgres: TestPostgres;
let world: AdaAndBob;
let nodes: [Node, Node];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  world = await AdaAndBob.open();
  const url = await postgres.database();
  nodes = [await world.openNode(url), await world.openNode(url)];
  await world.addPeople(nodes[0].store);
});
afterEach(() => world.close(...nodes));

test('both look and send at the same time: every notice comes once', async () => {
  const tables = await adaWaits(nodes[0], 4);
  world.now += 10 * MINUTE;
  await Promise.all(nodes.flatMap((node) => [node.round(), node.round()]));
  await Promise.all(nodes.map((node) => node.round()));
  const told = world.service.pushed.map(({ browser, letter }) => `${browser} ${letter.tag}`).sort();
  const each = tables.flatMap(({ id }) => [`ada-desk ${id}`, `ada-phone ${id}`]).sort();
  expect(told).toEqual(each);
  expect(new Set(world.service.pushed.map(({ key }) => key)).size).toBe(1);
  expect(world.sink.mails).toHaveLength(1);
  for (const { id } of tables) expect(world.sink.mails[0]?.text).toContain(id);
  expect(world.troubles).toEqual([]);
});

test('a page that is open at one node is known to the other', async () => {
  const [here, there] = nodes;
  const [table] = (await adaWaits(here)) as [LiveTable];
  await table.join(new Page('ada-id'), null);
  world.now += 9 * MINUTE;
  await here.round();
  world.now += MINUTE;
  await there.round();
  expect([world.pushes(), world.mails()]).toEqual([[], []]);
  world.now += 8 * MINUTE;
  await there.round();
  expect(world.pushes()).toEqual([]);
  // That node is gone, and the page with it.
  world.now += MINUTE;
  await there.round();
  expect([world.pushes().length, world.mails().length]).toEqual([2, 1]);
});

test('a node that starts later tells what the first did not live to tell', async () => {
  const url = await postgres.database();
  const first = await world.openNode(url);
  await world.addPeople(first.store);
  await adaWaits(first);
  await first.close();
  world.now += 10 * MINUTE;
  const later = await world.openNode(url);
  await later.round();
  await later.close();
  expect([world.pushes().length, world.mails().length]).toEqual([2, 1]);
});
