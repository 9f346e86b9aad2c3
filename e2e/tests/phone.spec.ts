/** Every game on a phone, by taps in the sheet and the bar alone: every answer in sight, large enough for a thumb, and nothing that never moves moves. */
import type { Page } from '@playwright/test';
import { gameIds } from '@sztab/shelf';
import { expect, fixLuck, test } from './browser.ts';
import { look, resize, say } from './seen.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
/** One match is played on both phones by turns; so many moves of all seats at a time. */
const ROUNDS = 2;
const STRETCH = 12;
const SEED = 1918;
/** The places of a phone, and what stands in the bar. */
const PLACES = [
  '.ribbon',
  '.seats',
  '.board-pane',
  '.order-more > button',
  '.order-undo',
  '.order-acts .primary',
  '.small-tabs',
];

/** Plates of a map, and the marks they must not cover. */
const PLATES = '.ftf-plate';
const MARKS = '.ftf-disc';
/** What is asked, and what is said over it, stands whole if it has no more letters: no game asks for more. */
const LONGEST = 150;

interface Found {
  /** Of every place all the boxes it had, phone by phone. */
  readonly boxes: Readonly<Record<string, readonly string[]>>;
  /** Answers and chips that a thumb would miss, sentences that are cut, plates that cover a mark or cut a name. */
  readonly wrong: readonly string[];
}

/** Taps whatever the sheet and the bar offer, and looks at both before every tap. */
const playBySheet = (page: Page): Promise<void> =>
  page.evaluate(
    ([places, seed, plates, marks, longest]) => {
      const boxes: Record<string, string[]> = {};
      const wrong = new Set<string>();
      const phone = (): string => `${innerWidth} × ${innerHeight}:`;
      Object.assign(globalThis, { found: () => ({ boxes, wrong: [...wrong] }) });
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      let state = seed;
      const random = (): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
      };
      const tap = (list: readonly HTMLElement[]): boolean => {
        const one = list[Math.floor(random() * list.length)];
        one?.click();
        return one !== undefined;
      };
      const measure = (): void => {
        for (const place of places) {
          const box = document.querySelector(place)?.getBoundingClientRect();
          if (!box) continue;
          const text = [box.x, box.y, box.width, box.height].map((n) => Math.round(n * 10) / 10).join(' ');
          const known = boxes[`${phone()} ${place}`] ?? [];
          if (!known.includes(text)) boxes[`${phone()} ${place}`] = [...known, text];
        }
        const bar = document.querySelector('.order-undo')?.getBoundingClientRect().top ?? 0;
        for (const answer of all('.answers button, .share-cells button, .reaction-option, .voice-answers button')) {
          const { top, bottom, left, right, width, height } = answer.getBoundingClientRect();
          const name = (answer.textContent ?? '').slice(0, 40);
          if (width < 44 || height < 44) wrong.add(`${name}: ${Math.round(width)} × ${Math.round(height)}`);
          if (left < 0 || right > innerWidth || top < 0 || Math.round(bottom) > Math.round(bar))
            wrong.add(
              `${name}: from ${Math.round(top)} to ${Math.round(bottom)}, the bar begins at ${Math.round(bar)}`,
            );
        }
        for (const chip of all('.order-chip')) {
          const { left, top, width, height } = chip.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const isOn = (by: number): boolean => chip.contains(document.elementFromPoint(x, y + by));
          const over = document.elementFromPoint(x, y);
          // Under a window nothing is touched; beside its neighbours it must be.
          if (!isOn(0) && !over?.closest('.order-line')) continue;
          let [up, down] = [0, 0];
          while (isOn(up - 1)) up--;
          while (isOn(down + 1)) down++;
          if (down - up + 1 < 44)
            wrong.add(`${phone()} ${chip.textContent}: ${down - up + 1} high to a thumb, under ${over?.className}`);
        }
        for (const text of all(
          '.order-line:is([data-state="yours"], [data-state="offered"]) :is(.order-context, .order-sentence > .order-text)',
        )) {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = text;
          if ((text.textContent ?? '').length > longest) continue;
          if (scrollWidth > clientWidth || scrollHeight > clientHeight + 2)
            wrong.add(`${phone()} “${text.textContent}” is cut`);
        }
        for (const plate of all(plates)) {
          const { top, bottom, left, right } = plate.getBoundingClientRect();
          for (const mark of document.querySelectorAll(marks)) {
            const of = mark.getBoundingClientRect();
            const apart = of.right <= left || of.left >= right || of.bottom <= top || of.top >= bottom;
            if (!apart) wrong.add(`${phone()} ${plate.ariaLabel} lies over a mark`);
          }
          for (const name of plate.querySelectorAll('b'))
            if (name.scrollWidth > name.clientWidth) wrong.add(`${phone()} ${name.textContent} is cut`);
        }
      };
      const act = (): void => {
        const line = document.querySelector<HTMLElement>('.order-line');
        if (line?.dataset.state === 'telling') return void tap(all('[data-skips]'));
        if (line?.dataset.state !== 'yours' && line?.dataset.state !== 'offered') return;
        if (Reflect.has(globalThis, 'resizing')) return;
        measure();
        if (random() < 0.5 && tap(all('.reaction-option'))) return;
        if (random() < 0.6 && tap(all('.order-acts .primary:enabled'))) return;
        if (random() < 0.05 && tap(all('.order-undo[aria-disabled=false]'))) return;
        if (random() < 0.1 && tap(all('.sheet-grip'))) return;
        if (tap(all('.answers button:not([aria-pressed=true], [aria-disabled=true])'))) return;
        if (random() < 0.5 && tap(all('.share-cells button:enabled, .voice-answers button'))) return;
        if (!tap(all('.order-acts .primary:enabled'))) tap(all('.sheet-grip'));
      };
      setInterval(act, 25);
    },
    [PLACES, SEED, PLATES, MARKS, LONGEST] as const,
  );

const foundOn = (page: Page): Promise<Found> =>
  page.evaluate(() => (globalThis as unknown as { found(): Found }).found());

test.use({ viewport: SIZES[0], hasTouch: true, isMobile: true });

for (const game of gameIds()) {
  test(`${game} is played by the sheet and the bar`, async ({ page, context }) => {
    await fixLuck(context, SEED);
    await page.goto(`/new/${game}`);
    await page.getByRole('button', { name: say.en.newTable.start }).click();
    await page.waitForURL('**/table/*');
    await expect(page.locator('.order-line')).toHaveCount(1);
    await playBySheet(page);
    let moves = 0;
    for (const viewport of Array<typeof SIZES>(ROUNDS).fill(SIZES).flat()) {
      await resize(page, viewport, PLACES);
      moves += STRETCH;
      await expect
        .poll(async () => (await look(page)).stored?.entries.length ?? 0, { timeout: 150_000, intervals: [100] })
        .toBeGreaterThan(moves);
    }
    const { boxes, wrong } = await foundOn(page);
    expect(wrong, 'answers that a thumb does not reach').toEqual([]);
    const moved = Object.entries(boxes).filter(([, places]) => places.length > 1);
    expect(moved, 'places that changed').toEqual([]);
    const every = SIZES.flatMap(({ width, height }) => PLACES.map((place) => `${width} × ${height}: ${place}`));
    expect(Object.keys(boxes)).toEqual(every);
  });
}
