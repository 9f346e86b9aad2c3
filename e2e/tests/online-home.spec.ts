/** Home and the top bar of somebody who plays online: whose turn it is, where they can be seen from every page. */
import type { Page } from '@playwright/test';
import { box as operationMostIII } from '../../games/operation-most-iii/index.ts';
import { expect } from './browser.ts';
import { BOTH, faultless } from './faultless.ts';
import { allHeard, beginTogether, openTable, playUntil, test, words } from './online.ts';
import type { Person } from './person.ts';
import { orderLine, outside, say } from './seen.ts';

const TITLE = operationMostIII.words.en.title;
const badge = (page: Page) => page.getByRole('navigation', { name: say.en.mainMenu }).locator('.nav-badge');
const waiting = (page: Page) => page.getByRole('region', { name: words.yourTurns.title });
const daysPerMove = (page: Page) => page.getByText(words.pace.days, { exact: true }).click();

/** Plays until exactly one of two is asked: first the one who is, then the other. */
async function untilOneIsAsked(two: readonly [Person, Person], random: () => number): Promise<[Person, Person]> {
  const asked = async ({ page }: Person) => (await orderLine(page).getAttribute('data-state')) === 'yours';
  for (let n = 0; n < 20; n++) {
    await allHeard(...two);
    const [first, second] = [await asked(two[0]), await asked(two[1])];
    if (first !== second) return first ? [two[0], two[1]] : [two[1], two[0]];
    await playUntil(two, random, 1);
  }
  throw new Error('both are asked all the time');
}

test('home begins with my turn at a table online, and every page counts it', async ({ invite }) => {
  const two = [await invite('Ada', 'desk'), await invite('Bob', 'phone')] as const;
  await beginTogether(...two, TITLE, { prepare: daysPerMove });
  let state = 3;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  const [mover, other] = await untilOneIsAsked(two, random);
  const table = mover.page.url();

  await mover.page.goto('/');
  const first = mover.page.locator('#content > section').first();
  await expect(first).toHaveAccessibleName(words.yourTurns.title);
  await expect(first.getByRole('heading')).toHaveText(say.en.yourMoveAt(TITLE));
  await expect(first).toContainText(words.yourTurns.against(other.name));
  await expect(first).toContainText(/left/);
  await expect(badge(mover.page)).toHaveText('1');
  await expect(mover.page).toHaveTitle(/^●/);
  // Nothing else on the page claims to come first.
  await expect(mover.page.locator('#content .btn.primary')).toHaveCount(1);
  await faultless(mover.page, BOTH);
  expect((await outside(mover.page)).tooWide).toBe(0);

  await mover.page.goto('/help');
  await expect(badge(mover.page)).toHaveText('1');
  await other.page.goto('/');
  await expect(badge(other.page)).toHaveCount(0);
  await expect(waiting(other.page)).toHaveCount(0);

  await mover.page.goto('/');
  await waiting(mover.page).getByRole('link', { name: say.en.toTable }).click();
  await expect(mover.page).toHaveURL(table.replace(/\?.*/, ''));
});

test('who has no online session fetches nothing of the online pages', async ({ invite }) => {
  const eve = await invite('Eve', 'desk');
  const asked: string[] = [];
  eve.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await eve.page.goto('/');
  await expect(eve.page.getByRole('heading', { name: say.en.empty.title })).toBeVisible();
  await eve.page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/') || /waiting/.test(path))).toEqual([]);
});

test('somebody who only hosts a table that gathers is not called', async ({ invite }) => {
  const ada = await invite('Ada', 'desk');
  await openTable(ada, TITLE);
  await Promise.all([ada.page.waitForResponse(/\/api\/lobby/), ada.page.goto('/')]);
  await expect(badge(ada.page)).toHaveCount(0);
  await expect(waiting(ada.page)).toHaveCount(0);
});
