/** Seats and rails: what is needed to decide stands there whole; only the log is scrolled to. */
import { expect, fixLuck, speak, test } from './browser.ts';
import type { Sitters } from './engine.ts';
import { openAt } from './play.ts';

const bot = { bot: 'recruit' };
const TABLES: readonly (readonly [string, readonly number[], Sitters, readonly string[]])[] = [
  [
    'niepodlegla/three-greedy',
    [0, 60, 214],
    { red: { name: 'Anna' }, blue: bot, yellow: bot },
    ['.rail .voice', '.npg-instruments'],
  ],
  [
    'niepodlegla/four-greedy',
    [30, 150],
    { red: { name: 'Anna' }, blue: bot, yellow: bot, white: bot },
    ['.rail .voice', '.npg-instruments'],
  ],
  [
    'race-to-the-rhine/edition-3/three-greedy',
    [100, 300],
    { monty: { name: 'Anna' }, bradley: bot, patton: bot },
    ['.rail.left', '.rail .hand-tray', '.rtr-instruments'],
  ],
  [
    'first-to-fight/four-greedy',
    [150, 220],
    { 'staff-1': { name: 'Anna' }, 'staff-2': bot, 'staff-3': bot, 'staff-4': bot },
    ['.rail .briefing', '.ftf-decks'],
  ],
];

test.use({ viewport: { width: 1440, height: 900 } });

for (const [record, places, sitters, needed] of TABLES)
  test(`${record}: nothing in the rail has to be scrolled to but the log`, async ({ page, context }) => {
    await fixLuck(context, 1918);
    for (const after of places) {
      await openAt(page, { record, after }, sitters);
      await expect(
        page.locator('.at-table:not([data-telling]) .order-line:is([data-state=yours], [data-state=offered])'),
      ).toBeVisible();
      // In the longer of the two languages, too.
      for (const language of ['en', 'pl'] as const) {
        await speak(page, language);
        for (const one of needed)
          await expect
            .poll(
              () =>
                page.locator(one).evaluate((box) => {
                  const pane = (box.closest('.rail-rest') ?? box.closest('.rail') ?? box).getBoundingClientRect();
                  const under = Math.round(box.getBoundingClientRect().bottom - pane.bottom);
                  const aside = box.scrollWidth - box.clientWidth;
                  return { within: box.scrollHeight - box.clientHeight, aside, under: Math.max(0, under) };
                }),
              { message: `${one} after ${after} in ${language}` },
            )
            .toEqual({ within: 0, aside: 0, under: 0 });
      }
      await speak(page, 'en');
    }
  });

test.describe('phones', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('three commanders with their figures stand beside one another without scrolling', async ({ page }) => {
    await openAt(
      page,
      { record: 'race-to-the-rhine/edition-3/three-greedy', after: 300 },
      { monty: { name: 'Anna' }, bradley: bot, patton: bot },
    );
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const seats = page.locator('.seats');
      await expect(seats).toBeVisible();
      expect(await seats.evaluate((one) => one.scrollWidth - one.clientWidth), `${width}`).toBe(0);
    }
  });
});
