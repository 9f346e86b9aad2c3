/** Niepodległa: everybody acts at the same time and for the same side, so it is played in another way than the duels. */
import type { Locator, Page } from '@playwright/test';
import type { Ask, Match } from '@sztab/kernel';
import { box, type Shape } from '../../games/niepodlegla/index.ts';
import { expect, fixLuck, luck, oneOf, remember, speak, test } from './browser.ts';
import { expectEnd, expectGoodRecord, saveRecord } from './ending.ts';
import { beforeTheEnd, matchOf } from './engine.ts';
import { pressKey } from './keyboard.ts';
import { home, openAt, options, seatFriends } from './play.ts';
import { curtainButton, hand, litButton, look, orderLine, type Seen, say, thing } from './seen.ts';
import { SIZES } from './sizes.ts';

const words = box.words.en;
const COLOURS = box.game.roles(2, {});

/** Acts on a fresh table, and entries of a stored match that are left to be played, where a game is not played whole. */
const [OPENING, ENDING] = [6, 16];

type NpMatch = Match<Shape>;
interface Moment extends Seen {
  readonly match: NpMatch;
  /** What a person is asked; null when the game is over. */
  readonly ask: Ask<Shape['move']> | null;
}

/** Waits until a person has something to do that the table waits for, or may do for all. */
async function moment(page: Page): Promise<Moment> {
  let found: Moment | null = null;
  const reached = async (): Promise<boolean> => {
    const seen = await look(page);
    // What the bot asks for is left alone: a click in the first moment of an offer counts for nothing, so it is pressed until it does.
    if (seen.state === 'offered') await page.keyboard.press('x');
    if (!seen.stored || (seen.state !== 'yours' && seen.state !== 'over')) return false;
    const match = matchOf(seen.stored) as unknown as NpMatch;
    const people = seen.stored.sitters.flatMap(({ is }, seat) => (is === 'bot' ? [] : [seat]));
    const asked = match.asks();
    const due = asked.filter(({ optional }) => !optional);
    const ask = (due.length > 0 ? due : asked).find(({ seat }) => people.includes(seat)) ?? null;
    if (!ask && !match.outcome) return false;
    found = { ...seen, match, ask };
    return true;
  };
  await expect.poll(reached, { timeout: 60_000, intervals: [20, 40, 80], message: 'something to do' }).toBe(true);
  return found as unknown as Moment;
}

/** Waits until the table has gone on from here. */
const goneOn = (page: Page, { stored }: Moment): Promise<void> =>
  expect
    .poll(async () => (await look(page)).stored?.entries.length, { timeout: 60_000, intervals: [10, 20, 40, 80] })
    .not.toBe(stored?.entries.length);

/** The ways in which a test acts: with the mouse, or by keys alone. */
interface Way {
  propose(): Promise<void>;
  confirm(): Promise<void>;
  /** The first choice that the order line itself offers. */
  option(random: () => number, count: number): Promise<void>;
  pick(random: () => number, now: Moment): Promise<void>;
}

const byMouse = (page: Page): Way => ({
  propose: () => orderLine(page).getByRole('button', { name: say.en.table.suggest }).click(),
  confirm: () => litButton(page).click(),
  option: (random, count) =>
    options(page)
      .nth(Math.floor(random() * count))
      .click(),
  pick: (random, { legal }) => thing(page, oneOf(legal, random)).click(),
});

const byKeys = (page: Page): Way => ({
  async propose() {
    const button = orderLine(page).getByRole('button', { name: say.en.table.suggest });
    for (let n = 0; n < 200 && !(await button.evaluate((one) => one === document.activeElement)); n++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  },
  confirm: () => pressKey(page, 'Control+Enter'),
  // The way out has a key of its own; each button says its.
  async option(random, count) {
    const key = options(page)
      .nth(Math.floor(random() * count))
      .locator('kbd');
    await page.keyboard.press((await key.textContent()) as string);
  },
  async pick(_random, { legal }) {
    await page.keyboard.press('f');
    await page.keyboard.type(legal.length > 24 ? 'aa' : 'a');
  },
});

/** One step of somebody who follows the suggestions, rerolls now and then, and takes any town. */
async function act(page: Page, now: Moment, way: Way, random: () => number): Promise<void> {
  const { propose, confirm, option, pick } = way;
  const { ask, match } = now;
  const { players } = match.state;
  if (!ask) return;
  const offers = (move: string): boolean => (ask.moves as readonly string[]).includes(move);
  if (ask.prompt === 'plan') {
    if (!offers('commitPlan')) await propose();
    await litButton(page).waitFor({ timeout: 60_000 });
    return confirm();
  }
  if (ask.prompt === 'settle') return confirm();
  if (ask.prompt !== 'roll') return now.options > 0 && random() < 0.5 ? option(random, now.options) : pickOrOption();
  if (offers('reroll')) return confirm();
  const dice = players[ask.seat]?.held.map(({ die }) => die as string) ?? [];
  const own = { ...now, legal: now.legal.filter((id) => dice.includes(id)) };
  // Enough is the way out of a struggle: key N.
  return offers('done') && random() < 0.7 ? page.keyboard.press('n') : pick(random, own);

  function pickOrOption(): Promise<void> {
    return now.legal.length > 0 ? pick(random, now) : option(random, now.options);
  }
}

/** Whether the table has gone on; where a choice needs a second touch (which kind of obstacle), that is made here. */
async function isOver(page: Page, before: Moment, { confirm, option }: Way): Promise<boolean> {
  const now = await look(page);
  if (now.stored?.entries.length !== before.stored?.entries.length) return true;
  if (now.picked.length > 0 && now.confirm) await confirm();
  else if (now.picked.length > 0 && now.options > 0) await option(() => 0, now.options);
  return false;
}

/** One act and what follows from it; false when the game is over. */
async function decide(page: Page, way: Way, random: () => number): Promise<boolean> {
  const now = await moment(page);
  if (!now.ask) return false;
  await act(page, now, way, random);
  await expect
    .poll(() => isOver(page, now, way), {
      timeout: 60_000,
      intervals: [10, 20, 40, 80],
      message: 'the table goes on',
    })
    .toBe(true);
  return true;
}

async function openTable(page: Page): Promise<void> {
  await home(page);
  await page.getByRole('link', { name: say.en.newTableOf(words.title) }).click();
}

/** The end screen says what the words say, and the record it saves is right. */
async function ended(page: Page): Promise<void> {
  await expectEnd(page, (await moment(page)).match, words);
  await expectGoodRecord(page, () => saveRecord(page));
}

async function beginBesideBot(page: Page): Promise<void> {
  await openTable(page);
  await page.getByRole('combobox', { name: say.en.newTable.level }).selectOption('recruit');
  await page.getByRole('button', { name: say.en.newTable.start }).click();
  await page.waitForURL('**/table/*');
}

/** Random play leaves nothing to win: that is said once to all at this screen, and they play on. */
async function playOn(page: Page, answer: (dialog: Locator) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say.en.table.outOfReach });
  await expect(dialog).toContainText(say.en.table.playOn);
  await answer(dialog);
  await expect(dialog).toBeHidden();
}

for (const [how, by, answer] of [
  ['clicks', byMouse, (dialog: Locator) => dialog.getByRole('button', { name: say.en.table.playOn }).last().click()],
  ['the keyboard alone', byKeys, (dialog: Locator) => dialog.page().keyboard.press('Escape')],
] as const)
  test(`a game beside a bot, begun and ended by ${how}`, async ({ page, context }) => {
    await fixLuck(context, 1918);
    await beginBesideBot(page);
    const random = luck(1918);
    for (let n = 0; n < OPENING; n++) expect(await decide(page, by(page), random)).toBe(true);
    const [own, other] = COLOURS as [string, string];
    const sitters = { [own]: { name: 'Anna' }, [other]: { bot: 'recruit' } };
    await openAt(page, beforeTheEnd('niepodlegla/two-random', ENDING), sitters);
    await playOn(page, answer);
    while (await decide(page, by(page), random));
    await ended(page);
  });

test('one person plays all seats: no curtain, and a touch on the other seat’s die turns to it', async ({
  page,
  context,
}) => {
  await fixLuck(context, 1917);
  await openTable(page);
  await seatFriends(page, { [words.role(COLOURS[0] as string)]: 'Anna', [words.role(COLOURS[1] as string)]: 'Bruno' });
  await act(page, await moment(page), byMouse(page), luck(1917));
  const rolled = await moment(page);
  expect(rolled.ask?.prompt).toBe('roll');
  await expect(curtainButton(page)).toHaveCount(0);

  const [first, second] = rolled.match.state.players.map(({ held }) => held[0]?.die as string);
  for (const die of [second, first, second]) {
    const before = await moment(page);
    await hand(page).locator(`[data-thing="${die}"]`).click();
    await goneOn(page, before);
  }
  const { entries } = (await look(page)).stored ?? { entries: [] };
  const chosen = entries.filter(({ move }) => move.includes('electDie')).map(({ role, move }) => `${role} ${move}`);
  expect(chosen).toEqual([
    `${COLOURS[1]} selectDie(${second})`,
    `${COLOURS[0]} selectDie(${first})`,
    `${COLOURS[1]} unselectDie(${second})`,
  ]);
});

test('the steps of a round cover no tool, in Polish and beside a note', async ({ page, context }) => {
  await remember(context, { 'sztab.language': 'pl' });
  for (const practice of [false, true]) {
    await page.goto(`/new/${box.game.id}`);
    if (practice) await page.getByRole('checkbox', { name: say.pl.newTable.practice }).check();
    await page.getByRole('button', { name: say.pl.newTable.start }).click();
    await page.waitForURL('**/table/*');
    const steps = page.getByRole('list', { name: say.pl.table.phases });
    for (const width of [1200, 1366, 1440, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(steps.locator('[aria-current]')).toBeVisible();
      const end = (await steps.getByRole('listitem').filter({ visible: true }).last().boundingBox()) as DOMRect;
      const tools = await page.getByRole('navigation', { name: say.pl.table.tools }).boundingBox();
      expect(end.x + end.width, `${width}, practice ${practice}`).toBeLessThanOrEqual((tools as DOMRect).x);
    }
  }
});

test('what a bot asks for covers neither missions nor dice nor log, and nothing but a yes is one', async ({ page }) => {
  await openAt(
    page,
    { record: 'niepodlegla/three-greedy', after: 0 },
    { red: { name: 'Anna' }, blue: { bot: 'recruit' }, yellow: { bot: 'recruit' } },
  );
  const asks = page.locator('.at-table:not([data-telling]) .order-line[data-state=offered]');
  await expect(asks).toBeVisible();
  for (const size of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await expect(asks).toBeVisible();
      // Whatever of them is in sight of its own pane lies beside the voice.
      const covered = await page.evaluate(() => {
        // A tablet has no place of its own for it: there the order line says all of it.
        const voice = ['.rail .voice', '.offered', '.order-line']
          .map((one) => document.querySelector(one)?.getBoundingClientRect())
          .find((one) => one && one.width > 0);
        if (!voice) return ['no voice'];
        return [...document.querySelectorAll('.npg-mission, .hand-tray [data-thing], .log')].flatMap((one) => {
          const pane = one.closest('.board-pane, .hand-tray, .rail-rest, .rail') ?? one;
          const [a, b] = [one.getBoundingClientRect(), pane.getBoundingClientRect()];
          const [left, right] = [Math.max(a.left, b.left, voice.left), Math.min(a.right, b.right, voice.right)];
          const [top, bottom] = [Math.max(a.top, b.top, voice.top), Math.min(a.bottom, b.bottom, voice.bottom)];
          return right - left > 1 && bottom - top > 1 ? [one.getAttribute('data-thing') ?? one.className] : [];
        });
      });
      expect(covered, `${size.width} ${colorScheme}`).toEqual([]);
    }
  const played = async (): Promise<number> => (await look(page)).stored?.entries.length ?? 0;
  await page.keyboard.press('Space');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.reload();
  await expect(asks).toBeVisible();
  expect(await played()).toBe(0);
  // A yes that comes with the question was meant for what stood there before; one that comes later lays all of it down.
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+Enter');
      return played();
    })
    .toBeGreaterThan(6);
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`on a phone of ${size.width} every mission shows what it needs, while it is planned and while dice roll`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const people = { red: { name: 'Anna' }, blue: { bot: 'recruit' }, yellow: { bot: 'recruit' } };
    const four = { ...people, white: { bot: 'recruit' } };
    for (const [record, after, sitters] of [
      ['three-greedy', 0, people],
      ['three-greedy', 16, people],
      ['four-greedy', 30, four],
      ['four-greedy', 120, four],
    ] as const) {
      await openAt(page, { record: `niepodlegla/${record}`, after }, sitters);
      await expect(page.locator('.npg-mission').first()).toBeVisible();
      await expect(page.locator('.npg-danger')).toHaveCount(after > 0 ? 1 : 0);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('.npg-mission')].flatMap((card) => {
          const box = card.getBoundingClientRect();
          const needs = [...card.querySelectorAll('h3, .npg-squares i')].map((one) => one.getBoundingClientRect());
          // Their last pixels are their frame.
          const out = needs.filter(({ top, bottom }) => top < box.top || bottom > box.bottom + 2);
          // What it brings and what it harms is read whole, where there is room for it at all.
          const effects = card.querySelector('.npg-effects');
          const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = effects ?? {};
          const cut = clientHeight > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1);
          return out.length > 0 || needs.length < 2 || cut ? [card.getAttribute('aria-label')] : [];
        }),
      );
      expect(hidden, `${record} after ${after}`).toEqual([]);
      const seats = page.locator('.seats');
      expect(await seats.evaluate((one) => one.scrollHeight - one.clientHeight), 'seats').toBe(0);
      // All answers lie in the sheet, without scrolling.
      const sheet = page.locator('.small-sheet');
      expect(await sheet.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    }
  });

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
])
  test(`on a phone of ${size.width} all that a bot asks for is read whole, with what it may cost`, async ({
    page,
    context,
  }) => {
    await fixLuck(context, 1918);
    await page.setViewportSize(size);
    const people = { red: { name: 'Anna' }, blue: { bot: 'recruit' }, yellow: { bot: 'recruit' } };
    // The whole plan; a throw that lacks two kinds; one at the cost of a mission that is covered.
    for (const after of [0, 177, 214]) {
      await openAt(page, { record: 'niepodlegla/three-greedy', after }, people);
      await expect(page.locator('.order-line[data-state=offered]')).toBeVisible();
      // The longer of the two.
      await speak(page, 'pl');
      const cut = await page.evaluate(() => {
        const bar = document.querySelector('.order-undo')?.getBoundingClientRect().top ?? 0;
        return [
          ...document.querySelectorAll(
            '.order-says p, .order-says .order-text, .offered p, .offered li, .offered .btn',
          ),
        ].flatMap((text) => {
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = text;
          const { bottom, height } = text.getBoundingClientRect();
          const whole = scrollWidth <= clientWidth && scrollHeight <= clientHeight + 2 && bottom <= bar;
          return height < 2 || whole ? [] : [text.textContent];
        });
      });
      expect(cut, `after ${after}`).toEqual([]);
      await speak(page, 'en');
    }
  });
