import { expect, fixLuck, luck, test } from './browser.ts';
import { decideSomething, home, startAgainstBot } from './play.ts';
import { board, GAME, myMove, say } from './seen.ts';

test.use({ serviceWorkers: 'allow' });

test('once visited, Sztab starts and plays without a network', async ({ page, context }) => {
  await fixLuck(context, 8);
  await home(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The first page was there before its service worker; the next one is served by it.
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  await context.setOffline(true);
  const answered = await page.evaluate(() =>
    fetch('/health', { cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  );
  expect(answered, 'the network is gone').toBe(false);
  await page.reload();
  await startAgainstBot(page);
  const random = luck(8);
  for (let n = 0; n < 5; n++) await decideSomething(page, random);
  const { legal } = await myMove(page);
  // A match that was begun offline is still there after another start, and goes on.
  await page.reload();
  expect((await myMove(page)).legal).toEqual(legal);
  await expect(board(page)).toBeVisible();
  await decideSomething(page, random);

  await page.goto(`/rules/${GAME}`);
  await expect(page.getByRole('navigation', { name: say.en.rulebook.contents })).toBeVisible();
  await expect(page.locator('[id="OM3-5.4.1"]')).toBeAttached();
});
