/** Pictures of the client in every size, theme and language. Not a test: `node e2e/screenshots.mjs FOLDER` runs it. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Language } from '@sztab/kernel';
import { succeeds } from '../games/operation-most-iii/index.ts';
import { expect, fixLuck, remember, test } from './tests/browser.ts';
import { asks, findPlace, type Place, type Sitters } from './tests/engine.ts';
import { openAt } from './tests/play.ts';
import { say, tableId } from './tests/seen.ts';

const FOLDER = process.env.SZTAB_SCREENSHOTS ?? '';
const README = fileURLToPath(new URL('../docs/table.png', import.meta.url));
const NOON = new Date('2026-11-15T12:00:00Z');

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;
const PLAYERS: Sitters = { PL: { name: 'Jola' }, DE: { bot: 'officer' } };

const TURN = findPlace(
  (match) => asks(match, 'PL', 'act', 12) && match.state.stage === 3 && match.state.cards.length > 8,
);
/** An Attack that a reaction can still turn, on a full table. */
const WINDOW = findPlace((match) => {
  const roll = match.state.flow.at(-1);
  const attacked = roll?.step === 'roll.react' && roll.action === 'attack' && roll.side === 'DE' && succeeds(roll);
  return attacked && asks(match, 'PL', 'roll-window', 3) && match.state.stage >= 2 && match.state.cards.length > 8;
});
const END = findPlace((match) => match.outcome !== null);
/** The other games in the middle of a golden match, at somebody's turn. */
const OTHERS: readonly { readonly name: string; readonly place: Place; readonly sitters: Sitters }[] = [
  {
    name: 'mountains',
    place: { record: 'general-orders/mountains-greedy-1', after: 118 },
    sitters: { blue: { name: 'Jola' }, yellow: { bot: 'officer' } },
  },
  {
    name: 'island',
    place: { record: 'general-orders/island-greedy-1', after: 130 },
    sitters: { blue: { name: 'Jola' }, yellow: { bot: 'officer' } },
  },
  {
    name: 'first-to-fight',
    place: { record: 'first-to-fight/three-greedy', after: 150 },
    sitters: { 'staff-1': { name: 'Jola' }, 'staff-2': { bot: 'officer' }, 'staff-3': { bot: 'officer' } },
  },
  {
    name: 'niepodlegla',
    place: { record: 'niepodlegla/three-greedy', after: 210 },
    sitters: { red: { name: 'Jola' }, blue: { bot: 'officer' }, yellow: { bot: 'officer' } },
  },
  {
    name: 'rhine',
    place: { record: 'race-to-the-rhine/edition-3/three-greedy', after: 300 },
    sitters: { monty: { name: 'Jola' }, bradley: { bot: 'officer' }, patton: { bot: 'officer' } },
  },
  {
    name: 'niepodlegla-final',
    place: { record: 'niepodlegla/three-greedy', after: 395 },
    sitters: { red: { name: 'Jola' }, blue: { bot: 'officer' }, yellow: { bot: 'officer' } },
  },
];

/** Fetched type, drawn covers, nothing still loading. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await expect(page.getByRole('status').filter({ hasText: say.en.loading })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

for (const language of ['en', 'pl'] as const satisfies readonly Language[]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${language} ${theme}`, async ({ page, context }) => {
      await fixLuck(context, 1);
      await page.clock.setFixedTime(NOON);
      await remember(context, { 'sztab.table.asking.Jola': 'always' });
      // Everything is laid out in English, so that it is found by its English name; then it is looked at.
      const addresses: [string, string][] = [];
      await openAt(page, END, { PL: { name: 'Jola' }, DE: { bot: 'officer' } });
      addresses.push(['end', page.url()], ['replay', `/replay/${tableId(page)}?at=60`]);
      await openAt(page, WINDOW, PLAYERS);
      addresses.push(['reaction', page.url()]);
      for (const { name, place, sitters } of OTHERS) {
        await openAt(page, place, sitters);
        addresses.push([name, page.url()]);
      }
      await openAt(page, TURN, PLAYERS);
      addresses.push(['table', page.url()], ['home', '/']);
      await page.evaluate(
        (wanted) => {
          for (const [key, value] of Object.entries(wanted)) localStorage.setItem(key, value);
        },
        { 'sztab.language': language, 'sztab.theme': theme },
      );
      for (const [name, address] of addresses) {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.goto(address);
          await expect(page.getByRole('main').first()).toBeVisible();
          await still(page);
          const file = `${name}-${size.width}-${theme}-${language}.png`;
          await page.screenshot({ path: path.join(FOLDER, file) });
          const forReadme = name === 'reaction' && size.width === 1440 && theme === 'light' && language === 'en';
          if (forReadme) expect((await page.screenshot({ path: README })).length).toBeLessThan(300_000);
        }
      }
    });
  }
}
