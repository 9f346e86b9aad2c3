/** The pages around an online table: from the lobby by an invitation to the first move, and an account from guest to goodbye. */
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { en } from '../../web/src/words/online/en.ts';
import { expect, remember, test, UNHEARD } from './browser.ts';
import { BOTH, faultless } from './faultless.ts';
import { GAME, orderLine, outside, say } from './seen.ts';

const WIDTHS = [390, 1024, 1440] as const;

const errors: string[] = [];
test.afterEach(() => expect(errors.splice(0), 'errors that a page did not catch').toEqual([]));

async function person(browser: Browser, device: object = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...device });
  context.on('weberror', (event) => errors.push(String(event.error().stack ?? event.error())));
  await remember(context, UNHEARD);
  return { context, page: await context.newPage() };
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** No rule of axe is broken in either theme, and nothing sticks out at any width. */
async function faultlessAtAnyWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  await faultless(page, BOTH);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect((await outside(page)).tooWide, `at ${width}`).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}

/** Opens a table by link and says under which name. */
async function host(page: Page, name: string): Promise<string> {
  await page.goto(`/new/${GAME}?online`);
  await button(page, en.newTable.start).click();
  // Nothing to click: whoever is asked for a name writes it.
  await expect(field(page, en.entry.name)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const link = page.getByLabel(en.room.link);
  await expect(link).toHaveValue(/invite=/);
  return link.inputValue();
}

test('somebody on a phone who never heard of us is seated by one tap, and both begin', async ({ browser }) => {
  const jola = await person(browser);
  const invitation = await host(jola.page, 'Jola');
  await faultlessAtAnyWidth(jola.page);

  const tomek = await person(browser, devices['Pixel 7']);
  await tomek.page.goto(invitation);
  await expect(tomek.page.getByRole('heading', { level: 1 })).toContainText('Jola');
  await faultlessAtAnyWidth(tomek.page);
  await field(tomek.page, en.entry.name).fill('Tomek');
  await button(tomek.page, en.room.sitDown).click();
  await button(tomek.page, en.room.getReady).click();
  await expect(button(tomek.page, en.room.notYet)).toBeVisible();

  await jola.page.goto('/lobby');
  await expect(jola.page).toHaveTitle(/^● 1 /);
  await faultlessAtAnyWidth(jola.page);
  await jola.page.getByRole('link', { name: new RegExp(`^${en.toRoom}`) }).click();
  await button(jola.page, en.room.getReady).click();
  for (const { page } of [jola, tomek]) await expect(orderLine(page)).toBeVisible();
  await Promise.all([jola.context.close(), tomek.context.close()]);
});

test('a table by link is nobody else’s business', async ({ browser }) => {
  const jola = await person(browser);
  const invitation = await host(jola.page, 'Jola');
  const stranger = await person(browser);
  await stranger.page.goto(invitation.replace(/\?.*/, ''));
  await expect(stranger.page.getByRole('alert')).toHaveText(new RegExp(en.troubles['no-such-table'] as string));
  await stranger.page.goto('/lobby');
  await expect(stranger.page.getByText(en.noneOpen)).toBeVisible();
  await Promise.all([jola.context.close(), stranger.context.close()]);
});

test('a guest keeps the account, comes back with a code, and leaves for good', async ({ browser }) => {
  const { page, context } = await person(browser);
  const login = `jola${Date.now() % 1_000_000}`;
  await page.goto('/me');
  await field(page, en.entry.name).fill('Jola');
  await button(page, en.entry.begin).click();
  await faultlessAtAnyWidth(page);
  await field(page, en.entry.login).fill(login);
  await page.getByLabel(en.entry.password, { exact: true }).fill('raspberry jam');
  await button(page, en.me.keepButton).click();
  await expect(page.getByText(en.me.kept)).toBeVisible();
  const confirm = async (at: Page, password: string) => {
    await at.getByRole('dialog').getByLabel(en.entry.password).fill(password);
    await button(at, en.proof.confirm).click();
  };
  await button(page, en.me.codesNew).click();
  await confirm(page, 'raspberry jam');
  const code = (await page.locator('.fresh code').first().textContent()) ?? '';
  await expect(page.locator('.fresh code')).toHaveCount(10);
  await faultlessAtAnyWidth(page);

  const other = await person(browser);
  await other.page.goto('/lobby');
  await button(other.page, en.entry.signIn).click();
  await button(other.page, en.entry.forgot).click();
  await field(other.page, en.entry.login).fill(login.toUpperCase());
  await field(other.page, en.entry.code).fill(code);
  await other.page.getByLabel(en.entry.newPassword).fill('strawberry jam');
  await button(other.page, en.entry.recover).click();
  await other.page.getByRole('link', { name: say.en.yourAccount('Jola') }).click();
  await expect(other.page.getByText(en.me.here)).toBeVisible();

  // The recovery has ended every other session.
  await page.reload();
  await expect(page.getByText(en.me.nobody)).toBeVisible();

  await button(other.page, en.me.delete).click();
  await button(other.page, en.me.deleteYes).click();
  await confirm(other.page, 'strawberry jam');
  await expect(other.page.getByText(en.me.gone)).toBeVisible();
  await Promise.all([context.close(), other.context.close()]);
});

test('players and rankings can be looked at by anybody', async ({ browser }) => {
  const { page, context } = await person(browser);
  await page.goto('/me');
  await field(page, en.entry.name).fill('Jola');
  await button(page, en.entry.begin).click();
  await page.getByRole('link', { name: en.me.profile }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jola' })).toBeVisible();
  await faultlessAtAnyWidth(page);
  // No other test finishes a game of this title among people.
  await page.goto('/leaders/race-to-the-rhine');
  await expect(page.getByText(en.leaderboard.none)).toBeVisible();
  await faultlessAtAnyWidth(page);
  await context.close();
});
