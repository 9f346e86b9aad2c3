import { box as firstToFight } from '@sztab/first-to-fight';
import { box as generalOrders } from '@sztab/general-orders';
import { box } from '@sztab/operation-most-iii';
import { expectEnd, expectGoodRecord } from './ending.ts';
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

test('a whole game against a bot, by clicks alone', async ({ page, context }) => {
  await fixLuck(context, 1944);
  await startAgainstBot(page);
  const random = luck(1944);
  while (await decideSomething(page, random));

  const said = await expectEnd(page, (await myMove(page)).match, box.words.en);
  await endScreen(page).getByRole('link', { name: say.en.table.toHome }).click();
  const records = page.getByRole('region', { name: say.en.records.title });
  await expect(records.getByRole('listitem').filter({ hasText: said })).toHaveCount(1);
  const save = records.getByRole('button', { name: say.en.records.saveOf(TITLE) });
  await expectGoodRecord(page, () => save.click());
});

const BY_KEYS = [
  { name: TITLE, ...box, option: null },
  // The other theatre is played by clicks.
  { name: 'General Orders on the island', ...generalOrders, option: { id: 'mode', value: 'island' } },
  { name: 'First to Fight', ...firstToFight, option: null },
] as const;

for (const { name, game, words, option } of BY_KEYS)
  test(`a whole game of ${name} against a bot, by the keyboard alone`, async ({ page, context }) => {
    await fixLuck(context, 1945);
    await page.goto('/');
    await tabTo(page, say.en.newTableOf(words.en.title));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/new/${game.id}`);
    await tabTo(page, say.en.newTable.level);
    await page.keyboard.type(say.en.levels.recruit?.name ?? '');
    await expect(page.getByRole('combobox', { name: say.en.newTable.level })).toHaveValue('recruit');
    if (option) {
      await tabTo(page, words.en.option(option.id).name);
      await page.keyboard.press('ArrowRight');
      const value = page.getByRole('radio', { name: words.en.optionValue(option.id, option.value).name });
      await expect(value).toBeChecked();
    }
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
    await expectEnd(page, (await myMove(page)).match, words.en);
    await tabTo(page, say.en.table.exportRecord);
    await expectGoodRecord(page, () => page.keyboard.press('Enter'));
  });
