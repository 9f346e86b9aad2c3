/** What a browser has kept since an earlier release (upgrades/), opened by today's client: it is all there, and it is played on. */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Header } from '@sztab/kernel';
import { expect, luck, remember, test } from './browser.ts';
import { touchOne } from './online.ts';
import { home, sitDown } from './play.ts';
import { curtainButton, endScreen, look, orderLine, say, tool } from './seen.ts';

interface Row {
  readonly key: unknown;
  readonly value: unknown;
}
interface Kept {
  readonly indexedDB: {
    readonly version: number;
    readonly stores: Readonly<Record<string, { readonly keyPath: string | null; readonly rows: readonly Row[] }>>;
  };
  readonly localStorage: Readonly<Record<string, string>>;
}
interface TableRow {
  readonly id: string;
  readonly header: Header;
  readonly summary: { readonly seq: number; readonly waitsFor: string | null };
}

const UPGRADES = fileURLToPath(new URL('../../upgrades', import.meta.url));
const RELEASES = fs.readdirSync(UPGRADES).filter((name) => fs.existsSync(`${UPGRADES}/${name}/browser.json`));

/** Runs in a page of the site that keeps nothing itself. */
async function keepAgain({ indexedDB: { version, stores } }: Kept): Promise<void> {
  const opening = indexedDB.open('sztab', version);
  opening.onupgradeneeded = () => {
    for (const [name, { keyPath }] of Object.entries(stores))
      opening.result.createObjectStore(name, keyPath === null ? {} : { keyPath });
  };
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const tx = opening.result.transaction(Object.keys(stores), 'readwrite');
  for (const [name, { keyPath, rows }] of Object.entries(stores))
    for (const { key, value } of rows)
      tx.objectStore(name).add(value, ...(keyPath === null ? [key as IDBValidKey] : []));
  await new Promise((resolve) => tx.addEventListener('complete', resolve));
  opening.result.close();
}

async function playOn(page: Page, { id, summary }: TableRow): Promise<void> {
  await page.goto(`/table/${id}`);
  await expect(orderLine(page).or(curtainButton(page))).toBeVisible();
  if (await curtainButton(page).isVisible()) await sitDown(page);
  const random = luck(1939);
  const made = async (): Promise<number> => {
    await touchOne(page, random);
    return (await look(page)).stored?.entries.length ?? 0;
  };
  await expect.poll(made, { timeout: 60_000, intervals: [10, 20, 40, 80] }).toBeGreaterThan(summary.seq);
  if (await curtainButton(page).isVisible()) await sitDown(page);
  await tool(page, say.en.table.settings).click();
  await page.getByRole('button', { name: say.en.table.resign, exact: true }).click();
  await page.getByRole('button', { name: say.en.table.resignYes }).click();
  await expect(endScreen(page)).toBeVisible();
}

for (const release of RELEASES) {
  test(`what a browser has kept since ${release} is there, plays on and ends`, async ({ page, context }) => {
    const kept = JSON.parse(fs.readFileSync(`${UPGRADES}/${release}/browser.json`, 'utf8')) as Kept;
    const rows = (kept.indexedDB.stores.tables?.rows ?? []).map(({ value }) => value as TableRow);
    const [over, running] = [true, false].map((is) =>
      rows.filter(({ summary }) => (summary.waitsFor === null) === is),
    ) as [TableRow[], TableRow[]];
    await remember(context, kept.localStorage);
    await page.goto('/icon.svg');
    await page.evaluate(keepAgain, kept);

    await home(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', kept.localStorage['sztab.theme'] ?? '');
    const mine = page.getByRole('region', { name: say.en.yourTables });
    await expect(mine.getByRole('listitem')).toHaveCount(running.length);
    const records = page.getByRole('region', { name: say.en.records.title });
    await expect(records.getByRole('link', { name: say.en.records.replay })).toHaveCount(over.length);
    for (const { header } of over) {
      const record = fs.readFileSync(`${UPGRADES}/${release}/records/${header.game}.sztab`, 'utf8');
      const row = records.getByRole('listitem').filter({ has: page.locator(`a[href*="${rowOf(over, header)}"]`) });
      const saving = page.waitForEvent('download');
      await row.getByRole('button', { name: say.en.records.saveOf('') }).click();
      expect(fs.readFileSync(await (await saving).path(), 'utf8')).toBe(record);
    }

    for (const row of running) await playOn(page, row);
    await home(page);
    await expect(mine.getByRole('listitem')).toHaveCount(0);
    await expect(records.getByRole('link', { name: say.en.records.replay })).toHaveCount(rows.length);
  });
}

const rowOf = (rows: readonly TableRow[], header: Header): string =>
  rows.find((row) => row.header === header)?.id ?? '';
