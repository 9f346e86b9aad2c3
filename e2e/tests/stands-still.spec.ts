/** A staged table stands still: whatever is asked, told or answered, no region, no button and no board changes its place or its size. */
import type { Page } from '@playwright/test';
import { box as generalOrders } from '../../games/general-orders/index.ts';
import { box as mostIII } from '../../games/operation-most-iii/index.ts';
import { expect, fixLuck, look, openSetup, say, test } from './play.ts';

const GAMES = [
  { name: 'General Orders', title: generalOrders.words.en.title, seed: 1945 },
  { name: 'Operation Most III', title: mostIII.words.en.title, seed: 1944 },
] as const;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
/** Moves of both sides. */
const MOVES = 40;
/** What has its place. Where one of them is not there at all, it has not moved. */
const REGIONS = [
  ...['.ribbon', '.seats', '.board-pane', '.rail.left', '.rail.right', '.rail.right > .briefing', '.rail.right > .log'],
  ...['.order-line', '[data-layout=phone] .order-says', '.order-undo', '.order-acts .primary', '.order-out'],
  ...['[data-layout=desk] .hand-tray', '[data-layout=tablet] .hand-tray', '[data-layout=desk] .sheet', '.small-tabs'],
];

/** What the robot found: of every region all the boxes it had. */
type Boxes = Readonly<Record<string, readonly string[]>>;

/** Plays whatever is offered, skips what is told after a look at it, and measures at every step. */
const playAndMeasure = (page: Page, seed: number): Promise<void> =>
  page.evaluate(
    ([regions, start]) => {
      const boxes: Record<string, string[]> = {};
      Object.assign(globalThis, { boxes });
      const measure = (): void => {
        for (const region of regions) {
          const found = document.querySelector(region);
          if (!found) continue;
          const { x, y, width, height } = found.getBoundingClientRect();
          const box = [x, y, width, height].map((n) => Math.round(n * 10) / 10).join(' ');
          const known = boxes[region] ?? [];
          if (!known.includes(box)) boxes[region] = [...known, box];
        }
      };
      let state = start;
      const random = (): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
      };
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const touch = (list: readonly HTMLElement[]): boolean => {
        const one = list[Math.floor(random() * list.length)];
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return one !== undefined;
      };
      let told = 0;
      const act = (): void => {
        const line = document.querySelector<HTMLElement>('.order-line');
        if (line?.dataset.state === 'telling') {
          if (++told % 4 === 0) touch(all('[data-skips]'));
          return;
        }
        if (line?.dataset.state !== 'yours') return;
        if (touch(all('.reaction-option, .reaction footer > .btn'))) return;
        if (random() < 0.7 && touch(all('.order-acts .primary:enabled'))) return;
        if (random() < 0.9 && touch(all('[data-thing][data-legal]:not([aria-pressed=true])'))) return;
        if (touch(all('.order-options .btn'))) return;
        if (touch(all('.answers button:not([aria-pressed=true], [aria-disabled=true])'))) return;
        if (random() < 0.2) touch(all('.order-out'));
        else touch(all('.order-acts .primary:enabled'));
      };
      setInterval(() => {
        measure();
        act();
        measure();
      }, 30);
    },
    [REGIONS, seed] as const,
  );

const boxesOf = (page: Page): Promise<Boxes> => page.evaluate(() => (globalThis as unknown as { boxes: Boxes }).boxes);

for (const { name, title, seed } of GAMES) {
  for (const viewport of SIZES) {
    test.describe(`${name} at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });

      test(`stands still over ${MOVES} moves`, async ({ page, context }) => {
        await fixLuck(context, seed);
        // Told move by move, which other tests are not.
        await context.addInitScript(() => localStorage.setItem('sztab.table.quick', 'off'));
        await openSetup(page, title);
        await page.getByRole('combobox', { name: say.en.newTable.level }).selectOption('recruit');
        await page.getByRole('button', { name: say.en.newTable.start }).click();
        await page.waitForURL('**/table/*');
        await expect(page.locator('.order-line')).toHaveCount(1);
        await expect(page.locator('.loading')).toHaveCount(0);
        await playAndMeasure(page, seed);
        await expect
          .poll(async () => (await look(page)).stored?.entries.length ?? 0, { timeout: 150_000 })
          .toBeGreaterThan(MOVES);
        const boxes = await boxesOf(page);
        expect(Object.keys(boxes)).toContain('.order-undo');
        const moved = Object.entries(boxes).filter(([, places]) => places.length > 1);
        expect(moved, 'regions that changed their place or size').toEqual([]);
      });
    });
  }
}
