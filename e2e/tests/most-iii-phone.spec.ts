/** Operation Most III on a phone: every answer of a window at once, by the thumb, with the fight in sight. */

import { alwaysAsk, expect, test } from './browser.ts';
import { asks, findPlace, type OmMatch } from './engine.ts';
import { AGAINST_BOT, openAt } from './play.ts';
import { myMove } from './seen.ts';

const inStep = (step: string) => (match: OmMatch) =>
  match.state.flow.at(-1)?.step === step && match.asks()[0]?.seat === 0;
const WINDOWS = {
  roll: findPlace((match) => asks(match, 'PL', 'roll-window', 4)),
  escort: findPlace(inStep('attack.escort')),
  nurse: findPlace(inStep('attack.nurse')),
} as const;

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    for (const [name, place] of Object.entries(WINDOWS))
      test(`${name}: all answers, and what is fought over, are seen without scrolling`, async ({ page, context }) => {
        await alwaysAsk(context, place);
        await openAt(page, place, AGAINST_BOT);
        await myMove(page);
        const { answers, fighters, stand } = await page.evaluate(() => {
          const boxes = (selector: string) =>
            [...document.querySelectorAll(selector)].map((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return { high: bottom - top, wide: right - left, seen: over !== null && one.contains(over) };
            });
          return {
            answers: boxes('.reaction-option'),
            fighters: boxes('.om3-attacks, .om3-attacked'),
            stand: boxes('.order-acts .primary'),
          };
        });
        for (const one of [...answers, ...stand]) {
          expect(one.seen).toBe(true);
          expect(one.high).toBeGreaterThanOrEqual(44);
          expect(one.wide).toBeGreaterThanOrEqual(44);
        }
        expect(stand).toHaveLength(1);
        expect(fighters.length).toBeGreaterThan(0);
        for (const { seen } of fighters) expect(seen).toBe(true);
        // To let it stand is one tap, too.
        const before = (await myMove(page)).stored.entries.length;
        await page.locator('.order-acts .primary').tap();
        await expect.poll(async () => (await myMove(page)).stored.entries.length).toBeGreaterThan(before);
      });
  });
