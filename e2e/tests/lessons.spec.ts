/** Somebody who has never played takes a first lesson of every game, on the real table, and knows only what it says and rings. */
import type { Page } from '@playwright/test';
import { wholeGames } from '@sztab/shelf';
import { lessonWords } from '../../games/operation-most-iii/text/lesson-words.ts';
import { signWords } from '../../games/operation-most-iii/text/sign-words.ts';
import { tipWords } from '../../games/operation-most-iii/text/tip-words.ts';
import { lessonWords as rhineWords } from '../../games/race-to-the-rhine/text/lesson-words.ts';
import { learnWords } from '../../web/src/words/learn/index.ts';
import { pageWords } from '../../web/src/words/pages/index.ts';
import { frameWords } from '../../web/src/words/table/index.ts';
import { expect, remember, test } from './browser.ts';
import { coveredRings } from './covered.ts';
import { BOTH, faultless } from './faultless.ts';
import { holdBack } from './held-back.ts';
import { pressKey } from './keyboard.ts';
import { GAME, outside } from './seen.ts';

const LESSON = `/learn/${GAME}/first-part`;
const { says } = lessonWords.en['first-part'];
const say = learnWords.en;
const games = await wholeGames();
const card = (page: Page) => page.getByRole('region', { name: say.card });
/** The order is the last sentence. */
const orderIn = (text: string): string => text.split(/(?<=[.?!])\s+/).at(-1) as string;
/** It is said, and nothing is told any more that a touch would only skip. */
async function told(page: Page, key: keyof typeof says): Promise<void> {
  await expect(card(page).getByText(orderIn(says[key]), { exact: true })).toBeVisible();
  await expect(page.locator('.at-table[data-telling]')).toHaveCount(0);
}

/** What a newcomer sees: where the thick ring is, and whether a click counts. */
interface Sight {
  readonly done: boolean;
  readonly strayed: boolean;
  /** The middle of what is ringed, and the key that it names. */
  readonly ring: { x: number; y: number; key: string | null } | null;
  /** Everything that a touch can change. */
  readonly picture: string;
}

const look = (page: Page): Promise<Sight> =>
  page.evaluate(
    ([next, takeBack]) => {
      const acts = [...document.querySelectorAll('.lesson-acts :is(button, a)')].map(({ textContent }) => textContent);
      const still = document.querySelector('.at-table[data-telling]');
      const ring = document.querySelector('.pointers [data-next]')?.getBoundingClientRect();
      const middle = ring && { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
      // Rings let everything through, so what lies under their middle is what they are around.
      const under = middle && document.elementFromPoint(middle.x, middle.y);
      return {
        done: acts.includes(next as string),
        strayed: acts.includes(takeBack as string),
        ring:
          middle && under && !still
            ? {
                ...middle,
                key: under.closest('button')?.querySelector('kbd')?.textContent ?? null,
              }
            : null,
        picture: `${document.querySelector('.lesson-says')?.textContent} ${document.querySelector('.order-line')?.textContent} ${document.querySelectorAll('[aria-pressed=true]').length}`,
      };
    },
    [say.next, say.takeBack],
  );

/** Looks in a row, 150 ms apart, that find the ring at the same place. */
const AT_REST = 5;

/** The map may come closer to what can be touched next, a moment after it was told: nobody touches a ring that still moves. */
async function lookAtRest(page: Page): Promise<Sight> {
  let last = await look(page);
  let same = 0;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await look(page);
        const rests = last.ring !== null && last.ring.x === before.ring?.x && last.ring.y === before.ring.y;
        same = rests ? same + 1 : 0;
        return same >= AT_REST || last.done || last.strayed;
      },
      { intervals: [150] },
    )
    .toBe(true);
  return last;
}

/** A touch that only ended a telling is made once more, as people do; one that changes nothing again and again is a fault. */
const TRIES = 3;

/** Touches whatever is ringed, until the lesson is done. Fails where nothing is ringed, touches change nothing, or the ring leads astray. */
async function followTheRings(page: Page, touch: (ring: NonNullable<Sight['ring']>) => Promise<void>): Promise<number> {
  let [picture, tries] = ['', 0];
  for (let touches = 0; touches < 60; touches++) {
    const before = await lookAtRest(page);
    expect(before.strayed, before.picture).toBe(false);
    if (before.done) return touches;
    if (!before.ring) continue;
    expect(await coveredRings(page), before.picture).toEqual([]);
    tries = before.picture === picture ? tries + 1 : 1;
    picture = before.picture;
    expect(tries, `touched again and again: ${picture}`).toBeLessThanOrEqual(TRIES);
    await touch(before.ring);
    await expect
      .poll(async () => (await look(page)).picture, { intervals: [20, 50, 100], timeout: 3000 })
      .not.toBe(picture)
      .catch(() => undefined);
  }
  throw new Error('sixty touches, and the lesson is not done');
}

/** The first lesson of a game, from the page that lists them. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.getByRole('link', { name: say.begin }).first().click();
  await expect(card(page)).toBeVisible();
}

for (const game of games) {
  test(`${game}: by mouse`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await begin(page, game);
    expect(await followTheRings(page, ({ x, y }) => page.mouse.click(x, y))).toBeGreaterThan(0);
    // Where the other side would be asked next, nobody is waited for.
    const waits = page.locator('.order-line[data-state="waiting"] .order-says');
    for (const text of await waits.allInnerTexts()) expect(text).toContain(frameWords.en.taught);
  });

  // The third size: what is pointed at is seen there, too.
  test(`${game}: by keys`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await begin(page, game);
    await followTheRings(page, async ({ x, y, key }) => {
      if (key) return pressKey(page, key === 'Ctrl ⏎' ? 'Control+Enter' : key.toLowerCase());
      await page.keyboard.press('f');
      const letter = await page.locator('.letters').evaluate(
        (letters, at) => {
          const far = (one: Element): number => {
            const box = one.getBoundingClientRect();
            return Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y);
          };
          return [...letters.children].toSorted((one, other) => far(one) - far(other))[0]?.textContent ?? '';
        },
        { x, y },
      );
      return page.keyboard.type(letter.toLowerCase());
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${game}: by touch`, async ({ page }) => {
      await begin(page, game);
      expect(await followTheRings(page, ({ x, y }) => page.touchscreen.tap(x, y))).toBeGreaterThan(0);
    });
  });
}

test('the list knows what is done; another legal move is played, answered and taken back; a reload goes on at the same step', async ({
  page,
}) => {
  const touch = (thing: string) =>
    page.locator(`.sheet [data-thing="${thing}"], .hand-tray [data-thing="${thing}"]`).click();
  await page.goto(LESSON);
  await expect(card(page).getByText(say.goal(lessonWords.en['first-part'].goal))).toBeVisible();
  await told(page, 'deploy');
  await touch('PL-PARTISANS-1');
  await pressKey(page, 'Control+Enter');
  await expect(card(page).getByRole('button', { name: say.playOn })).toBeVisible();
  await card(page).getByRole('button', { name: say.takeBack }).click();
  await told(page, 'deploy');
  await touch('PL-SCOUTS-1');
  await pressKey(page, 'Control+Enter');
  await told(page, 'move');
  await page.reload();
  await told(page, 'move');
  await expect(page.locator('.sheet [data-thing="PL-SCOUTS-1"]')).toBeVisible();
  await followTheRings(page, ({ x, y }) => page.mouse.click(x, y));
  await card(page).getByRole('button', { name: say.next }).click();
  await expect(card(page).getByText(lessonWords.en.auction.title)).toBeVisible();
  await page.goto(`/learn/${GAME}`);
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)];
  await expect(first).toContainText(say.done);
  await expect(first.getByRole('link', { name: say.again })).toBeVisible();
  await expect(second.getByRole('link', { name: say.begin })).toHaveClass(/primary/);
});

test('the page of a co-operative game offers a bot as a partner, not as an opponent', async ({ page }) => {
  await page.goto('/learn/niepodlegla');
  await expect(page.getByRole('button', { name: say.playTogether })).toBeVisible();
  await expect(page.getByRole('button', { name: say.playBot })).toHaveCount(0);
});

test('a first game with a guide: a tip when something first happens, over a board that does not move, and off at any time', async ({
  page,
}) => {
  const tip = page.getByRole('region', { name: frameWords.en.guide.tip });
  const boxes = () =>
    page.evaluate(() =>
      ['.board-pane', '.order-line', '.seats'].map((place) => {
        const { x, y, width, height } = document.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  await page.goto(`/learn/${GAME}`);
  await page.getByRole('button', { name: say.guided }).click();
  await expect(tip).toContainText(tipWords.en['first-turn']);
  const before = await boxes();
  await tip.getByRole('button', { name: frameWords.en.guide.ok }).click();
  await expect(tip).toHaveCount(0);
  expect(await boxes()).toEqual(before);
  // A number explains itself at a touch; what acts when it is touched, after a question; and a word in a text.
  const meaning = page.getByRole('region', { name: frameWords.en.meaning.title });
  await page.locator('.seat-figures li').first().click();
  await expect(meaning).toContainText(signWords.en.part.means);
  await page.keyboard.press('q');
  await page.locator('.hand-tray [data-thing="PL-SCOUTS-1"]').click();
  await expect(meaning).toContainText('Scouts');
  await expect(page.locator('.hand-tray [aria-pressed="true"]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  // Without a question, too: a mouse at rest is told of the symbol, the card that is read large names those on it, and a word of the log says what it means.
  const scouts = page.locator('.hand-tray [data-thing="PL-SCOUTS-1"]');
  await scouts.locator('svg:has(use[href="#i-search"])').hover();
  await expect(scouts.locator('svg title')).toContainText(signWords.en.search.means);
  await expect(page.locator('.signs-on')).toContainText(signWords.en.search.means);
  await page.locator('.log').hover();
  await page
    .locator('.log .word')
    .filter({ hasText: /^parts?$/ })
    .click();
  await expect(meaning).toContainText(signWords.en.part.means);
  await page.keyboard.press('Escape');
  expect(await boxes()).toEqual(before);
  // Given once: neither a reload nor the next table repeats it; it can be read again.
  await page.reload();
  await expect(page.locator('.order-line')).toBeVisible();
  await page.getByRole('button', { name: frameWords.en.settings }).click();
  await page.getByRole('button', { name: frameWords.en.guide.title, exact: true }).click();
  await expect(page.locator('.tip-list li')).toHaveText([new RegExp(tipWords.en['first-turn'].slice(0, 30))]);
  await page.keyboard.press('Escape');
  // Whoever has learned nothing yet, and wants to hear nothing.
  await page.evaluate(() => localStorage.removeItem('sztab.learned'));
  await page.reload();
  await tip.getByRole('button', { name: frameWords.en.guide.stop }).click();
  await expect(tip).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('sztab.learned'));
  await page.reload();
  await expect(page.locator('.order-line[data-state="yours"]')).toBeVisible();
  await expect(tip).toHaveCount(0);
});

/** The picture of a stranger's home: this week's game, one step of a lesson, to be played where it is. */
test.describe('the taste on home', () => {
  const taste = (page: Page) => page.getByRole('region', { name: say.taste.title });
  const goOn = (page: Page) => taste(page).getByRole('link', { name: say.taste.goOn });
  const ring = (page: Page) => page.locator('.taste .pointers [data-next]');
  /** Five weeks in a row: each game has one. */
  const WEEKS = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'] as const;
  const [, RHINE, MOST, ORDERS] = WEEKS;
  const homeOn = async (page: Page, day: string): Promise<void> => {
    await page.clock.setFixedTime(new Date(`${day}T12:00`));
    await page.goto('/');
  };
  /** Touches what is ringed, as long as anything is. */
  async function play(page: Page, touch: (x: number, y: number) => Promise<void>): Promise<void> {
    await expect(async () => {
      if (await goOn(page).isVisible()) return;
      const box = await ring(page).first().boundingBox({ timeout: 1000 });
      if (box) await touch(box.x + box.width / 2, box.y + box.height / 2);
      await expect(goOn(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
  }

  test('stands where the cover stood, answers another move, is played by mouse, and the lesson goes on behind it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await holdBack(page, 'taste-*.js');
    await homeOn(page, RHINE);
    await expect(page.locator('.now .cover svg')).toBeVisible();
    const below = await page.locator('#games').boundingBox();
    release();
    await expect(taste(page)).toContainText(rhineWords.en.fuel.says.vitry.slice(0, 20));
    expect(await page.locator('#games').boundingBox()).toEqual(below);
    await taste(page).locator('[data-thing="sezanne"]').click();
    await expect(taste(page)).toContainText(rhineWords.en.fuel.says.elsewhere.slice(0, 20));
    await taste(page).getByRole('button', { name: say.takeBack }).click();
    await play(page, (x, y) => page.mouse.click(x, y));
    await expect(taste(page)).toContainText(rhineWords.en.fuel.says.chalons.split('.')[0] as string);
    expect(await page.locator('#games').boundingBox()).toEqual(below);
    await goOn(page).click();
    await expect(card(page)).toContainText(say.step(3, 5));
    await expect(card(page).getByText(orderIn(rhineWords.en.fuel.says.chalons), { exact: true })).toBeVisible();
  });

  test('is played by keys: one stop of the Tab key, arrows between what is lit', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await homeOn(page, ORDERS);
    await expect(ring(page).first()).toBeVisible();
    await page.getByRole('link', { name: pageWords.en.empty.friends }).focus();
    await page.keyboard.press('Tab');
    const awaited = taste(page).locator('[data-thing="adv:monte-castello"]');
    await expect(awaited).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(awaited).not.toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(awaited).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(goOn(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card(page)).toContainText(say.step(2, 2));
  });

  test('where it cannot be had, the cover leads to the lesson', async ({ page }) => {
    await page.route('**/assets/taste-*.js', (route) => route.abort());
    await homeOn(page, MOST);
    await page
      .locator('.now')
      .getByRole('link', { name: pageWords.en.learnAt('Operation Most III') })
      .click();
    await expect(card(page)).toBeVisible();
  });

  test('of every week: no fault of axe in either theme, and every one of them can be played', async ({ page }) => {
    const tasted = new Set<string>();
    for (const day of WEEKS) {
      await homeOn(page, day);
      await expect(ring(page).first()).toBeVisible();
      await faultless(page, BOTH);
      await play(page, (x, y) => page.mouse.click(x, y));
      await faultless(page);
      tasted.add((await goOn(page).getAttribute('href'))?.split('/')[2] ?? '');
    }
    expect([...tasted].sort()).toEqual(games);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('is played by touch, below what is said, without moving anything', async ({ page }) => {
      await homeOn(page, MOST);
      await expect(ring(page).first()).toBeAttached();
      const lit = page.getByRole('link', { name: pageWords.en.empty.learn('Operation Most III') });
      expect((await lit.boundingBox())?.y).toBeLessThan((await taste(page).boundingBox())?.y ?? 0);
      await taste(page).scrollIntoViewIfNeeded();
      const below = await page.locator('#games').boundingBox();
      expect((await outside(page)).tooWide).toBe(0);
      await play(page, (x, y) => page.touchscreen.tap(x, y));
      expect(await page.locator('#games').boundingBox()).toEqual(below);
      await goOn(page).tap();
      await told(page, 'exhausted');
    });
  });

  test('after the first finished lesson it is there no more: the game that was begun goes on', async ({
    page,
    context,
  }) => {
    const done = { done: true, step: 5, made: [] };
    await remember(context, { 'sztab.learned': JSON.stringify({ lessons: { 'race-to-the-rhine/fuel': done } }) });
    await homeOn(page, MOST);
    const on = page.locator('.now .btn.primary');
    await expect(on).toHaveText(pageWords.en.empty.goOn('1944: Race to the Rhine'));
    await expect(taste(page)).toHaveCount(0);
    await on.click();
    await expect(card(page)).toContainText(rhineWords.en.road.title);
  });
});
