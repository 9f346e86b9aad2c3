/** Tables that one finds again without sitting there: a table opened for others, and a seat that was given up and is still free. */
import { box as operationMostIII } from '../../games/operation-most-iii/index.ts';
import { expect } from './browser.ts';
import { BOTH, faultless } from './faultless.ts';
import { begin, beginTogether, followLink, inviteLink, openTable, openTalk, test, words } from './online.ts';
import { orderLine, say } from './seen.ts';

const TITLE = operationMostIII.words.en.title;
const { council } = say.en.table;

test('a teacher opens a table without sitting down, invites two, watches, and finds it again', async ({ invite }) => {
  const teacher = await invite('Ms Nowak', 'desk');
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  await openTable(teacher, TITLE, {
    prepare: async (page) => {
      await page.getByText(words.newTable.is.open, { exact: true }).first().click();
      await expect(page.getByText(words.newTable.onlyHosts)).toBeVisible();
      await faultless(page, BOTH);
    },
  });
  const link = await inviteLink(teacher);
  const room = teacher.page.url();
  await teacher.page.goto('/lobby');
  const mine = teacher.page.getByRole('region', { name: words.mine });
  await mine.getByRole('link', { name: `${words.toRoom}: ${TITLE}` }).click();
  await expect(teacher.page).toHaveURL(room);

  await followLink(ada, link);
  await followLink(bob, link);
  await begin(ada, bob);
  await expect(orderLine(teacher.page)).toBeVisible();
  await teacher.page.goto('/lobby');
  await expect(mine).toContainText(words.youHost);
  await mine.getByRole('link', { name: `${words.see}: ${TITLE}` }).click();
  await expect(orderLine(teacher.page)).toBeVisible();
});

test('a seat given up at a table by link stays among my tables while it is free, and can be taken again', async ({
  invite,
}) => {
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  await beginTogether(ada, bob, TITLE);
  await openTalk(bob);
  await bob.page.getByRole('button', { name: council.giveUpPlace }).click();
  await bob.page.getByRole('button', { name: council.giveUpYes }).click();
  await bob.page.waitForURL('**/lobby');
  await expect(ada.page.getByRole('button', { name: council.ask.claim })).toBeVisible();

  const mine = bob.page.getByRole('region', { name: words.mine });
  await expect(mine).toContainText(words.gaveUp);
  await faultless(bob.page, BOTH);
  await mine.getByRole('button', { name: `${words.sitAgain}: ${TITLE}` }).click();
  await expect(orderLine(bob.page)).toBeVisible();
  await expect(ada.page.getByRole('button', { name: council.ask.claim })).toHaveCount(0);
  // Without the link in the address: it is his seat again.
  expect(new URL(bob.page.url()).search).toBe('');
});
