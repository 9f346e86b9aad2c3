import fs from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, fixLuck, luck, oneOf, test } from './browser.ts';
import { asks, findPlace, matchOf } from './engine.ts';
import { AGAINST_BOT, decideSomething, home, openAt, playUntil, setTable, touchThing } from './play.ts';
import { agreed, litButton, look, type Moment, myMove, orderLine, say, tableId } from './seen.ts';

const ACT = findPlace((match) => asks(match, 'PL', 'act', 8) && match.state.stage >= 2);

/** Builds a move up to its primary button, but does not press it. A piece put on its place is a move made: then another one is built. */
async function prepare(page: Page, random: () => number): Promise<Moment> {
  for (;;) {
    let now = await playUntil(page, random, ({ reacting }) => !reacting);
    const { length } = now.stored.entries;
    const isSame = (): boolean => now.stored.entries.length === length;
    while (!now.confirm && isSame()) {
      const { picture, legal, picked } = now;
      const open = legal.filter((id) => !picked.includes(id));
      // Some choices have their words alone, in the order line.
      if (open.length === 0) await decideSomething(page, random);
      else await touchThing(page, oneOf(open, random));
      await expect.poll(async () => (await look(page)).picture).not.toBe(picture);
      now = await myMove(page);
    }
    if (isSame()) return now;
  }
}

/** The same in two tabs that stand before the same moment; how many entries the log has then. */
async function prepareBoth(page: Page, other: Page, random: () => number): Promise<number> {
  for (;;) {
    const [first, second] = [await prepare(page, random), await prepare(other, random)];
    if (second.stored.entries.length === first.stored.entries.length) return second.stored.entries.length;
  }
}

const inTrouble = (page: Page, what: keyof typeof say.en.table.trouble): Promise<void> =>
  expect(orderLine(page)).toContainText(say.en.table.trouble[what], { timeout: 30_000 });

const tryAgain = (page: Page): Promise<void> =>
  orderLine(page).getByRole('button', { name: say.en.table.retry }).click();

/** The log lies in one piece, and the rules agree with all of it. */
async function soundLog(page: Page): Promise<number> {
  const { stored } = await look(page);
  if (!stored) throw new Error('the table is gone');
  expect(stored.places).toEqual(stored.entries.map((_, i) => i));
  return matchOf(stored).seq;
}

test.describe('storage is full', () => {
  /** The same story for every way in which a browser refuses to write. */
  async function story(page: Page, full: (is: boolean) => Promise<void>): Promise<void> {
    await openAt(page, ACT, AGAINST_BOT);
    const before = await prepare(page, luck(3));
    await full(true);
    await litButton(page).click();
    await inTrouble(page, 'storage-full');
    expect((await look(page)).stored?.entries).toEqual(before.stored.entries);
    // Still full: still said, still not lost.
    await tryAgain(page);
    await inTrouble(page, 'storage-full');
    await full(false);
    await tryAgain(page);
    const after = await myMove(page);
    expect(after.stored.entries.length).toBeGreaterThan(before.stored.entries.length);
    expect(after.stored.entries[before.stored.entries.length]?.role).toBe('PL');
    await soundLog(page);
    await decideSomething(page, luck(3));
  }

  test('and a write is refused at once', async ({ page, context }) => {
    await context.addInitScript(() => {
      const { add } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.add = function (...args: Parameters<typeof add>) {
        if ('full' in globalThis) throw new DOMException('no room', 'QuotaExceededError');
        return add.apply(this, args);
      };
    });
    await story(page, (is) =>
      page.evaluate((full) => {
        if (full) Object.assign(globalThis, { full });
        else Reflect.deleteProperty(globalThis, 'full');
      }, is),
    );
  });

  test('and the browser itself has no room left', async ({ page, context, baseURL }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 3_000_000 });
    await story(page, (is) => page.evaluate(is ? fillUp : makeRoom));
  });

  /** Runs in the page: puts ballast into a store of its own until nothing more goes in. */
  async function fillUp(): Promise<void> {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ballast', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('sacks', { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const add = (size: number): Promise<boolean> =>
      new Promise((resolve) => {
        const tx = db.transaction('sacks', 'readwrite', { durability: 'strict' });
        tx.objectStore('sacks').add(
          Array.from({ length: size / 8 }, () => Math.random().toString(36).slice(2, 10)).join(''),
        );
        tx.oncomplete = () => resolve(true);
        tx.onabort = () => resolve(false);
      });
    for (const size of [400_000, 50_000, 8_000, 800, 80]) while (await add(size));
    db.close();
  }

  async function makeRoom(): Promise<void> {
    const gone = indexedDB.deleteDatabase('ballast');
    await new Promise((resolve) => gone.addEventListener('success', resolve));
  }
});

test('a bot that dies in the middle of its search is started again', async ({ page, context }) => {
  await fixLuck(context, 11);
  // The search runs, its answer is held back, and then the worker is gone.
  await context.addInitScript(() => {
    const workers: Worker[] = [];
    const state = { deaf: false, kill() {} };
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      constructor(...args: ConstructorParameters<typeof Real>) {
        super(...args);
        workers.push(this);
        super.addEventListener('message', (event) => state.deaf && event.stopImmediatePropagation());
      }
    };
    state.kill = () => {
      for (const worker of workers.splice(0)) {
        worker.terminate();
        worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
      }
      state.deaf = false;
    };
    Object.assign(globalThis, { bots: state });
  });
  await setTable(page, 'PL', 'officer');
  const before = await playUntil(page, luck(5), ({ reacting, match }) => !reacting && match.seq > 3);
  const entries = before.stored.entries.length;
  await page.evaluate(() => {
    (globalThis as unknown as { bots: { deaf: boolean } }).bots.deaf = true;
  });
  await decideSomething(page, luck(2));
  await expect(orderLine(page).getByRole('button', { name: say.en.table.hurry })).toBeVisible();
  await page.evaluate(() => (globalThis as unknown as { bots: { kill(): void } }).bots.kill());
  await inTrouble(page, 'bot-died');
  expect((await look(page)).stored?.entries).toHaveLength(entries + 1);
  await tryAgain(page);
  expect((await myMove(page)).stored.entries.length).toBeGreaterThan(entries + 1);
  await soundLog(page);
});

test.describe('two tabs at one table', () => {
  async function twoTabs(page: Page, context: BrowserContext): Promise<Page> {
    await openAt(page, ACT, AGAINST_BOT);
    await myMove(page);
    const other = await context.newPage();
    await other.goto(page.url());
    expect(tableId(other)).toBe(tableId(page));
    await myMove(other);
    return other;
  }
  const boardOf = async (page: Page): Promise<unknown> => {
    const { legal, hand, stored } = await myMove(page);
    return { legal, hand, entries: stored.entries };
  };

  test('show the same', async ({ page, context }) => {
    const other = await twoTabs(page, context);
    const random = luck(21);
    for (const tab of [page, other, page, other]) {
      const started = await decideSomething(tab, random);
      expect((await myMove(page)).stored.entries.length).toBeGreaterThan(started?.stored.entries.length ?? 0);
      expect(await boardOf(other)).toEqual(await boardOf(page));
    }
    await soundLog(page);
  });

  test('moving at the same moment never spoil the log', async ({ page, context }) => {
    const other = await twoTabs(page, context);
    const random = luck(22);
    for (let round = 0; round < 2; round++) {
      const before = await prepareBoth(page, other, random);
      // By the keyboard: it waits for nothing, so both are pressed before either tab hears of the other's move.
      await Promise.all([page, other].map((tab) => tab.keyboard.press('Control+Enter')));
      for (const tab of [page, other]) {
        await expect(async () => {
          if ((await look(tab)).state === 'trouble') await tryAgain(tab);
          expect(agreed(await look(tab))?.stored.entries.length).toBeGreaterThan(before);
        }).toPass({ timeout: 30_000, intervals: [20, 50, 100] });
      }
      expect(await boardOf(other)).toEqual(await boardOf(page));
      await soundLog(page);
    }
  });
});

test('a match damaged on the disk is shown as that: what is left can be saved, it can be deleted, the others play on', async ({
  page,
}) => {
  await openAt(page, ACT, AGAINST_BOT);
  await myMove(page);
  const id = tableId(page);
  await page.evaluate(async (table) => {
    const opening = indexedDB.open('sztab');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const tx = opening.result.transaction(['tables', 'entries'], 'readwrite');
    const row = tx.objectStore('tables').get(table);
    row.onsuccess = () => {
      // One has lost an entry of its log, of another nothing but its number is left.
      tx.objectStore('tables').put({ ...row.result, id: 'holed' });
      tx.objectStore('entries').put({ role: 'DE', move: 'steal(PL-SCOUTS-1)' }, ['holed', 0]);
      tx.objectStore('tables').put({ id: 'torn', header: null });
    };
    await new Promise((resolve) => tx.addEventListener('complete', resolve));
    opening.result.close();
  }, id);

  await page.goto('/table/holed');
  await expect(page.getByRole('heading', { name: say.en.table.notOpened })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say.en.table.saveKept }).click();
  expect(fs.readFileSync(await (await saving).path(), 'utf8')).toContain('steal(PL-SCOUTS-1)');
  await page.getByRole('button', { name: say.en.table.removeKept }).click();

  const torn = page.getByRole('region', { name: say.en.damaged.title });
  await expect(torn.getByRole('listitem')).toHaveCount(1);
  await torn.getByRole('button', { name: say.en.damaged.removeOf('torn') }).click();
  await expect(torn).toHaveCount(0);
  await page.locator(`a[href="/table/${id}"]`).first().click();
  await decideSomething(page, luck(5));
});

test('a part of the page that is gone since the site was renewed: the newer one is offered, and leads on', async ({
  page,
}) => {
  await home(page);
  const part = /\/assets\/help-.*\.js/;
  await page.route(part, (route) => route.fulfill({ status: 404, body: 'There is no such file.' }));
  await page.goto('/lobby');
  await page.locator('a[href="/help"]').first().click();
  await expect(page.getByRole('heading', { name: say.en.update.text })).toBeVisible();
  await page.unroute(part);
  await page.getByRole('button', { name: say.en.update.button }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.en.titles.help })).toBeVisible();
});
