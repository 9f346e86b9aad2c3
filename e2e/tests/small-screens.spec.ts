import type { Page } from '@playwright/test';

import { asks, findPlace, type OmMatch, type Place } from './engine.ts';
import {
  AGAINST_BOT,
  changed,
  endScreen,
  expect,
  litButton,
  type Moment,
  myMove,
  openAt,
  orderLine,
  reactionWindow,
  say,
  stillMyMove,
  targetRows,
  test,
} from './play.ts';

const poles = (prompt: string, atLeast?: number) => (match: OmMatch) => asks(match, 'PL', prompt, atLeast);

/** Moments that look different on a small screen. */
const MOMENTS: readonly (readonly [string, Place])[] = [
  ['mulligan', findPlace(poles('mulligan'))],
  ['a turn', findPlace((match) => asks(match, 'PL', 'act', 12) && match.table.stage === 3)],
  ['a chain of actions', findPlace(poles('chain'))],
  ['an Escort', findPlace(poles('escort'))],
  ['dice', findPlace(poles('roll-window', 3))],
  ['the end', findPlace((match) => match.outcome !== null)],
];

/** Nothing of the page lies outside the window. */
async function fits(page: Page, when: string): Promise<void> {
  const sizes = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.scrollingElement ?? document.documentElement;
    return { tooHigh: Math.max(0, scrollHeight - innerHeight), tooWide: Math.max(0, scrollWidth - innerWidth) };
  });
  expect(sizes, when).toEqual({ tooHigh: 0, tooWide: 0 });
}

/** A whole decision by rows of lists and by the order line, never by the board. */
async function tapRows(page: Page, when: string): Promise<void> {
  const start = await myMove(page);
  for (let now: Moment | null = start; now; now = await stillMyMove(page, start)) {
    await fits(page, when);
    if (now.reacting)
      await reactionWindow(page)
        .getByRole('button')
        .filter({ has: page.locator('kbd') })
        .last()
        .tap();
    else if (now.confirm) await litButton(page).tap();
    else if (now.options > 0 && now.picked.length > 0) await verb(page).tap();
    else if (now.rows) await targetRows(page).first().tap();
    else await verb(page).tap();
    await changed(page, now);
  }
}

const verb = (page: Page) =>
  orderLine(page)
    .getByRole('button')
    .filter({ has: page.locator('kbd', { hasText: /^\d$/ }) })
    .first();

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('never scrolls while playing', async ({ page }) => {
      for (const [when, place] of MOMENTS) {
        await openAt(page, place, AGAINST_BOT);
        await myMove(page);
        await fits(page, when);
        for (const { name } of await tabs(page)) {
          await page.getByRole('navigation', { name: say.en.table.views }).getByRole('button', { name }).tap();
          await fits(page, `${when}, ${name}`);
        }
      }
      await page.goto(page.url().replace('/table/', '/replay/'));
      await expect(page.getByRole('slider')).toBeVisible();
      await fits(page, 'a replay');
    });

    test('is played by rows of lists', async ({ page }) => {
      const place = MOMENTS.find(([when]) => when === 'a turn')?.[1] as Place;
      await openAt(page, place, AGAINST_BOT);
      for (let n = 0; n < 5; n++) await tapRows(page, `decision ${n + 1}`);
    });
  });
}

const tabs = async (page: Page): Promise<{ name: string }[]> => {
  const buttons = page.getByRole('navigation', { name: say.en.table.views }).getByRole('button');
  return (await buttons.allInnerTexts()).map((name) => ({ name: name.trim() }));
};

test.describe('1440 × 900 at 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, hasTouch: true });

  test('never scrolls sideways, and can be played', async ({ page }) => {
    for (const [when, place] of MOMENTS) {
      await openAt(page, place, AGAINST_BOT);
      await myMove(page);
      const wide = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
      expect(wide, when).toBeLessThanOrEqual(0);
      if (when === 'the end') await expect(endScreen(page)).toBeVisible();
      else await tapRows(page, when);
    }
    for (const address of ['/', '/new/operation-most-iii', '/rules/operation-most-iii', '/help']) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      const wide = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
      expect(wide, address).toBeLessThanOrEqual(0);
    }
  });
});
