import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { box } from '@sztab/operation-most-iii';
import { decideSomething, endScreen, expect, fixLuck, luck, myMove, say, startAgainstBot, test } from './play.ts';

const CLI = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

test('a whole game against the bot, by clicks alone', async ({ page, context }) => {
  await fixLuck(context, 1944);
  await startAgainstBot(page);
  const random = luck(1944);
  let n = 0;
  const began = Date.now();
  while (await decideSomething(page, random)) n++;
  const { match } = await myMove(page);
  console.log(n, match.seq, Date.now() - began, match.entries.map((e) => e.role + ' ' + e.move).join('; '));
  if (!match.outcome) throw new Error('the game is not over');
  const said = box.words.en.outcome(match.outcome, match.header.options);
  await expect(endScreen(page).getByRole('heading', { level: 1 })).toHaveText(said);

  await endScreen(page).getByRole('link', { name: say.en.table.toHome }).click();
  const records = page.getByRole('region', { name: say.en.records.title });
  await expect(records.getByRole('listitem').filter({ hasText: said })).toHaveCount(1);

  const saving = page.waitForEvent('download');
  await records.getByRole('button', { name: say.en.records.saveOf('Operation Most III') }).click();
  const file = await (await saving).path();
  const verified = spawnSync(process.execPath, [CLI, 'verify', file], { encoding: 'utf8' });
  expect(verified.stdout + verified.stderr).toContain('The record is right');
  expect(verified.status).toBe(0);
});
