import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readRecord } from '@sztab/kernel';
import { takeGame } from '@sztab/shelf';
import { expect, test } from './browser.ts';
import { asks, findPlace, golden, matchAt } from './engine.ts';
import { AGAINST_BOT, bringIn, home, openAt, TITLE } from './play.ts';
import { board, curtainButton, hand, say } from './seen.ts';

const RECORD = 'greedy-1';
const { entries } = readRecord(golden(RECORD)).record;
const MOVES = entries.length;

const records = (page: Page): Locator => page.getByRole('region', { name: say.en.records.title });

/** All rows and logs of the browser, as text. */
const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('sztab');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const asked = ['tables', 'entries'].map((name) => opening.result.transaction(name).objectStore(name).getAll());
    await Promise.all(asked.map((one) => new Promise((resolve) => one.addEventListener('success', resolve))));
    opening.result.close();
    return JSON.stringify(asked.map(({ result }) => result));
  });

/** Brings a finished golden game in and opens its replay; the address of that. */
async function openReplay(page: Page): Promise<string> {
  await home(page);
  await bringIn(page, 'good.sztab', golden(RECORD));
  await records(page).getByRole('link', { name: say.en.records.replay }).click();
  await page.waitForURL('**/replay/*');
  return page.url();
}

test.describe('records', () => {
  test('a good one is brought in, replays, and is saved as it was', async ({ page }) => {
    await home(page);
    await bringIn(page, 'good.sztab', golden(RECORD));
    await expect(page.getByRole('status').filter({ hasText: 'good.sztab' })).toHaveText(
      say.en.records.brought('good.sztab'),
    );
    await expect(records(page).getByRole('listitem')).toHaveCount(1);
    // The same match twice stays one match.
    await bringIn(page, 'again.sztab', golden(RECORD));
    await expect(page.getByRole('status').filter({ hasText: 'again.sztab' })).toBeVisible();
    await expect(records(page).getByRole('listitem')).toHaveCount(1);

    const saving = page.waitForEvent('download');
    await records(page)
      .getByRole('button', { name: say.en.records.saveOf(TITLE) })
      .click();
    expect(readFileSync(await (await saving).path(), 'utf8')).toBe(golden(RECORD));

    await records(page).getByRole('link', { name: say.en.records.replay }).click();
    await expect(page.getByRole('slider')).toHaveAttribute('max', String(MOVES));
  });

  test('one of an older edition replays by its rules, shows them, and is played on by them', async ({ page }) => {
    const newest = (await takeGame('race-to-the-rhine')).game.edition;
    const old = readFileSync(
      new URL('../../games/race-to-the-rhine/records/edition-1/solo-bradley.sztab', import.meta.url),
      'utf8',
    );
    await home(page);
    await bringIn(page, 'old.sztab', old);
    await records(page).getByRole('link', { name: say.en.records.replay }).click();
    await page.waitForURL('**/replay/*');
    await page.goto(`${page.url()}?at=40`);
    const edition = page.getByText(say.en.table.edition(1), { exact: true });
    await edition.click();
    await expect(page.getByText(say.en.table.editionMeans(1, newest))).toBeVisible();
    await page.getByRole('link', { name: say.en.table.playFromHere }).click();
    await page.getByRole('button', { name: say.en.newTable.start }).click();
    await page.waitForURL('**/table/*');
    await expect(edition).toBeVisible();
    expect(await storedText(page)).not.toMatch(/"rules":[^1]/);
  });

  test('the only table, deleted by mistake, is brought back', async ({ page }) => {
    await openAt(
      page,
      findPlace((match) => asks(match, 'PL', 'act') && match.seq > 20),
      AGAINST_BOT,
    );
    await home(page);
    const mine = page.getByRole('region', { name: say.en.yourTables });
    await mine.getByRole('button', { name: say.en.records.removeTable(TITLE) }).click();
    await expect(mine).toContainText(say.en.empty.title);
    await mine.getByRole('button', { name: say.en.records.restore }).click();
    await expect(mine.getByRole('button', { name: say.en.records.removeTable(TITLE) })).toBeVisible();
  });

  test('a broken one is refused by line and column, and nothing is lost', async ({ page }) => {
    const place = findPlace((match) => asks(match, 'PL', 'act') && match.seq > 20);
    await openAt(page, place, AGAINST_BOT);
    await home(page);
    await bringIn(page, 'good.sztab', golden(RECORD));
    await expect(records(page).getByRole('listitem')).toHaveCount(1);
    const before = await storedText(page);

    const good = golden(RECORD);
    const lines = good.split('\n');
    const third = lines.findIndex((line) => line.startsWith('3 ')) + 1;
    const check = lines.findIndex((line) => line.startsWith('check 20 ')) + 1;
    const broken = [
      // A move that the rules do not allow.
      { text: good.replace(/^3 PL .*$/m, '3 PL steal(PL-SCOUTS-1)'), line: third, column: 1 },
      // A fingerprint that is none: the place of its first sign.
      { text: good.replace(/^(check 20 ).*$/m, '$1of-another-world'), line: check, column: 'check 20 '.length + 1 },
      // A fingerprint of another position.
      { text: good.replace(/^(check 20 ).*$/m, `$1${'0'.repeat(64)}`), line: check, column: 1 },
      { text: 'a letter to somebody', line: 1, column: 1 },
    ];
    for (const { text, line, column } of broken) {
      await bringIn(page, 'broken.sztab', text);
      const alert = page.getByRole('alert').filter({ hasText: say.en.records.refused('broken.sztab') });
      await expect(alert).toContainText(say.en.records.refusedAt(line, column));
      await alert.getByRole('button', { name: say.en.records.close }).click();
      await expect(alert).toHaveCount(0);
    }
    // Whoever reads Polish is told in Polish, also of what was refused before the language was changed.
    await bringIn(page, 'broken.sztab', broken[0]?.text ?? '');
    await expect(page.getByRole('alert').filter({ hasText: 'not among the moves' })).toBeVisible();
    await page.getByRole('button', { name: 'Polski' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'zasady nie pozwalają tu na ten ruch' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    expect(await storedText(page)).toBe(before);
    await expect(page.getByRole('link', { name: say.en.toTable })).toBeVisible();
    await expect(records(page).getByRole('listitem')).toHaveCount(1);
  });
});

test.describe('replay', () => {
  /** The board shows the cards that lay there after so many moves. */
  async function shows(page: Page, after: number): Promise<void> {
    await expect(page.getByRole('slider')).toHaveValue(String(after));
    await expect(page.getByText(say.en.table.moment(after, MOVES), { exact: true })).toBeVisible();
    const lying = matchAt({ record: RECORD, after }).state.cards.map(({ id }) => id);
    await expect
      .poll(() =>
        board(page)
          .locator('[data-thing^="PL-"]:not(.om3-beside), [data-thing^="DE-"]:not(.om3-beside)')
          .evaluateAll((things) => things.map((one) => (one as HTMLElement).dataset.thing).sort()),
      )
      .toEqual([...lying].sort());
  }

  test('steps and scrubs, and an address opens its moment', async ({ page }) => {
    const address = await openReplay(page);
    await shows(page, 0);
    await page.getByRole('button', { name: say.en.table.forward }).click();
    await shows(page, 1);
    await page.keyboard.press('ArrowRight');
    await shows(page, 2);
    await page.getByRole('button', { name: say.en.table.back }).click();
    await page.keyboard.press('ArrowLeft');
    await shows(page, 0);
    await page.keyboard.press('End');
    await shows(page, MOVES);
    await page.getByRole('slider').fill('100');
    await shows(page, 100);

    // Cards come and go.
    await page.goto(`${address}?at=50`);
    await shows(page, 50);
    for (const after of [51, 52, 53]) {
      await page.keyboard.press('ArrowRight');
      await shows(page, after);
    }
    await page.keyboard.press('ArrowLeft');
    await shows(page, 52);
    await page.goto(`${address}?at=9999`);
    await shows(page, MOVES);
  });

  test('shows every hand once the game is over', async ({ page }) => {
    await page.goto(`${await openReplay(page)}?at=60`);
    await shows(page, 60);
    const eyes = page.getByRole('combobox', { name: say.en.table.seenBy });
    const { state: table } = matchAt({ record: RECORD, after: 60 });
    const inHand = (): Promise<(string | undefined)[]> =>
      hand(page)
        .locator('[data-thing]')
        .evaluateAll((things) => things.map((one) => (one as HTMLElement).dataset.thing));
    await eyes.selectOption('0');
    await expect.poll(inHand).toEqual(table.hand.PL);
    await eyes.selectOption('1');
    await expect.poll(inHand).toEqual(table.hand.DE);
    await eyes.selectOption('public');
    await expect(hand(page)).toHaveCount(0);
  });

  test('of a game that goes on shows nobody the hand of another', async ({ page }) => {
    // Two people at one screen: everybody sees what everybody knows.
    await openAt(page, { record: RECORD, after: 60 }, {});
    await page.goto(page.url().replace('/table/', '/replay/'));
    await expect(page.getByRole('slider')).toHaveAttribute('max', '60');
    await expect(page.getByRole('combobox', { name: say.en.table.seenBy })).toHaveCount(0);
    await expect(hand(page)).toHaveCount(0);
  });
});

test('a finished game is played on from one of its moments, at a table of its own', async ({ page }) => {
  const after = entries.findLastIndex(({ role }) => role === 'PL') - 20;
  await page.goto(`${await openReplay(page)}?at=${after}`);
  await page.getByRole('link', { name: say.en.table.playFromHere }).click();
  await page.waitForURL('**/new/**');
  await expect(page.getByText(say.en.newTable.fromMove(after))).toBeVisible();
  await page.getByRole('button', { name: say.en.newTable.start }).click();
  await page.waitForURL('**/table/*');
  const stored = JSON.parse(await storedText(page)) as [{ id: string; header: { tags: Record<string, string> } }[]];
  expect(stored[0]).toHaveLength(2);
  const branch = stored[0].find(({ id }) => page.url().endsWith(id));
  expect(branch?.header.tags['from-move']).toBe(String(after));
  await page.goto(`/replay/${branch?.id}`);
  // Two people at one screen, and the game goes on: nobody sees a hand, and nobody may play on from here again.
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(after));
  await expect(page.getByRole('link', { name: say.en.table.playFromHere })).toHaveCount(0);
  await expect(hand(page)).toHaveCount(0);
});

test('the end of the first game of a double match leads to the second, which shows both', async ({ page }) => {
  const first = golden(RECORD).replace('option match single', 'option match double');
  await home(page);
  await bringIn(page, 'first.sztab', first);
  await records(page).getByRole('link', { name: say.en.records.replay }).click();
  await page.waitForURL('**/replay/*');
  await page.goto(page.url().replace('/replay/', '/table/'));
  await expect(page.getByRole('slider', { name: say.en.table.moments })).toBeVisible();
  const before = page.url();
  await page.getByRole('button', { name: say.en.table.secondGame }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== before);
  const second = page.url();
  // Asked again, it is the same second game.
  await page.goto(before);
  await page.getByRole('button', { name: say.en.table.secondGame }).click();
  await page.waitForURL(second);
  // Sides are swapped: who was German sits down first now.
  await curtainButton(page).waitFor();
  await home(page);
  const tag = `tag first-end ${/^end (.+)$/m.exec(first)?.[1]}`;
  const other = golden('greedy-2').replace('option match single', 'option match double');
  await bringIn(page, 'second.sztab', other.replace(/^seed .*$/m, `$&\n${tag}`));
  await expect(records(page).getByRole('listitem').first()).toContainText(say.en.records.matchWon('greedy'));
  await records(page).getByRole('link', { name: say.en.records.replay }).first().click();
  await page.waitForURL('**/replay/*');
  await page.goto(page.url().replace('/replay/', '/table/'));
  const both = page.getByRole('region', { name: say.en.table.doubleMatch });
  await expect(both).toContainText(say.en.table.matchWon('greedy'));
  await expect(both.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: say.en.table.rematch })).toBeVisible();
});
