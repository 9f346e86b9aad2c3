import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './play.ts';

export const BOTH = ['light', 'dark'] as const;

/** No rule of axe is broken, in each of these themes. */
export async function faultless(page: Page, themes: readonly (typeof BOTH)[number][] = ['light']): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
    const told = violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n  ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} – ${failureSummary}`).join('\n  ')}`,
    );
    expect(told, `in ${theme}`).toEqual([]);
  }
}
