/** After the game: the page of the analysis and the exercises, at a desk and on a phone; and nothing of it while a match goes on. */
import type { Page } from '@playwright/test';
import { analysisWords } from '../../web/src/words/analysis/index.ts';
import { expect, test } from './browser.ts';
import { beforeTheEnd } from './engine.ts';
import { BOTH, faultless } from './faultless.ts';
import { openAt } from './play.ts';
import { orderLine, resize, say, tableId } from './seen.ts';

const RECORD = 'operation-most-iii/random';
const words = analysisWords.en;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** A row of the table of figures, start and result with the parts between. */
const rowsOf = (page: Page): Promise<number[][]> =>
  page
    .getByRole('table', { name: words.waterfall })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => Number.parseInt((cell.textContent ?? '').replace('−', '-'), 10)),
      ),
    );

test('a match that goes on tells nobody a chance, whatever address is asked for', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openAt(page, beforeTheEnd(RECORD, 40), { DE: { bot: 'recruit' } });
  await expect(orderLine(page)).toBeVisible();
  const id = tableId(page);
  await expect(page.getByRole('link', { name: say.en.table.analysis })).toHaveCount(0);
  for (const path of ['analysis', 'exercises']) {
    await page.goto(`/${path}/${id}`);
    await expect(page.getByText(words.notOver)).toBeVisible();
    await expect(page.getByText('%')).toHaveCount(0);
  }
});

test('a finished match is read, adds up, shows its moments and becomes exercises, at a desk and on a phone', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await openAt(page, beforeTheEnd(RECORD, 0), {});
  const id = tableId(page);
  await page.getByRole('link', { name: say.en.table.analysis }).first().click();

  // Read as it comes: stopped at once, and gone on with.
  await page.getByRole('button', { name: words.stop }).click();
  await page.getByRole('button', { name: words.goOn }).click();
  await expect(page.locator('.reading-state')).toHaveText(/decisions read/, { timeout: 180_000 });
  const rows = await rowsOf(page);
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(row.at(-1));
  expect(rows.map((row) => row.at(-1)).sort()).toEqual([0, 100]);

  // Somebody who plays at random has something to learn.
  const moments = page.locator('.moments li');
  const named = await moments.count();
  expect(named).toBeGreaterThan(0);
  expect(named).toBeLessThanOrEqual(3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/slips?|cost you \d+/);
  await expect(page.locator('.moment-better')).toHaveText(
    /^Better: .+, \d+ % instead of \d+ %$|^The best move: \d+ %, the next one \d+ %/,
  );

  // One slider goes along the game, and the board with it.
  const slider = page.getByRole('slider', { name: new RegExp(words.slider) });
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', words.atStart);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Round .+ %, then \d+ %$/);
  await slider.press(String(named));
  await expect(moments.last()).toHaveAttribute('data-open', 'true');
  await faultless(page, BOTH);
  await page.getByRole('button', { name: words.showTable }).first().click();
  await expect(page.locator('svg.plot')).toHaveCount(0);
  await expect(page.getByRole('table', { name: words.chance }).locator('tbody tr')).not.toHaveCount(0);
  await page.getByRole('button', { name: words.showPlot }).first().click();

  // A phone has the same in one column; nothing is read twice.
  await resize(page, PHONE, ['.analysis']);
  await page.reload();
  await expect(page.locator('.reading-state')).toHaveText(/decisions read/);
  await expect(moments).toHaveCount(named);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await faultless(page);

  // Exercises: a try is weighed and taken back by itself, the answer can be shown, and the next one follows.
  await page.getByRole('link', { name: /^Find better moves/ }).click();
  const card = page.getByRole('region', { name: words.exerciseTitle });
  await expect(card).toContainText('position 1 of');
  await faultless(page);
  await resize(page, DESK, ['.board-pane']);
  const position = page.locator('.board-pane > section.sr');
  const before = (await position.textContent()) ?? '';
  await page.locator('.order-line .btn.primary:enabled, .order-line [data-answer]:enabled').first().click();
  const confirm = page.locator('.order-line .btn.primary:enabled');
  if ((await card.locator('.exercise-tries li').count()) === 0 && (await confirm.count()) > 0) await confirm.click();
  await expect(card.locator('.exercise-tries li')).toHaveCount(1);
  await expect(position).toHaveText(before);
  if ((await card.getByRole('button', { name: words.show }).count()) > 0)
    await card.getByRole('button', { name: words.show }).click();
  await expect(card).toContainText('The better move:');
  await faultless(page);
  const next = card.getByRole('button', { name: words.next });
  if ((await next.count()) > 0) {
    await next.click();
    await expect(card).toContainText('position 2 of');
  } else {
    await card.locator('.lesson-acts').getByRole('link', { name: words.finish }).click();
    await expect(page.locator('.reading-state')).toHaveText(/decisions read/);
  }

  // The figures of the game stand on a page of their own.
  await page.goto('/statistics/operation-most-iii');
  await expect(page.getByRole('table', { name: /^Who wins/ })).toContainText('Poles');
  await faultless(page);

  // Playing on from a moment is a practice table.
  await page.goto(`/analysis/${id}`);
  await page.getByRole('button', { name: words.playFrom }).click();
  await expect(page.getByText(say.en.table.practice).first()).toBeVisible();
});
