/** What a player sees: the parts of the page, and one look at all of them. Everything here goes by roles, names and `data-thing`. */
import type { Locator, Page } from '@playwright/test';
import type { Language } from '@sztab/kernel';
import { eachLanguage } from '@sztab/kernel/words';
import { choose } from '@sztab/pieces';
import { boardWords } from '../../games/operation-most-iii/text/board.ts';
import { pageWords } from '../../web/src/words/pages/index.ts';
import { frameWords } from '../../web/src/words/table/index.ts';
import { expect } from './browser.ts';
import { matchOf, type OmMatch, type Stored } from './engine.ts';

export const GAME = 'operation-most-iii';
/** What the page says, so that a better word in the client needs no change here. */
export const say = eachLanguage((language) => ({
  ...pageWords[language],
  table: frameWords[language],
  board: boardWords[language],
}));

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
 * Looks until page and engine agree, or until `settles` says of a look what there is to say of it. Fails with what was seen last.
 */
export async function momentWhen<Settled = never>(
  page: Page,
  message: string,
  intervals: number[],
  settles: (seen: Seen) => Settled | undefined = () => undefined,
): Promise<Moment | Settled> {
  let seen: Seen | undefined;
  let found: Moment | Settled | undefined;
  const reached = async (): Promise<boolean> => {
    seen = await look(page);
    found = settles(seen);
    if (found === undefined) found = agreed(seen) ?? undefined;
    return found !== undefined;
  };
  await expect
    .poll(reached, { timeout: 60_000, intervals, message })
    .toBe(true)
    .catch((error: unknown) => {
      const { state, legal, picked, stored, picture } = seen ?? {};
      const moves = stored ? matchOf(stored).asks() : [];
      throw new Error(`never ${message}: ${JSON.stringify({ state, legal, picked, moves, picture })}`, {
        cause: error,
      });
    });
  return found as Moment | Settled;
}

/** Waits until a person at this table is to decide, or the game is over, and the page lights exactly what the engine allows. */
export const myMove = (page: Page): Promise<Moment> =>
  momentWhen(page, 'page and engine agree on my move', [10, 20, 40, 80]);

/** In milliseconds: a touch that came too soon after another is held back by the table (`press-guard.ts`), and people touch again. */
const TOUCHED_AGAIN = 2500;

/** Waits until something that a touch can change has changed. `again`: the touch, once more, for one that was held back. */
export async function changed(page: Page, before: Seen, again?: () => Promise<void>): Promise<void> {
  const differs = async (): Promise<boolean> => {
    const now = await look(page);
    return now.picture !== before.picture || now.stored?.entries.length !== before.stored?.entries.length;
  };
  const intervals = [5, 10, 20, 40];
  if (again) {
    const isSoon = await expect
      .poll(differs, { timeout: TOUCHED_AGAIN, intervals })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (isSoon) return;
    await again();
  }
  await expect.poll(differs, { timeout: 30_000, intervals, message: 'the touch changes something' }).toBe(true);
}
