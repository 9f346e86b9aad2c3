import { expect, remember, test } from './browser.ts';
import { holdBack } from './held-back.ts';

// Packed, as everybody's browser asks for it.
test.use({ extraHTTPHeaders: {} });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 500, isMobile: viewport.width < 500 });

    for (const address of ['/', '/new/operation-most-iii', '/rules/operation-most-iii']) {
      test(`${address} shows its top bar before the script is there, and it stays where it is`, async ({
        page,
        context,
      }) => {
        await remember(context, { 'sztab.theme': 'dark' });
        const release = await holdBack(page, 'index-*.js');
        const response = await page.goto(address, { waitUntil: 'commit' });
        expect(response?.headers()['content-encoding']).toBe('br');
        const brand = page.locator('.top .brand');
        await expect(brand).toBeVisible();
        // Without its styles nothing has its place.
        await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await page.evaluate(async () => void (await document.fonts.ready));
        const before = await brand.boundingBox();
        release();
        await expect(page.locator('#content')).toBeVisible();
        expect(await brand.boundingBox()).toEqual(before);
      });
    }

    test('a table has no top bar, not even for a moment', async ({ page }) => {
      await page.route('**/assets/index-*.js', () => undefined);
      await page.goto('/table/nowhere', { waitUntil: 'commit' });
      await expect(page.locator('.top.first')).toBeAttached();
      await expect(page.locator('.top.first')).toBeHidden();
    });
  });
}
