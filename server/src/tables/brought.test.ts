/** A match that was begun elsewhere counts for nobody, and the server keeps no names and tags of its file. */
import { Match, writeRecord } from '@sztab/kernel';
import { takeGame } from '@sztab/shelf';
import { expect } from 'vitest';
import { farewell } from '../people/farewell.ts';
import { profileOf } from '../people/profiles.ts';
import { ENTROPY, type FourInAHall, key, LIVE, moveOn, test } from '../testing/four-in-a-hall.ts';
import { getReady, sitDown } from './gathering.ts';
import type { LiveTable } from './live-table.ts';
import { again, bringTable } from './opening.ts';

const OM = 'operation-most-iii';
const CLAIMS = ['Napoleon\u001b[2J', '<img src=x>', '\u202eevil', 'n'.repeat(119)];

/** The start of a match as a file with made-up names and tags. */
async function file(options = {}, more: Record<string, string> = {}): Promise<string> {
  const { game } = await takeGame(OM);
  const match = new Match(game, { players: 2, seed: '7'.repeat(64), options });
  while (new Set(match.entries.map(({ role }) => role)).size < 2) {
    const [{ seat, moves } = { seat: 0, moves: [] }] = match.asks();
    match.play(seat, moves[0] as string);
  }
  const record = match.record();
  const tags = {
    date: '1809-05-05',
    event: 'World championship',
    'bot-PL': 'Napoleon',
    white: '<b>Napoleon</b>',
    ...more,
  };
  const seats = record.header.seats.map(({ role }, seat) => ({
    role,
    name: ['Napoleon', 'officer (bot)'][seat] as string,
  }));
  return writeRecord({ ...record, header: { ...record.header, seats, tags } });
}

async function brought(four: FourInAHall, options = {}, more = {}): Promise<LiveTable> {
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const wanted = { record: await file(options, more), chairs, access: 'public' as const, pace: LIVE.pace };
  const table = await four.hall.open((await bringTable(four.hall, 'ada', wanted, null)).id);
  await sitDown(table, 'bob', null);
  return table;
}
const begin = async (four: FourInAHall, table: LiveTable): Promise<void> => {
  for (const person of ['ada', 'bob']) await getReady(four.hall, table, person, true, ENTROPY);
};
async function over(table: LiveTable): Promise<void> {
  await table.request('bob', { is: 'resign', key: key(), at: table.stored.seq });
  await table.onDue();
}
const counted = async ({ store: { db } }: FourInAHall) => [
  await db.selectFrom('results').selectAll().execute(),
  await db.selectFrom('ratings').selectAll().execute(),
];
const everything = async ({ store: { db } }: FourInAHall): Promise<string> =>
  JSON.stringify(
    await Promise.all((['tables', 'talk', 'chairs'] as const).map((one) => db.selectFrom(one).selectAll().execute())),
  );

test('a brought match is nobody’s win: neither result nor rating nor profile has it', async ({ four }) => {
  const table = await brought(four);
  await begin(four, table);
  await moveOn(table);
  await over(table);
  expect(table.stored.outcome?.winners).toEqual([0]);
  expect(await counted(four)).toEqual([[], []]);
  expect(await profileOf(four.store, 'ada', 'ada')).toMatchObject({ roles: [], finished: [], ratings: [], course: [] });
  // The next one from the start is an ordinary match.
  const { id } = await again(four.hall, table, 'ada');
  const next = await four.hall.open(id);
  await begin(four, next);
  await over(next);
  expect((await counted(four))[0]).toHaveLength(2);
});

test('the second game of a double match does not count where the first was brought', async ({ four }) => {
  const table = await brought(four, { match: 'double' });
  await begin(four, table);
  await over(table);
  const { id } = await again(four.hall, table, 'ada');
  const second = await four.hall.open(id);
  await begin(four, second);
  expect(second.playing?.match.header.tags).toMatchObject({ 'first-end': expect.any(String), brought: 'yes' });
  await over(second);
  expect(await counted(four)).toEqual([[], []]);
});

test('names and tags of a brought file are never served: before, during and after the game', async ({ four }) => {
  const table = await brought(four);
  const said = async (): Promise<string> => {
    const course = Buffer.concat([...(await table.course('ada', 200, 'x')).went]).toString();
    const rest = JSON.stringify([(await table.course('ada', 200, 'x')).header, table.info(null)]);
    return course + rest + (await everything(four));
  };
  const silent = async () => {
    for (const claim of ['Napoleon', 'officer (bot)', 'World championship', '1809'])
      expect(await said()).not.toContain(claim);
  };
  await silent();
  expect(table.stored.header).toMatchObject({ seats: [{ name: '–' }, { name: '–' }], tags: { brought: 'yes' } });
  await begin(four, table);
  await silent();
  // From the start here the names are those of the people who sit here.
  expect(table.playing?.match.header).toMatchObject({
    seats: [{ name: 'ada' }, { name: 'bob' }],
    tags: { brought: 'yes' },
  });
  await over(table);
  const { playing } = table;
  const record = (await table.record(playing as NonNullable<typeof playing>, 'x')).toString();
  expect(record).toContain(' ada\n');
  for (const claim of ['Napoleon', 'officer (bot)', 'World championship', '1809']) expect(record).not.toContain(claim);
  // Nothing outlives the account that brought it.
  await farewell(four.store, 'ada');
  expect(await everything(four)).not.toMatch(/"ada"|Napoleon/);
});

test.for(CLAIMS)('a file cannot say %j of the first game either', async (claim, { four }) => {
  const first = `nobody ${claim.replaceAll(' ', '')} 0 0`;
  if (/\p{C}/u.test(claim))
    return void (await expect(brought(four, { match: 'double' }, { 'first-end': first })).rejects.toThrow());
  const table = await brought(four, { match: 'double' }, { 'first-end': first.slice(0, 120) });
  expect(table.stored.header?.tags).toEqual({ brought: 'yes' });
});
