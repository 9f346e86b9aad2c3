/** A script of the page that comes only when a test lets it: so that one sees what stands there before. */
import type { Page } from '@playwright/test';

/** What lets it come. */
export async function holdBack(page: Page, script: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${script}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
