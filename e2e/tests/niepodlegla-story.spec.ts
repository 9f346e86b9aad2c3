/** How a settlement of Niepodległa is told: a beat an effect, then the threat card over the board, on a clock that stands still until the test lets it go on. */
import type { Page } from '@playwright/test';
import { type Match, practiceTag } from '@sztab/kernel';
import { staging } from '../../games/niepodlegla/board/beats.ts';
import { threatOf } from '../../games/niepodlegla/content/threats.ts';
import type { Shape } from '../../games/niepodlegla/index.ts';
import { cardDate } from '../../games/niepodlegla/text/dates.ts';
import { NOTES } from '../../games/niepodlegla/text/history.ts';
import { words } from '../../games/niepodlegla/text/index.ts';
import { expect, spoken, test } from './browser.ts';
import { matchAt } from './engine.ts';
import { orderLine } from './seen.ts';
import { REGIONS, SIZES } from './sizes.ts';
import { aloud, beatsOf, openStill } from './told.ts';

/** Yellow settles last: three missions that nobody took up do harm, morale falls, and a threat comes. */
const BEFORE_THE_SETTLEMENT = { record: 'niepodlegla/three-greedy', after: 73 };
const YELLOW = 2;
const PEOPLE = { red: { bot: 'recruit' }, blue: { bot: 'recruit' }, yellow: { name: 'Anna' } };
const THREAT = 'Z-05';
const EFFECTS = /^Nobody took it up:/;
/** A desk, a tablet, a phone. */
const LOOKED_AT = [SIZES[0], SIZES[2], SIZES[4]];

// The other tests play without motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What stands there now: the sentence, where the regions lie, and of a card over the board its words and how much of it something hides. */
const seen = (page: Page) =>
  page.evaluate((regions) => {
    const card = document.querySelector('.npg-scene-card');
    const { left, right, top, bottom } = card?.getBoundingClientRect() ?? new DOMRect();
    const corners = [left + 9, right - 9].flatMap((x) => [top + 9, bottom - 9].map((y) => [x, y] as const));
    return {
      state: document.querySelector<HTMLElement>('.order-line')?.dataset.state,
      sentence: document.querySelector('.order-line .order-sentence')?.textContent ?? '',
      card: card?.textContent ?? null,
      hidden: card
        ? corners.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.npg-scene-card') !== card)
        : [],
      boxes: Object.fromEntries(
        regions.flatMap((one) => {
          const box = document.querySelector(one)?.getBoundingClientRect();
          return box ? [[one, [box.x, box.y, box.width, box.height].map(Math.round).join(' ')]] : [];
        }),
      ) as Readonly<Record<string, string>>,
    };
  }, REGIONS);

test('a settlement is told beat by beat at every size, with its threat card, and everything stays in its place', async ({
  page,
}) => {
  const match = matchAt(BEFORE_THE_SETTLEMENT) as unknown as Match<Shape>;
  const story = aloud(beatsOf(match, YELLOW, 'settle', { staging, words }));
  expect(story.filter((line) => EFFECTS.test(line))).toHaveLength(3);
  await openStill(page, BEFORE_THE_SETTLEMENT, PEOPLE, practiceTag);
  const settle = async (): Promise<void> => {
    await page.keyboard.press('Control+Enter');
    await expect(orderLine(page)).toHaveAttribute('data-state', 'telling');
  };
  const takeBack = async (): Promise<void> => {
    await page.keyboard.press('u');
    await page.clock.runFor(1000);
    await expect(orderLine(page)).toHaveAttribute('data-state', 'yours');
  };
  for (const [i, size] of LOOKED_AT.entries()) {
    // The same settlement again: it is taken back, and the table gets another size.
    if (i > 0) await takeBack();
    await page.setViewportSize(size);
    await page.clock.runFor(1000);
    const places = new Map(Object.entries((await seen(page)).boxes));
    const moved = ({ boxes }: { readonly boxes: Readonly<Record<string, string>> }): string[] =>
      Object.entries(boxes).flatMap(([region, box]) => {
        const was = places.get(region) ?? box;
        places.set(region, was);
        return was === box ? [] : [`${region}: ${was} → ${box}`];
      });
    const before = (await spoken(page)).length;
    await settle();
    const told: string[] = [];
    const cards = new Set<string>();
    // The end of a round lasts twelve seconds at most.
    for (let ms = 0; ms < 12_000; ms += 240) {
      await page.clock.runFor(240);
      const now = await seen(page);
      if (now.state !== 'telling' && !now.card) break;
      // With the last beat the order line already asks for what comes next: that one is told by its card alone.
      const line = now.card ? story.at(-1) : story.find((one) => one === now.sentence);
      if (line && told.at(-1) !== line) told.push(line);
      if (now.card) cards.add(now.card);
      expect(now.hidden, `corners of the card that something hides, ${size.width}`).toEqual([]);
      expect(moved(now), `moved at ${size.width}, while “${now.sentence}”`).toEqual([]);
    }
    expect(told, `told at ${size.width}`).toEqual(story);
    const said = (await spoken(page)).slice(before).filter((line) => story.includes(line));
    expect([...new Set(said)], `said at ${size.width}`).toEqual(story);
    expect([...cards], `cards at ${size.width}`).toEqual([expect.stringContaining(NOTES[THREAT].en)]);
    expect([...cards][0]).toContain(cardDate(threatOf(THREAT).date, 'en'));
    expect(moved(await seen(page)), `moved at ${size.width} afterwards`).toEqual([]);
  }
  await takeBack();
  await settle();
  await page.keyboard.press(' ');
  await expect(orderLine(page)).not.toHaveAttribute('data-state', 'telling');
  await expect(page.locator('.npg-scene')).toHaveCount(0);
});
