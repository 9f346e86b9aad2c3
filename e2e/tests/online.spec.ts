import { box as firstToFight } from '../../games/first-to-fight/index.ts';
import { box as generalOrders } from '../../games/general-orders/index.ts';
import { box as operationMostIII } from '../../games/operation-most-iii/index.ts';
import { analysisWords } from '../../web/src/words/analysis/index.ts';
import { expect, luck } from './browser.ts';
import {
  allHeard,
  ask,
  beginWatched,
  closeTalk,
  oneMove,
  openTalk,
  playUntil,
  resign,
  savedRecord,
  tableId,
  test,
  words,
} from './online.ts';
import type { Person } from './person.ts';
import { expectKeptSecret, verified } from './secrets.ts';
import { endScreen, orderLine, say } from './seen.ts';

const { council } = say.en.table;
const MARKUP = 'Hello <b>you</b> <img src="x" onerror="document.title=1"> &amp;';

const GAMES = [
  { box: operationMostIII, most: 24, freeUndo: false },
  { box: generalOrders, most: 14, freeUndo: true },
  { box: firstToFight, most: 14, freeUndo: true },
] as const;

for (const { box, most, freeUndo } of GAMES) {
  const title = box.words.en.title;
  test(`${title} online: a desk, a phone and somebody who looks on`, async ({ invite }) => {
    const random = luck(1944);
    const [ada, bob, eve] = await beginWatched(invite, title);

    await playUntil([ada, bob], random, 3);
    if (freeUndo) await takeBack([ada, bob], random);
    await talkAndAgree(ada, bob, random);
    await playUntil([ada, bob], random, most);
    await allHeard(ada, bob, eve);
    if (!ada.outcome) await resign(bob);
    for (const { page } of [ada, bob, eve]) await expect(endScreen(page)).toBeVisible();

    const record = verified(await savedRecord(ada));
    const acknowledged = [ada, bob].flatMap((one) => one.acknowledged);
    const agreed = record.entries.flatMap(({ move }, place) =>
      acknowledged.some((a) => a.place === place) ? [] : [move],
    );
    expect(agreed, 'entries that nobody was promised').toEqual([expect.stringMatching(/^undo\(\d+\)$/)]);
    for (const { place, move } of acknowledged) expect(record.entries[place]?.move).toBe(move);
    expect(acknowledged.length + agreed.length).toBe(record.entries.length);

    const seats = record.header.seats.map(({ name }) => name);
    const players = [ada, bob].map((one) => expectKeptSecret(record, one, seats.indexOf(one.name)));
    const secrets = [...players, expectKeptSecret(record, eve, 'public')].map((one) => one.secrets);
    if (box !== generalOrders) {
      expect(Math.min(...secrets), 'there was something to keep secret').toBeGreaterThan(0);
      expect(Math.min(...players.map(({ found }) => found)), 'own cards are found').toBeGreaterThan(0);
    }
    expect(
      () => expectKeptSecret(record, bob, seats.indexOf(ada.name)),
      'the witness sees what Bob was told',
    ).toThrow();

    await expectReplay(eve, ada.moves);
    // One game is enough: what reads is the same for all, and it takes a worker.
    if (box === operationMostIII) await expectAnalysis(eve);
    await rematch(ada, bob, [...seats].reverse());
  });
}

/** Somebody takes back a move that showed nothing, without asking anybody. */
async function takeBack(players: readonly Person[], random: () => number): Promise<void> {
  const free = (): Person | undefined => players.find(({ undo }) => undo > 0);
  expect(await playUntil(players, random, 30, () => free() !== undefined), 'a move that can be taken back').toBe(true);
  const one = free() as Person;
  const { seq, moves } = one;
  // A touch may have fallen on the next question already; it would be given back first.
  // Where pieces are counted out, the chip is the move before, not a touch.
  const touched = orderLine(one.page).locator('.order-sentence:not(:has(.order-stepper)) .order-chip');
  const untouched = async (): Promise<number> => {
    if ((await touched.count()) > 0) await one.page.keyboard.press('Escape');
    return touched.count();
  };
  await expect.poll(untouched).toBe(0);
  await orderLine(one.page).getByRole('button', { name: say.en.table.undo, exact: true }).click();
  await expect
    .poll(() => players.map((player) => [player.seq, player.moves]))
    .toEqual(players.map(() => [seq + 1, moves - 1]));
}

/** Chat is text; a move of others and a pause need everybody. */
async function talkAndAgree(ada: Person, bob: Person, random: () => number): Promise<void> {
  const players = [ada, bob];
  await openTalk(ada);
  await ada.page.getByRole('textbox', { name: council.speak }).fill(MARKUP);
  await ada.page.keyboard.press('Enter');
  await openTalk(bob);
  const talk = bob.page.getByRole('list', { name: council.talk });
  await expect(talk.getByText(MARKUP, { exact: true })).toBeVisible();
  await expect(talk.locator('img')).toHaveCount(0);
  await closeTalk(bob);

  const back = ada.page.getByRole('button', { name: council.ask.undo });
  const asksBack = async (): Promise<boolean> => (await back.count()) > 0;
  for (let n = 0; n < 30 && !(await asksBack()); n++) await oneMove(players, random);
  await allHeard(ada, bob);
  const { seq, moves } = ada;
  await ask(ada, bob, council.ask.undo);
  await expect.poll(() => players.map((one) => one.seq)).toEqual([seq + 1, seq + 1]);
  expect(bob.moves).toBeLessThan(moves);

  await ask(ada, bob, council.ask.pause);
  for (const { page } of players) {
    await expect(orderLine(page)).toContainText(council.resting);
    await expect(orderLine(page)).toHaveAttribute('data-state', 'waiting');
  }
  await closeTalk(ada);
  await ask(bob, ada, council.ask.resume);
  for (const { page } of players) await expect(orderLine(page)).not.toContainText(council.resting);
}

async function expectReplay({ page }: Person, moves: number): Promise<void> {
  await endScreen(page).getByRole('link', { name: say.en.table.replay, exact: true }).click();
  await page.waitForURL('**/replay*');
  await expect(page.getByText(say.en.table.moment(0, moves))).toBeVisible();
}

/** Read in the browser of whoever asks, of what the rules lay open at the end. */
async function expectAnalysis({ page }: Person): Promise<void> {
  await page.goBack();
  await endScreen(page).getByRole('link', { name: say.en.table.analysis }).first().click();
  await page.waitForURL('**/analysis*');
  await expect(page.locator('.reading-state')).toHaveText(/decisions read/, { timeout: 180_000 });
  const rows = page.getByRole('table', { name: analysisWords.en.waterfall }).locator('tbody tr');
  const results = await rows.locator('td:last-child').allTextContents();
  expect(results.map((one) => Number.parseInt(one, 10)).sort()).toEqual([0, 100]);
}

/** Both come to the same new table, with their seats swapped. */
async function rematch(ada: Person, bob: Person, seats: readonly string[]): Promise<void> {
  const before = tableId(ada.page);
  // Who comes second is told that the other has opened it.
  for (const [{ page }, name] of [
    [ada, say.en.table.rematch],
    [bob, say.en.table.toRematch],
  ] as const) {
    await endScreen(page).getByRole('button', { name }).click();
    await page.waitForURL((url) => !url.pathname.includes(before));
  }
  expect(tableId(bob.page)).toBe(tableId(ada.page));
  const chairs = ada.page.getByRole('list').filter({ hasText: words.room.notReady }).getByRole('listitem');
  await expect(chairs).toContainText([...seats]);
}
