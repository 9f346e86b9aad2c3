/** NPG-4.0.7 at real tables, two nodes on one PostgreSQL, and a time of our own: whoever says nothing holds up nobody. */
import type { Pace } from '@sztab/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AdaAndBob, type Node } from '../testing/ada-and-bob.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { getReady, sitDown } from './gathering.ts';
import type { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';

let postgres: TestPostgres;
let people: AdaAndBob;
let nodes: readonly [Node, Node];
beforeAll(async () => {
  postgres = await startPostgres();
  people = await AdaAndBob.open();
  const database = await postgres.database();
  nodes = [await people.openNode(database), await people.openNode(database)];
  await people.addPeople(nodes[0].store);
});
afterAll(async () => {
  await people.close(...nodes);
  await postgres.stop();
});
beforeEach(() => {
  people.troubles.splice(0);
});

const PEOPLE = ['ada-id', 'bob-id'] as const;
const [ADA, BOB] = [0, 1];
let requests = 0;

async function begin(pace: Pace): Promise<LiveTable> {
  const [{ hall }] = nodes;
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const wanted = { game: 'niepodlegla', options: {}, chairs, drawn: false, access: 'link' as const, pace };
  const table = await hall.open((await openTable(hall, 'ada-id', wanted, null)).id);
  await sitDown(table, 'bob-id', null);
  for (const person of PEOPLE) await getReady(hall, table, person, true, '00112233445566778899aabbccddeeff');
  return table;
}
const movesOf = (table: LiveTable, seat: number): readonly string[] =>
  table.playing?.asks().find((ask) => ask.seat === seat)?.moves ?? [];
const enter = (table: LiveTable, seat: number, move: string): Promise<number> =>
  table.request(PEOPLE[seat] as string, {
    is: 'move',
    key: `silence-request-${++requests}`,
    at: table.playing?.match.seq as number,
    move,
  });
/** Bob plans alone and moves to fix the plan; Ada, the arbiter, is asked. */
async function bobMoves(pace: Pace = { is: 'none' }): Promise<LiveTable> {
  const table = await begin(pace);
  while (!movesOf(table, BOB).includes('commitPlan')) {
    const forward = movesOf(table, BOB).find((move) => !table.box.game.takesBack?.(move as never));
    await enter(table, BOB, forward as string);
  }
  await enter(table, BOB, 'commitPlan');
  return table;
}
/** Both nodes look at the same moment, so many seconds later. */
async function after(seconds: number, table: LiveTable): Promise<void> {
  people.now += seconds * 1000;
  await Promise.all(nodes.map((node) => node.hall.makeRound()));
  await table.refresh();
}
const logOf = async ({ id }: LiveTable) => {
  const log = nodes[0].store.db.selectFrom('entries').select(['seat', 'move', 'key', 'person']).where('match', '=', id);
  return (await log.orderBy('seq').execute()).filter(({ key }) => key.startsWith('silent:'));
};
const notesOf = async ({ id }: LiveTable): Promise<string[]> => {
  const talk = nodes[0].store.db.selectFrom('talk').select('text').where('match', '=', id).where('person', 'is', null);
  return (await talk.orderBy('n').execute()).map(({ text }) => text).filter((text) => text.startsWith('silent'));
};

test('a motion is agreed to after twenty seconds and not before, once, and everybody is told', async () => {
  const table = await bobMoves();
  const at = table.playing?.match.seq;
  await after(19, table);
  expect(await logOf(table)).toEqual([]);
  await after(1, table);
  expect(await logOf(table)).toEqual([{ seat: ADA, move: 'agree', key: `silent:${at}`, person: null }]);
  expect(await notesOf(table)).toEqual([`silent ${ADA} ${at}`]);
  expect(table.stored.silent).toBeNull();
  expect(people.troubles).toEqual([]);
});

test('who is done waits three minutes for the others, and no longer', async () => {
  const table = await bobMoves();
  await enter(table, ADA, 'agree');
  await enter(table, BOB, 'done');
  await after(179, table);
  expect(await logOf(table)).toEqual([]);
  await after(1, table);
  expect((await logOf(table)).map(({ seat, move }) => `${seat} ${move}`)).toEqual([`${ADA} done`]);
  expect(people.troubles).toEqual([]);
});

test('not while the table rests, and not where people have days for a move', async () => {
  const slow = await bobMoves({ is: 'days', days: 2 });
  await after(3600, slow);
  expect(await logOf(slow)).toEqual([]);
  const table = await bobMoves();
  await table.request('bob-id', { is: 'propose', key: 'rest-a-little', wish: { is: 'pause' } });
  const rest = table.stored.proposal?.id as string;
  await table.request('ada-id', { is: 'vote', key: 'rest-then', proposal: rest, yes: true });
  await after(60, table);
  expect(await logOf(table)).toEqual([]);
  await table.request('bob-id', { is: 'propose', key: 'go-on', wish: { is: 'resume' } });
  const goOn = table.stored.proposal?.id as string;
  await table.request('ada-id', { is: 'vote', key: 'go-on-then', proposal: goOn, yes: true });
  await after(19, table);
  expect(await logOf(table)).toEqual([]);
  await after(1, table);
  expect(await logOf(table)).toHaveLength(1);
});
