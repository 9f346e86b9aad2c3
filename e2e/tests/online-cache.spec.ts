/** A page that the browser keeps for its back button is not at the table: nobody sees its person there until the page is shown again. */
import type { Page } from '@playwright/test';
import { box as operationMostIII } from '../../games/operation-most-iii/index.ts';
import config from '../playwright.config.ts';
import { expect } from './browser.ts';
import { beginTogether, test } from './online.ts';
import { say } from './seen.ts';

// Playwright switches this cache off unless it is told not to.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

const { council } = say.en.table;
const presenceOfOther = (page: Page) => page.locator('.online-strip .presence');

test('a page in the back/forward cache shows nobody as here', async ({ invite }) => {
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'desk');
  await beginTogether(ada, bob, operationMostIII.words.en.title);
  await expect(presenceOfOther(ada.page)).toHaveAttribute('title', council.here);
  // On a busy machine the browser may drop a page from its cache; then it is left once more.
  await expect(async () => {
    await bob.page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }), { once: true }),
    );
    await bob.page.goto('/help');
    await expect(presenceOfOther(ada.page)).toHaveAttribute('title', council.away);
    // A page that comes out of the cache is not loaded, so there is no load to wait for.
    await bob.page.evaluate(() => history.back());
    await expect(presenceOfOther(ada.page)).toHaveAttribute('title', council.here);
    const isKept = await bob.page.evaluate(() => 'persisted' in window && window.persisted === true);
    expect(isKept, 'the very page is shown again').toBe(true);
  }).toPass({ timeout: 90_000 });
});
