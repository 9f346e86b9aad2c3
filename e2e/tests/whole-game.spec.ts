import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { box as firstToFight } from '@sztab/first-to-fight';
import { box as generalOrders } from '@sztab/general-orders';
import { box } from '@sztab/operation-most-iii';
import { pressSomething, tabTo } from './keyboard.ts';
import {
  changed,
  decideSomething,
  endScreen,
  expect,
  fixLuck,
  luck,
  type Moment,
  myMove,
  say,
  startAgainstBot,
  stillMyMove,
  TITLE,
  test,
} from './play.ts';

const CLI = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

/** What the end screen has to say. */
async function outcomeOf(page: Page, words: Pick<typeof box.words.en, 'outcome'> = box.words.en): Promise<string> {
  const { match } = await myMove(page);
  if (!match.outcome) throw new Error('the game is not over');
  return words.outcome(match.outcome, match.header.options);
}

/** The command line's opinion of the file that this act saves. */
async function verified(page: Page, save: () => Promise<void>): Promise<string> {
  const [saved] = await Promise.all([page.waitForEvent('download'), save()]);
  const { stdout, stderr, status } = spawnSync(process.execPath, [CLI, 'verify', await saved.path()], {
    encoding: 'utf8',
  });
  return `${stdout}${stderr}exit ${status}`;
}

test('a whole game against a bot, by clicks alone', async ({ page, context }) => {
  await fixLuck(context, 1944);
  await startAgainstBot(page);
  const random = luck(1944);
  while (await decideSomething(page, random));

  const said = await outcomeOf(page);
  await expect(endScreen(page).getByRole('heading', { level: 1 })).toHaveText(said);
  await endScreen(page).getByRole('link', { name: say.en.table.toHome }).click();
  const records = page.getByRole('region', { name: say.en.records.title });
  await expect(records.getByRole('listitem').filter({ hasText: said })).toHaveCount(1);
  const save = records.getByRole('button', { name: say.en.records.saveOf(TITLE) });
  expect(await verified(page, () => save.click())).toMatch(/The record is right\.\s+exit 0$/);
});

for (const { game, words } of [box, generalOrders, firstToFight])
  test(`a whole game of ${words.en.title} against a bot, by the keyboard alone`, async ({ page, context }) => {
    await fixLuck(context, 1945);
    await page.goto('/');
    await tabTo(page, say.en.newTableOf(words.en.title));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/new/${game.id}`);
    await tabTo(page, say.en.newTable.level);
    await page.keyboard.type(say.en.levels.recruit?.name ?? '');
    await expect(page.getByRole('combobox', { name: say.en.newTable.level })).toHaveValue('recruit');
    await tabTo(page, say.en.newTable.start);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/table/*');

    const random = luck(1945);
    for (;;) {
      const start = await myMove(page);
      if (start.seat === null) break;
      for (let now: Moment | null = start; now; now = await stillMyMove(page, start)) {
        await pressSomething(page, now, random);
        await changed(page, now);
      }
    }
    await expect(endScreen(page).getByRole('heading', { level: 1 })).toHaveText(await outcomeOf(page, words.en));
    await tabTo(page, say.en.table.exportRecord);
    expect(await verified(page, () => page.keyboard.press('Enter'))).toMatch(/The record is right\.\s+exit 0$/);
  });
