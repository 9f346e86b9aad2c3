/** Talk at a table online: what others ask covers no clock, the field stays where it is, and what is written there is no key of the table. */
import type { Locator, Page } from '@playwright/test';
import { box as operationMostIII } from '../../games/operation-most-iii/index.ts';
import { expect } from './browser.ts';
import { beginTogether, openTalk, test } from './online.ts';
import { say } from './seen.ts';

const { council } = say.en.table;
const TITLE = operationMostIII.words.en.title;
const WITH_CLOCK = {
  prepare: (page: Page) => page.getByText(/^Live, with a clock/).click(),
};

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box;
};
const field = (page: Page) => page.getByRole('textbox', { name: council.speak });

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]) {
  test(`on a phone of ${size.width} × ${size.height} a question of others covers no clock and little of the board`, async ({
    invite,
  }) => {
    const ada = await invite('Ada', 'desk');
    const bob = await invite('Bob', 'phone');
    await beginTogether(ada, bob, TITLE, WITH_CLOCK);
    await bob.page.setViewportSize(size);
    await openTalk(ada);
    await ada.page.getByRole('button', { name: council.ask.abandon, exact: true }).click();
    const agree = bob.page.getByRole('button', { name: council.agree, exact: true });
    await expect(agree).toBeVisible();

    for (const clock of await bob.page.locator('.seats .seat-clock').all()) {
      const { x, y, width, height } = await boxOf(clock);
      const isOnTop = await clock.evaluate(
        (element, [left, top]) => element.contains(document.elementFromPoint(left, top)),
        [x + width / 2, y + height / 2] as const,
      );
      expect(isOnTop, 'the clock can be seen').toBe(true);
    }
    const [asked, board] = [
      await boxOf(bob.page.locator('.at-table .proposal')),
      await boxOf(bob.page.locator('.board-pane')),
    ];
    expect(asked.height).toBeLessThanOrEqual(60);
    expect(asked.height / board.height).toBeLessThan(0.25);
    // All of it is inside the window and can be pressed.
    for (const name of [council.agree, council.decline])
      await bob.page.getByRole('button', { name, exact: true }).click({ trial: true });
    await bob.page.getByRole('button', { name: council.decline, exact: true }).click();
    await expect(agree).toHaveCount(0);
  });
}

for (const window of ['desk', 'phone'] as const) {
  test(`the field of the talk stays where it is on a ${window}, and no key acts while it is open`, async ({
    invite,
  }) => {
    const ada = await invite('Ada', 'desk');
    const bob = await invite('Bob', window);
    await beginTogether(ada, bob, TITLE);
    await openTalk(ada);
    await openTalk(bob);
    const before = await boxOf(field(bob.page));
    for (let n = 1; n <= 4; n++) {
      await field(ada.page).fill(`Line ${n} of what Ada has to say, which is longer than a phone is wide`);
      await ada.page.keyboard.press('Enter');
      await expect(bob.page.getByText(`Line ${n} of`)).toBeVisible();
      expect(await boxOf(field(bob.page))).toEqual(before);
    }

    await field(bob.page).fill('well met');
    await bob.page.getByRole('button', { name: council.send }).click();
    await expect(ada.page.getByText('well met')).toBeVisible();
    await expect(field(bob.page), 'one writes on without touching the field again').toBeFocused();

    // Whatever has the focus: letters of a sentence hide no pieces and move no map.
    const table = () =>
      bob.page.evaluate(() => [
        document.querySelector('.board-pane')?.getAttribute('data-lifted'),
        document.querySelector<HTMLElement>('.board-pane .sheet')?.style.cssText,
        document.querySelectorAll('.letters, .drawer, .more-list, dialog').length,
      ]);
    await bob.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const still = await table();
    for (const key of ['h', '+', 'a', 'l', 'f', 'ArrowLeft', 'n', '1']) await bob.page.keyboard.press(key);
    expect(await table()).toEqual(still);
    await bob.page.keyboard.press('Escape');
    await expect(field(bob.page)).toHaveCount(0);
    await bob.page.keyboard.press('h');
    expect((await table()).join()).not.toBe(still.join());
  });
}
