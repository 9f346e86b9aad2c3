/** The site as it is worked on: what changes in a file changes on the open page, and the page stays what it was. */
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { openSite } from '../../scripts/dev-site.mjs';
import { expect, test } from './browser.ts';
import { GAME } from './seen.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0);
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Files as somebody has just saved them; those on the disk belong to the other tests. */
const edited = new Map<string, string>();
const editor = { name: 'editor', enforce: 'pre', load: (id: string) => edited.get(id) };

// One site for both.
test.describe.configure({ mode: 'serial' });
let site: Awaited<ReturnType<typeof openSite>>;
let address: string;
test.beforeAll(async () => {
  const port = await freePort();
  site = await openSite({ port, plugins: [editor] });
  address = `http://localhost:${port}`;
});
test.afterAll(() => site.close());

function save(file: string, from: string | RegExp, to: string): void {
  const place = path.join(root, file);
  const before = edited.get(place) ?? fs.readFileSync(place, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${file} holds what is to be changed`).not.toBe(before);
  edited.set(place, after);
  site.watcher.emit('change', place);
}

test('a colour, a drawing and words are replaced without a reload, and the table stays as it was', async ({ page }) => {
  await page.goto(`${address}/new/${GAME}`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  const sheet = page.locator('.om3-sheet');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.locator('[data-lifted]')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  save(`games/${GAME}/board/board.css`, 'background: var(--land);', 'background: rgb(1, 2, 3);');
  await expect(sheet).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  save(`games/${GAME}/board/board.tsx`, 'className="om3-sheet"', 'className="om3-sheet" data-drawn="anew"');
  await expect(sheet).toHaveAttribute('data-drawn', 'anew');
  // A word of the game reaches the sheet by its board and the log by the frame; twice, because the first time may differ from the rest.
  for (const name of ['Outskirts', 'Outback']) {
    save(`games/${GAME}/text/en/text.ts`, /title: '(?:Base Surroundings|Outskirts)'/, `title: '${name}'`);
    await expect(sheet).toContainText(name);
  }
  save(`games/${GAME}/text/en/board.ts`, /(`Stage \S+ of) \$\{STAGES\}/, '$1 four');
  await expect(page.getByText('Stage 1 of four').first()).toBeVisible();
  save('web/src/words/table/en.json', '"yourTurn": "Your move"', '"yourTurn": "Now you"');
  await expect(page.getByText('Now you', { exact: true })).toBeVisible();

  await expect(page.locator('[data-lifted]')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the gallery shows one position in several pictures, and a move made in one is made in all', async ({ page }) => {
  const wanted = 'sizes=390&themes=light,dark&languages=en';
  await page.goto(`${address}/board.html?game=${GAME}&position=escort&${wanted}`);
  const [day, night] = ['light', 'dark'].map((theme) => page.frameLocator(`iframe[title="390 × 844, ${theme}, en"]`));
  if (!day || !night) throw new Error('two pictures');
  for (const picture of [day, night]) await expect(picture.locator('.om3-sheet')).toBeVisible();
  await expect(night.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(day.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(day.locator('.at-table')).toHaveAttribute('data-layout', 'phone');

  const tried = page.getByRole('status');
  await expect(tried).toHaveText('as it was found');
  const asked = await night.locator('.order-line').textContent();
  await day
    .getByRole('button', { name: /no escort|without/i })
    .first()
    .press('Enter');
  await expect(tried).toHaveText('1 tried, noEscort');
  await expect(night.locator('.order-line')).not.toHaveText(asked ?? '');
  await page.getByRole('button', { name: 'As it was' }).click();
  await expect(night.locator('.order-line')).toHaveText(asked ?? '');
  // What was tried stands in the address.
  await page.getByRole('button', { name: 'Any move' }).click();
  await expect(tried).toContainText('1 tried');
  const moment = await tried.textContent();
  await page.reload();
  await expect(tried).toHaveText(moment ?? '');
});

test('nothing of all this is in the site that is built', () => {
  const dist = path.join(root, 'web/dist');
  const files = fs.readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.filter(({ name }) => /\.(?:js|html|css|json)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  const traces = texts.filter(({ parentPath, name }) =>
    /gallery|board-frame|import\.meta\.hot/.test(fs.readFileSync(path.join(parentPath, name), 'utf8')),
  );
  expect(traces.map(({ name }) => name)).toEqual([]);
});

test('the page is kept from other sites as in production', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (line) => line.text().includes('Content Security Policy') && broken.push(line.text()));
  const answer = await page.goto(`${address}/help`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(broken).toEqual([]);
});
