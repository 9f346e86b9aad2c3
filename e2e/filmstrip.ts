/** Frames of what a table tells, side by side, in every size and theme. Not a test: `node e2e/filmstrip.mjs FOLDER` runs it. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { remember, test } from './tests/browser.ts';
import type { Place, Sitters } from './tests/engine.ts';
import { openAt } from './tests/play.ts';
import { fetched, orderLine } from './tests/seen.ts';

const FOLDER = process.env.SZTAB_FILMSTRIP ?? '';
/** So much of the page's time lies between two frames, and so many frames there are at most. */
const STEP = 500;
const MOST = 28;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** A moment of a golden game, and what sets it going: a key, or things touched. A film without either is one frame. */
interface Film {
  readonly name: string;
  readonly place: Place;
  readonly sitters: Sitters;
  readonly key?: string;
  readonly touches?: readonly string[];
}

const AS_BLUE: Sitters = { blue: { name: 'Jola' }, yellow: { bot: 'recruit' } };
const AS_POLES: Sitters = { PL: { name: 'Jola' }, DE: { bot: 'recruit' } };
const AS_GERMANS: Sitters = { PL: { bot: 'recruit' }, DE: { name: 'Jola' } };
const AGAIN = 'r';
const orders = (name: string, record: string, after: number, more: Partial<Film> = {}): Film => ({
  name: `general-orders-${name}`,
  place: { record: `general-orders/${record}`, after },
  sitters: AS_BLUE,
  ...more,
});
const most = (name: string, after: number, more: Partial<Film> = {}): Film => ({
  name: `operation-most-iii-${name}`,
  place: { record: 'greedy-1', after },
  sitters: AS_POLES,
  ...more,
});

const rhine = (name: string, record: string, after: number, more: Partial<Film> = {}): Film => ({
  name: `race-to-the-rhine-${name}`,
  place: { record: `race-to-the-rhine/${record}`, after },
  sitters: { monty: { name: 'Jola' }, bradley: { bot: 'recruit' } },
  ...more,
});
const first = (name: string, after: number, more: Partial<Film> = {}): Film => ({
  name: `first-to-fight-${name}`,
  place: { record: 'first-to-fight/two-greedy', after },
  sitters: { 'staff-1': { name: 'Jola' }, 'staff-2': { bot: 'recruit' } },
  ...more,
});

const poland = (name: string, record: string, after: number, own: string, more: Partial<Film> = {}): Film => ({
  name: `niepodlegla-${name}`,
  place: { record: `niepodlegla/${record}`, after },
  sitters: Object.fromEntries(
    ['red', 'blue', 'yellow']
      .slice(0, record.startsWith('two') ? 2 : 3)
      .map((colour) => [colour, colour === own ? { name: 'Jola' } : { bot: 'recruit' }]),
  ),
  ...more,
});

const FILMS: readonly Film[] = [
  orders('order', 'mountains-greedy-1', 153, { touches: ['adv:castel-daiano'] }),
  orders('battle', 'mountains-greedy-1', 161, { key: 'Control+Enter' }),
  orders('window', 'mountains-greedy-1', 67),
  orders('turn', 'mountains-greedy-1', 74, { key: AGAIN }),
  orders('round', 'mountains-mixed', 106, { key: AGAIN }),
  orders('end', 'mountains-mixed', 222),
  most('battle', 200, { touches: ['PL-PARTISANS-2', 'DE-SS-2'], key: 'Control+Enter' }),
  most('window', 79),
  most('nurse', 24, { sitters: AS_GERMANS }),
  most('stage', 74, { key: AGAIN }),
  // Six parts fly, and then a person is asked: a bot that goes on would be in the film.
  most('flight', 177, { place: { record: 'no-mulligan', after: 177 }, key: AGAIN, sitters: AS_GERMANS }),
  most('end', 10_000),
  rhine('battle', 'solo-bradley', 147, {
    sitters: { bradley: { name: 'Jola' } },
    touches: ['prum'],
    key: 'Control+Enter',
  }),
  rhine('counterattack', 'two-monty-bradley', 79, { key: AGAIN }),
  rhine('logistics', 'two-monty-patton', 114, {
    sitters: { monty: { bot: 'recruit' }, patton: { name: 'Jola' } },
    key: AGAIN,
  }),
  rhine('end', 'two-monty-bradley', 10_000),
  first('order', 38),
  first('round', 127, { touches: ['maneuvers'], key: 'Control+Enter' }),
  first('losses', 62, { touches: ['SAI-06'], key: 'Control+Enter' }),
  first('end', 10_000),
  poland('round', 'three-greedy', 26, 'yellow', { key: 'Control+Enter' }),
  poland('threat', 'three-greedy', 73, 'yellow', { key: 'Control+Enter' }),
  poland('arrest', 'three-six', 102, 'red', { touches: ['pilsudski'], key: 'Control+Enter' }),
  poland('november', 'three-greedy', 372, 'red', { touches: ['warszawa'], key: 'Control+Enter' }),
  poland('lost', 'three-greedy', 10_000, 'red'),
  poland('won', 'two-won', 10_000, 'red'),
];

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const film of FILMS)
  for (const viewport of SIZES)
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(() => {
        test.use({ viewport, colorScheme });
        test(`${film.name}-${viewport.width}-${colorScheme}`, async ({ page, context }, { title }) => {
          await remember(context, { 'sztab.theme': colorScheme });
          await context.addInitScript(() => {
            if (location.protocol.startsWith('http')) localStorage.setItem('sztab.table.quick', 'off');
          });
          await page.clock.install();
          await openAt(page, film.place, film.sitters);
          await fetched(page);
          // Nothing lies under the pointer.
          await page.mouse.move(0, 0);
          const frames = [await frame(page)];
          if (film.key || film.touches) {
            await page.clock.pauseAt(Date.now() + 3_600_000);
            for (const touch of film.touches ?? []) await touched(page, touch);
            // A touch may have said all: then the key would skip what is to be seen.
            const told = (await page.locator('.at-table[data-telling]').count()) > 0;
            if (film.key && !told) await page.keyboard.press(film.key);
            do {
              await page.clock.runFor(STEP);
              frames.push(await frame(page));
            } while (frames.length < MOST && !(await asks(page)));
          }
          await strip(page, frames, viewport.width, path.join(FOLDER, `${title}.png`));
        });
      });

/** On a phone what a partner proposes stands where the answers would be: it is left first. */
async function touched(page: Page, touch: string): Promise<void> {
  const thing = page.locator(`[data-thing="${touch}"], [data-answer="${touch}"]`).first();
  const proposed = page.locator('.order-line[data-state="offered"]');
  await thing.or(proposed).first().waitFor();
  if (!(await thing.isVisible())) await page.keyboard.press('n');
  await thing.click();
}

/** Whether the person is asked for a move, or a bot for a yes. */
const asks = async (page: Page): Promise<boolean> =>
  (await orderLine(page).getAttribute('data-state')) === 'yours' ||
  (await page.locator('.offered:visible').count()) > 0;

/** What moves by style moves by a clock of its own: it is let come to rest first. */
async function frame(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const motions = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(motions.map((one) => one.finished));
  });
  return page.screenshot();
}

async function strip(page: Page, frames: readonly Buffer[], width: number, file: string): Promise<void> {
  const columns = Math.min(frames.length, width < 600 ? 6 : 3);
  await page.clock.resume();
  await page.setViewportSize({ width: Math.min(columns * width, 2400), height: 200 });
  const pictures = frames.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`).join('');
  const style = `body{margin:0;display:grid;gap:6px;grid-template-columns:repeat(${columns},1fr);background:#808080}img{width:100%}`;
  // Under the site's own rules a page may not bring styles of its own.
  await page.goto('about:blank');
  await page.setContent(`<style>${style}</style>${pictures}`);
  await page.screenshot({ path: file, fullPage: true });
}
