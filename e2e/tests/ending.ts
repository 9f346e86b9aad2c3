/** How a whole game ends: what the end screen says, and the record that it saves. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Words } from '@sztab/kernel';
import { expect } from './browser.ts';
import type { OmMatch } from './engine.ts';
import { endScreen, say } from './seen.ts';

const CLI = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

/** The command line finds no fault with the file that this act saves. */
export async function expectGoodRecord(page: Page, save: () => Promise<void>): Promise<void> {
  const [saved] = await Promise.all([page.waitForEvent('download'), save()]);
  const { stdout, stderr, status } = spawnSync(process.execPath, [CLI, 'verify', await saved.path()], {
    encoding: 'utf8',
  });
  expect(`${stdout}${stderr}exit ${status}`).toMatch(/The record is right\.\s+exit 0$/);
}

/** You, we, somebody by name, or nobody. */
const WHO_WON = /^.*\b(won|lost)\./;

/** The end screen has a headline, says who won to the one who reads, and how it ended in these words. */
export async function expectEnd(
  page: Page,
  { outcome, header }: Pick<OmMatch, 'outcome' | 'header'>,
  words: Pick<Words, 'outcome'>,
): Promise<string> {
  if (!outcome) throw new Error('the game is not over');
  const said = words.outcome(outcome, header.options);
  await expect(endScreen(page).getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(endScreen(page).locator('.end-head p')).toHaveText(WHO_WON);
  await expect(endScreen(page).getByRole('region', { name: say.en.table.standings })).toContainText(said);
  return said;
}

/** What the end screen saves, by the mouse. */
export const saveRecord = (page: Page): Promise<void> =>
  endScreen(page).getByRole('button', { name: say.en.table.exportRecord }).click();
