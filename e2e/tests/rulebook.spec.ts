/** The rulebook of every game: whatever one searches for stands before one's eyes. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gameIds } from '@sztab/shelf';
import { readRulebook } from '../../web/src/rulebook/read.ts';
import { expect, test } from './browser.ts';
import { BOTH, faultless } from './faultless.ts';
import { fetched, GAME, orderLine, say, tool } from './seen.ts';

const words = say.en.rulebook;
const GAMES = new URL('../../games/', import.meta.url);

/** What to type, and where it has to lead: rules from all parts of the book, and its last heading. */
function searches(game: string): readonly (readonly [query: string, id: string])[] {
  const { html, chapters } = readRulebook(readFileSync(new URL(`${game}/rulebook/en.md`, GAMES), 'utf8'));
  const rules = [...html.matchAll(/class="rule" id="([^"]+)"/g)].map(([, id]) => id as string);
  const [early, late] = [0.3, 0.9].map((part) => rules[Math.floor(part * rules.length)] as string);
  const last = chapters.at(-1)?.parts.at(-1) ?? chapters.at(-1);
  if (!early || !late || !last) throw new RangeError(`${game} has no rulebook to speak of`);
  return [[late, late], [last.title, last.id], [early, early], ...(ISSUES[game] ?? [])];
}

/** Once found thousands of pixels away. */
const ISSUES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'race-to-the-rhine': [
    ['counterattack', 'RTR-6.1.2'],
    ['transport', 's-5.3'],
  ],
};

/** How far below the upper edge of what is seen of the paper the place stands once nothing moves any more, as a part of its height. */
const standsAt = (page: Page, id: string): Promise<number> =>
  page.locator('.paper').evaluate(async (paper, target) => {
    let still = 0;
    // On its own page the page is scrolled, beside a board the paper.
    const scrolled = (): number => paper.scrollTop + scrollY;
    for (let top = -1; still < 20; still = scrolled() === top ? still + 1 : 0) {
      top = scrolled();
      await new Promise(requestAnimationFrame);
    }
    const frame = paper.getBoundingClientRect();
    const [upper, lower] = [Math.max(0, frame.top), Math.min(innerHeight, frame.bottom)];
    const place = paper.querySelector(`#${CSS.escape(target)}`)?.getBoundingClientRect();
    return place ? (place.top - upper) / (lower - upper) : Number.NaN;
  }, id);

async function lands(page: Page, query: string, id: string): Promise<void> {
  await page.getByRole('searchbox', { name: words.search }).fill(query);
  await page.locator(`.found a[href="#${id}"]`).click();
  const at = await standsAt(page, id);
  expect(at, `${query} → ${id}`).toBeGreaterThanOrEqual(0);
  expect(at, `${query} → ${id}`).toBeLessThan(0.25);
}

/** The book as nobody has read it yet. */
async function openBook(page: Page, game: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/rules/${game}`);
  await expect(page.getByRole('searchbox', { name: words.search })).toBeVisible();
  await fetched(page);
}

// Where people allow motion, books once rolled to their places, and went astray.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1440, height: 900 } });

for (const game of gameIds()) {
  test(`${game}: what is searched for stands at the top of a fresh book`, async ({ page }) => {
    // A fresh book for the first search, and for those that once went astray; the others from where one is.
    for (const [i, [query, id]] of searches(game).entries()) {
      if (i === 0 || i > 2) await openBook(page, game);
      await lands(page, query, id);
    }
  });

  test(`${game}: the same on a phone and beside the board`, async ({ page }) => {
    const [first, last] = searches(game) as [readonly [string, string], readonly [string, string]];
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: say.en.newTable.start }).click();
    await page.waitForURL('**/table/*');
    await expect(orderLine(page)).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 780 });
      // A phone has it among its settings.
      if (width === 390) {
        await tool(page, say.en.table.settings).click();
        await page.getByRole('dialog').getByRole('button', { name: say.en.table.rulebook }).click();
      } else await tool(page, say.en.table.rulebook).click();
      await lands(page, ...(width === 390 ? last : first));
      await page.keyboard.press('Escape');
    }
    await openBook(page, game);
    await lands(page, ...last);
  });
}

test('a figure: its board comes when somebody is near, it is stepped through by key, printed whole, and can be played on; a word explains itself', async ({
  page,
}) => {
  await openBook(page, GAME);
  const figure = page.locator('#figure-escort');
  const stage = figure.locator('.figure-stage');
  const captions = figure.locator('figcaption li');
  // The box has its height, and the page its words, before any board is there.
  await page.locator('.paper').evaluate((paper) => paper.setAttribute('data-whole', ''));
  const before = await figure.boundingBox();
  expect(before?.height).toBeGreaterThan(300);
  await expect(captions).toHaveCount(4);
  await expect(stage).toHaveCount(0);
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(stage.locator('[data-thing="PL-PARTISANS-1"]')).toBeVisible();
  expect((await figure.boundingBox())?.height).toBe(before?.height);
  await expect(stage.locator('.figure-ring')).toHaveCount(1);
  await figure.getByRole('button', { name: words.figure.next }).focus();
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(captions.nth(step)).toHaveAttribute('data-now');
    await expect(figure.getByRole('status')).toHaveText((await captions.nth(step).textContent()) ?? '');
  }
  // The Partisans have fallen, the Scouts stand.
  await expect(stage.locator('[data-thing="PL-PARTISANS-1"]')).toHaveCount(0);
  await expect(stage.locator('[data-thing="PL-SCOUTS-1"]')).toBeVisible();
  expect((await figure.boundingBox())?.height).toBe(before?.height);
  await faultless(page, BOTH);
  await page.emulateMedia({ media: 'print' });
  for (const n of [0, 1, 2, 3]) await expect(captions.nth(n)).toHaveCSS('opacity', '1');
  await expect(figure.getByRole('button', { name: words.figure.next })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // Far away from it the board is gone again.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(stage).toHaveCount(0);
  // A word that the book explains says what it means where it is used, and leads to its rule.
  const note = page.locator('.word-note');
  const word = page.locator('.paper a.word').first();
  await word.click();
  await expect(note).toContainText((await word.getAttribute('title')) as string);
  await expect(note.getByRole('link')).toHaveAttribute('href', (await word.getAttribute('href')) as string);
  await note.getByRole('button').click();
  await expect(note).toHaveCount(0);
  await figure.getByRole('button', { name: words.figure.play }).click();
  await page.waitForURL('**/table/*');
  await expect(orderLine(page)).toBeVisible();
});
