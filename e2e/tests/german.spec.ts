/** A language that some games speak and others do not: what is there is German throughout, what is not falls back to English. */
import type { Page } from '@playwright/test';
import { MASTER } from '@sztab/kernel/words';
import { takeGame } from '@sztab/shelf';
import { expect, fixLuck, remember, test } from './browser.ts';
import { fetched, GAME, orderLine, say } from './seen.ts';

const GERMAN = say.de;
/** Common in every English sentence, and no German words. */
const ENGLISH =
  /(?<![\p{L}’-])(?:the|and|your?|with|of|are|to|not|cards?|moves?|table|turn|pass|undo|rolls?|dice|parts?|stage|shows?|hide|play(?:ers?)?|log|rules?|choose|deploy|attacks?|search)(?![\p{L}-])/giu;

/** Everything that the page says to whoever looks or listens. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: (string | null)[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script, style, noscript')) said.push(texts.currentNode.nodeValue);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const part of document.querySelectorAll(`[${name}]`)) said.push(part.getAttribute(name));
    return said.flatMap((text) => text?.trim() || []);
  });
const englishOn = async (page: Page): Promise<string[]> =>
  (await saidOn(page)).filter((text) => text.match(ENGLISH) !== null);

async function sitDownAt(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole('button', { name: GERMAN.newTable.start }).click();
  await page.waitForURL('**/table/*');
  await expect(orderLine(page, 'de')).toBeVisible();
}

test.beforeEach(({ context }) => remember(context, { 'sztab.language': 'de' }));

test('a game that speaks German is German throughout: its table, the windows of the frame, the rulebook and the aid', async ({
  page,
  context,
}) => {
  await fixLuck(context, 7);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/new/${GAME}`);
  await fetched(page);
  await expect(page.getByRole('button', { name: GERMAN.newTable.start })).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await sitDownAt(page, GAME);
  expect(await englishOn(page)).toEqual([]);
  await expect(page.locator('.sheet')).toHaveAttribute('lang', 'de');
  for (const name of [GERMAN.board.verbs.keep as string, GERMAN.board.verbs.pass as string]) {
    const button = orderLine(page, 'de').getByRole('button', { name }).first();
    await button.click();
    expect(await englishOn(page)).toEqual([]);
  }
  await page.keyboard.press('?');
  await expect(page.getByText(GERMAN.table.keyList[0]?.does as string)).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByRole('complementary', { name: GERMAN.table.aid }).locator('.aid')).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await page.goto(`/rules/${GAME}`);
  await expect(page.getByRole('heading', { name: '1 Worum es geht' })).toBeVisible();
});

test('a game that does not says so where it is chosen, and is played in English under a German frame', async ({
  page,
}) => {
  const note = GERMAN.speaks('English');
  await page.goto('/');
  await fetched(page);
  const sheet = (title: string) => page.locator('.sheet-card').filter({ hasText: title });
  const { game, words } = await takeGame('general-orders');
  expect(words.de.language).toBe(MASTER);
  await expect(sheet(words.en.title)).toContainText(note);
  await expect(sheet((await takeGame(GAME)).words.de.title)).not.toContainText(note);
  await page.goto(`/new/${game.id}`);
  await expect(page.getByText(note)).toBeVisible();
  await sitDownAt(page, game.id);
  for (const part of ['.sheet', '.hand-tray', '.log-line > span'])
    await expect(page.locator(part).first(), part).toHaveAttribute('lang', MASTER);
  const said = await saidOn(page);
  expect(said).toContain(GERMAN.table.rulebook);
  expect(said.filter((text) => text.includes('Blue')).length).toBeGreaterThan(0);
  // What finds no English on a German table finds it here.
  expect((await englishOn(page)).length).toBeGreaterThan(5);
  expect(said.filter((text) => /undefined|\[object|NaN|\w+\.\w+\.\w+/.test(text))).toEqual([]);
});
