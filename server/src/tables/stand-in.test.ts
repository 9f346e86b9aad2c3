/** FTF-8.8 online: whoever gives up leaves the chair to a bot, and the others play on. */
import { expect } from 'vitest';
import { type FourInAHall, key, LIVE, moveOn, PEOPLE, ToldPage, test } from '../testing/four-in-a-hall.ts';
import type { LiveTable } from './live-table.ts';
import { NEWCOMER } from './rating.ts';

const GAME = 'first-to-fight';
const BOT = { person: null, bot: 'officer', late: false };
const resign = (table: LiveTable, person: string) =>
  table.request(person, { is: 'resign', key: key(), at: table.stored.seq });
/** Until nothing is left to do: bots think in the table's turn, one after the other. */
async function quiet(table: LiveTable): Promise<void> {
  for (let seq = -1; seq !== table.stored.seq || !table.idle; ) {
    seq = table.stored.seq;
    await table.inTurn(async () => {});
    await Promise.resolve();
  }
}
const notes = async (four: FourInAHall, table: LiveTable): Promise<string[]> =>
  (await four.store.db.selectFrom('talk').select('text').where('match', '=', table.id).execute()).map(
    ({ text }) => text,
  );
/** Everybody has answered which missions to keep. */
async function underWay(four: FourInAHall, players: number, change: object = {}): Promise<LiveTable> {
  const table = await four.seated(GAME, players, change);
  for (let n = 0; n < players; n++) await moveOn(table);
  return table;
}
async function settled(four: FourInAHall, table: LiveTable) {
  await quiet(table);
  const lines = await four.store.db.selectFrom('results').selectAll().where('match', '=', table.id).execute();
  const ratings = await four.store.db.selectFrom('ratings').selectAll().execute();
  const mu = (person: string) => ratings.find((row) => row.person === person)?.mu ?? null;
  return { lines: lines.map(({ person, won }) => `${person} ${won === 1 ? 'won' : 'lost'}`).sort(), mu };
}

test('the chair is a bot’s at once, everybody is told, and who went looks on with nobody’s eyes', async ({ four }) => {
  const table = await underWay(four, 3);
  const page = new ToldPage('bob');
  await table.join(page, null);
  const other = new ToldPage('ada');
  await table.join(other, null);
  await resign(table, 'bob');
  expect(table.stored.state).toBe('playing');
  expect(table.stored.chairs[1]).toMatchObject(BOT);
  expect(table.seatOf('bob')).toBeNull();
  expect(page.viewer).toBeNull();
  expect(await notes(four, table)).toEqual(['started', 'bot 1']);
  const info = other.messages.findLast((message) => message.is === 'table');
  expect(info?.is === 'table' && info.table.chairs[1]?.who).toEqual({ is: 'bot', level: 'officer' });
  await expect(resign(table, 'bob')).rejects.toThrow('not-seated');
});

test('the bot plays on, and what lay on the table for a vote is taken off; clocks of the others run', async ({
  four,
}) => {
  const table = await underWay(four, 3, LIVE);
  const asked = PEOPLE[table.stored.asked[0] as number] as string;
  await table.request(asked, { is: 'propose', key: key(), wish: { is: 'pause' } });
  expect(table.stored.proposal).not.toBeNull();
  await resign(table, asked);
  expect(table.stored.proposal).toBeNull();
  await quiet(table);
  // The bot has chosen and used an order; the table waits for a person now.
  const [seat = -1] = table.stored.asked;
  expect(table.stored.chairs[seat]?.person).not.toBeNull();
  expect(table.stored.clock?.running).toEqual([seat]);
  const moves = table.playing?.match.moves ?? [];
  expect(moves.slice(moves.findIndex(({ move }) => move === 'resign') + 1).length).toBeGreaterThan(0);
});

test('it counts as lost for who went, and for nobody else; the last who is left has won', async ({ four }) => {
  const table = await underWay(four, 3);
  await resign(table, 'bob');
  await quiet(table);
  await resign(table, 'eve');
  expect(table.playing?.match.outcome).toMatchObject({ winners: [0], reason: 'resign', resigned: [1, 2] });
  const { lines, mu } = await settled(four, table);
  expect(lines).toEqual(['ada won', 'bob lost', 'eve lost']);
  expect(mu('bob')).toBeLessThan(NEWCOMER.mu);
  expect(mu('eve')).toBeLessThan(NEWCOMER.mu);
  expect(mu('ada')).toBeNull();
});

test('who gives up before everybody has moved has lost, too', async ({ four }) => {
  const table = await four.seated(GAME, 3);
  const at = table.stored.seq;
  await resign(table, 'bob');
  // Whoever gives up does so in any position: the bot has moved meanwhile.
  await quiet(table);
  await table.request('eve', { is: 'resign', key: key(), at });
  const { lines, mu } = await settled(four, table);
  expect(lines).toEqual(['ada won', 'bob lost', 'eve lost']);
  expect(mu('bob')).toBeLessThan(NEWCOMER.mu);
});

test('alone with bots it ends: they give up one after the other, and nobody plays for nobody', async ({ four }) => {
  const bot = { is: 'bot' as const, level: 'recruit' as const };
  const table = await four.seated(GAME, 1, { chairs: [{ is: 'me' as const }, bot, bot, bot] });
  await resign(table, 'ada');
  await quiet(table);
  expect(table.stored.state).toBe('over');
  expect(table.playing?.match.outcome?.resigned?.[0]).toBe(0);
});

test('a node that died after the entry leaves nothing behind: the next round hands the chair over', async ({
  four,
}) => {
  const table = await underWay(four, 3);
  const [seat = -1] = table.stored.asked;
  const { db } = four.store;
  await resign(table, PEOPLE[seat] as string);
  await quiet(table);
  // As the dead node left it: the entry is there, the chair is still the person's.
  const chair = { person: PEOPLE[seat] as string, bot: null };
  await db.updateTable('chairs').set(chair).where('match', '=', table.id).where('seat', '=', seat).execute();
  await db.updateTable('tables').set({ bots: 1 }).where('id', '=', table.id).execute();
  four.hall.forget(table.id);
  let again = await four.hall.open(table.id);
  while (!again.stored.asked.includes(seat)) await moveOn(again);
  await quiet(again);
  four.now += 60_000;
  await four.hall.makeRound();
  again = await four.hall.open(table.id);
  await quiet(again);
  expect(again.stored.chairs[seat]).toMatchObject(BOT);
});
