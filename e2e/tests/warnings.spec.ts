/** Pages log no warnings in the browser's console, and fetch no file twice. */
import type { Page } from '@playwright/test';
import { gameIds } from '@sztab/shelf';
import { expect, test } from './browser.ts';
import { beforeTheEnd } from './engine.ts';
import { openAt } from './play.ts';
import { fetched, GAME, orderLine, say, tableId } from './seen.ts';

/** Files that came over the wire more than once; answers of the API may change. */
const fetchedTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, transferSize }) => transferSize > 0 && !new URL(name).pathname.startsWith('/api/'))
      .map(({ name }) => name);
    return files.filter((name, i) => files.indexOf(name) !== i);
  });

// No extra headers, as in a usual browser: one that only some requests have would make the cache keep two answers.
test.use({ extraHTTPHeaders: {} });

test.beforeEach(({ context }) => context.addInitScript(() => performance.setResourceTimingBufferSize(5000)));

/** Collects the warnings and errors in the console of this page. */
function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const { type, text } = { type: message.type(), text: message.text() };
    // The tests block it, not the site.
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (type === 'warning' || type === 'error') warnings.push(text);
  });
  return warnings;
}

/** Waits until everything is fetched and drawn. */
async function waitForAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await fetched(page);
  await page.evaluate(async () => void (await document.fonts.ready));
}

async function expectClean(page: Page, warnings: readonly string[]): Promise<void> {
  await waitForAll(page);
  expect(await fetchedTwice(page), 'fetched twice').toEqual([]);
  expect(warnings, 'warned of').toEqual([]);
}

for (const address of [
  '/',
  `/new/${GAME}`,
  `/new/${GAME}?online`,
  `/rules/${GAME}`,
  `/rules/${GAME}/aid`,
  `/learn/${GAME}`,
  `/watch/${GAME}`,
  `/statistics/${GAME}`,
  `/leaders/${GAME}`,
  '/lobby',
  '/me',
  '/exercises',
  '/help',
])
  test(`${address} logs no warning and fetches no file twice`, async ({ page }) => {
    const warnings = collectWarnings(page);
    await page.goto(address);
    await expect(page.locator('#content, main').first()).toBeVisible();
    await expectClean(page, warnings);
  });

for (const game of gameIds())
  test(`a table of ${game} logs no warning and fetches no file twice, also when it is opened again`, async ({
    page,
  }) => {
    const warnings = collectWarnings(page);
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: say.en.newTable.start }).click();
    await page.waitForURL('**/table/*');
    await expect(orderLine(page)).toBeVisible();
    await expectClean(page, warnings);
    const table = page.url();
    await page.goto('/');
    await page.goto(table);
    await expect(orderLine(page)).toBeVisible();
    await expectClean(page, warnings);
  });

test('the analysis and the replay of a finished match log no warning and fetch no file twice', async ({ page }) => {
  const warnings = collectWarnings(page);
  await openAt(page, beforeTheEnd('operation-most-iii/random', 0), {});
  const id = tableId(page);
  for (const path of ['replay', 'analysis']) {
    await page.goto(`/${path}/${id}`);
    await expect(page.locator('main, #content').first()).toBeVisible();
    await expectClean(page, warnings);
  }
});
