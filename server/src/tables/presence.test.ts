/** Who is there is told to all, and what each may be told follows from who they are now. */
import { expect } from 'vitest';
import { key, ToldPage, test } from '../testing/four-in-a-hall.ts';
import { entryRow, patchRow } from '../testing/rows.ts';
import { openTable } from './opening.ts';

test('who has lost the chair is told nothing of what came after it, even if both are read at once', async ({
  four,
}) => {
  const table = await four.seated('operation-most-iii', 2);
  const pages = ['ada', 'bob'].map((person) => new ToldPage(person));
  for (const page of pages) await table.join(page, null);
  const [ada, bob] = pages as [ToldPage, ToldPage];
  const { match } = table.playing ?? {};
  const [ask] = match?.asks() ?? [];
  const mine = ask?.seat === 0 ? ada : bob;
  const other = mine === ada ? bob : ada;
  const known = [mine.went?.seq, other.went?.seq];
  // As another node would do it: the chair is given away, and somebody moves.
  await four.store.db
    .updateTable('chairs')
    .set({ person: null, bot: 'officer' })
    .where('person', '=', mine.person)
    .execute();
  const row = entryRow(table.id, 0, { seat: ask?.seat as number, move: ask?.moves[0] as string, key: key() });
  const { version } = table.stored;
  expect(await four.store.append(row, patchRow({ version, asked: JSON.stringify([0]) }))).toBe('done');
  await table.refresh();
  expect(other.went?.seq).toBe((known[1] as number) + 1);
  expect(mine.went?.seq).toBe(known[0]);
  expect(mine.messages.at(-1)).toMatchObject({ is: 'table', table: { seat: null } });
});

test('however many come and go, and ask again, nobody is told of each of them', async ({ four }) => {
  const table = await four.seated('operation-most-iii', 2);
  const ada = new ToldPage('ada');
  await table.join(ada, null);
  const told = (): number => ada.messages.filter(({ is }) => is === 'table').length;
  const crowd = Array.from({ length: 100 }, () => new ToldPage(null));
  for (const page of crowd) await table.join(page, null);
  expect(told()).toBeLessThan(30);
  // Whoever comes knows who is here.
  expect(crowd.at(-1)?.messages.find(({ is }) => is === 'table')).toMatchObject({ table: { watching: 100 } });
  const before = told();
  for (const page of crowd) await table.join(page, null);
  expect(told()).toBe(before);
  for (const page of crowd) table.leave(page);
  expect(told()).toBe(before);
});

test('who comes into a room before the game is told what was said there', async ({ four }) => {
  const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
  const wanted = { game: 'operation-most-iii', options: {}, chairs, drawn: false };
  const terms = { access: 'public' as const, pace: { is: 'none' as const } };
  const { id } = await openTable(four.hall, 'ada', { ...wanted, ...terms }, null);
  const table = await four.hall.open(id);
  const texts = ({ messages }: ToldPage): string[] =>
    messages.flatMap((message) => (message.is === 'said' ? message.lines.map(({ text }) => text) : []));
  const ada = new ToldPage('ada');
  await table.join(ada, null);
  expect(texts(ada)).toEqual([]);
  await table.request('ada', { is: 'say', key: key(), text: 'Two minutes.' });
  expect(texts(ada)).toEqual(['Two minutes.']);
  const bob = new ToldPage('bob');
  await table.join(bob, null);
  expect(texts(bob)).toEqual(['Two minutes.']);
});
