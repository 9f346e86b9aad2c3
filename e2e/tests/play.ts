/** Steps that a player takes, and what a player sees. Everything here goes by roles, names and `data-thing`. */

import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { choose } from '@sztab/pieces';
import type { Side } from '../../games/operation-most-iii/index.ts';
import { boardWords } from '../../games/operation-most-iii/text/board.ts';
import { pageWords } from '../../web/src/words/pages/index.ts';
import { frameWords } from '../../web/src/words/table/index.ts';
import { matchAt, matchOf, type OmMatch, type Place, recordFrom, type Sitters, type Stored } from './engine.ts';

export { expect };

export const GAME = 'operation-most-iii';
/** What the page says, so that a better word in the client needs no change here. */
export const say = eachLanguage((language) => ({
  ...pageWords[language],
  table: frameWords[language],
  board: boardWords[language],
}));

/** Nobody hears the sounds of a table; where its moves are told one by one they are made all the same. */
export const UNHEARD = { 'sztab.table.quick': 'on', 'sztab.table.sounds': 'off' };
const TOLD = { 'sztab.table.quick': 'off', 'sztab.table.sounds': 'on' };

/** Every test fails on an error that the page did not catch, and plays without waiting for itself. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (event) => errors.push(String(event.error().stack ?? event.error())));
      await remember(context, UNHEARD);
      await use(undefined);
      expect(errors, 'errors that the page did not catch').toEqual([]);
    },
    { auto: true },
  ],
});

/** Puts settings into the browser before the page looks for them, once: what is chosen later stays. */
export async function remember(context: BrowserContext, settings: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript((wanted) => {
    if (!location.protocol.startsWith('http')) return;
    for (const [key, value] of Object.entries(wanted)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, settings);
}

/** The page changes its language as if another tab had: nothing is loaded again. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    const key = 'sztab.language';
    localStorage.setItem(key, wanted);
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Windows open even where they would be let go. */
export const alwaysAsk = (context: BrowserContext, ...places: readonly Place[]): Promise<void> =>
  remember(
    context,
    Object.fromEntries(
      places.map((place) => [`sztab.table.asking.${matchAt(place).header.seats[0]?.name ?? ''}`, 'always']),
    ),
  );

/** A table that tells at its pace; everything that a screen reader is given is kept as `spoken`. */
export async function hear(page: Page): Promise<void> {
  await page.addInitScript((told) => {
    if (location.protocol.startsWith('http')) Object.assign(localStorage, told);
    const said: string[] = [];
    Object.assign(window, { spoken: said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const element = node instanceof Element ? node : node.parentElement;
          if (element?.closest('.sr[aria-live]')) said.push(element.textContent ?? '');
        }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, TOLD);
}

/** Everything that a screen reader was given to say, in its order. */
export const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

/** Makes chance repeat itself: deals, sides and bots are the same in every run of a test. */
export async function fixLuck(context: BrowserContext, seed: number): Promise<void> {
  await hurryBots(context);
  await context.addInitScript((start) => {
    if (!location.protocol.startsWith('http')) return;
    // Every page that is loaded has luck of its own, or two tables would get the same id.
    const loads = Number(sessionStorage.getItem('e2e.loads') ?? 0) + 1;
    sessionStorage.setItem('e2e.loads', String(loads));
    let state = start + loads * 7919;
    crypto.getRandomValues = <T extends ArrayBufferView>(wanted: T): T => {
      const bytes = new Uint8Array(wanted.buffer, wanted.byteOffset, wanted.byteLength);
      for (let i = 0; i < bytes.length; i++) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[i] = state >>> 24;
      }
      return wanted;
    };
  }, seed);
}

/** The clock by which bots think runs fast: they think as little as their level allows. */
async function hurryBots(context: BrowserContext): Promise<void> {
  await context.route('**/assets/bot-worker-*.js', async (route) => {
    const response = await route.fetch();
    const faster = '{ const now = performance.now.bind(performance); performance.now = () => now() * 100; }\n';
    await route.fulfill({ response, body: faster + (await response.text()) });
  });
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const oneOf = <T>(list: readonly T[], random: () => number): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new RangeError('nothing to choose from');
  return found;
};

// ---- The parts of the page

export const orderLine = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('region', { name: say[language].table.orderLine });
/**
 * How much of the page lies outside the window. Not measured by `innerWidth`: a phone zooms out until all of the page is in it. A table is cut off at
 * the window's edge, so it is asked itself.
 */
export const outside = (page: Page): Promise<{ tooHigh: number; tooWide: number }> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('.at-table')];
    const most = (over: (box: Element) => number) => Math.max(0, ...boxes.map(over));
    return {
      tooHigh: most((box) => box.scrollHeight - box.clientHeight),
      tooWide: most((box) => box.scrollWidth - box.clientWidth),
    };
  });

/** The window gets another size, and these places theirs. Whoever measures in the page holds on while `resizing` is there. */
export async function resize(
  page: Page,
  viewport: { readonly width: number; readonly height: number },
  places: readonly string[],
): Promise<void> {
  await page.evaluate(() => void Object.assign(globalThis, { resizing: true }));
  await page.setViewportSize(viewport);
  await page.evaluate(async (selectors) => {
    const boxes = (): string =>
      selectors.map((one) => JSON.stringify(document.querySelector(one)?.getBoundingClientRect())).join();
    let still = 0;
    for (let before = ''; still < 6; still = boxes() === before ? still + 1 : 0) {
      before = boxes();
      await new Promise(requestAnimationFrame);
    }
    Reflect.deleteProperty(globalThis, 'resizing');
  }, places);
}

/** All of it is there: what is still being fetched says so only after a moment. */
export const fetched = (page: Page): Promise<void> => expect(page.locator('.loading')).toHaveCount(0);

/** Reaction windows are questions. */
export const reactionWindow = (page: Page): Locator => page.getByRole('region', { name: /\?$/ });
export const board = (page: Page): Locator => page.getByRole('main');
export const hand = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('region', { name: say[language].table.hand, exact: true });
/** On the board, in the hand or beside the seats. Not by roles, because a board has thousands of parts and this is asked for at every touch. */
export const thing = (page: Page, id: string): Locator =>
  page
    .locator(
      ['main', `section[aria-label="${say.en.table.hand}"]`, `aside[aria-label="${say.en.table.seats}"]`]
        .map((place) => `${place} [data-thing="${id}"]`)
        .join(', '),
    )
    .first();
export const targetRows = (page: Page): Locator =>
  page.getByRole('list', { name: say.en.table.targets }).locator('button:not([aria-pressed=true])');
export const endScreen = (page: Page): Locator => page.getByRole('main', { name: say.en.table.over });
export const curtainButton = (page: Page): Locator => page.getByRole('button', { name: say.en.table.hold });
/** A choice that the order line itself offers, such as Attack or Search. */
export const verbButton = (page: Page, verb: string): Locator =>
  orderLine(page).getByRole('button', { name: say.en.board.verbs[verb] ?? verb });
/** The primary button of the order line, once it can be pressed. */
export const litButton = (page: Page): Locator =>
  orderLine(page).locator('button:enabled').filter({ hasText: 'Ctrl ⏎' });
export const tool = (page: Page, name: string): Locator => page.getByRole('banner').getByRole('button', { name });

export const tableId = (page: Page): string => {
  const [, id] = /\/(?:table|replay)\/([^/?#]+)/.exec(page.url()) ?? [];
  if (!id) throw new RangeError(`${page.url()} is no table`);
  return id;
};

// ---- What the page shows, and what it has stored

export interface Seen {
  readonly id: string;
  readonly stored: Stored | null;
  /** The state of the order line; null where there is none. */
  readonly state: string | null;
  readonly layout: string | null;
  readonly reacting: boolean;
  /** Things that say they can be touched. */
  readonly legal: readonly string[];
  /** Things that were touched. */
  readonly picked: readonly string[];
  /** The cards in the open hand. */
  readonly hand: readonly string[];
  /** Answers in the sheet of a phone; null where there is none. */
  readonly rows: number | null;
  readonly confirm: boolean;
  /** How many choices the order line itself offers. */
  readonly options: number;
  /** Everything that a touch can change, as one text. */
  readonly picture: string;
}

const NAMES = (['en', 'pl'] as const).map((language) => ({
  language,
  line: say[language].table.orderLine,
  hand: say[language].table.hand,
  seats: say[language].table.seats,
  rows: say[language].table.targets,
}));

/** One look at the page and at its store. It comes as one text: thousands of parts, taken over one by one, are slow. */
export async function look(page: Page): Promise<Seen> {
  return JSON.parse(await page.evaluate(lookInPage, NAMES)) as Seen;
}

/** Runs in the page. */
async function lookInPage(names: typeof NAMES): Promise<string> {
  const id = /\/(?:table|replay)\/([^/?#]+)/.exec(location.pathname)?.[1] ?? '';
  // One connection for all looks: opening it is what takes time.
  const shelf = globalThis as { storeToLookAt?: Promise<IDBDatabase> };
  shelf.storeToLookAt ??= new Promise((resolve, reject) => {
    const opening = indexedDB.open('sztab');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const tx = (await shelf.storeToLookAt).transaction(['tables', 'entries']);
  const stored = await new Promise<Stored | null>((resolve, reject) => {
    const range = IDBKeyRange.bound([id, 0], [id, []]);
    const row = tx.objectStore('tables').get(id);
    const entries = tx.objectStore('entries').getAll(range);
    const keys = tx.objectStore('entries').getAllKeys(range);
    tx.onerror = () => reject(tx.error);
    tx.oncomplete = () => {
      const places = (keys.result as [string, number][]).map(([, seq]) => seq);
      resolve(row.result ? { ...row.result, entries: entries.result, places } : null);
    };
  });
  const own = names.find(({ language }) => language === document.documentElement.lang) ?? names[0];
  const line = document.querySelector<HTMLElement>(`section[aria-label="${own?.line}"]`);
  const things = [
    ...document.querySelectorAll<HTMLElement>(
      `main [data-thing], section[aria-label="${own?.hand}"] [data-thing], aside[aria-label="${own?.seats}"] [data-thing]`,
    ),
  ];
  const nameOf = (element: HTMLElement): string => element.ariaLabel ?? element.textContent ?? '';
  const isLegal = (element: HTMLElement): boolean => element.dataset.legal !== undefined;
  const idsOf = (elements: readonly HTMLElement[]): string[] =>
    [...new Set(elements.map((element) => element.dataset.thing as string))].sort();
  const window = [...document.querySelectorAll<HTMLElement>('section[aria-label$="?"]')];
  const list = document.querySelector(`ul[aria-label="${own?.rows}"]`);
  const seen: Seen = {
    id,
    stored,
    // Numbers given in one go are several moves: until the last of them nothing is asked.
    state: line?.ariaBusy === 'true' ? 'going' : (line?.dataset.state ?? null),
    layout: document.querySelector<HTMLElement>('[data-layout]')?.dataset.layout ?? null,
    reacting: window.length > 0,
    legal: idsOf(things.filter(isLegal)),
    // Of a phone's hand nothing is drawn while another tab is open, but the line knows what was touched of it.
    picked: [
      ...new Set([
        ...idsOf(things.filter((element) => element.getAttribute('aria-pressed') === 'true')),
        ...(line?.dataset.picked?.split(' ').filter((token) => token !== '') ?? []),
      ]),
    ],
    hand: idsOf(things.filter((element) => element.closest('section')?.ariaLabel === own?.hand)),
    rows: list ? list.querySelectorAll('button').length : null,
    confirm: [...(line?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])].some((button) =>
      button.textContent?.includes('Ctrl ⏎'),
    ),
    // Those without room in their row are offered behind “…”, and have no place to be clicked.
    options: [...(line?.querySelectorAll('button:not([data-aside]) kbd') ?? [])].filter((key) =>
      /^[\dN]$/.test(key.textContent ?? ''),
    ).length,
    picture: [line, ...window, list].map((part) => part?.textContent ?? '').join('\n') + things.map(nameOf).join('\n'),
  };
  return JSON.stringify(seen);
}

/** A look at a moment when page and engine agree. */
export interface Moment extends Seen {
  readonly stored: Stored;
  readonly match: OmMatch;
  /** The person who decides now; null when the game is over. */
  readonly seat: number | null;
}

const people = ({ sitters }: Stored): number[] => sitters.flatMap(({ is }, seat) => (is === 'bot' ? [] : [seat]));

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((token, i) => token === b[i]);
}

/** Does the page show what the engine says? Then a person's turn, or the end, is at hand. */
export function agreed(seen: Seen): Moment | null {
  const { stored, state } = seen;
  if (state === 'trouble') throw new Error(`the table is in trouble: ${seen.picture.split('\n')[0]}`);
  if (!stored || state === null) return null;
  const match = matchOf(stored);
  if (match.outcome) return state === 'over' ? { ...seen, stored, match, seat: null } : null;
  const ask = match.asks().find(({ seat }) => people(stored).includes(seat));
  if (!ask || state !== 'yours') return null;
  const moment = { ...seen, stored, match, seat: ask.seat };
  if (seen.picked.length > 0 || seen.confirm) return moment;
  const things = [...choose(ask.moves).legal].sort();
  if (seen.layout === 'desk') return same(seen.legal, things) ? moment : null;
  return seen.legal.every((id) => things.includes(id)) ? moment : null;
}

/**
 * Waits until a person at this table is to decide, or the game is over, and the page lights exactly what the engine allows.
 */
export async function myMove(page: Page): Promise<Moment> {
  let seen: Seen | undefined;
  let moment: Moment | null = null;
  const reached = async (): Promise<boolean> => {
    seen = await look(page);
    moment = agreed(seen);
    return moment !== null;
  };
  await expect
    .poll(reached, { timeout: 60_000, intervals: [10, 20, 40, 80], message: 'page and engine agree on my move' })
    .toBe(true)
    .catch((error: unknown) => {
      const { state, legal, picked, stored } = seen ?? {};
      const moves = stored ? matchOf(stored).asks() : [];
      throw new Error(`never my move: ${JSON.stringify({ state, legal, picked, moves })}`, { cause: error });
    });
  return moment as unknown as Moment;
}

/** Waits until something that a touch can change has changed. */
export async function changed(page: Page, before: Seen): Promise<void> {
  const differs = async (): Promise<boolean> => {
    const now = await look(page);
    return now.picture !== before.picture || now.stored?.entries.length !== before.stored?.entries.length;
  };
  await expect
    .poll(differs, { timeout: 30_000, intervals: [5, 10, 20, 40], message: 'the touch changes something' })
    .toBe(true);
}

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

/**
 * One whole decision by the mouse: touches what is legal, presses what is offered, until a move is made. Returns the moment
 * before it, or null when the game is over.
 */
export async function decideSomething(page: Page, random: () => number): Promise<Moment | null> {
  const start = await myMove(page);
  if (start.seat === null) return null;
  for (let now: Moment | null = start; now; now = await stillMyMove(page, start)) {
    await touchSomething(page, now, random);
    await changed(page, now);
  }
  return start;
}

/** The next moment of the same decision; null once it is made. */
export async function stillMyMove(page: Page, start: Moment): Promise<Moment | null> {
  let now: Moment | null = null;
  let seen: Seen | undefined;
  const reached = async (): Promise<boolean> => {
    seen = await look(page);
    if (seen.stored?.entries.length !== start.stored.entries.length) return true;
    now = agreed(seen);
    return now !== null;
  };
  await expect
    .poll(reached, { timeout: 60_000, intervals: [5, 10, 20, 40], message: 'the decision goes on' })
    .toBe(true)
    .catch((error: unknown) => {
      const { state, legal, picked, picture } = seen ?? {};
      throw new Error(`it does not go on: ${JSON.stringify({ state, legal, picked, picture })}`, { cause: error });
    });
  return now;
}

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
