/** How the end of a round is told in First to Fight: beats in their order, on a clock that stands still until the test lets it go on. */
import type { Page } from '@playwright/test';
import type { Match } from '@sztab/kernel';
import { staging } from '../../games/first-to-fight/board/beats.ts';
import type { Shape } from '../../games/first-to-fight/index.ts';
import { words } from '../../games/first-to-fight/text/index.ts';
import { expect, spoken, test } from './browser.ts';
import { matchAt } from './engine.ts';
import { orderLine } from './seen.ts';
import { aloud, beatsOf, openStill } from './told.ts';

/** The first staff is about to end the orders of a round. */
const BEFORE_THE_END = { record: 'first-to-fight/two-greedy', after: 38 };

/** How far a scene begins under the upper edge of the board's pane, with the sheet lifted as far as towards a place at its lower edge. */
const belowTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const pane = document.querySelector<HTMLElement>('.board-pane');
    const top = (of: Element | null | undefined): number => Math.round(of?.getBoundingClientRect().top ?? 0);
    pane?.style.setProperty('--lift', '120px');
    return top(pane?.querySelector('.ftf-scene') ?? pane) - top(pane);
  });

// The other tests play without motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
])
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the end of a round is told beat by beat, over the board and aloud', async ({ page }) => {
      await openStill(page, BEFORE_THE_END, { 'staff-1': { name: 'Anna' }, 'staff-2': { bot: 'recruit' } });
      await page.locator('[data-thing="maneuvers"], [data-answer="maneuvers"]').first().click();
      await page.keyboard.press('Control+Enter');
      await expect(orderLine(page)).toHaveAttribute('data-state', 'telling');
      const story = aloud(
        beatsOf(matchAt(BEFORE_THE_END) as unknown as Match<Shape>, 0, 'order(maneuvers)', { staging, words }),
      );
      const scenes = new Set<string>();
      // Every beat is looked at; the whole of it lasts twelve seconds at most.
      for (let ms = 0; ms < 12_000; ms += 400) {
        await page.clock.runFor(400);
        const [scene] = await page.locator('.ftf-scene').all();
        if (scene) {
          scenes.add((await scene.getAttribute('data-of')) ?? '');
          expect(await belowTheEdge(page), 'a scene begins where the board begins, also on a lifted sheet').toBe(0);
        }
        if ((await orderLine(page).getAttribute('data-state')) !== 'telling') break;
      }
      expect(scenes).toContain('event');
      const said = (await spoken(page)).filter((line) => story.includes(line));
      expect([...new Set(said)]).toEqual(story);
    });
  });
