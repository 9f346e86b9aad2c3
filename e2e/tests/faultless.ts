import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';

export const BOTH = ['light', 'dark'] as const;

/** A theme changes colours and nothing else: after the first one only these can still be broken. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** No rule of axe is broken, in each of these themes. */
export async function faultless(page: Page, themes: readonly (typeof BOTH)[number][] = ['light']): Promise<void> {
  for (const [i, theme] of themes.entries()) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // `legacy`: in the page itself. The other way opens a second page for every result, for the sake of frames that we do not have.
    // Style sheets are not loaded again: only a rule that is an experiment, and is not asked for, would read them.
    const axe = new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
      .setLegacyMode();
    const { violations } = await (i === 0 ? axe : axe.withRules(ABOUT_COLOURS)).analyze();
    const told = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} – ${failureSummary}`).join('\n  ')}`,
    );
    expect(told, `in ${theme}`).toEqual([]);
  }
}
