/**
 * A staged table stands still: whatever is asked, told or answered, no region, no button and no board changes its place or its size, and nothing of a map moves under the
 * finger that touched it.
 */
import type { Locator, Page } from '@playwright/test';
import { gameIds } from '@sztab/shelf';
import { expect, test } from './browser.ts';
import { openAt, openTold } from './play.ts';
import { look, orderLine, resize, thing } from './seen.ts';
import { REGIONS, SIZES } from './sizes.ts';

/** One match goes through all sizes again and again, so each of them sees many kinds of moments; so many moves of all sides at a time. */
const ROUNDS = 4;
const STRETCH = 4;
const SEED = 1945;
/** What the robot found: of every region all the boxes it had, size by size. */
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
          const place = `${innerWidth} × ${innerHeight}: ${region}`;
          const known = boxes[place] ?? [];
          if (!known.includes(box)) boxes[place] = [...known, box];
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
          if (++told % 3 === 0) touch(all('[data-skips]'));
          return;
        }
        if (line?.dataset.state !== 'yours' && line?.dataset.state !== 'offered') return;
        if (touch(all('.reaction-option, .reaction footer > .btn'))) return;
        if (random() < 0.7 && touch(all('.order-acts .primary:enabled'))) return;
        if (random() < 0.9 && touch(all('[data-thing][data-legal]:not([aria-pressed=true])'))) return;
        if (touch(all('.order-options .btn'))) return;
        if (touch(all('.answers button:not([aria-pressed=true], [aria-disabled=true])'))) return;
        if (random() < 0.2 && touch(all('.order-out'))) return;
        // What was read at a larger size lies over the answers of a phone.
        if (!touch(all('.order-acts .primary:enabled'))) touch(all('.sheet-grip:not([aria-expanded])'));
      };
      setInterval(() => {
        if (Reflect.has(globalThis, 'resizing')) return;
        // What was read at a larger size lies in an open drawer on a tablet: whoever opens one makes room for it.
        if (touch(all('.drawer-tabs [aria-expanded=true]'))) return;
        measure();
        act();
        measure();
      }, 30);
    },
    [REGIONS, seed] as const,
  );

const boxesOf = (page: Page): Promise<Boxes> => page.evaluate(() => (globalThis as unknown as { boxes: Boxes }).boxes);

for (const game of gameIds()) {
  test(`${game} stands still at every size`, async ({ page }) => {
    await openTold(page, game, SEED);
    await expect(page.locator('.loading')).toHaveCount(0);
    await playAndMeasure(page, SEED);
    let moves = 0;
    for (const viewport of Array<typeof SIZES>(ROUNDS).fill(SIZES).flat()) {
      await resize(page, viewport, REGIONS);
      moves += STRETCH;
      await expect
        .poll(async () => (await look(page)).stored?.entries.length ?? 0, { timeout: 100_000, intervals: [100] })
        .toBeGreaterThan(moves);
    }
    const boxes = await boxesOf(page);
    for (const { width, height } of SIZES) expect(Object.keys(boxes)).toContain(`${width} × ${height}: .order-undo`);
    const moved = Object.entries(boxes).filter(([, places]) => places.length > 1);
    expect(moved, 'regions that changed their place or size').toEqual([]);
  });
}

/** Montgomery begins a turn: three of his corps can march, and the towns around them lie far apart. */
const MANY_ROADS = { record: 'race-to-the-rhine/two-monty-bradley', after: 79 };

for (const viewport of [SIZES[0], SIZES[4]])
  test(`what was touched on a map of ${viewport.width} does not move as the next choice opens`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAt(page, MANY_ROADS, { monty: { name: 'Anna' }, bradley: { bot: 'recruit' } });
    const asked = orderLine(page).locator('.order-sentence');
    await expect(orderLine(page)).toHaveAttribute('data-state', 'yours');
    const corps = page.locator('.sheet [data-thing^=R][data-legal]');
    await atRest(page);
    expect(await corps.count()).toBeGreaterThan(2);
    let scales = 0;
    for (const name of await corps.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.thing ?? ''))) {
      const [question, before] = [(await asked.textContent()) ?? '', await atRest(page)];
      const [x, y] = await middle(thing(page, name));
      await thing(page, name).dispatchEvent('click');
      await expect(asked).not.toHaveText(question);
      const after = await atRest(page);
      const [u, v] = [(x - before.x) / before.k, (y - before.y) / before.k];
      expect(Math.abs(after.x + u * after.k - x), `${name}, sideways`).toBeLessThan(0.5);
      expect(Math.abs(after.y + v * after.k - y), `${name}, up or down`).toBeLessThan(0.5);
      if (after.k !== before.k) scales++;
      await page.locator('.order-undo').click();
      await expect(asked).toHaveText(question);
    }
    expect(scales, 'maps that came closer or went back').toBeGreaterThan(0);
  });

const middle = async (one: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await one.boundingBox()) as { x: number; y: number; width: number; height: number };
  return [x + width / 2, y + height / 2];
};

/** Where the sheet lies and how large, as soon as it has stood still for a while. */
const atRest = (page: Page): Promise<{ x: number; y: number; k: number }> =>
  page.evaluate(async () => {
    const sheet = document.querySelector('.sheet') as HTMLElement;
    const lies = (): string => JSON.stringify(sheet.getBoundingClientRect());
    let still = 0;
    for (let before = ''; still < 12; still = lies() === before ? still + 1 : 0) {
      before = lies();
      await new Promise(requestAnimationFrame);
    }
    const { x, y, width } = sheet.getBoundingClientRect();
    return { x, y, k: width / sheet.offsetWidth };
  });
