import { box as generalOrders } from '../../games/general-orders/index.ts';
import { box } from '../../games/operation-most-iii/index.ts';
import { expect, fixLuck, luck, test } from './browser.ts';
import { expectEnd, expectGoodRecord } from './ending.ts';
import { beforeTheEnd } from './engine.ts';
import { decideByKeys, tabTo } from './keyboard.ts';
import { decideSomething, openAt, startAgainstBot, TITLE } from './play.ts';
import { endScreen, myMove, say } from './seen.ts';

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

/** Decisions on a fresh table, and entries of a stored match that are left to be played: one game is played whole, by clicks. */
const [OPENING, ENDING] = [6, 16];

// Lessons are taken by the keyboard in every game; here it also sets a table, with an agreement, and saves the record.
test('General Orders on the island against a bot, begun and ended by the keyboard alone', async ({ page, context }) => {
  const { game, words } = generalOrders;
  await fixLuck(context, 1945);
  await page.goto('/');
  await tabTo(page, say.en.newTableOf(words.en.title));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/new/${game.id}`);
  // The page is there before its agreements are, and Tab would go round what is not there yet.
  await expect(page.getByRole('combobox', { name: say.en.newTable.level })).toBeVisible();
  await tabTo(page, say.en.newTable.level);
  await page.keyboard.type(say.en.levels.recruit?.name ?? '');
  await expect(page.getByRole('combobox', { name: say.en.newTable.level })).toHaveValue('recruit');
  await tabTo(page, words.en.option('mode').name);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: words.en.optionValue('mode', 'island').name })).toBeChecked();
  await tabTo(page, say.en.newTable.start);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');

  const random = luck(1945);
  for (let n = 0; n < OPENING; n++) expect(await decideByKeys(page, random)).not.toBeNull();

  const [own, other] = game.roles(2, {}) as [string, string];
  const sitters = { [own]: { name: 'Anna' }, [other]: { bot: 'recruit' } };
  await openAt(page, beforeTheEnd('general-orders/island-random', ENDING), sitters);
  while (await decideByKeys(page, random));
  await expectEnd(page, (await myMove(page)).match, words.en);
  await tabTo(page, say.en.table.exportRecord);
  await expectGoodRecord(page, () => page.keyboard.press('Enter'));
});
