import { readFileSync } from 'node:fs';
import { alwaysAsk, expect, test } from './browser.ts';
import { asks, findPlace, type Place } from './engine.ts';
import { BOTH, faultless } from './faultless.ts';
import { AGAINST_BOT, home, openAt, touchThing } from './play.ts';
import {
  curtainButton,
  endScreen,
  fetched,
  GAME,
  litButton,
  myMove,
  orderLine,
  reactionWindow,
  say,
  tool,
  verbButton,
} from './seen.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const ACT = findPlace(
  (match) => asks(match, 'PL', 'act', 12) && match.look(0).moves.some((move) => move.startsWith('attack(')),
);
const ESCORT = findPlace((match) => asks(match, 'PL', 'escort'));
const DICE = findPlace((match) => asks(match, 'PL', 'roll-window', 3));
const END: Place = findPlace((match) => match.outcome !== null);

test.describe('axe finds nothing', () => {
  test('on the pages of the house', async ({ page }) => {
    await home(page);
    await faultless(page, BOTH);
    await page.getByRole('button', { name: say.en.settings }).click();
    await expect(page.getByRole('dialog', { name: say.en.settings })).toBeVisible();
    await faultless(page, BOTH);
    for (const address of [`/new/${GAME}`, `/learn/${GAME}`, `/rules/${GAME}`, '/lobby', '/help', '/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await fetched(page);
      await faultless(page);
      if (address === '/help') await expect(page.locator('main > footer')).toHaveText(`Sztab ${version}`);
    }
  });

  test('on home with tables and records', async ({ page }) => {
    await openAt(page, ACT, AGAINST_BOT);
    await myMove(page);
    await openAt(page, END, {});
    await home(page);
    await expect(page.getByRole('link', { name: say.en.toTable })).toBeVisible();
    await expect(page.getByRole('link', { name: say.en.records.replay, exact: true })).toBeVisible();
    await faultless(page, BOTH);
  });

  const OTHERS = [
    { name: 'the mountains', record: 'general-orders/mountains-greedy-1', after: 118, seats: ['blue', 'yellow'] },
    { name: 'the island', record: 'general-orders/island-greedy-1', after: 130, seats: ['blue', 'yellow'] },
    {
      name: 'First to Fight',
      record: 'first-to-fight/three-greedy',
      after: 150,
      seats: ['staff-1', 'staff-2', 'staff-3'],
    },
  ] as const;
  // Boards on which a touch may be a whole phrase.
  const PHRASED = [
    {
      name: 'Niepodległa',
      record: 'niepodlegla/three-greedy',
      afters: [60, 390],
      seats: ['red', 'blue', 'yellow'],
      drawn: '.npg-mission',
    },
    {
      name: 'Race to the Rhine',
      record: 'race-to-the-rhine/edition-3/three-greedy',
      afters: [300],
      seats: ['monty', 'bradley', 'patton'],
      drawn: '.rtr-block',
    },
  ] as const;
  for (const { name, record, afters, seats, drawn } of PHRASED) {
    test(`at the table of ${name}, in both themes, and on a phone`, async ({ page }) => {
      const [own, ...bots] = seats;
      const sitters = Object.fromEntries(bots.map((seat) => [seat, { bot: 'recruit' }]));
      for (const after of afters) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openAt(page, { record, after }, { ...sitters, [own]: { name: 'Jola' } });
        await expect(page.locator(drawn).first()).toBeVisible();
        await faultless(page, BOTH);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.locator(drawn).first()).toBeVisible();
        await faultless(page);
      }
    });
  }

  for (const { name, record, after, seats } of OTHERS) {
    test(`in the middle of ${name}, in both themes, and on a phone`, async ({ page }) => {
      const [own, ...bots] = seats;
      const sitters = Object.fromEntries(bots.map((seat) => [seat, { bot: 'recruit' }]));
      await openAt(page, { record, after }, { ...sitters, [own]: { name: 'Jola' } });
      await myMove(page);
      await faultless(page, BOTH);
      await page.setViewportSize({ width: 390, height: 844 });
      await myMove(page);
      await faultless(page);
    });
  }

  test('in a turn: mulligan, choice, unit picked, target picked', async ({ page }) => {
    await openAt(
      page,
      findPlace((match) => asks(match, 'PL', 'mulligan')),
      AGAINST_BOT,
    );
    await myMove(page);
    await faultless(page);
    await openAt(page, ACT, AGAINST_BOT);
    const { match } = await myMove(page);
    await faultless(page, BOTH);
    const attack = match.look(0).moves.find((move) => move.startsWith('attack('));
    const [unit = '', target = ''] = attack?.slice('attack('.length, -1).split(',') ?? [];
    await touchThing(page, unit);
    await expect(verbButton(page, 'attack')).toBeVisible();
    await faultless(page);
    await touchThing(page, target);
    await expect(litButton(page)).toBeVisible();
    await faultless(page);
  });

  test('while waiting for the bot', async ({ page, context }) => {
    // It thinks for ever.
    await context.addInitScript(() => {
      Worker.prototype.postMessage = () => {};
    });
    await openAt(
      page,
      findPlace((match) => asks(match, 'DE', 'act') && match.seq > 10),
      AGAINST_BOT,
    );
    await expect(orderLine(page).getByRole('button', { name: say.en.table.hurry })).toBeVisible();
    await faultless(page);
  });

  test('in reaction windows', async ({ page, context }) => {
    await alwaysAsk(context, ESCORT, DICE);
    for (const place of [ESCORT, DICE]) {
      await openAt(page, place, AGAINST_BOT);
      await myMove(page);
      await expect(reactionWindow(page)).toBeVisible();
      await faultless(page, place === DICE ? BOTH : ['light']);
    }
  });

  test('behind the curtain, and at the end', async ({ page }) => {
    await openAt(page, ACT, {});
    await expect(curtainButton(page)).toBeVisible();
    await faultless(page, BOTH);
    await openAt(page, END, {});
    await expect(endScreen(page)).toBeVisible();
    await faultless(page, BOTH);
  });

  test('in what opens over a table', async ({ page }) => {
    await openAt(page, ACT, AGAINST_BOT);
    await myMove(page);
    await tool(page, say.en.table.settings).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await faultless(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: say.en.table.keys })).toBeVisible();
    await faultless(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await expect(page.getByRole('menu')).toBeVisible();
    await faultless(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await tool(page, say.en.table.rulebook).click();
    await expect(page.getByRole('navigation', { name: say.en.rulebook.contents })).toBeVisible();
    await faultless(page);
  });

  test('in a replay', async ({ page }) => {
    await openAt(page, END, {});
    await endScreen(page).getByRole('link', { name: say.en.table.replay }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await faultless(page);
  });

  test.describe('on smaller screens', () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1024, height: 768 },
      { width: 844, height: 390 },
    ]) {
      test(`${viewport.width} × ${viewport.height}`, async ({ page, context }) => {
        await page.setViewportSize(viewport);
        await alwaysAsk(context, DICE);
        for (const place of [ACT, DICE]) {
          await openAt(page, place, AGAINST_BOT);
          await myMove(page);
          await faultless(page);
        }
      });
    }
  });
});
