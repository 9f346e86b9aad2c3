/** How long an answer takes must not tell whether there was anything to answer (GOW-6.7.6, OM3-6.9). */
import { type Asked, below, fastStream, type Viewer } from '@sztab/kernel';
import type { FromServer } from '@sztab/protocol';
import { expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { bots } from '../testing/bots.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Page, twoAtTable } from '../testing/page.ts';
import { NOW, personRow } from '../testing/rows.ts';
import type { Watcher } from './audience.ts';
import type { Pieces } from './connection.ts';
import { getReady, sitDown } from './gathering.ts';
import { Hall } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import { openTable } from './opening.ts';
import { noPauses, type Pauses, usualPauses } from './windows.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const PEOPLE = ['ada', 'bob'];

/** A hall with a time of its own: whoever waits turns the clock on. */
class Evening {
  now = NOW;
  readonly hall: Hall;
  readonly store;
  private constructor(store: Awaited<ReturnType<typeof openSqlite>>, pauses: Pauses) {
    this.store = store;
    const think = async (_m: unknown, _l: string, { moves }: { moves: readonly string[] }) => moves[0] as string;
    const wait = async (ms: number): Promise<void> => {
      this.now += Math.ceil(ms);
    };
    this.hall = new Hall({ store, thinkers: bots(think), now: () => this.now, pauses, wait });
  }
  static async open(pauses: Pauses): Promise<Evening> {
    const store = await openSqlite(':memory:');
    await store.db
      .insertInto('people')
      .values(PEOPLE.map((id) => personRow(id)))
      .execute();
    return new Evening(store, pauses);
  }
  async close(): Promise<void> {
    this.hall.close();
    await this.store.close();
  }
  /** Begun, with a seed that is the same at every run. */
  async table(game: string, seed: number, change: object = {}): Promise<LiveTable> {
    const chairs = [{ is: 'me' as const }, { is: 'open' as const }];
    const wanted = { game, options: {}, chairs, drawn: false, access: 'link' as const, pace: { is: 'none' as const } };
    const { id } = await openTable(this.hall, 'ada', { ...wanted, ...change }, null);
    const text = seed.toString(16).padStart(64, '0');
    await this.store.db.updateTable('tables').set({ seed: text }).where('id', '=', id).execute();
    const table = await this.hall.open(id);
    if (table.stored.chairs[1]?.bot === null) await sitDown(table, 'bob', null);
    for (const person of PEOPLE)
      if (table.seatOf(person) !== null) await getReady(this.hall, table, person, true, ENTROPY);
    return table;
  }
}

/** Somebody at the table who has a watch: when each entry was heard of. */
class Listener implements Watcher {
  viewer: Viewer | null = null;
  readonly heardAt: number[] = [];
  readonly asked: (readonly Asked[] | undefined)[] = [];
  readonly person: string;
  readonly #evening: Evening;
  constructor(person: string, evening: Evening) {
    this.person = person;
    this.#evening = evening;
  }
  send(message: FromServer): void {
    if (message.is !== 'went') return;
    this.heardAt[message.seq] = this.#evening.now;
    this.asked[message.seq] = message.steps.at(-1)?.asked;
  }
  sendText(text: string): void {
    this.send(JSON.parse(text));
  }
  later(): (said: Pieces | null) => void {
    return (said) => said !== null && this.sendText(Buffer.concat(said).toString());
  }
  close(): void {}
}

/**
 * What the other side's watch says of so many windows of each kind: `empty`: there was nothing to choose, and the page passed by itself; `full`: a
 * person read, thought and pressed a button, always before the shortest pause was over.
 */
async function delays(evening: Evening, game: string, each: number): Promise<{ empty: number[]; full: number[] }> {
  const seen: { empty: number[]; full: number[] } = { empty: [], full: [] };
  const dice = fastStream(20_260);
  for (let seed = 1; seen.empty.length < each || seen.full.length < each; seed++) {
    const table = await evening.table(game, seed);
    const others = PEOPLE.map((person) => new Listener(person, evening));
    for (const other of others) await table.join(other, null);
    const match = table.playing?.match;
    if (!match) throw new Error('not begun');
    while (!match.outcome) {
      const [ask] = match.asks();
      if (!ask) break;
      const { seat, moves, window } = ask;
      const at = match.seq;
      const full = moves.length > 1;
      evening.now += !window || full ? 500 + below(dice, 1400) : 600;
      const move = moves[below(dice, moves.length)] as string;
      await table.request(PEOPLE[seat] as string, { is: 'move', key: `request-${seed}-${at}-key`, at, move });
      if (!window) continue;
      const { heardAt } = others[1 - seat] as Listener;
      seen[full ? 'full' : 'empty'].push((heardAt[at + 1] ?? 0) - (heardAt[at] ?? 0));
    }
    evening.hall.forget(table.id);
  }
  return { empty: seen.empty.slice(0, each), full: seen.full.slice(0, each) };
}

/** Kolmogorov and Smirnov: how far apart the two are where they are farthest apart, in units of what chance does once in twenty times. */
function apart(one: readonly number[], other: readonly number[]): number {
  const share = (list: readonly number[], most: number): number => list.filter((x) => x <= most).length / list.length;
  const farthest = Math.max(...[...one, ...other].map((x) => Math.abs(share(one, x) - share(other, x))));
  return farthest / (1.358 * Math.sqrt((one.length + other.length) / (one.length * other.length)));
}

// Pauses know no game, so the long proof is made with the lighter one.
test.each([
  ['operation-most-iii', 500],
  ['general-orders', 200],
] as const)(
  '%s: %i windows with an empty hand and as many with a choice cannot be told apart by a watch',
  async (game, each) => {
    const evening = await Evening.open(usualPauses);
    const { empty, full } = await delays(evening, game, each);
    await evening.close();
    for (const list of [empty, full]) {
      expect(Math.min(...list)).toBeGreaterThanOrEqual(usualPauses.shortest);
      expect(Math.max(...list)).toBeLessThanOrEqual(usualPauses.longest + 1);
      // All of the time between is used.
      expect(Math.max(...list) - Math.min(...list)).toBeGreaterThan(
        0.98 * (usualPauses.longest - usualPauses.shortest),
      );
    }
    expect(apart(empty, full)).toBeLessThan(1);
    // Half a second less for an empty hand would be seen, and of many windows a third of a second.
    const shorter = empty.map((ms) => ms - (each < 500 ? 500 : 330));
    expect(apart(shorter, full)).toBeGreaterThan(1);
  },
);

test('where answers are shown as soon as they are given, the watch tells', async () => {
  const evening = await Evening.open(noPauses);
  const { empty, full } = await delays(evening, 'operation-most-iii', 100);
  await evening.close();
  expect(apart(empty, full)).toBeGreaterThan(2);
});

const LIVE = { pace: { is: 'live', seconds: 600, more: 0 } };

/** Plays on, at no cost, until a window is open. */
async function toWindow(table: LiveTable): Promise<{ seat: number; moves: readonly string[]; at: number }> {
  const match = table.playing?.match;
  if (!match) throw new Error('not begun');
  for (;;) {
    const [ask] = match.asks();
    if (!ask) throw new Error('over');
    const { seat, moves } = ask;
    if (ask.window) return { seat, moves, at: match.seq };
    await table.request(PEOPLE[seat] as string, {
      is: 'move',
      key: `to-${match.seq}-key`,
      at: match.seq,
      move: moves[0] as string,
    });
  }
}

test('a window costs no time before the longest pause is over, however soon or late the answer came', async () => {
  const evening = await Evening.open(usualPauses);
  for (const [took, cost] of [
    [100, 0],
    [4990, 0],
    [7000, 2000],
  ] as const) {
    const table = await evening.table('operation-most-iii', 7, LIVE);
    const { seat, moves, at } = await toWindow(table);
    expect(table.info(null).clock).toMatchObject({ running: [seat], wait: usualPauses.longest });
    evening.now += took;
    await table.request(PEOPLE[seat] as string, { is: 'move', key: 'the-answer', at, move: moves[0] as string });
    expect(table.stored.clock?.left[seat]).toBe(600_000 - cost);
  }
  await evening.close();
});

test('while an answer is kept back the table goes on: what is said is said, and what is refused is refused at once', async () => {
  const evening = await Evening.open(usualPauses);
  const table = await evening.table('operation-most-iii', 7);
  const { seat, moves, at } = await toWindow(table);
  const [mine, other] = [PEOPLE[seat] as string, PEOPLE[1 - seat] as string];
  let held = (): void => {};
  const kept = new Promise<void>((resolve) => {
    held = resolve;
  });
  const waits: number[] = [];
  const wait = evening.hall.wait;
  evening.hall.wait = (ms) => {
    waits.push(ms);
    return kept;
  };
  const move = { is: 'move' as const, key: 'the-answer', at, move: moves[0] as string };
  const answers = [table.request(mine, move), table.request(mine, move)];
  await expect(table.request(mine, { ...move, key: 'no-answer', move: 'nonsense' })).rejects.toThrow();
  await table.request(other, { is: 'say', key: 'something', text: 'Hm.' });
  expect(table.stored.seq, 'nobody has heard of it').toBe(at);
  expect(waits).toHaveLength(2);
  evening.now += usualPauses.longest;
  held();
  // Sent twice, as after a cut: it counts once, and both are told where it stands.
  expect(await Promise.all(answers)).toEqual([at + 1, at + 1]);
  expect(table.stored.seq).toBe(at + 1);
  evening.hall.wait = wait;
  await evening.close();
});

test('a bot waits as a person does', async () => {
  const evening = await Evening.open(usualPauses);
  const chairs = [{ is: 'me' }, { is: 'bot', level: 'recruit' }];
  const table = await evening.table('operation-most-iii', 7, { chairs });
  const match = table.playing?.match;
  if (!match) throw new Error('not begun');
  const listener = new Listener('ada', evening);
  await table.join(listener, null);
  /** How long the bot's windows took, by Ada's watch. */
  const bots = (): number[] =>
    listener.asked.flatMap((asked, at) => {
      const heard = listener.heardAt[at + 1];
      const window = asked?.length === 1 && asked[0]?.seat === 1 && asked[0].window === true;
      return window && heard !== undefined ? [heard - (listener.heardAt[at] ?? 0)] : [];
    });
  const ask = () => match.asks().find(({ seat }) => seat === 0);
  while (bots().length < 3) {
    await expect.poll(() => ask() !== undefined || match.outcome !== null, { interval: 1 }).toBe(true);
    const move = { is: 'move' as const, key: `ada-${match.seq}-key`, at: match.seq, move: ask()?.moves[0] as string };
    // Where both are asked at once the bot may be quicker; then once more.
    await table.request('ada', move).catch((error) => expect(error.message).toBe('stale'));
  }
  expect(Math.min(...bots())).toBeGreaterThanOrEqual(usualPauses.shortest);
  await evening.close();
});

test('over real sockets: the window is shown at once, its answer is in the log after the pause, once, also after a cut', async () => {
  const { app, store } = await openHouse({ config: { pauses: { shortest: 60, longest: 90 } } });
  const url = await listening(app);
  const { ada, bob, id } = await twoAtTable(url);
  const people = [ada, bob];
  const pages = [ada.open(id), bob.open(id)] as [Page, Page];
  for (const page of pages) {
    await page.say({ is: 'join', known: null });
    await page.until(() => page.steps.length > 0);
  }
  const asked = () => pages[0].steps.at(-1)?.asked ?? [];
  let at = 0;
  for (; asked()[0]?.window !== true; at++) {
    const seat = asked()[0]?.seat as 0 | 1;
    await pages[seat].say({ is: 'move', key: `on-the-way-${at}`, at, move: pages[seat].moves[0] as string });
    for (const page of pages) await page.until(() => page.seq === at + 1);
  }
  const seat = asked()[0]?.seat as 0 | 1;
  expect(pages[seat].moves.length, 'shown as soon as it is open').toBeGreaterThan(0);
  const answer = { is: 'move' as const, key: 'kept-back-1', at, move: pages[seat].moves[0] as string };
  await pages[seat].say(answer);
  pages[seat].socket.terminate();
  const back = (people[seat] ?? ada).open(id);
  await back.say({ is: 'join', known: null });
  await back.say(answer);
  expect(await back.answerTo('kept-back-1')).toEqual({ is: 'done', key: 'kept-back-1', seq: at + 1 });
  const log = await store.db.selectFrom('entries').select('at').where('match', '=', id).orderBy('seq').execute();
  expect(log).toHaveLength(at + 1);
  expect((log[at]?.at ?? 0) - (log[at - 1]?.at ?? 0)).toBeGreaterThanOrEqual(60);
  await app.close();
});
