/** Race to the Rhine: games begun and ended by clicks and by keys, and a convoy sent as a player sends one. */
import type { Page } from '@playwright/test';
import type { Match } from '@sztab/kernel';
import { box, type Shape } from '../../games/race-to-the-rhine/index.ts';
import { expect, fixLuck, luck, oneOf, test } from './browser.ts';
import { expectEnd, expectGoodRecord } from './ending.ts';
import { beforeTheEnd, matchAt, matchOf } from './engine.ts';
import { pressSomething, tabTo } from './keyboard.ts';
import { openAt, openSetup, options } from './play.ts';
import { board, changed, endScreen, hand, litButton, look, orderLine, type Seen, say, thing } from './seen.ts';

const words = box.words.en;
/** Presses on a fresh table, and entries of a stored match that are left to be played: whole, such a game would last over a minute. */
const [OPENING, ENDING] = [24, 12];
type RrMatch = Match<Shape>;

/** Waits until it is the person's turn, or the game is over. */
async function moment(page: Page): Promise<Seen & { readonly match: RrMatch }> {
  let found: (Seen & { readonly match: RrMatch }) | null = null;
  const reached = async (): Promise<boolean> => {
    const seen = await look(page);
    if (!seen.stored || (seen.state !== 'yours' && seen.state !== 'over')) return false;
    const match = matchOf(seen.stored) as unknown as RrMatch;
    if ((match.outcome !== null) !== (seen.state === 'over')) return false;
    found = { ...seen, match };
    return true;
  };
  await expect.poll(reached, { timeout: 60_000, intervals: [10, 20, 40, 80], message: 'my turn' }).toBe(true);
  return found as unknown as Seen & { readonly match: RrMatch };
}

/** Tokens in the slots of a corps: moved to and fro they would fill the whole game. */
const isToken = (id: string): boolean => /^[RWB]\d[-+]/.test(id);

async function actSomehow(page: Page, now: Seen, random: () => number): Promise<void> {
  const things = now.legal.filter((id) => !now.picked.includes(id) && !isToken(id));
  if (now.confirm && (things.length === 0 || random() < 0.8)) return litButton(page).click();
  if (now.options > 0 && (things.length === 0 || random() < 0.15)) {
    return options(page)
      .nth(Math.floor(random() * now.options))
      .click();
  }
  return thing(page, oneOf(things, random)).dispatchEvent('click');
}

async function start(page: Page): Promise<void> {
  await openSetup(page, words.title);
  const cap = page.getByRole('group', { name: words.option('roundCap').name });
  await cap.getByRole('radio', { name: words.optionValue('roundCap', '10').name }).check();
  await page.getByRole('combobox', { name: say.en.newTable.level }).first().selectOption('recruit');
  await page.getByRole('button', { name: say.en.newTable.start }).click();
  await page.waitForURL('**/table/*');
}

/** The end screen says how it ended, and the record it saves is right. */
async function seeTheEnd(page: Page): Promise<void> {
  await expectEnd(page, (await moment(page)).match, words);
  const save = endScreen(page).getByRole('button', { name: say.en.table.exportRecord });
  await expectGoodRecord(page, () => save.press('Enter'));
}

test('a game against a bot, begun and ended by clicks alone', async ({ page, context }) => {
  await fixLuck(context, 1944);
  await start(page);
  const random = luck(1944);
  const act = async (): Promise<boolean> => {
    const now = await moment(page);
    if (now.match.outcome) return false;
    await actSomehow(page, now, random);
    await changed(page, now);
    return true;
  };
  for (let n = 0; n < 2 * OPENING; n++) expect(await act()).toBe(true);
  const place = beforeTheEnd('race-to-the-rhine/two-random', 4 * ENDING);
  const [own, other] = matchAt(place).header.seats.map(({ role }) => role) as [string, string];
  await openAt(page, place, { [own]: { name: 'Anna' }, [other]: { bot: 'recruit' } });
  while (await act());
  await seeTheEnd(page);
});

test('a game alone, begun and ended by the keyboard alone', async ({ page, context }) => {
  await fixLuck(context, 1946);
  await page.goto('/');
  await tabTo(page, say.en.newTableOf(words.title));
  await page.keyboard.press('Enter');
  await tabTo(page, say.en.newTable.howMany);
  await page.keyboard.type('1');
  // The start stands before the agreements, so it is come back to.
  await tabTo(page, words.option('soloTurnCap').name);
  await page.keyboard.press('ArrowRight');
  const cap = page.getByRole('group', { name: words.option('soloTurnCap').name });
  await expect(cap.getByRole('radio', { name: words.optionValue('soloTurnCap', '10').name })).toBeChecked();
  await tabTo(page, say.en.newTable.start);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/table/*');
  const random = luck(1946);
  const pressed = new Set<string>();
  const press = async (): Promise<boolean> => {
    const now = await moment(page);
    if (now.match.outcome) return false;
    pressed.add(now.match.asks()[0]?.prompt ?? '');
    await pressSomething(page, now, random, 0.6);
    await changed(page, now);
    return true;
  };
  for (let n = 0; n < OPENING; n++) expect(await press()).toBe(true);
  expect(pressed).toContain('move');
  await openAt(page, beforeTheEnd('race-to-the-rhine/solo-random', ENDING), {
    [box.game.roles(1, {})[0] as string]: { name: 'Anna' },
  });
  while (await press());
  await seeTheEnd(page);
});

test('a convoy: a chain in three clicks; or choose the road, load with plus, send; and take it all back', async ({
  page,
  context,
}) => {
  await fixLuck(context, 1945);
  await start(page);
  const { match } = await moment(page);
  // The match goes on; what it was is kept here.
  const before = { moves: match.moves.length, fields: structuredClone(match.state.fields) };
  const [seat] = match.asks().map((ask) => ask.seat) as [number];
  const supplies = match.asks()[0]?.moves.find((move) => move.startsWith('takeSupplies(') && move.endsWith(',fuel)'));
  const base = /\(([a-z-]+),/.exec(supplies ?? '')?.[1] as string;
  await hand(page).locator(`[data-touch="${base}>takeSupplies>fuel"]`).click();
  const press = async (move: Shape['move']): Promise<void> => {
    const now = await moment(page);
    const label = words.move(move, now.match.look(seat).view);
    await orderLine(page).getByRole('button', { name: label }).click();
    await changed(page, now);
  };
  // Montgomery's card offers more.
  if ((await moment(page)).match.asks()[0]?.prompt === 'bonus') await press('bonusDone');
  // Two trucks in a chain are three clicks: the order, the end of the chain, and off with all that fits.
  type Place = keyof typeof match.state.fields;
  const waiting = (await moment(page)).match;
  const [taken, ordered] = [structuredClone(waiting.state.fields[base as Place]), waiting.moves.length];
  await press('transport');
  const end = board(page).locator('.rtr-town[data-far]').first();
  const far = (await end.getAttribute('data-thing')) as Place;
  await end.dispatchEvent('click');
  await litButton(page).click();
  const sentOn = async () => {
    const { fields, trucks } = (await moment(page)).match.state;
    return { there: fields[far], trucks: trucks.length };
  };
  await expect.poll(sentOn).toEqual({ there: taken, trucks: 2 });
  // One step back for all of it, one for the order itself.
  for (const left of [ordered + 1, ordered]) {
    await page.keyboard.press('u');
    await expect.poll(async () => (await moment(page)).match.moves.length).toBe(left);
  }
  await press('transport');
  const road = board(page).locator(`[data-touch^="${base}>truck>"]`).first();
  const to = (await road.getAttribute('data-touch'))?.split('>')[2] as string;
  await road.dispatchEvent('click');
  for (let n = 0; n < 3; n++) await hand(page).locator('[data-touch="fuel>add"]').click();
  await litButton(page).click();
  const sent = await moment(page);
  // What others have sent lies elsewhere.
  expect(sent.match.state.fields[to as keyof typeof sent.match.state.fields]).toEqual({ fuel: 3, ammo: 0, food: 0 });
  expect(sent.match.moves.filter((one) => one.seat === seat).map(({ move }) => move)).toContain('dispatch');

  for (let now = sent; now.match.moves.length > before.moves; now = await moment(page)) {
    await page.keyboard.press('u');
    await changed(page, now);
  }
  const after = (await moment(page)).match;
  expect({ moves: after.moves.length, fields: after.state.fields }).toEqual(before);

  // From one layout to another the pane has no width for a moment; the map finds back, and reaches all its edges.
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => bareEdges(page), { message: `${width} × ${height}` }).toEqual([]);
  }
});

/** The edges of the pane that the map does not reach. */
const bareEdges = (page: Page): Promise<string[]> =>
  board(page).evaluate((pane) => {
    const [around, ground] = [pane, pane.querySelector('[data-ground]')].map((one) => one?.getBoundingClientRect());
    if (!around?.width || !ground?.width) return ['nothing is drawn'];
    return [
      ...(ground.left > around.left + 1 ? ['left'] : []),
      ...(ground.top > around.top + 1 ? ['top'] : []),
      ...(ground.right < around.right - 1 ? ['right'] : []),
      ...(ground.bottom < around.bottom - 1 ? ['bottom'] : []),
    ];
  });
