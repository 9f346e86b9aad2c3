/** The games after the first one: begun and ended against a bot, and around one screen. */
import type { Page } from '@playwright/test';
import type { Match } from '@sztab/kernel';
import { type Shape as FirstToFight, box as firstToFight } from '../../games/first-to-fight/index.ts';
import { catalogues as ftWords } from '../../games/first-to-fight/text/index.ts';
import {
  type CardTitle,
  type Shape as GeneralOrders,
  box as generalOrders,
  catalogues as goWords,
  SIDES,
  sideOf,
} from '../../games/general-orders/index.ts';
import { expect, fixLuck, luck, remember, test } from './browser.ts';
import { expectEnd, expectGoodRecord, saveRecord } from './ending.ts';
import { beforeTheEnd } from './engine.ts';
import { decideSomething, openAt, openSetup, seatFriends, sitDown } from './play.ts';
import { agreed, curtainButton, look, type Moment, myMove, say, tool } from './seen.ts';

const goMatch = ({ match }: Pick<Moment, 'match'>) => match as unknown as Match<GeneralOrders>;
const ftMatch = ({ match }: Pick<Moment, 'match'>) => match as unknown as Match<FirstToFight>;

/** Decisions on a fresh table, and entries of a stored match that are left to be played: one game is played whole, the first. */
const [OPENING, ENDING] = [12, 24];

const GAMES = [
  // The island is played by the keyboard.
  {
    name: 'General Orders in the mountains',
    box: generalOrders,
    options: {},
    stored: 'general-orders/mountains-greedy-1',
    seed: 1945,
  },
  {
    name: 'First to Fight',
    box: firstToFight,
    options: { neutralEvents: 'on' },
    stored: 'first-to-fight/two-random',
    seed: 1939,
  },
] as const;

for (const { name, box, options, stored, seed } of GAMES) {
  const words = box.words.en;
  test(`${name} against a bot, begun and ended by clicks alone`, async ({ page, context }) => {
    await fixLuck(context, seed);
    await openSetup(page, words.title);
    for (const [id, value] of Object.entries(options)) {
      const group = page.getByRole('group', { name: words.option(id).name });
      await group.getByRole('radio', { name: words.optionValue(id, value).name }).check();
    }
    await page.getByRole('combobox', { name: say.en.newTable.level }).selectOption('recruit');
    await page.getByRole('button', { name: say.en.newTable.start }).click();
    await page.waitForURL('**/table/*');
    const random = luck(seed);
    for (let n = 0; n < OPENING; n++) expect(await decideSomething(page, random)).not.toBeNull();
    const [own, other] = box.game.roles(2, {}) as [string, string];
    await openAt(page, beforeTheEnd(stored, ENDING), { [own]: { name: 'Anna' }, [other]: { bot: 'recruit' } });
    while (await decideSomething(page, random));
    await expectEnd(page, (await myMove(page)).match, words);
    await expectGoodRecord(page, () => saveRecord(page));
  });
}

const DECISIONS = 10;

/** Plays around one screen; `check` looks at every own decision, and behind every curtain there is nothing at all. */
async function aroundOneScreen(
  page: Page,
  seed: number,
  secrets: (now: Moment) => readonly string[],
  check: (now: Moment) => Promise<void>,
) {
  const random = luck(seed);
  let curtains = 0;
  for (let n = 0; n < DECISIONS; n++) {
    let covered = false;
    const reached = async (): Promise<boolean> => {
      covered = await curtainButton(page).isVisible();
      // The line may still say that it is one's move while the curtain is about to fall.
      return covered || agreed(await look(page)) !== null;
    };
    await expect.poll(reached, { timeout: 30_000, intervals: [20, 50, 100] }).toBe(true);
    if (covered) {
      curtains++;
      const text = await page.content();
      expect(await page.locator('[data-thing]').count(), 'things behind the curtain').toBe(0);
      await sitDown(page);
      const now = await myMove(page);
      for (const name of secrets(now)) expect(text, 'a card behind the curtain').not.toContain(name);
    }
    const now = await myMove(page);
    if (now.seat === null) break;
    await check(now);
    await decideSomething(page, random);
  }
  expect(curtains).toBeGreaterThan(DECISIONS / 8);
}

test('General Orders around one screen: each sees the own hand and no other', async ({ page, context }) => {
  await fixLuck(context, 1943);
  // Both are asked always, so that nothing is passed behind a curtain while the test looks.
  await remember(context, { 'sztab.table.asking.Anna': 'always', 'sztab.table.asking.Bruno': 'always' });
  await openSetup(page, generalOrders.words.en.title);
  const [blue, yellow] = SIDES.map((side) => generalOrders.words.en.role(side));
  await seatFriends(page, { [blue as string]: 'Anna', [yellow as string]: 'Bruno' });
  const cardName = (title: CardTitle): string => goWords.en.cards[title].name;
  await aroundOneScreen(
    page,
    1943,
    (now) => SIDES.flatMap((side) => goMatch(now).state.hand[side].map(cardName)),
    async (now) => {
      const own = goMatch(now).state.hand[sideOf(now.seat as number)];
      expect(now.hand.filter((thing) => !/^\d+$/.test(thing))).toEqual([...new Set(own)].sort());
    },
  );
});

test('First to Fight around one screen: nobody finds a mission of another hand anywhere', async ({ page, context }) => {
  await fixLuck(context, 1942);
  await openSetup(page, firstToFight.words.en.title);
  const names = ['staff-1', 'staff-2'].map((role) => firstToFight.words.en.role(role));
  await seatFriends(page, { [names[0] as string]: 'Anna', [names[1] as string]: 'Bruno' });
  const { missions } = ftWords.en;
  await aroundOneScreen(
    page,
    1942,
    (now) => ftMatch(now).state.staffs.flatMap(({ hand }) => hand.map((id) => missions[id])),
    async (now) => {
      const markup = await page.content();
      for (const [seat, { hand }] of ftMatch(now).state.staffs.entries()) {
        for (const id of hand) {
          const drawn = markup.includes(`data-thing="${id}"`);
          expect(drawn, `${id} of ${seat} for ${now.seat}`).toBe(seat === now.seat);
          const named = markup.includes(missions[id]);
          expect(named, `${missions[id]} of ${seat} for ${now.seat}`).toBe(seat === now.seat);
        }
      }
    },
  );
});

test('FTF-8.8 three around one screen: whoever gives up leaves the chair to a bot, and the others play on', async ({
  page,
  context,
}) => {
  await fixLuck(context, 1941);
  const { words } = firstToFight;
  await openSetup(page, words.en.title);
  await page.getByRole('combobox', { name: say.en.newTable.howMany }).selectOption('3');
  const roles = ['staff-1', 'staff-2', 'staff-3'].map((role) => words.en.role(role));
  await seatFriends(page, Object.fromEntries(roles.map((role, i) => [role, ['Anna', 'Bruno', 'Celina'][i] as string])));
  const giveUp = async (warning: string): Promise<void> => {
    await tool(page, say.en.table.settings).click();
    await page.getByRole('button', { name: say.en.table.resign, exact: true }).click();
    await expect(page.getByText(warning)).toBeVisible();
    await page.getByRole('button', { name: say.en.table.resignYes }).click();
  };
  await sitDown(page);
  const { hand } = await myMove(page);
  expect(hand).toHaveLength(4);
  await giveUp(say.en.table.resignOn);
  await expect(curtainButton(page)).toBeVisible();
  await sitDown(page);
  // The missions of whoever has gone are not left lying open.
  for (const id of hand) await expect(page.locator(`[data-thing="${id}"]`)).toHaveCount(0);
  const seats = page.getByRole('region', { name: say.en.table.seats });
  await expect(seats.getByText('Anna')).toHaveCount(0);
  await giveUp(say.en.table.resignEnd);
  const places = page.locator('.end-standings li');
  await expect(places).toHaveText([/^Celina.*winner/, /^Bruno.*resigned/, /^Anna.*resigned/]);
});
