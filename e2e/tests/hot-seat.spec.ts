import type { BrowserContext, Page } from '@playwright/test';
import { type CardId, cardOf, catalogues, SIDES, type Side, sideOf } from '../../games/operation-most-iii/index.ts';
import { expect, fixLuck, luck, remember, test } from './browser.ts';
import { hiddenHand, matchOf, type OmMatch } from './engine.ts';
import { decideSomething, setHotSeat, sitDown } from './play.ts';
import { curtainButton, look, myMove, type Seen } from './seen.ts';

const DECISIONS = 14;
const NAMES = { PL: 'Anna', DE: 'Bruno' } as const;

// The service worker's requests are watched too.
test.use({ serviceWorkers: 'allow' });

test('around one screen, nobody finds a card of the other hand anywhere', async ({ page, context, baseURL }) => {
  const sent = watchRequests(context);
  await fixLuck(context, 1939);
  // One is asked always, the other only when it matters: curtains fall, and passes are made behind them.
  await remember(context, { [`sztab.table.asking.${NAMES.PL}`]: 'always' });
  await setHotSeat(page, NAMES);
  const random = luck(1939);
  let curtains = 0;
  for (let n = 0; n < DECISIONS; n++) {
    const seen = await whoeverIsNext(page);
    if (seen.state === 'over') break;
    if (seen.state === null) {
      curtains++;
      await checkCurtain(page, seen);
      await sitDown(page);
    }
    await checkOwnHand(page);
    await decideSomething(page, random);
  }
  expect(curtains).toBeGreaterThan(DECISIONS / 4);
  expect(sent.filter(({ url }) => !isOurs(url, baseURL)).map(({ url }) => url)).toEqual([]);
  expect(sent.filter(({ text }) => CARD.test(text)).map(({ text }) => text)).toEqual([]);
});

const CARD = /\b(?:PL|DE)-[A-Z]+-\d/;

function watchRequests(context: BrowserContext): { url: string; text: string }[] {
  const sent: { url: string; text: string }[] = [];
  context.on('request', (request) => {
    const text = [request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n');
    sent.push({ url: request.url(), text });
  });
  const listen = (page: Page): void =>
    void page.on('websocket', (socket) => sent.push({ url: socket.url(), text: socket.url() }));
  // The page of the test is there already.
  context.pages().forEach(listen);
  context.on('page', listen);
  return sent;
}

const isOurs = (url: string, baseURL: string | undefined): boolean =>
  url.startsWith('data:') || new URL(url).origin === baseURL;

/** Waits for a curtain, for somebody's open decision, or for the end; whatever stands there meanwhile keeps its secrets too. */
async function whoeverIsNext(page: Page): Promise<Seen> {
  let seen: Seen | null = null;
  const reached = async (): Promise<boolean> => {
    seen = await checkSecrets(page);
    return seen.state === 'over' || seen.state === 'yours' || (await curtainButton(page).isVisible());
  };
  await expect.poll(reached, { timeout: 30_000, intervals: [20, 50, 100] }).toBe(true);
  return seen as unknown as Seen;
}

/** Everything that a curious player could read out of the page and of the browser's stores. */
interface Everything {
  readonly markup: string;
  readonly words: string;
  readonly things: number;
  readonly stores: string;
}

function readEverything(page: Page): Promise<Everything> {
  return page.evaluate(async () => {
    const stores: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of db.objectStoreNames) {
        const asked = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => asked.addEventListener('success', resolve));
        stores.push([name, store, asked.result]);
      }
      db.close();
    }
    const named = [...document.querySelectorAll('[aria-label], [title], [alt]')];
    const labels = named.flatMap((element) => ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name)));
    return {
      markup: `${document.title}\n${document.documentElement.outerHTML}`,
      words: [document.title, document.getElementById('page')?.textContent, ...labels].join('\n'),
      things: document.querySelectorAll('[data-thing]').length,
      stores: JSON.stringify(stores),
    };
  });
}

const named = (text: string, cards: readonly CardId[]): CardId[] =>
  cards.filter((id) => new RegExp(`${id}(?!\\d)`).test(text));

/** The side whose cards lie open; null where nobody's do. */
const looking = ({ hand }: Pick<Seen, 'hand'>): Side | null =>
  SIDES.find((side) => hand.some((id) => id.startsWith(side))) ?? null;

/** Neither page nor stores name a hidden card of anybody who is not looking; the log of the match names none at all. */
async function checkSecrets(page: Page): Promise<Seen> {
  const seen = await look(page);
  if (!seen.stored) return seen;
  checkRead(seen, await readEverything(page), matchOf(seen.stored));
  return seen;
}

function checkRead(seen: Seen, { markup, stores }: Pick<Everything, 'markup' | 'stores'>, match: OmMatch): void {
  for (const side of SIDES) {
    const secret = hiddenHand(match, side);
    expect(named(stores, secret), `stores name cards of ${side}`).toEqual([]);
    if (match.outcome || side === looking(seen)) continue;
    expect(named(markup, secret), `the page of ${looking(seen)} names cards of ${side}`).toEqual([]);
  }
}

/** Whoever has sat down finds the own cards: the search for the others' would find them too. */
async function checkOwnHand(page: Page): Promise<void> {
  const now = await myMove(page);
  const { match, hand, seat } = now;
  const side = looking({ hand }) ?? sideOf(seat ?? 0);
  expect(hand).toEqual([...match.state.hand[side]].sort());
  const read = await readEverything(page);
  expect(named(read.markup, hiddenHand(match, side))).toEqual(hiddenHand(match, side));
  checkRead(now, read, match);
}

/** Behind the curtain there is nothing at all. */
async function checkCurtain(page: Page, { stored }: Seen): Promise<void> {
  if (!stored) throw new Error('there is no table');
  const match = matchOf(stored);
  const [next] = match.asks();
  const { markup, words, things } = await readEverything(page);
  expect(things, 'things behind the curtain').toBe(0);
  expect(markup).not.toMatch(CARD);
  expect(words).toContain(NAMES[sideOf(next?.seat ?? 0)]);
  for (const side of SIDES) {
    const names = match.state.hand[side].map((id) => catalogues.en.cards[cardOf(id).id].name);
    expect(
      names.filter((name) => words.includes(name)),
      `names from the hand of ${side}`,
    ).toEqual([]);
  }
}
