/** Bots at tables online, matches that come from a browser, and the table for whoever cannot see or point. */
import { box as operationMostIII } from '../../games/operation-most-iii/index.ts';
import { expect, luck } from './browser.ts';
import { BOTH, faultless } from './faultless.ts';
import {
  allHeard,
  begin,
  beginTogether,
  beginWatched,
  followLink,
  inviteLink,
  openTable,
  openTalk,
  playUntil,
  test,
  words,
} from './online.ts';
import type { Person } from './person.ts';
import { decideSomething, home, setHotSeat } from './play.ts';
import { orderLine, say } from './seen.ts';

const TITLE = operationMostIII.words.en.title;

test('a bot at a table online moves by itself', async ({ invite }) => {
  const ada = await invite('Ada', 'phone');
  await openTable(ada, TITLE, {
    prepare: async (page) => {
      await page.getByText(words.newTable.is.bot, { exact: true }).last().click();
      await page.getByRole('combobox', { name: say.en.newTable.level }).selectOption('recruit');
    },
  });
  await begin(ada);
  const random = luck(7);
  const botMoved = (): boolean => [0, 1].every((seat) => ada.hasMoved(seat));
  expect(await playUntil([ada], random, 30, botMoved), 'both have moved').toBe(true);
});

test('a match of one browser is put online and played on by somebody elsewhere', async ({ invite }) => {
  const random = luck(21);
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  await setHotSeat(ada.page, { PL: 'Ada', DE: 'Bruno' });
  await playAtOneScreen(ada, random);
  await home(ada.page);
  await ada.page.getByRole('link', { name: say.en.records.playOnOnline(TITLE) }).click();
  await ada.page.getByRole('button', { name: words.newTable.start }).click();
  await ada.page.getByRole('textbox', { name: words.entry.name }).fill(ada.name);
  await ada.page.getByRole('button', { name: words.entry.begin, exact: true }).click();
  await ada.page.waitForURL('**/t/*');
  await followLink(bob, await inviteLink(ada));
  await begin(ada, bob);
  await expect.poll(() => [ada.seq, bob.seq]).toEqual([PLAYED, PLAYED]);
  await openTalk(bob);
  await expect(bob.page.getByText(say.en.table.council.notes.brought)).toBeVisible();
  await playUntil([ada, bob], random, 6);
  await allHeard(ada, bob);
  for (const one of [ada, bob]) expect(one.seq - PLAYED).toBe(ada.acknowledged.length + bob.acknowledged.length);
  expect(bob.acknowledged.length, 'somebody else moves').toBeGreaterThan(0);
});

const PLAYED = 3;

async function playAtOneScreen({ page }: Person, random: () => number): Promise<void> {
  for (let n = 0; n < PLAYED; n++) {
    const curtain = page.getByRole('button', { name: say.en.table.hold });
    await expect(curtain.or(orderLine(page)).first()).toBeVisible();
    if (await curtain.isVisible()) {
      await curtain.hover();
      await page.mouse.down();
      await expect(curtain).toHaveCount(0);
      await page.mouse.up();
    }
    await decideSomething(page, random);
  }
}

test('one gives up the place of a running game, and somebody who looked on plays on there', async ({ invite }) => {
  const random = luck(5);
  const { council } = say.en.table;
  const [ada, bob, eve] = await beginWatched(invite, TITLE);
  await playUntil([ada, bob], random, 3);
  await allHeard(ada, bob, eve);

  await openTalk(bob);
  await bob.page.getByRole('button', { name: council.giveUpPlace }).click();
  await expect(bob.page.getByText(council.mayComeBack)).toBeVisible();
  await bob.page.getByRole('button', { name: council.giveUpYes }).click();
  await bob.page.waitForURL('**/lobby');

  await expect(ada.page.getByRole('button', { name: council.ask.claim })).toBeVisible();
  await eve.page.getByRole('button', { name: council.takePlace('Bob') }).click();
  await eve.page.getByRole('textbox', { name: words.entry.name }).fill(eve.name);
  await eve.page.getByRole('button', { name: words.entry.begin, exact: true }).click();
  await expect(eve.page.getByRole('button', { name: council.takePlace('Bob') })).toHaveCount(0);
  await expect(ada.page.getByRole('button', { name: council.ask.claim })).toHaveCount(0);
  await playUntil([ada, eve], random, 6);
  expect(eve.acknowledged.length, 'whoever took the place moves').toBeGreaterThan(0);
});

test('axe finds nothing at a table online, with talk open and a question to answer', async ({ invite }) => {
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  await beginTogether(ada, bob, TITLE);
  await openTalk(ada);
  await ada.page.getByRole('textbox', { name: say.en.table.council.speak }).fill('Hello');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByRole('button', { name: say.en.table.council.ask.pause }).click();
  await expect(bob.page.getByRole('button', { name: say.en.table.council.agree })).toBeVisible();
  for (const { page } of [ada, bob]) await faultless(page, BOTH);
});
