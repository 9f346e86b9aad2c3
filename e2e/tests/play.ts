/** Steps that a player takes: to a table, and one decision after the other. */
import type { Locator, Page } from '@playwright/test';
import type { Side } from '../../games/operation-most-iii/index.ts';
import { expect, fixLuck, oneOf, TOLD } from './browser.ts';
import { type Place, recordFrom, type Sitters } from './engine.ts';
import {
  changed,
  curtainButton,
  litButton,
  look,
  type Moment,
  momentWhen,
  myMove,
  orderLine,
  reactionWindow,
  say,
  thing,
} from './seen.ts';

// ---- Coming to a table

export async function home(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say.en.games, exact: true })).toBeVisible();
}

/** From home, with one click. */
export async function startAgainstBot(page: Page): Promise<void> {
  await home(page);
  await page.getByRole('button', { name: say.en.empty.button, exact: true }).click();
  await page.waitForURL('**/table/*');
}

/** A table against recruits whose moves are told one by one, as other tests leave out. */
export async function openTold(page: Page, game: string, seed: number): Promise<void> {
  await fixLuck(page.context(), seed);
  await page.context().addInitScript((told) => Object.assign(localStorage, told), TOLD);
  await page.goto(`/new/${game}`);
  await page.getByRole('combobox', { name: say.en.newTable.level }).first().selectOption('recruit');
  await page.getByRole('button', { name: say.en.newTable.start }).click();
  await page.waitForURL('**/table/*');
  await expect(page.locator('.order-line')).toHaveCount(1);
}

export const TITLE = 'Operation Most III';

/** Sets a table by hand, for somebody who leads this side against a bot of this level. */
export async function setTable(page: Page, side: Side, level: keyof typeof say.en.levels): Promise<void> {
  await openSetup(page);
  const own = seatRow(page, side);
  const other = seatRow(page, side === 'PL' ? 'DE' : 'PL');
  await own.getByText(say.en.newTable.is.you, { exact: true }).click();
  await other.getByText(say.en.newTable.is.bot, { exact: true }).click();
  await other.getByRole('combobox').selectOption(String(level));
  await page.getByRole('button', { name: say.en.newTable.start }).click();
  await page.waitForURL('**/table/*');
}

/** Two people, one screen. */
export async function setHotSeat(page: Page, names: Readonly<Record<Side, string>>): Promise<void> {
  await openSetup(page);
  await seatFriends(page, { [SIDE_NAMES.PL]: names.PL, [SIDE_NAMES.DE]: names.DE });
}

/** On the page for a new table: a person on each of these chairs, the first of them you; and off they go. */
export async function seatFriends(page: Page, names: Readonly<Record<string, string>>): Promise<void> {
  for (const [i, [chair, name]] of Object.entries(names).entries()) {
    const row = page.getByRole('group', { name: chair, exact: true });
    await row.getByText(say.en.newTable.is[i === 0 ? 'you' : 'friend'], { exact: true }).click();
    await row.getByRole('textbox').fill(name);
  }
  await page.getByRole('button', { name: say.en.newTable.start }).click();
  await page.waitForURL('**/table/*');
}

/** Holds the button of the curtain until the table is there. */
export async function sitDown(page: Page): Promise<void> {
  await curtainButton(page).hover();
  await page.mouse.down();
  await curtainButton(page).waitFor({ state: 'detached' });
  await page.mouse.up();
}

/** The page for a new table, with sides to choose. */
export async function openSetup(page: Page, title = TITLE): Promise<void> {
  await home(page);
  await page.getByRole('link', { name: say.en.newTableOf(title) }).click();
  await page.getByRole('radio', { name: 'Chosen' }).check();
}

const SIDE_NAMES = { PL: 'Poles', DE: 'Germans' } as const;
const seatRow = (page: Page, side: Side): Locator => page.getByRole('group', { name: SIDE_NAMES[side], exact: true });

export async function bringIn(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say.en.records.bring }).click();
  await (await choosing).setFiles(recordFile(name, text));
}

const recordFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** The Poles are played here, the Germans by a bot that does not think long. */
export const AGAINST_BOT: Sitters = { DE: { bot: 'recruit' } };

/** Sits down in the middle of a golden game, or at its end. */
export async function openAt(
  page: Page,
  place: Place,
  sitters: Sitters,
  tags: Readonly<Record<string, string>> = {},
): Promise<void> {
  await home(page);
  const before = await storedTables(page);
  const name = `${place.record.replace('/', '-')}-${place.after}.sztab`;
  const record = recordFrom(place, sitters, tags);
  // Past the button and the browser's window, which records.spec tries.
  await page.locator('#records input[type=file]').setInputFiles(recordFile(name, record));
  await expect(page.getByText(say.en.records.brought(name))).toBeVisible();
  const id = (await storedTables(page)).find((one) => !before.includes(one));
  if (!id) throw new Error('this match lay here already');
  const address = `/table/${id}`;
  // Home leads to a finished game's replay, not to its table.
  if (/^end /m.test(record)) await page.goto(address);
  else await page.locator(`a[href="${address}"]`).first().click();
}

/** The ids of the tables in this browser. */
const storedTables = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Opening a store that is not there would make an empty one.
    if ((await indexedDB.databases()).every(({ name }) => name !== 'sztab')) return [];
    const opening = indexedDB.open('sztab');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const asked = opening.result.transaction('tables').objectStore('tables').getAllKeys();
    await new Promise((resolve) => asked.addEventListener('success', resolve));
    opening.result.close();
    return asked.result.map(String);
  });

// ---- Deciding

/** A point of this element that a pointer reaches; what lies over it leaves some of it free. */
async function freePoint(page: Page, id: string): Promise<{ x: number; y: number }> {
  const found = await thing(page, id).evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    for (const down of steps) {
      for (const right of steps) {
        const [x, y] = [left + width * right, top + height * down];
        if (document.elementFromPoint(x, y)?.closest('[data-thing]') === element) return { x, y };
      }
    }
    return null;
  });
  if (!found) throw new Error(`${id} lies under other things: no pointer reaches it`);
  return found;
}

/** Touches a thing on the board or in the hand with the mouse. */
export async function touchThing(page: Page, id: string): Promise<void> {
  const { x, y } = await freePoint(page, id);
  await page.mouse.click(x, y);
}

/** The choices that the order line itself offers. */
export const options = (page: Page): Locator =>
  orderLine(page)
    .getByRole('button')
    .filter({ has: page.locator('kbd', { hasText: /^[\dN]$/ }) });

/** One whole decision, touch by touch, until a move is made. Returns the moment before it, or null when the game is over. */
export async function decideBy(
  page: Page,
  random: () => number,
  touch: (page: Page, now: Moment, random: () => number) => Promise<void>,
): Promise<Moment | null> {
  const start = await myMove(page);
  if (start.seat === null) return null;
  for (let now: Moment | null = start; now; now = await stillMyMove(page, start)) {
    const act = (): Promise<void> => touch(page, now as Moment, random);
    await act();
    await changed(page, now, act);
  }
  return start;
}

/** By the mouse: touches what is legal, presses what is offered. */
export const decideSomething = (page: Page, random: () => number): Promise<Moment | null> =>
  decideBy(page, random, touchSomething);

/** The next moment of the same decision; null once it is made. */
export const stillMyMove = (page: Page, start: Moment): Promise<Moment | null> =>
  momentWhen(page, 'the decision goes on', [5, 10, 20, 40], (seen) =>
    seen.stored?.entries.length === start.stored.entries.length ? undefined : null,
  );

async function touchSomething(page: Page, now: Moment, random: () => number): Promise<void> {
  if (now.reacting) {
    const buttons = reactionWindow(page)
      .getByRole('button')
      .filter({ has: page.locator('kbd') });
    return buttons.nth(Math.floor(random() * (await buttons.count()))).click();
  }
  const things = now.legal.filter((id) => !now.picked.includes(id));
  if (now.confirm && (things.length === 0 || random() < 0.85)) return pressConfirm(page, now);
  // The ways out are taken now and then; else a game among patient players would last long.
  const out = now.options > 0 && (things.length === 0 || random() < 0.06);
  if (out)
    return options(page)
      .nth(Math.floor(random() * now.options))
      .click();
  await touchThing(page, oneOf(things, random));
}

/** What was pressed before may have made the move by itself while this looked: then nothing is left to confirm. */
async function pressConfirm(page: Page, { stored }: Moment): Promise<void> {
  try {
    await litButton(page).click({ timeout: 15_000 });
  } catch (error) {
    const { stored: now } = await look(page);
    if (now?.entries.length === stored.entries.length) throw error;
  }
}

/** Plays on until this holds at one's own move; the moment at which it does. */
export async function playUntil(page: Page, random: () => number, holds: (moment: Moment) => boolean): Promise<Moment> {
  for (;;) {
    const now = await myMove(page);
    if (holds(now)) return now;
    if (now.seat === null) throw new Error('the game ended before');
    await decideSomething(page, random);
  }
}
