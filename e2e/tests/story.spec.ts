/** How a move is told: beats in their order, on a clock that stands still until the test lets it go on. */
import type { Page } from '@playwright/test';
import { practiceTag } from '@sztab/kernel';
import { storyWords } from '../../games/general-orders/text/story.ts';
import { storyWords as mostStory } from '../../games/operation-most-iii/text/story.ts';
import { storyWords as rhineStory } from '../../games/race-to-the-rhine/text/story.ts';
import { expect, spoken, test } from './browser.ts';
import type { Sitters } from './engine.ts';
import { orderLine, say, thing } from './seen.ts';
import { openStill } from './told.ts';

/** Blue has sent five soldiers to Aslito, where one defends without a card; to finish the advance rolls the dice. */
const BEFORE_THE_COMBAT = { record: 'general-orders/island-greedy-1', after: 88 };
const story = storyWords.en;
const ASLITO = 'aslito';
const ADVANCE = story.advances('you', 'aslito', 5);
const HITS = story.sum([2, 1]);
const fight = { attacker: 'you', defender: 'yellow', place: 'aslito', holder: 'you', left: 1, lost: [4, 1] } as const;
const [LOSSES, VERDICT] = [story.losses(fight), story.ended(fight)];

/** Partisans can attack the SS in the Forest, who have three bullets; nobody has a card that would change the dice. */
const BEFORE_THE_ATTACK = { record: 'greedy-1', after: 200 };
const [PARTISANS, SS] = ['PL-PARTISANS-2', 'DE-SS-2'] as const;
const DUEL = [
  mostStory.en.attacks('you', PARTISANS, 'DE', SS),
  mostStory.en.rolled('you', 6, { who: 'DE', die: 5 }),
  mostStory.en.sum('6\u00a0+\u00a02', '5\u00a0+\u00a03'),
  `8 : 8. ${mostStory.en.struck({ owner: 'DE', card: SS, how: 'holds' })}`,
];

/** VII Corps can enter Prüm with two ammunition and no fuel; on top lies a panzer division that costs both. */
const BEFORE_PRUM = { record: 'race-to-the-rhine/edition-3/solo-bradley', after: 147 };
const BATTLE = [
  rhineStory.en.stepped('W2', 'bastogne', 'prum'),
  rhineStory.en.turned('O22', 'prum'),
  rhineStory.en.paid(2, 0),
  rhineStory.en.lost('O22', 'W2', 'prum', 'bastogne'),
];

const sentence = (page: Page) => orderLine(page).locator('.order-sentence');
const aslito = (page: Page) => page.locator(`[data-thing="${ASLITO}"]`).first();
const log = (page: Page) => page.locator('.log');
const YELLOW_IS_A_BOT: Sitters = { blue: { name: 'Anna' }, yellow: { bot: 'recruit' } };

const sitDown = (page: Page, tags: Readonly<Record<string, string>> = {}): Promise<void> =>
  openStill(page, BEFORE_THE_COMBAT, YELLOW_IS_A_BOT, tags);

/** From there the attack, of which nothing is told yet. */
async function attack(...table: Parameters<typeof sitDown>): Promise<void> {
  const [page] = table;
  await sitDown(...table);
  await page.keyboard.press('Control+Enter');
  await expect(orderLine(page)).toHaveAttribute('data-state', 'telling');
}

/** Whether a thing lies in the pane of the board, with nothing of the table over its middle. */
const isSeen = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => {
    const pane = document.querySelector('.board-pane') as HTMLElement;
    const { left, top, width, height } = (
      pane.querySelector(`[data-thing="${name}"]`) as HTMLElement
    ).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return document.elementsFromPoint(x, y)[0]?.closest('.board-pane') === pane;
  }, id);

// The other tests play without motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The page cannot be loaded on a clock that stands still. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.resume();
  await page.reload();
}

const SIZES = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
] as const;

for (const { name, ...viewport } of SIZES)
  test.describe(name, () => {
    test.use({ viewport });

    test('a combat is told beat by beat; nothing gives its end away before', async ({ page }) => {
      await attack(page);
      await page.clock.runFor(450);
      await expect(sentence(page)).toHaveText(ADVANCE);
      await expect(aslito(page)).toHaveAccessibleName(/Yellow: 1\ssoldier/);
      await page.clock.runFor(850);
      await expect(sentence(page)).toHaveText(HITS);
      await expect(page.getByText(VERDICT)).toHaveCount(0);
      await page.clock.runFor(1000);
      await expect(sentence(page)).toHaveText(LOSSES);
      await expect(aslito(page)).toHaveAccessibleName(/Yellow: 1\ssoldier/);
      await page.clock.runFor(1300);
      await expect(sentence(page)).toHaveText(VERDICT);
      await expect(aslito(page)).toHaveAccessibleName(/Blue: 1\ssoldier/);
      expect((await spoken(page)).filter((line) => [ADVANCE, HITS, LOSSES, VERDICT].includes(line))).toEqual([
        ADVANCE,
        HITS,
        LOSSES,
        VERDICT,
      ]);
    });

    test('a duel is told beat by beat, and heard in the same order', async ({ page }) => {
      await openStill(page, BEFORE_THE_ATTACK, { PL: { name: 'Anna' }, DE: { bot: 'recruit' } });
      await thing(page, PARTISANS).click();
      await thing(page, SS).click();
      await page.keyboard.press('Control+Enter');
      const [attack, dice, sum, verdict] = DUEL as [string, string, string, string];
      await page.clock.runFor(100);
      await expect(sentence(page)).toHaveText(attack);
      await page.clock.runFor(500);
      await expect(sentence(page)).toHaveText(dice);
      await expect(page.getByText(sum)).toHaveCount(0);
      await page.clock.runFor(1000);
      await expect(sentence(page)).toHaveText(sum);
      await expect(page.getByText(verdict)).toHaveCount(0);
      await page.clock.runFor(520);
      expect((await spoken(page)).filter((line) => DUEL.includes(line))).toEqual(DUEL);
    });

    test('a battle on the way to the Rhine: the card with its price, then who holds the town', async ({ page }) => {
      await openStill(page, BEFORE_PRUM, { bradley: { name: 'Anna' } });
      await thing(page, 'prum').dispatchEvent('click');
      await page.keyboard.press('Control+Enter');
      await expect(orderLine(page)).toHaveAttribute('data-state', 'telling');
      const [step, card, paid, verdict] = BATTLE as [string, string, string, string];
      await page.clock.runFor(450);
      await expect(sentence(page)).toHaveText(step);
      await expect(page.getByText(card)).toHaveCount(0);
      await page.clock.runFor(400);
      await expect(sentence(page)).toHaveText(card);
      await expect(page.locator('.price').first()).toContainText('0 / 1');
      await expect.poll(() => isSeen(page, 'prum'), 'the told town lies where nothing covers it').toBe(true);
      await expect(page.getByText(verdict)).toHaveCount(0);
      await page.clock.runFor(1200);
      await expect(sentence(page)).toHaveText(paid);
      await page.clock.runFor(520);
      expect((await spoken(page)).filter((line) => BATTLE.includes(line))).toEqual(BATTLE);
    });
  });

test('space goes to the end of the move, and nothing goes unsaid', async ({ page }) => {
  await attack(page);
  await page.keyboard.press(' ');
  await expect(aslito(page)).toHaveAccessibleName(/Blue: 1\ssoldier/);
  expect(await spoken(page)).toEqual(expect.arrayContaining([ADVANCE, HITS, LOSSES, VERDICT]));
});

test('a click while something is told only skips it', async ({ page }) => {
  await attack(page);
  await aslito(page).click();
  await expect(aslito(page)).toHaveAccessibleName(/Blue: 1\ssoldier/);
  await expect(page.locator('.order-refusal')).toHaveCount(0);
});

/** The page is brought to the front, or another one. */
const turnAway = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('in a background tab the story stands still, and goes on from there', async ({ page }) => {
  await attack(page);
  await page.clock.runFor(450);
  await expect(sentence(page)).toHaveText(ADVANCE);
  await turnAway(page, true);
  await page.clock.runFor(60_000);
  await expect(sentence(page)).toHaveText(ADVANCE);
  await turnAway(page, false);
  await page.clock.runFor(900);
  await expect(sentence(page)).toHaveText(HITS);
});

test('undo in the middle of a beat: what was begun is not told to its end', async ({ page }) => {
  await attack(page, practiceTag);
  await page.clock.runFor(450);
  await expect(sentence(page)).toHaveText(ADVANCE);
  await page.keyboard.press('u');
  await expect(orderLine(page)).toHaveAttribute('data-state', 'yours');
  await page.clock.runFor(60_000);
  await expect(aslito(page)).toHaveAccessibleName(/Yellow: 1\ssoldier/);
  expect(await spoken(page)).not.toContain(VERDICT);
});

test('whoever comes back in the middle sees the present, and the result stands in the log', async ({ page }) => {
  await attack(page);
  await expect(log(page)).not.toContainText(VERDICT);
  await comeBack(page);
  await expect(aslito(page)).toHaveAccessibleName(/Blue: 1\ssoldier/);
  await expect(log(page)).toContainText(VERDICT);
});

test('with less motion nothing travels, but the verdict stays as long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await attack(page);
  await page.clock.runFor(90 * 4);
  await expect(sentence(page)).toHaveText(VERDICT);
});

test('the pace is changed by a key, and stays; at once the result is there with the move', async ({ page }) => {
  await sitDown(page);
  const pace = page.getByRole('button', { name: new RegExp(`^${say.en.table.pace}`) });
  await expect(pace).toContainText(say.en.table.paces.calm);
  await page.keyboard.press('s');
  await expect(pace).toContainText(say.en.table.paces.brisk);
  await comeBack(page);
  await expect(pace).toContainText(say.en.table.paces.brisk);
  await page.keyboard.press('s');
  await expect(pace).toContainText(say.en.table.paces.instant);
  await page.keyboard.press('Control+Enter');
  await expect(aslito(page)).toHaveAccessibleName(/Blue: 1\ssoldier/);
  // The bot may have answered by now; what was said stays said.
  expect(await spoken(page)).toContain(VERDICT);
});
