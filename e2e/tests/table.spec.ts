import { readFileSync } from 'node:fs';
import { clone, play, practiceTag } from '@sztab/kernel';
import { box, type CardId, operationMostIII, sideOf, trailing } from '../../games/operation-most-iii/index.ts';
import { alwaysAsk, expect, fixLuck, luck, test } from './browser.ts';
import { asks, findPlace, type OmMatch } from './engine.ts';
import { AGAINST_BOT, decideSomething, openAt, touchThing } from './play.ts';
import { GAME, hand, litButton, myMove, orderLine, reactionWindow, say, thing, tool, verbButton } from './seen.ts';

const ACT = findPlace((match) => asks(match, 'PL', 'act', 8) && match.state.stage >= 2);
const WINDOW = findPlace((match) => asks(match, 'PL', 'roll-window', 3));

/** The moment before a search of the Poles in which only they may react, and will not want to. */
const BEFORE_SEARCH = findPlace((match) => asks(match, 'PL', 'act') && searchGoesWell(match));

/** The Poles have just rolled, and are asked again. */
const ROLLED = findPlace(
  (match) => match.asks()[0]?.seat === 0 && match.moves.at(-1)?.seat === 0 && match.moves.at(-1)?.barrier === 'rolled',
);

function searchGoesWell(match: OmMatch): boolean {
  const search = match.look(0).moves.find((move) => /^search\([^,]+\)$/.test(move));
  if (!search) return false;
  const table = clone(match.state);
  play(operationMostIII, table, 0, search);
  const roll = table.flow.at(-1);
  return roll?.step === 'roll.react' && trailing(roll) !== 'PL';
}

test('a reload in a reaction window brings back the same window with the same numbers', async ({ page, context }) => {
  await alwaysAsk(context, WINDOW);
  await openAt(page, WINDOW, AGAINST_BOT);
  await myMove(page);
  const said = (await reactionWindow(page).textContent()) ?? '';
  const figures = await reactionWindow(page)
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(said).toMatch(/\d+ [:/] \d+/);
  await page.reload();
  await myMove(page);
  await expect(reactionWindow(page)).toHaveText(said);
  expect(
    await reactionWindow(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.ariaLabel)),
  ).toEqual(figures);
  // And it can be answered.
  await page.keyboard.press('n');
  await expect.poll(async () => (await myMove(page)).stored.entries.length).toBeGreaterThan(WINDOW.after);
});

test('undo takes back to the last own decision; at a practice table over everything', async ({ page, context }) => {
  await alwaysAsk(context, ACT);
  await openAt(page, ACT, AGAINST_BOT, practiceTag);
  await page.getByText(say.en.table.practice, { exact: true }).click();
  await expect(page.getByText(say.en.table.practiceMeans)).toBeVisible();
  const random = luck(7);
  const before: { moves: number; legal: readonly string[]; hand: readonly string[] }[] = [];
  for (let n = 0; n < 3; n++) {
    const { match, legal, hand: held } = await myMove(page);
    before.push({ moves: match.moves.length, legal, hand: held });
    await decideSomething(page, random);
  }
  await myMove(page);
  for (const picture of before.reverse()) {
    await orderLine(page).getByRole('button', { name: say.en.table.undo }).click();
    await expect
      .poll(async () => {
        const { match, legal, hand: held } = await myMove(page);
        return { moves: match.moves.length, legal, hand: held };
      })
      .toEqual(picture);
  }
});

test('undo goes back over a pass that was made automatically', async ({ page, context }) => {
  await fixLuck(context, 4);
  await openAt(page, BEFORE_SEARCH, AGAINST_BOT, practiceTag);
  const { legal, match } = await myMove(page);
  const before = match.moves.length;
  const { moves } = match.look(0);
  await touchThing(page, legal.find((id) => moves.includes(`search(${id as CardId})`)) ?? '');
  await verbButton(page, 'search').click();
  await litButton(page).click();
  // The search goes well, so its window is passed without asking; then the bot moves.
  const made = async (): Promise<string[]> =>
    (await myMove(page)).match.moves.slice(before).map(({ seat, move }) => `${sideOf(seat)} ${move}`);
  await expect.poll(made).toContain('PL passReaction');

  // Nobody decided anything in that window, so it is no place to go back to.
  await orderLine(page).getByRole('button', { name: say.en.table.undo }).click();
  await expect.poll(made).toEqual([]);
});

test('undo stops where dice were rolled, and says why', async ({ page, context }) => {
  await alwaysAsk(context, ROLLED);
  await openAt(page, ROLLED, AGAINST_BOT);
  const { stored, match } = await myMove(page);
  expect(match.moves.at(-1)?.barrier).toBe('rolled');
  await expect(page.getByText(say.en.table.practice, { exact: true })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(orderLine(page)).toContainText(say.en.table.noUndo({ why: 'rolled', by: 0 }, null));
  expect((await myMove(page)).stored.entries).toEqual(stored.entries);
});

test('a practice table is opened by a choice, and its record says so', async ({ page }) => {
  await page.goto(`/new/${GAME}`);
  await page.getByRole('checkbox', { name: say.en.newTable.practice }).check();
  await page.getByRole('button', { name: say.en.newTable.start }).click();
  await page.waitForURL('**/table/*');
  await expect(page.getByText(say.en.table.practice, { exact: true })).toBeVisible();
  await tool(page, say.en.table.settings).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say.en.table.exportRecord }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/^tag practice yes$/m);
});

test('undo gives back touches before it gives back moves', async ({ page }) => {
  await openAt(page, ACT, AGAINST_BOT);
  const { legal, stored } = await myMove(page);
  await touchThing(page, legal[0] as string);
  await expect(thing(page, legal[0] as string)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('u');
  await expect(thing(page, legal[0] as string)).toHaveAttribute('aria-pressed', 'false');
  expect((await myMove(page)).stored.entries).toEqual(stored.entries);
});

test('touching what is not possible says why, and leads to the rule', async ({ page }) => {
  // Time stands still, so that the reason stays as long as it is looked at here.
  await page.clock.install();
  await openAt(page, ACT, AGAINST_BOT);
  const { match, legal, hand: held, stored } = await myMove(page);
  const { view } = match.look(0);
  const lying = match.state.cards.map(({ id }) => id);
  const impossible = [
    held.find((id) => !legal.includes(id)),
    lying.find((id) => id.startsWith('DE')),
    lying.find((id) => id.startsWith('PL') && !legal.includes(id)),
    'base',
  ].filter((id) => id !== undefined);
  expect(impossible.length).toBeGreaterThan(2);
  for (const id of impossible) {
    const { reason, rule } = box.whyNot(view, [id]);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await touchThing(page, id);
    await expect(orderLine(page)).toContainText(box.words.en.whyNot(reason));
    await orderLine(page)
      .getByRole('button', { name: say.en.table.rule(rule) })
      .click();
    await page.clock.resume();
    const book = page.getByRole('complementary', { name: say.en.table.rulebook });
    await expect(book.locator(`[id="${rule}"]`)).toBeInViewport();
    await expect(book.locator(`[id="${rule}"]`)).toContainText(rule);
    await book.getByRole('button', { name: say.en.table.close }).click();
    // A reason that nobody reads goes away.
    await touchThing(page, id);
    await page.mouse.move(2, 2);
    await page.clock.fastForward(3000);
    await expect(orderLine(page).getByRole('button', { name: say.en.table.rule(rule) })).toHaveCount(0);
  }
  // It costs nothing.
  expect((await myMove(page)).stored.entries).toEqual(stored.entries);
});

test('language and colours change in the middle of a game, and the position stays', async ({ page, context }) => {
  await openAt(page, ACT, AGAINST_BOT);
  const before = await myMove(page);
  const root = page.locator('html');
  const prompt = (language: 'en' | 'pl'): string => {
    const { asked, view } = before.match.look(0);
    return box.words[language].prompt(asked.find(({ seat }) => sideOf(seat) === 'PL')?.prompt ?? '', view).yours;
  };
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(orderLine(page)).toContainText(prompt('en'));

  await tool(page, say.en.table.settings).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Polski' }).check();
  await expect(root).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('dialog', { name: say.pl.table.settings })).toBeVisible();
  await expect(orderLine(page, 'pl')).toContainText(prompt('pl'));
  await page.getByRole('dialog').getByRole('radio', { name: say.pl.themes.dark }).check();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('dialog').getByRole('button', { name: say.pl.table.close }).click();
  const after = await myMove(page);
  expect([after.legal, after.hand, after.stored.entries]).toEqual([before.legal, before.hand, before.stored.entries]);
  await expect(hand(page, 'pl')).toBeVisible();

  // The next page is dark and Polish before anything of it can be painted: from the moment it has a body.
  await context.addInitScript(() => {
    const told: string[] = [];
    const tell = (): void => {
      const { dataset, lang } = document.documentElement;
      if (document.body) told.push(`${dataset.theme} ${lang}`);
    };
    new MutationObserver(tell).observe(document, { attributes: true, subtree: true, childList: true });
    Object.assign(globalThis, { told });
  });
  await page.reload();
  await myMove(page);
  const told = await page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  expect([...new Set(told)]).toEqual(['dark pl']);
});
