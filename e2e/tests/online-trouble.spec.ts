/** What happens to a game online when cables are cut and servers die. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_META, type CourseAnswer, PROTOCOL } from '@sztab/protocol';
import { box as operationMostIII } from '../../games/operation-most-iii/index.ts';
import { startPostgres } from '../../server/src/testing/postgres.ts';
import { expect, luck } from './browser.ts';
import { Door, type ServerNode, startNode } from './doors.ts';
import {
  allHeard,
  begin,
  beginTogether,
  followLink,
  inviteLink,
  oneMove,
  openTable,
  playUntil,
  resign,
  savedRecord,
  tableId,
  test,
  touch,
} from './online.ts';
import type { Person } from './person.ts';
import { verified } from './secrets.ts';
import { endScreen, orderLine, say } from './seen.ts';

const TITLE = operationMostIII.words.en.title;

/** What a test has opened, also one that fails. */
const opened: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function openDoor(port: () => number): Promise<Door> {
  const door = await Door.open(port);
  opened.push(() => door.close());
  return door;
}

async function openNode(database: string, site?: string): Promise<ServerNode> {
  const node = await startNode(database, site);
  opened.push(() => node.kill());
  return node;
}

/** Touches until a move is on its way and has no answer; both may decide at once, then it can be one of each. */
async function moveOnItsWay(players: readonly Person[], random: () => number): Promise<void> {
  const onItsWay = (): boolean => players.some(({ waiting }) => waiting > 0);
  const sent = async (): Promise<boolean> => {
    for (const player of players) if (!onItsWay()) await touch([player], random);
    return onItsWay();
  };
  await expect.poll(sent, { timeout: 60_000, intervals: [10, 20, 40] }).toBe(true);
}

/** The record has exactly the moves that somebody was promised, in their order. */
async function expectNothingLostOrDoubled(players: readonly Person[]): Promise<void> {
  const [one] = players as [Person];
  if (!one.outcome) await resign(one);
  await expect(endScreen(one.page)).toBeVisible();
  const record = verified(await savedRecord(one));
  const promised = players.flatMap(({ acknowledged }) => acknowledged).sort((a, b) => a.place - b.place);
  expect(promised.map(({ move }) => move)).toEqual(record.entries.map(({ move }) => move));
}

test('a cut line: the move that was not sent arrives once, so does the one whose answer was lost; a reload goes on', async ({
  invite,
  baseURL,
}) => {
  const random = luck(1939);
  const door = await openDoor(() => Number(new URL(baseURL as string).port));
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  const players = [ada, bob];
  await beginTogether(ada, bob, TITLE, { at: door.url });
  await playUntil(players, random, 4);
  for (const lost of ['up', 'down'] as const) {
    const before = ada.seq;
    door.lost = lost;
    await moveOnItsWay(players, random);
    door.shut = true;
    door.cut();
    for (const { page } of players) await expect(orderLine(page)).toContainText(say.en.table.trouble.reconnecting);
    door.lost = null;
    door.shut = false;
    // More may follow at once, where the other has nothing to decide.
    await expect.poll(() => players.every(({ seq, waiting }) => seq > before && waiting === 0)).toBe(true);
    for (const { page } of players) await expect(orderLine(page)).not.toHaveAttribute('data-state', 'trouble');
  }
  const { seq } = bob;
  await bob.page.reload();
  await expect(orderLine(bob.page)).toBeVisible();
  await playUntil(players, random, 3);
  expect(bob.seq).toBeGreaterThan(seq);
  await expectNothingLostOrDoubled(players);
});

test('two servers and one PostgreSQL: one is killed in the middle of a move, and the game goes on at the other', async ({
  invite,
}) => {
  const postgres = await startPostgres();
  opened.push(() => postgres.stop());
  const database = await postgres.database();
  const first = await openNode(database);
  const second = await openNode(database);
  // Each has a way to the own server, and to the other one when that is dead.
  const doors = [
    await openDoor(() => (first.lives ? first : second).port),
    await openDoor(() => (second.lives ? second : first).port),
  ] as const;
  const random = luck(1920);
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  const players = [ada, bob];
  await openTable(ada, TITLE, { at: doors[0].url });
  const link = new URL(await inviteLink(ada));
  await followLink(bob, `${doors[1].url}${link.pathname}${link.search}`);
  await begin(ada, bob);
  await playUntil(players, random, 8);

  while ((await orderLine(ada.page).getAttribute('data-state')) !== 'yours') await oneMove(players, random);
  // Her move reaches the server, the answer does not reach her.
  doors[0].lost = 'down';
  await moveOnItsWay([ada], random);
  const { lines } = ada;
  const killed = Date.now();
  await first.kill();
  doors[0].lost = null;
  await expect.poll(() => ada.lines > lines && ada.waiting === 0, { intervals: [10, 20, 40] }).toBe(true);
  for (const { page } of players) await expect(orderLine(page)).not.toHaveAttribute('data-state', 'trouble');
  console.log(`back at the other server ${Date.now() - killed} ms after kill -9`);
  await allHeard(ada, bob);
  await playUntil(players, random, 8);

  const course = await ada.page.evaluate(
    async (id) => (await fetch(`/api/tables/${id}/course`)).json() as Promise<CourseAnswer>,
    tableId(ada.page),
  );
  expect(course.went.seq).toBe(players.flatMap(({ acknowledged }) => acknowledged).length);
  await expectNothingLostOrDoubled(players);
});

/** Today's client as tomorrow's: another build, and a protocol that today's pages do not speak. */
function clientOfTomorrow(folder: string): string {
  const site = path.join(folder, 'site');
  fs.cpSync(fileURLToPath(new URL('../../web/dist', import.meta.url)), site, { recursive: true });
  const index = path.join(site, 'index.html');
  const said = JSON.stringify({ build: 'tomorrow', protocol: PROTOCOL + 1, oldest: PROTOCOL + 1 });
  const page = fs.readFileSync(index, 'utf8');
  const meta = new RegExp(`(<meta name="${BUILD_META}" content=")[^"]*`);
  expect(page).toMatch(meta);
  fs.writeFileSync(index, page.replace(meta, `$1${said.replaceAll('"', '&quot;')}`));
  return site;
}

test('the server is renewed under a game: the unsent move is kept, the newer page is offered, and the move goes out once', async ({
  invite,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sztab-two-builds-'));
  opened.push(async () => fs.rmSync(folder, { recursive: true }));
  const database = path.join(folder, 'sztab.db');
  let node = await openNode(database);
  const door = await openDoor(() => node.port);
  const random = luck(1918);
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  const players = [ada, bob];
  await beginTogether(ada, bob, TITLE, { at: door.url });
  await playUntil(players, random, 4);

  const before = ada.seq;
  door.lost = 'up';
  await moveOnItsWay(players, random);
  door.shut = true;
  await node.stop();
  const unsent = players.map(({ waiting }) => waiting);
  door.cut();
  node = await openNode(database, clientOfTomorrow(folder));
  door.lost = null;
  door.shut = false;
  for (const { page } of players) await expect(orderLine(page)).toContainText(say.en.table.trouble.outdated);
  // Nothing was said to a server that would misread it.
  expect(players.map(({ waiting }) => waiting)).toEqual(unsent);
  for (const { page } of players) {
    await page.getByRole('button', { name: say.en.table.takeNewer }).click();
    await expect(page.locator(`meta[name="${BUILD_META}"]`)).toHaveAttribute('content', /tomorrow/);
  }
  await expect.poll(() => players.every(({ seq, waiting }) => seq > before && waiting === 0)).toBe(true);
  for (const { page } of players) await expect(orderLine(page)).not.toHaveAttribute('data-state', 'trouble');
  await playUntil(players, random, 3);
  await expectNothingLostOrDoubled(players);
});
