/** A clock that ran out: who is late is warned, coming back lifts the claim for a while, the win is asked for twice, and the end names the time. */
import { box as operationMostIII } from '../../games/operation-most-iii/index.ts';
import { expect, luck } from './browser.ts';
import { allHeard, beginTogether, playUntil, test, words } from './online.ts';
import type { Person } from './person.ts';
import { endScreen, orderLine, say } from './seen.ts';

const TITLE = operationMostIII.words.en.title;
const { council } = say.en.table;
/** The shortest clock that the server takes. */
const SECONDS = 30;
/** Until a clock of that length has run out, on a busy machine. */
const RUNS_OUT = { timeout: 90_000 };

const isAsked = async ({ page }: Person) => (await orderLine(page).getAttribute('data-state')) === 'yours';
const claim = ({ page }: Person) => page.getByRole('button', { name: council.ask.claim, exact: true });

/** Two at a table with the shortest clock, until one of them alone has to move: that one first. */
async function withShortClock(invite: (name: string, window: 'desk' | 'phone') => Promise<Person>) {
  const two = [await invite('Ada', 'desk'), await invite('Bob', 'desk')] as const;
  await two[0].page.route('**/api/tables', (route) => {
    const body = route.request().postDataJSON() as object;
    return route.continue({ postData: JSON.stringify({ ...body, pace: { is: 'live', seconds: SECONDS, more: 0 } }) });
  });
  await beginTogether(...two, TITLE, {
    prepare: (page) => page.getByText(words.pace.live, { exact: true }).click(),
  });
  const random = luck(44);
  for (let n = 0; n < 12; n++) {
    await allHeard(...two);
    const [first, second] = [await isAsked(two[0]), await isAsked(two[1])];
    if (first !== second) return { late: first ? two[0] : two[1], other: first ? two[1] : two[0], random };
    await playUntil(two, random, 1);
  }
  throw new Error('both are asked all the time');
}

test('coming back after the clock ran out lifts the claim for a while; the win is asked for twice, and won on time', async ({
  invite,
}) => {
  const { late, other, random } = await withShortClock(invite);
  const address = late.page.url();
  await late.page.goto('/help');
  await expect(claim(other)).toBeVisible(RUNS_OUT);

  await late.page.goto(address);
  await expect(late.page.getByText(council.timeUpBack(1, true))).toBeVisible();
  await expect(claim(other)).toHaveCount(0);
  await playUntil([late], random, 1);
  await allHeard(late, other);
  await expect(late.page.getByText(council.timeUpBack(1, true))).toHaveCount(0);
  await expect(claim(other)).toHaveCount(0);

  // The late player has no time left: with the next question the clock is out again, and this time nobody came back.
  for (let n = 0; n < 12 && !(await isAsked(late)); n++) {
    await playUntil([other], random, 1);
    await allHeard(late, other);
  }
  await expect(late.page.getByText(council.timeUp(true))).toBeVisible();

  await claim(other).click();
  const question = other.page.getByRole('dialog', { name: council.claimAsk });
  await expect(question).toContainText(council.claimCosts(late.name, true));
  await question.getByRole('button', { name: council.claimWait }).click();
  await expect(question).toHaveCount(0);
  await expect(late.page.getByText(council.timeUp(true))).toBeVisible();

  await claim(other).click();
  await question.getByRole('button', { name: council.ask.claim }).click();
  for (const { page } of [late, other]) {
    await expect(endScreen(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(council.onTime);
    await expect(endScreen(page)).toContainText(council.wonOnTime(late.name));
    await expect(endScreen(page)).not.toContainText(/given up|resign/i);
  }
});
