/** Steps that people at a table online take. */
import fs from 'node:fs';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { en } from '../../web/src/words/online/en.ts';
import { expect, remember, UNHEARD } from './browser.ts';
import { Person } from './person.ts';
import { endScreen, orderLine, say, tool } from './seen.ts';

export const words = en;
const { council } = say.en.table;

const WINDOWS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

type Invite = (name: string, window: keyof typeof WINDOWS) => Promise<Person>;

/** Every browser fails its test on an error that its page did not catch. */
export const test = base.extend<{ invite: Invite }>({
  invite: async ({ browser }, use) => {
    const errors: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (name, window) => {
      const context = await browser.newContext({
        ...WINDOWS[window],
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      contexts.push(context);
      context.on('weberror', (event) => errors.push(`${name}: ${event.error().stack ?? event.error()}`));
      await remember(context, UNHEARD);
      return new Person(await context.newPage(), name);
    });
    for (const context of contexts) await context.close();
    expect(errors, 'errors that a page did not catch').toEqual([]);
  },
});

// ---- Coming to a table

export const tableId = (page: Page): string => /\/t\/([^/?#]+)/.exec(page.url())?.[1] ?? '';

/** Gives a name where one is asked for. */
async function giveName({ page, name }: Person, button: string): Promise<void> {
  await page.getByRole('textbox', { name: words.entry.name }).fill(name);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** From the lobby to a waiting room, as somebody nobody has heard of. `prepare`: what is to be chosen otherwise than usual. */
export async function openTable(
  host: Person,
  title: string,
  { at = '', prepare }: { at?: string; prepare?: (page: Page) => Promise<void> } = {},
): Promise<void> {
  const { page } = host;
  await page.goto(`${at}/lobby`);
  await page.getByRole('link', { name: words.openGame(title) }).click();
  await prepare?.(page);
  await page.getByRole('button', { name: words.newTable.start }).click();
  await giveName(host, words.entry.begin);
  await page.waitForURL('**/t/*');
}

/** What the host would send to a friend. */
export async function inviteLink({ page }: Person): Promise<string> {
  const field = page.getByRole('textbox', { name: words.room.link });
  await expect(field).toHaveValue(/invite=/);
  return field.inputValue();
}

/** Opens the link, gives a name and is seated. */
export async function followLink(friend: Person, link: string): Promise<void> {
  await friend.page.goto(link);
  await giveName(friend, words.room.sitDown);
  await expect(readyButton(friend.page)).toBeVisible();
}

const readyButton = (page: Page) => page.getByRole('button', { name: words.room.getReady, exact: true });

/** Everybody agrees to begin. */
export async function begin(...people: readonly Person[]): Promise<void> {
  for (const { page } of people) await readyButton(page).click();
  for (const { page } of people) await expect(orderLine(page)).toBeVisible();
}

/** One opens a table, the other follows the link, and they begin. Returns the link. */
export async function beginTogether(
  host: Person,
  friend: Person,
  title: string,
  how?: Parameters<typeof openTable>[2],
): Promise<string> {
  await openTable(host, title, how);
  const link = await inviteLink(host);
  await followLink(friend, link);
  await begin(host, friend);
  return link;
}

/** Two who begin, one at a desk and one on a phone, and somebody who looks on: nobody asks her for a name. */
export async function beginWatched(invite: Invite, title: string): Promise<[Person, Person, Person]> {
  const ada = await invite('Ada', 'desk');
  const bob = await invite('Bob', 'phone');
  const eve = await invite('Eve', 'desk');
  await eve.page.goto(await beginTogether(ada, bob, title));
  await expect(orderLine(eve.page)).toBeVisible();
  return [ada, bob, eve];
}

// ---- Deciding

const NAMES = { line: say.en.table.orderLine, rows: say.en.table.targets };

/**
 * Touches one thing that this page offers, if it is this person's move: the primary button, a thing on the board, a choice of the
 * order line. In the page, because three browsers share the machine.
 */
export function touchOne(page: Page, random: () => number): Promise<void> {
  return page.evaluate(
    ([names, share, which]) => {
      const line = document.querySelector<HTMLElement>(`section[aria-label="${names.line}"]`);
      if (line?.dataset.state !== 'yours') return;
      const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
      const touch = (list: readonly HTMLElement[]): boolean => {
        const one = list[Math.floor(which * list.length)];
        one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return one !== undefined;
      };
      const key = (button: HTMLElement): string => button.querySelector('kbd')?.textContent ?? '';
      if (touch(all(document, 'section[aria-label$="?"] button').filter((button) => key(button) !== ''))) return;
      const buttons = all(line, 'button:enabled');
      const primary = buttons.filter((button) => key(button) === 'Ctrl ⏎');
      const things = all(document, '[data-thing][data-legal]:not([aria-pressed=true])');
      const options = buttons.filter((button) => /^[\dN]$/.test(key(button)));
      if ((things.length === 0 || share < 0.8) && touch(primary)) return;
      if ((options.length === 0 || share > 0.1) && touch(things)) return;
      if (touch(options)) return;
      touch(all(document, `ul[aria-label="${names.rows}"] button:enabled`));
    },
    [NAMES, random(), random()] as const,
  );
}

/** Whoever may decide now touches one thing. */
export async function touch(players: readonly Person[], random: () => number): Promise<void> {
  for (const player of players) if (player.waiting === 0) await touchOne(player.page, random);
}

/** One more entry is made, by whoever is to move, and all have heard of it. */
export async function oneMove(players: readonly Person[], random: () => number): Promise<void> {
  const before = Math.max(...players.map(({ seq }) => seq));
  const made = async (): Promise<boolean> => {
    const behind = players.filter(({ seq }) => seq === before);
    await touch(behind, random);
    return players.every(({ seq, waiting }) => seq > before && waiting === 0);
  };
  await expect.poll(made, { timeout: 60_000, intervals: [10, 20, 40, 80], message: 'somebody moves' }).toBe(true);
}

/** Plays until this holds, the game is over, or so many moves were made; whether it holds. */
export async function playUntil(
  players: readonly Person[],
  random: () => number,
  most: number,
  holds: () => boolean = () => false,
): Promise<boolean> {
  for (let n = 0; n < most && !holds() && !players[0]?.outcome; n++) await oneMove(players, random);
  return holds();
}

/** Everybody has heard of as much as the one who has heard most. */
export async function allHeard(...people: readonly Person[]): Promise<void> {
  const most = Math.max(...people.map(({ seq }) => seq));
  await expect.poll(() => people.map(({ seq }) => Math.min(seq, most))).toEqual(people.map(() => most));
}

// ---- Among people

export async function openTalk({ page }: Person): Promise<void> {
  await tool(page, council.title).click();
  await expect(page.getByRole('button', { name: council.send })).toBeVisible();
}

export async function closeTalk({ page }: Person): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: council.send })).toHaveCount(0);
}

/** One asks by this button of the talk, the other agrees. */
export async function ask(asking: Person, other: Person, button: string): Promise<void> {
  await asking.page.getByRole('button', { name: button, exact: true }).click();
  await other.page.getByRole('button', { name: council.agree }).click();
  await expect(other.page.getByRole('button', { name: council.agree })).toHaveCount(0);
}

export async function resign({ page }: Person): Promise<void> {
  await tool(page, say.en.table.settings).click();
  await page.getByRole('button', { name: say.en.table.resign, exact: true }).click();
  await page.getByRole('button', { name: say.en.table.resignYes }).click();
}

/** The record that the end screen saves. */
export async function savedRecord({ page }: Person): Promise<string> {
  const save = endScreen(page).getByRole('button', { name: say.en.table.exportRecord });
  const [saved] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(saved.suggestedFilename()).toMatch(/\.sztab$/);
  return fs.readFileSync(await saved.path(), 'utf8');
}
