/** Player aids: in a drawer at the table, on a page of their own, and on one sheet of paper. */
import type { Page } from '@playwright/test';
import type { Language } from '@sztab/kernel';
import { gameIds, takeGame } from '@sztab/shelf';
import { expect, speak, test } from './browser.ts';
import { faultless } from './faultless.ts';
import { fetched, GAME, orderLine, outside, say, tool } from './seen.ts';

const drawer = (page: Page) => page.getByRole('complementary', { name: say.en.table.aid, exact: true });
const rulebook = (page: Page) => page.getByRole('complementary', { name: say.en.table.rulebook, exact: true });

async function sitDownAt(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole('button', { name: say.en.newTable.start }).click();
  await page.waitForURL('**/table/*');
  await expect(orderLine(page)).toBeVisible();
}

test('a game that nobody knows has no aid', async ({ page }) => {
  await page.goto('/rules/nothing/aid');
  await expect(page.getByRole('heading', { name: say.en.notFound.title })).toBeVisible();
});

for (const game of gameIds()) {
  test(`${game}: the aid opens at the table by key and by a word, and leads into the rulebook`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await sitDownAt(page, game);
    await page.keyboard.press('a');
    await expect(drawer(page).getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await page.keyboard.press('a');
    await expect(drawer(page)).toHaveCount(0);
    // The frame is the same around every game: one is looked at on every screen, the others where it is narrow.
    for (const width of game === GAME ? [1440, 900] : [900]) {
      await page.setViewportSize({ width, height: 780 });
      const button = page.getByRole('button', { name: say.en.table.aidShort, exact: true });
      await expect(button).toHaveCount(1);
      await button.click();
      await expect(drawer(page).locator('.aid')).toBeVisible();
      expect((await outside(page)).tooWide, `at ${width}`).toBe(0);
      // What is written in the others is looked at on its own page.
      if (game === GAME) await faultless(page);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    }
    // A phone has it among the settings.
    await page.setViewportSize({ width: 390, height: 780 });
    await tool(page, say.en.table.settings).click();
    await page.getByRole('dialog').getByRole('button', { name: say.en.table.aid, exact: true }).click();
    await expect(drawer(page).locator('.aid')).toBeVisible();
    expect((await outside(page)).tooWide, 'at 390').toBe(0);
    if (game === GAME) await faultless(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    const link = drawer(page).locator('a[data-rule]').first();
    const rule = (await link.getAttribute('data-rule')) as string;
    await link.press('Enter');
    await expect(rulebook(page).locator(`[id="${rule}"]`)).toBeInViewport();
    await expect(drawer(page)).toHaveCount(0);
  });

  test(`${game}: in every language the aid is one sheet of A4; it is found from the rulebook and from help`, async ({
    page,
  }) => {
    const { words } = await takeGame(game);
    const { title } = words.en;
    await page.goto('/help');
    await page
      .getByRole('main')
      .getByRole('link', { name: say.en.titles.aid(title) })
      .click();
    for (const language of ['pl', 'en'] as const satisfies readonly Language[]) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await speak(page, language);
      const heading = say[language].titles.aid(words[language].title);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await fetched(page);
      await faultless(page);
      // Whatever colours the screen has, paper is white.
      const paper = await page.pdf({ preferCSSPageSize: true });
      expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(paper.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]/);
      await page.setViewportSize({ width: 390, height: 780 });
      expect((await outside(page)).tooWide).toBe(0);
    }
    // The page of one side is a sheet, too, without what is another's.
    const sides = page.getByRole('group', { name: say.en.rulebook.sides }).getByRole('button');
    if ((await sides.count()) > 0) {
      await sides.nth(1).click();
      await expect(page.locator('.aid section[data-role]')).toHaveCount(1);
      const own = await page.pdf({ preferCSSPageSize: true });
      expect(own.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
    const link = page.locator('.aid a[data-rule]').first();
    const rule = (await link.getAttribute('data-rule')) as string;
    await link.click();
    await page.waitForURL(`**/rules/${game}#${rule}`);
    await expect(page.locator(`.paper [id="${rule}"]`)).toBeInViewport();
    await page.getByRole('link', { name: say.en.rulebook.aid, exact: true }).click();
    await page.waitForURL(`**/rules/${game}/aid`);
  });
}
