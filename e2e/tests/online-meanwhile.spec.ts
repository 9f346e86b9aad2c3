/** What happens at a table online while somebody is away, and after its end: talk, requests, the rematch, and a link for others. */
import type { Page } from '@playwright/test';
import { box as operationMostIII } from '../../games/operation-most-iii/index.ts';
import { expect } from './browser.ts';
import { BOTH, faultless } from './faultless.ts';
import { beginTogether, closeTalk, openTalk, resign, test, words } from './online.ts';
import { endScreen, orderLine, outside, say, tool } from './seen.ts';

const TITLE = operationMostIII.words.en.title;
const { council } = say.en.table;
const count = (page: Page) => tool(page, council.title).locator('.tool-count');

test('what was said while one was away is counted and marked, until it was read', async ({ invite }) => {
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  await beginTogether(ada, bob, TITLE);
  const table = bob.page.url();
  await expect(count(bob.page)).toHaveCount(0);
  await bob.page.goto('/help');
  await openTalk(ada);
  for (const line of ['Back soon?', 'I wait for you']) {
    await ada.page.getByRole('textbox', { name: council.speak }).fill(line);
    await ada.page.keyboard.press('Enter');
    await expect(ada.page.getByText(line)).toBeVisible();
  }

  await bob.page.goto(table);
  await expect(count(bob.page)).toHaveText('2');
  await openTalk(bob);
  await expect(bob.page.getByRole('listitem').filter({ hasText: 'Back soon?' })).toContainText(council.newLines);
  await expect(bob.page.getByText(council.newLines)).toHaveCount(1);
  await faultless(bob.page, BOTH);
  await closeTalk(bob);
  await bob.page.reload();
  await expect(orderLine(bob.page)).toBeVisible();
  await openTalk(bob);
  await expect(bob.page.getByText('I wait for you')).toBeVisible();
  await expect(bob.page.getByText(council.newLines)).toHaveCount(0);
});

test('somebody who is away finds on home what the other asks', async ({ invite }) => {
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  await beginTogether(ada, bob, TITLE);
  await bob.page.goto('/help');
  await openTalk(ada);
  await ada.page.getByRole('button', { name: council.ask.pause, exact: true }).click();
  await expect(ada.page.getByText(council.youAsk(council.proposed.pause as string))).toBeVisible();
  await bob.page.goto('/');
  const turns = bob.page.getByRole('region', { name: words.yourTurns.title });
  await expect(turns.getByRole('heading')).toHaveText(words.yourTurns.asked(TITLE));
  await turns.getByRole('link', { name: say.en.toTable }).click();
  await bob.page.getByRole('button', { name: council.agree, exact: true }).click();
  await expect(ada.page.getByText(council.resting).first()).toBeVisible();
});

test('the rematch is told to the other, and a stranger sees a finished public game by its link', async ({ invite }) => {
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  await beginTogether(ada, bob, TITLE, {
    prepare: (page) => page.getByText(words.access.public, { exact: true }).click(),
  });
  await resign(bob);
  for (const { page } of [ada, bob]) await expect(endScreen(page)).toBeVisible();

  await ada.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ada.page.getByRole('button', { name: say.en.table.shareMatch }).click();
  await expect(ada.page.getByText(say.en.table.shareCopied)).toBeVisible();
  const link = await ada.page.evaluate(() => navigator.clipboard.readText());
  const eve = await invite('Eve', 'phone');
  await eve.page.goto(link);
  await expect(endScreen(eve.page)).toBeVisible();

  await expect(bob.page.getByText(say.en.table.rematchOpen)).toHaveCount(0);
  await ada.page.getByRole('button', { name: say.en.table.rematch }).click();
  await ada.page.waitForURL((url) => !link.endsWith(url.pathname));
  await expect(bob.page.getByText(say.en.table.rematchOpen)).toBeVisible();
  await faultless(bob.page, BOTH);
  expect((await outside(bob.page)).tooWide).toBe(0);
  await bob.page.getByRole('button', { name: say.en.table.toRematch }).click();
  await expect.poll(() => new URL(bob.page.url()).pathname).toBe(new URL(ada.page.url()).pathname);
});

test('a game that was not public has no link for others', async ({ invite }) => {
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  await beginTogether(ada, bob, TITLE);
  await resign(bob);
  await expect(endScreen(ada.page)).toBeVisible();
  await expect(ada.page.getByRole('button', { name: say.en.table.shareMatch })).toHaveCount(0);
});
