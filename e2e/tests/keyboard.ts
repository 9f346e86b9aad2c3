/** Playing without a mouse. */
import type { Page } from '@playwright/test';
import { decideBy, options } from './play.ts';
import { type Moment, reactionWindow, type Seen } from './seen.ts';

/** Presses Tab until something of this name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      const element = document.activeElement?.closest<HTMLInputElement>('a, button, input, select, summary');
      // Of several radio buttons Tab comes to one: they are known by what they are about.
      const about = element?.type === 'radio' ? element.closest('fieldset')?.querySelector('legend')?.textContent : '';
      return [element?.ariaLabel, element?.labels?.[0]?.textContent, element?.textContent, about].join(' ');
    });
  for (let n = 0; n < 200; n++) {
    if ((await focused()).includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${name}`);
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** One press or a few, as somebody without a mouse would. `out`: how often one of the buttons of the order line is meant. */
/** In milliseconds, with some room: the table counts no key that meant something else in this time (`press-guard.ts`). */
const GUARD = 750;
const lastPressed = new WeakMap<Page, Map<string, number>>();

/** Presses a key, but not sooner than the table counts it again. */
export async function pressKey(page: Page, key: string): Promise<void> {
  const times = lastPressed.get(page) ?? new Map<string, number>();
  lastPressed.set(page, times);
  const wait = (times.get(key) ?? -GUARD) + GUARD - performance.now();
  if (wait > 0) await page.waitForTimeout(wait);
  await page.keyboard.press(key);
  times.set(key, performance.now());
}

export async function pressSomething(page: Page, now: Seen, random: () => number, out = 0.08): Promise<void> {
  const { keyboard } = page;
  const below = (n: number): number => Math.floor(random() * n);
  if (now.reacting) {
    const n = below(await reactionWindow(page).locator('kbd').count());
    return pressKey(page, n === 0 ? 'n' : String(n));
  }
  const things = now.legal.filter((id) => !now.picked.includes(id));
  if (now.confirm && (things.length === 0 || random() < 0.85)) return pressKey(page, 'Control+Enter');
  if (now.options > 0 && (things.length === 0 || random() < out)) {
    const key = await options(page).nth(below(now.options)).locator('kbd').textContent();
    return pressKey(page, String(key).toLowerCase());
  }
  if (random() < 0.3) {
    // Letters on all targets; two of them where the alphabet is too short.
    await keyboard.press('f');
    return keyboard.type(things.length > 24 ? 'aa' : 'a');
  }
  if (random() < 0.3) await tabToLegal(page, now.legal);
  else for (let n = 1 + below(5); n > 0; n--) await keyboard.press(ARROWS[below(ARROWS.length)] ?? 'ArrowRight');
  await keyboard.press(random() < 0.5 ? 'Enter' : 'Space');
}

/** One whole decision by keys. */
export const decideByKeys = (page: Page, random: () => number): Promise<Moment | null> =>
  decideBy(page, random, pressSomething);

async function tabToLegal(page: Page, legal: readonly string[]): Promise<void> {
  const focused = (): Promise<string> =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.thing ?? '');
  do await page.keyboard.press('Tab');
  while (!legal.includes(await focused()));
}
