/** NPG-4.0.7 over real sockets: a player who is away can be replaced; one who comes back cannot, or is told about the bot. */
import type { TableInfo } from '@sztab/protocol';
import { afterEach, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Page, twoAtTable } from '../testing/page.ts';
import { NOW } from '../testing/rows.ts';

let app: App;
afterEach(() => app.close());

const tables = ({ heard }: Page): TableInfo[] => heard.flatMap((one) => (one.is === 'table' ? [one.table] : []));
const notes = ({ heard }: Page): unknown[] =>
  heard.flatMap((one) => (one.is === 'said' ? one.lines.map(({ note }) => note?.is) : []));
const isLate = (page: Page): boolean | undefined => tables(page).at(-1)?.chairs[1]?.late;

test('ten minutes without a page, a bot for the seat, and what the player finds on coming back', async () => {
  let passed = 0;
  const time = { wall: () => NOW + passed, ticks: () => passed };
  ({ app } = await openHouse({ time }));
  const { ada, bob, id, invite } = await twoAtTable(await listening(app), 'niepodlegla');
  const own = ada.open(id);
  await own.join();
  const propose = async (key: string) => {
    await own.say({ is: 'propose', key, wish: { is: 'bot', seat: 1, level: 'recruit' } });
    return own.answerTo(key);
  };
  /** The server reads its clock at each request; a longer gap would be a machine that sleeps. */
  const minutes = async (n: number): Promise<void> => {
    for (let seconds = 0; seconds < n * 60; seconds += 10) {
      passed += 10_000;
      await ada.ask('GET', `/api/tables/${id}`);
    }
  };
  /** Bob's page is closed, and the server knows it. */
  const leaves = async (page: Page): Promise<void> => {
    const isHere = (): boolean => {
      const who = tables(own).at(-1)?.chairs[1]?.who;
      return who?.is === 'person' && who.here;
    };
    await own.until(isHere);
    page.socket.terminate();
    await own.until(() => !isHere());
  };
  const table = `${id}?invite=${invite}`;
  const first = bob.open(table);
  await first.join();
  await leaves(first);
  await minutes(9);
  expect(await propose('ada-is-too-early')).toMatchObject({ is: 'refused', why: 'not-offered' });
  // Her own request is no sign of Bob.
  await minutes(1);
  await own.until(() => isLate(own));
  expect(notes(own)).toContain('away');
  const back = bob.open(table);
  await back.say({ is: 'join', known: null, again: true });
  await own.until(() => isLate(own) === false);
  expect(notes(own)).toContain('back');
  expect(await propose('ada-is-too-late')).toMatchObject({ is: 'refused', why: 'not-offered' });
  await leaves(back);
  await minutes(10);
  await own.until(() => isLate(own));
  expect(await propose('ada-takes-a-bot')).toMatchObject({ is: 'done' });
  const again = bob.open(table);
  await again.say({ is: 'join', known: null });
  await again.until(() => tables(again).length > 0);
  expect(tables(again).at(-1)).toMatchObject({ seat: null, replaced: 1 });
  for (const { socket } of [own, again]) socket.terminate();
});
