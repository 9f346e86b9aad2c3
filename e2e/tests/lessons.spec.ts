/** Somebody who has never played takes a first lesson: on the real table, by mouse, by touch and by keys. */
import type { Page } from '@playwright/test';
import { lessonWords } from '../../games/operation-most-iii/text/lesson-words.ts';
import { learnWords } from '../../web/src/words/learn/index.ts';
import { expect, GAME, test } from './play.ts';

const LESSON = `/learn/${GAME}/first-part`;
const { says } = lessonWords.en['first-part'];
const say = learnWords.en;
const card = (page: Page) => page.getByRole('region', { name: say.card });
const order = (page: Page) => page.locator('.order-line');
/** The order is the last sentence. */
const orderIn = (text: string): string => text.split(/(?<=[.?!])\s+/).at(-1) as string;
/** It is said, and nothing is told any more that a touch would only skip. */
async function told(page: Page, key: keyof typeof says): Promise<void> {
  await expect(card(page).getByText(orderIn(says[key]), { exact: true })).toBeVisible();
  await expect(page.locator('.at-table')).not.toHaveAttribute('data-telling');
}

type Touch = (thing: string) => Promise<void>;

/** What the lesson asks for, with things touched in this way. */
async function walk(page: Page, touch: Touch, choose: (name: RegExp) => Promise<void>, act: () => Promise<void>) {
  await told(page, 'deploy');
  await touch('PL-SCOUTS-1');
  await act();
  await told(page, 'move');
  await touch('PL-SCOUTS-1');
  await touch('surroundings');
  await act();
  await told(page, 'exhausted');
  await touch('PL-SUPPORT-1');
  await act();
  await told(page, 'order');
  await touch('PL-SUPPORT-1');
  await choose(/^Order/);
  await touch('PL-SCOUTS-1');
  await act();
  await told(page, 'search');
  await touch('PL-SCOUTS-1');
  await choose(/^Search/);
  await act();
  await told(page, 'closing');
}

const byMouse =
  (page: Page): Touch =>
  (thing) =>
    page.locator(`.sheet [data-thing="${thing}"], .hand-tray [data-thing="${thing}"]`).click();

test('by mouse: five steps, each said and made; the list knows that it is done', async ({ page }) => {
  await page.goto(LESSON);
  await expect(card(page).getByText(say.goal(lessonWords.en['first-part'].goal))).toBeVisible();
  await walk(
    page,
    byMouse(page),
    (name) => order(page).getByRole('button', { name }).click(),
    () => page.keyboard.press('Control+Enter'),
  );
  await card(page).getByRole('button', { name: say.next }).click();
  await expect(card(page).getByText(lessonWords.en.auction.title)).toBeVisible();
  await page.goto(`/learn/${GAME}`);
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)];
  await expect(first).toContainText(say.done);
  await expect(first.getByRole('link', { name: say.again })).toBeVisible();
  await expect(second.getByRole('link', { name: say.begin })).toHaveClass(/primary/);
});

test('another legal move is played, answered and taken back; a reload goes on at the same step', async ({ page }) => {
  await page.goto(LESSON);
  await told(page, 'deploy');
  await byMouse(page)('PL-PARTISANS-1');
  await page.keyboard.press('Control+Enter');
  await expect(card(page).getByRole('button', { name: say.playOn })).toBeVisible();
  await card(page).getByRole('button', { name: say.takeBack }).click();
  await told(page, 'deploy');
  await byMouse(page)('PL-SCOUTS-1');
  await page.keyboard.press('Control+Enter');
  await told(page, 'move');
  await page.reload();
  await told(page, 'move');
  await expect(page.locator('.sheet [data-thing="PL-SCOUTS-1"]')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('by touch: the answer lies in the sheet, the act in the bar, and the next step is told', async ({ page }) => {
    await page.goto(LESSON);
    await told(page, 'deploy');
    const scouts = page.locator('.small-sheet').getByRole('button', { name: /^Scouts/ });
    const acts = page.locator('.order-acts .btn.primary:enabled');
    // A tap that comes right after something was told counts for nothing: then it is made again.
    await expect(async () => {
      await scouts.first().tap();
      await expect(acts).toBeVisible({ timeout: 1000 });
    }).toPass();
    await acts.tap();
    await told(page, 'move');
  });
});
