import type { CDPSession, Locator, Page } from '@playwright/test';
import { alwaysAsk, expect, test } from './browser.ts';
import { asks, findPlace, type OmMatch, type Place } from './engine.ts';
import { AGAINST_BOT, openAt, stillMyMove } from './play.ts';
import {
  changed,
  endScreen,
  fetched,
  litButton,
  type Moment,
  myMove,
  outside,
  reactionWindow,
  say,
  targetRows,
} from './seen.ts';

const poles = (prompt: string, atLeast?: number) => (match: OmMatch) => asks(match, 'PL', prompt, atLeast);

/** Moments that look different on a small screen. */
const MOMENTS: readonly (readonly [string, Place])[] = [
  ['mulligan', findPlace(poles('mulligan'))],
  ['a turn', findPlace((match) => asks(match, 'PL', 'act', 12) && match.state.stage === 3)],
  ['a chain of actions', findPlace(poles('chain'))],
  ['an Escort', findPlace(poles('escort'))],
  ['dice', findPlace(poles('roll-window', 3))],
  ['the end', findPlace((match) => match.outcome !== null)],
];

/** Of these the window opens, also where the result could not be turned any more. */
const WINDOWS: ReadonlySet<string> = new Set(['an Escort', 'dice']);
const A_TURN = MOMENTS.find(([when]) => when === 'a turn')?.[1] as Place;

// ---- Fingers, as the browser itself feels them

const handOn = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

async function middleOf(place: Locator): Promise<readonly [number, number]> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is nowhere to be seen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Two fingers on a level line, from one distance to another. */
async function pinch(fingers: CDPSession, x: number, y: number, from: number, to: number): Promise<void> {
  const at = (distance: number) => [
    { x: x - distance / 2, y, id: 0 },
    { x: x + distance / 2, y, id: 1 },
  ];
  const STEPS = 8;
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= STEPS; step++) {
    const touchPoints = at(from + ((to - from) * step) / STEPS);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** How large the sheet is drawn, beside its pane. */
const scaleOf = (page: Page): Promise<number> =>
  page
    .getByRole('main')
    .evaluate((pane) => (pane.firstElementChild as HTMLElement).getBoundingClientRect().width / pane.clientWidth);

/** Nothing of the page lies outside the window. */
async function fits(page: Page, when: string): Promise<void> {
  expect(await outside(page), when).toEqual({ tooHigh: 0, tooWide: 0 });
}

/** A whole decision by the answers in the sheet and by the bar, never by the board. */
async function tapRows(page: Page, when: string): Promise<void> {
  const start = await myMove(page);
  for (let now: Moment | null = start; now; now = await stillMyMove(page, start)) {
    await fits(page, when);
    const { reacting, confirm } = now;
    const tap = (): Promise<void> => {
      if (reacting)
        return reactionWindow(page)
          .getByRole('button')
          .filter({ has: page.locator('kbd') })
          .last()
          .tap();
      return confirm ? litButton(page).tap() : targetRows(page).first().tap();
    };
    await tap();
    await changed(page, now, tap);
  }
}

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

test.describe('a phone', () => {
  test.use({ viewport: PHONES[0], hasTouch: true, isMobile: true });

  test('never scrolls while playing', async ({ page, context }) => {
    await alwaysAsk(context, ...MOMENTS.map(([, place]) => place));
    for (const [when, place] of MOMENTS) {
      await openAt(page, place, AGAINST_BOT);
      for (const viewport of PHONES) {
        await page.setViewportSize(viewport);
        await myMove(page);
        if (WINDOWS.has(when)) await expect(reactionWindow(page)).toBeVisible();
        await fits(page, when);
        const shown = await tabs(page);
        // The first one last, where the next phone begins.
        for (const { name } of [...shown.slice(1), ...shown.slice(0, 1)]) {
          await page.getByRole('navigation', { name: say.en.table.views }).getByRole('button', { name }).tap();
          await fits(page, `${when}, ${name}, ${viewport.width}`);
        }
      }
    }
    await page.goto(page.url().replace('/table/', '/replay/'));
    for (const viewport of PHONES) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('slider')).toBeVisible();
      await fits(page, 'a replay');
    }
  });
});

for (const viewport of PHONES) {
  test.describe(`a phone of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('a pinch comes closer and goes back, and picks nothing', async ({ page }) => {
      await openAt(page, A_TURN, AGAINST_BOT);
      const before = await myMove(page);
      const fingers = await handOn(page);
      const [x, y] = await middleOf(page.getByRole('main'));
      await pinch(fingers, x, y, 40, 120);
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
      await fits(page, 'come closer');
      await pinch(fingers, x, y, 160, 40);
      await expect.poll(() => scaleOf(page)).toBeLessThan(1);
      const after = await myMove(page);
      expect(after.picked).toEqual([]);
      expect(after.stored.entries.length).toBe(before.stored.entries.length);
    });

    test('a long press reads a card instead of picking it; a tap picks it', async ({ page }) => {
      await openAt(page, A_TURN, AGAINST_BOT);
      const { legal, match } = await myMove(page);
      const own = match.state.cards.map(({ id }) => String(id)).find((id) => legal.includes(id)) as string;
      const card = page.locator(`main [data-thing="${own}"]`);
      const [x, y] = await middleOf(card);
      const fingers = await handOn(page);
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      const large = page.locator('.sheet-page h3');
      await expect(large).toBeVisible();
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(large).toBeVisible();
      expect((await myMove(page)).picked).toEqual([]);
      // The sheet that is read lies over the lower zone: back first.
      await page.locator('.sheet-grip').tap();
      await expect(large).toBeHidden();
      await page.touchscreen.tap(x, y);
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      await expect(large).toBeHidden();
    });

    test('is played by the answers in the sheet', async ({ page }) => {
      await openAt(page, A_TURN, AGAINST_BOT);
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

  test('never scrolls sideways, and can be played', async ({ page, context }) => {
    await alwaysAsk(context, ...MOMENTS.map(([, place]) => place));
    for (const [when, place] of MOMENTS) {
      await openAt(page, place, AGAINST_BOT);
      await myMove(page);
      if (WINDOWS.has(when)) await expect(reactionWindow(page)).toBeVisible();
      expect((await outside(page)).tooWide, when).toBe(0);
      if (when === 'the end') await expect(endScreen(page)).toBeVisible();
      else await tapRows(page, when);
    }
    for (const address of ['/', '/new/operation-most-iii', '/rules/operation-most-iii', '/help']) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      await fetched(page);
      expect((await outside(page)).tooWide, address).toBe(0);
    }
  });
});
