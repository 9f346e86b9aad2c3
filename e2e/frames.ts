/**
 * Frames while beats run, in every game: measured and printed, not judged. Called by frames.mjs. The time between two frames says what is seen, on a machine that does
 * nothing else; the time that the page itself worked for them says what the table costs, on any.
 */
import { gameIds } from '@sztab/shelf';
import { CATEGORIES, ownTimeIn, TELLS, TOLD } from './own-time.ts';
import { expect, test } from './tests/browser.ts';
import { openTold } from './tests/play.ts';

/** So many frames of telling are looked at in each game. */
const FRAMES = 600;
const SEED = 1945;

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } });

for (const game of gameIds()) {
  test(game, async ({ page, browser }) => {
    await openTold(page, game, SEED);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.evaluate(
      ([seed, tells, told]) => {
        const between: number[] = [];
        Object.assign(globalThis, { between });
        let last: number | null = null;
        const frame = (now: number): void => {
          const telling = document.querySelector('.at-table[data-telling]') !== null;
          if (telling !== (last !== null)) performance.mark(telling ? tells : told);
          if (telling && last !== null) between.push(now - last);
          last = telling ? now : null;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        let state = seed;
        const tap = (selector: string): boolean => {
          const all = [...document.querySelectorAll<HTMLElement>(selector)];
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          const one = all[Math.floor((state / 2 ** 32) * all.length)];
          one?.click();
          return one !== undefined;
        };
        setInterval(() => {
          const line = document.querySelector<HTMLElement>('.order-line')?.dataset.state;
          if (line !== 'yours' && line !== 'offered') return;
          if (tap('.reaction-option, .reaction footer > .btn') || tap('.order-acts .primary:enabled')) return;
          if (tap('[data-thing][data-legal]:not([aria-pressed=true])') || tap('.order-options .btn')) return;
          tap('.order-out');
        }, 60);
      },
      [SEED, TELLS, TOLD] as const,
    );
    const frames = (): Promise<number[]> =>
      page.evaluate(() => (globalThis as unknown as { between: number[] }).between);
    await expect.poll(async () => (await frames()).length, { timeout: 200_000 }).toBeGreaterThan(FRAMES);
    const between = await frames();
    const own = ownTimeIn((await browser.stopTracing()).toString());
    console.log(
      `${game}: ${between.length} frames ${partsOf(between)}; own work ${partsOf(own.all)}, main thread ${partsOf(own.main)}`,
    );
  });
}

function partsOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`;
}
