/** Every page on the narrowest screens, in both languages: nothing sticks out, no menu has to be pushed aside, no error in the console. */
import type { Page } from '@playwright/test';
import type { Language } from '@sztab/kernel';
import { gameIds } from '@sztab/shelf';
import { en as words } from '../../web/src/words/online/en.ts';
import { expect, speak, test } from './browser.ts';
import { fetched, GAME, orderLine, outside, say } from './seen.ts';

/** Pages that anybody can open by their address. */
const PAGES = [
  '/',
  '/lobby',
  '/help',
  '/me',
  '/nowhere',
  `/leaders/${GAME}`,
  ...gameIds().flatMap((game) => [`/new/${game}`, `/new/${game}?online`, `/rules/${game}`]),
];

/** The same page is looked at in all of them, without loading it again. The last language is the one that the tests read. */
const WIDTHS = [390, 360] as const;
const SPOKEN: readonly Language[] = ['pl', 'en'];
const HEIGHT = 780;

/** Menus that would have to be pushed aside. */
const tooLong = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sticksOut = (one: Element) => one.scrollWidth > one.clientWidth + 1;
    return [...document.querySelectorAll('nav')].filter(sticksOut).map(({ outerHTML }) => outerHTML);
  });

async function fits(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
  await fitsNow(page, address);
}

async function fitsNow(page: Page, what: string): Promise<void> {
  for (const language of SPOKEN) {
    await speak(page, language);
    await fetched(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect((await outside(page)).tooWide, `${what} in ${language} at ${width}`).toBe(0);
      expect(await tooLong(page), `${what} in ${language} at ${width}`).toEqual([]);
    }
  }
}

test.use({ viewport: { width: WIDTHS[0], height: HEIGHT }, hasTouch: true, isMobile: true });

test('a stranger’s pages', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(`${page.url()}: ${line.text()}`);
  });
  for (const address of PAGES.filter((one) => one !== '/nowhere')) await fits(page, address);
  expect(errors).toEqual([]);
  await fits(page, '/nowhere');
});

test('the pages of somebody with a name', async ({ page }) => {
  await page.goto(`/new/${GAME}?online`);
  await page.getByRole('button', { name: words.newTable.start }).click();
  await page.getByRole('textbox', { name: words.entry.name }).fill('Zbigniew Wyszomirski-Brzęczykiewicz');
  await page.getByRole('button', { name: words.entry.begin }).click();
  await page.waitForURL('**/t/*');
  const room = page.url();
  for (const address of ['/', '/me', '/lobby', room]) await fits(page, address);
  await page.goto('/me');
  await page.getByRole('link', { name: words.me.profile }).click();
  await page.waitForURL('**/people/*');
  await fits(page, page.url());
});

test('every game’s table', async ({ page }) => {
  for (const game of gameIds()) {
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: say.en.newTable.start }).click();
    await page.waitForURL('**/table/*');
    await expect(orderLine(page)).toBeVisible();
    await fitsNow(page, game);
  }
});
