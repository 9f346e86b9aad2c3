/** How a browser is prepared for a test: its settings and language, what it hears, and its luck. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Language } from '@sztab/kernel';
import { matchAt, type Place } from './engine.ts';

export { expect };

/** Nobody hears the sounds of a table; where its moves are told one by one they are made all the same. */
export const UNHEARD = { 'sztab.table.quick': 'on', 'sztab.table.sounds': 'off' };
export const TOLD = { 'sztab.table.quick': 'off', 'sztab.table.sounds': 'on' };

/** Every test fails on an error that the page did not catch, and plays without waiting for itself. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (event) => errors.push(String(event.error().stack ?? event.error())));
      await remember(context, UNHEARD);
      await use(undefined);
      expect(errors, 'errors that the page did not catch').toEqual([]);
    },
    { auto: true },
  ],
});

/** Puts settings into the browser before the page looks for them, once: what is chosen later stays. */
export async function remember(context: BrowserContext, settings: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript((wanted) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(wanted)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, settings);
}

/** The page changes its language as if another tab had: nothing is loaded again. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'sztab.language';
    localStorage.setItem(key, wanted);
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Windows open even where they would be let go. */
export const alwaysAsk = (context: BrowserContext, ...places: readonly Place[]): Promise<void> =>
  remember(
    context,
    Object.fromEntries(
      places.map((place) => [`sztab.table.asking.${matchAt(place).header.seats[0]?.name ?? ''}`, 'always']),
    ),
  );

/** A table that tells at its pace; everything that a screen reader is given is kept as `spoken`. */
export async function hear(page: Page): Promise<void> {
  await page.addInitScript((told) => {
    if (location.protocol.startsWith('http')) Object.assign(localStorage, told);
    const said: string[] = [];
    Object.assign(window, { spoken: said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const element = node instanceof Element ? node : node.parentElement;
          if (element?.closest('.sr[aria-live]')) said.push(element.textContent ?? '');
        }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, TOLD);
}

/** Everything that a screen reader was given to say, in its order. */
export const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

/** Makes chance repeat itself: deals, sides and bots are the same in every run of a test. */
export async function fixLuck(context: BrowserContext, seed: number): Promise<void> {
  await hurryBots(context);
  await context.addInitScript((start) => {
    if (!location.protocol.startsWith('http')) return;
    // Every page that is loaded has luck of its own, or two tables would get the same id.
    const loads = Number(sessionStorage.getItem('e2e.loads') ?? 0) + 1;
    sessionStorage.setItem('e2e.loads', String(loads));
    let state = start + loads * 7919;
    crypto.getRandomValues = <T extends ArrayBufferView>(wanted: T): T => {
      const bytes = new Uint8Array(wanted.buffer, wanted.byteOffset, wanted.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[i] = state >>> 24;
      }
      return wanted;
    };
  }, seed);
}

/** The clock by which bots think runs fast: they think as little as their level allows. */
async function hurryBots(context: BrowserContext): Promise<void> {
  await context.route('**/assets/bot-worker-*.js', async (route) => {
    const response = await route.fetch();
    const faster = '{ const now = performance.now.bind(performance); performance.now = () => now() * 100; }\n';
    await route.fulfill({ response, body: faster + (await response.text()) });
  });
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const oneOf = <T>(list: readonly T[], random: () => number): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
};
