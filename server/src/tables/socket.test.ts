/** A real server on a real port, real sockets: what a page gets and what it is refused. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { canonical, type Json } from '@sztab/kernel';
import { courseAnswer, type FromClient, follow, held, type TableInfo } from '@sztab/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../house.ts';
import { usualLimits } from '../limits.ts';
import type { Store } from '../store/store.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Page, Person, twoAtTable } from '../testing/page.ts';

let app: App;
let store: Store;
let url: string;

beforeEach(async () => {
  ({ app, store } = await openHouse());
  url = await listening(app);
});
afterEach(() => app.close());

test('a table by link is nothing to those without the link', async () => {
  const { id, invite } = await twoAtTable(url);
  const eve = await new Person(url).named('Eve');
  expect((await eve.ask('GET', `/api/tables/${id}`)).status).toBe(404);
  expect((await eve.ask('POST', `/api/tables/${id}/sit`, { seat: null })).body).toEqual({ error: 'no-such-table' });
  const seen = await eve.ask('GET', `/api/tables/${id}?invite=${invite}`);
  expect((seen.body as TableInfo).seat).toBeNull();
});

test('two people and somebody who looks on: a move of one is heard by all, with the eyes of each', async () => {
  const { ada, bob, id, invite } = await twoAtTable(url);
  const eve = await new Person(url).named('Eve');
  const pages = [ada.open(id), bob.open(id), eve.open(`${id}`, {})];
  await pages[2]?.until(() => pages[2]?.closed);
  expect(pages[2]?.closed).toBe(1008);
  const watch = eve.open(`${id}?invite=${invite}`);
  const [a, b] = pages as [Page, Page];
  for (const page of [a, b, watch]) await page.join();
  const mover = a.moves.length > 0 ? a : b;
  await mover.say({ is: 'move', key: 'first-request', at: 0, move: mover.moves[0] as string });
  expect(await mover.answerTo('first-request')).toEqual({ is: 'done', key: 'first-request', seq: 1 });
  for (const page of [a, b, watch]) await page.until(() => page.seq === 1);
  await watch.say({ is: 'move', key: 'not-mine-1', at: 1, move: 'pass' });
  expect(await watch.answerTo('not-mine-1')).toMatchObject({ why: 'not-seated' });
  const course = held(courseAnswer, (await bob.ask('GET', `/api/tables/${id}/course`)).body);
  expect(canonical(follow([], course.went) as unknown as Json)).toBe(canonical(b.steps as unknown as Json));
  expect((course.header as { seed: unknown }).seed).toBeNull();
  const [first, second] = mover === a ? [ada, bob] : [bob, ada];
  const entered = async (who: Person) => ((await who.ask('GET', '/api/me/export')).body as { moves: object[] }).moves;
  expect(await entered(first)).toMatchObject([{ table: id, seq: 0 }]);
  expect(await entered(second)).toEqual([]);
});

test('who opens many pages at once gets one in each turn of the loop', async () => {
  const { ada, id } = await twoAtTable(url);
  const { host, port } = new URL(url);
  // As many connections as the server has taken: a new one it takes in a turn of its own anyway.
  const wires: Socket[] = [];
  while (wires.length < 30) {
    const taken = once(app.server, 'connection');
    wires.push(connect(Number(port), '127.0.0.1'));
    await taken;
  }
  let turn = 0;
  const counting = { goesOn: true };
  const count = (): void => {
    turn++;
    if (counting.goesOn) setImmediate(count);
  };
  count();
  const opened: number[] = [];
  app.websocketServer.on('connection', () => opened.push(turn));
  const headers = {
    host,
    origin: url,
    cookie: ada.cookie,
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  for (const wire of wires) wire.write(`GET /api/tables/${id}/socket HTTP/1.1\r\n${head.join('')}\r\n`);
  await Promise.all(wires.map((wire) => once(wire, 'data')));
  counting.goesOn = false;
  for (const wire of wires) wire.destroy();
  expect(opened).toHaveLength(30);
  expect(new Set(opened).size).toBe(30);
});

test('a socket that was cut comes back with what it knew, and the unsent request counts once', async () => {
  const { ada, bob, id } = await twoAtTable(url);
  const [a, b] = [ada.open(id), bob.open(id)];
  for (const page of [a, b]) await page.join();
  const [mover, whose] = a.moves.length > 0 ? [a, ada] : [b, bob];
  const move: FromClient = { is: 'move', key: 'cut-in-two', at: 0, move: mover.moves[0] as string };
  await mover.say(move);
  mover.socket.terminate();
  const back = whose.open(id);
  back.steps = mover.steps;
  await back.say({ is: 'join', known: 0 });
  await back.say(move);
  expect(await back.answerTo('cut-in-two')).toEqual({ is: 'done', key: 'cut-in-two', seq: 1 });
  await back.until(() => back.seq === 1);
  expect(back.steps).toHaveLength(2);
});

test('a page may ask for the last steps first; it is packed as the browser likes it', async () => {
  const { ada, bob, id } = await twoAtTable(url);
  const [a, b] = [ada.open(id), bob.open(id)];
  for (const page of [a, b]) await page.join();
  for (let at = 0; at < 5; at++) {
    const mover = a.moves.length > 0 ? a : b;
    await mover.say({ is: 'move', key: `move-number-${at}`, at, move: mover.moves[0] as string });
    for (const page of [a, b]) await page.until(() => page.seq === at + 1);
  }
  const course = async (query: string) =>
    held(courseAnswer, (await ada.ask('GET', `/api/tables/${id}/course${query}`)).body);
  const brief = (await course('?last=2')).went;
  expect(brief.untold).toBe(4);
  expect(brief.steps).toHaveLength(2);
  expect(follow([], brief).slice(4)).toEqual(a.steps.slice(4));
  expect((await course('?last=6')).went).toEqual((await course('')).went);
  expect((await ada.ask('GET', `/api/tables/${id}/course?last=0`)).status).toBe(400);
  for (const encoding of ['br', 'gzip']) {
    const headers = { cookie: ada.cookie, 'accept-encoding': encoding };
    const answer = await fetch(`${url}/api/tables/${id}/course`, { headers });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(held(courseAnswer, await answer.json()).went.seq).toBe(5);
  }
});

test('chat goes to all as text, and too much of it is refused', async () => {
  const { ada, bob, id } = await twoAtTable(url);
  const [a, b] = [ada.open(id), bob.open(id)];
  for (const page of [a, b]) await page.join();
  for (let n = 0; n < 7; n++) await a.say({ is: 'say', key: `chat-number-${n}`, text: `<b>hello ${n}</b>` });
  expect(await a.answerTo('chat-number-6')).toMatchObject({ is: 'refused', why: 'too-fast' });
  // Another page of the same person has no other voice.
  const second = ada.open(id);
  await second.say({ is: 'say', key: 'second-page', text: 'and I' });
  expect(await second.answerTo('second-page')).toMatchObject({ is: 'refused', why: 'too-fast' });
  const line = await b.until(() => b.heard.find((one) => one.is === 'said' && one.lines.some(({ by }) => by !== null)));
  expect(JSON.stringify(line)).toContain('<b>hello 0</b>');
});

test('another site, no cookie, binary and oversized messages get nothing', async () => {
  const { ada, id } = await twoAtTable(url);
  const foreign = ada.open(id, { origin: 'https://elsewhere.example' });
  await foreign.until(() => foreign.closed);
  expect(foreign.closed).toBe(403);
  const stranger = new Person(url).open(id);
  await stranger.until(() => stranger.closed);
  expect(stranger.closed).toBe(1008);
  const big = ada.open(id);
  await big.say('x'.repeat(5000));
  await big.until(() => big.closed);
  expect(big.closed).toBe(1009);
  const odd = ada.open(id);
  await odd.say('{"is":"move"}');
  await odd.until(() => odd.heard.find((one) => one.is === 'refused'));
  expect(odd.heard).toContainEqual({ is: 'refused', key: null, why: 'bad-message' });
  await odd.say('{"is":"say","key":"blank-line","text":"\u3164"}');
  expect(await odd.answerTo('blank-line')).toMatchObject({ is: 'refused', why: 'bad-message' });
});

test('a request that comes too fast is refused by its key, so that nobody waits for its answer', async () => {
  const limits = { ...usualLimits, messages: { burst: 3, perSecond: 0 } };
  const { app: strict } = await openHouse({ config: { limits } });
  const { ada, id } = await twoAtTable(await listening(strict));
  const a = ada.open(id);
  for (let n = 1; n <= 4; n++) await a.say({ is: 'vote', key: `hasty-request-${n}`, proposal: 'none', yes: true });
  expect(await a.answerTo('hasty-request-3')).toMatchObject({ why: 'no-such-proposal' });
  expect(await a.answerTo('hasty-request-4')).toMatchObject({ why: 'too-fast' });
  a.socket.close();
  await strict.close();
});

test('a clock that is set back mutes nobody', async () => {
  const { ada, id } = await twoAtTable(url);
  const page = ada.open(id);
  const key = (n: number): string => `say-number-${n}`;
  await page.say({ is: 'say', key: key(0), text: 'before' });
  await page.answerTo(key(0));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  try {
    await page.say({ is: 'say', key: key(1), text: 'after' });
    expect(await page.answerTo(key(1))).toMatchObject({ is: 'done' });
  } finally {
    vi.useRealTimers();
  }
});

test('while the store does not answer, a page is told to come back, not that there is no table', async () => {
  const { ada, id } = await twoAtTable(url);
  const broken = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  vi.spyOn(store.db, 'executeQuery').mockRejectedValueOnce(broken);
  const page = ada.open(id);
  expect(await page.until(() => page.closed)).toBe(1012);
});

test('many joins at once are one join after another, and of those that wait only the last is answered', async () => {
  const { ada, id } = await twoAtTable(url);
  const page = ada.open(id);
  for (let n = 0; n < 30; n++) await page.say({ is: 'join', known: null });
  await page.say({ is: 'say', key: 'after-joins', text: 'hello' });
  expect(await page.answerTo('after-joins')).toMatchObject({ is: 'done' });
  await page.until(() => page.steps.length > 0);
  expect(page.closed).toBeNull();
  expect(page.heard.filter(({ is }) => is === 'went').length).toBeLessThan(30);
  expect(page.heard.filter(({ is }) => is === 'refused')).toEqual([]);
});

test('one address, and one person, may have so many pages open and no more; who closes one makes room', async () => {
  await app.close();
  ({ app } = await openHouse({ config: { limits: { ...usualLimits, sockets: { address: 5, person: 2 } } } }));
  url = await listening(app);
  const { ada, bob, id, invite } = await twoAtTable(url);
  const joined = async (person: Person): Promise<Page> => {
    const page = person.open(`${id}?invite=${invite}`);
    await page.say({ is: 'join', known: null }).catch(() => undefined);
    await page.until(() => page.closed !== null || page.steps.length > 0);
    return page;
  };
  const [first, second] = [await joined(ada), await joined(ada)];
  expect([first.closed, second.closed, (await joined(ada)).closed]).toEqual([null, null, 1013]);
  const others = [await joined(bob), await joined(bob), await joined(new Person(url))];
  expect(others.map(({ closed }) => closed)).toEqual([null, null, null]);
  expect((await joined(new Person(url))).closed).toBe(1013);
  first.socket.close();
  await first.until(() => first.closed !== null);
  await expect.poll(async () => (await joined(ada)).closed).toBeNull();
});

test('of an IPv6 address its network counts: whoever has one cannot open pages from all its addresses', async () => {
  await app.close();
  const limits = { ...usualLimits, sockets: { address: 2, person: 60 } };
  ({ app } = await openHouse({ config: { limits, trustProxy: true } }));
  url = await listening(app);
  const { id, invite } = await twoAtTable(url);
  const closedFrom = async (address: string): Promise<number | null> => {
    const page = new Person(url).open(`${id}?invite=${invite}`, { 'x-forwarded-for': address });
    await page.say({ is: 'join', known: null }).catch(() => undefined);
    await page.until(() => page.closed !== null || page.steps.length > 0);
    return page.closed;
  };
  expect(await closedFrom('2001:db8:1:2::1')).toBeNull();
  expect(await closedFrom('2001:db8:1:2:ffff::2')).toBeNull();
  expect(await closedFrom('2001:db8:1:2::3')).toBe(1013);
  expect(await closedFrom('2001:db8:1:3::1')).toBeNull();
});

test('who goes on sending too fast is let go', async () => {
  const { ada, id } = await twoAtTable(url);
  const page = ada.open(id);
  await page.join();
  for (let n = 0; n < 300; n++) await page.say('{');
  await page.until(() => page.closed !== null);
  expect(page.closed).toBe(1008);
});

test('of somebody who is let go nothing more is read', async () => {
  const { ada, id } = await twoAtTable(url);
  const taken = once(app.server, 'connection') as Promise<[Socket]>;
  const page = ada.open(id);
  const [wire] = await taken;
  await page.until(() => page.heard.length > 0);
  const nonsense = `{"is":"${'x'.repeat(3000)}`;
  for (let n = 0; n < 10_000; n++) page.socket.send(nonsense);
  await once(wire, 'close');
  await page.until(() => page.closed !== null);
  expect(page.closed).toBe(1008);
  // Of thirty million bytes only those until then, and what had arrived together with them.
  expect(wire.bytesRead).toBeGreaterThan(100 * nonsense.length);
  expect(wire.bytesRead).toBeLessThan(1000 * nonsense.length);
});

test('who goes on sending too fast is let go, also who pauses in between', async () => {
  const limits = { ...usualLimits, messages: { burst: 1, perSecond: 200 } };
  const { app: strict } = await openHouse({ config: { limits } });
  const { ada, id } = await twoAtTable(await listening(strict));
  const page = ada.open(id);
  const passed = (): number => page.heard.filter((one) => one.is === 'refused' && one.why === 'bad-message').length;
  const answers = (): number => page.heard.filter(({ is }) => is === 'refused').length;
  for (let round = 0; round < 30 && page.closed === null; round++) {
    const [before, heard] = [passed(), answers()];
    for (let n = 0; n < 20; n++) await page.say('{');
    await page.until(() => page.closed !== null || answers() >= heard + 20);
    while (page.closed === null && passed() === before) {
      const known = answers();
      await page.say('{');
      await page.until(() => page.closed !== null || answers() > known);
    }
  }
  expect(page.closed).toBe(1008);
  await strict.close();
});

test('pages of one address share what is borne of nonsense: who comes back has no more of it', async () => {
  const limits = { ...usualLimits, nonsense: { burst: 5, perSecond: 0 } };
  const { app: strict } = await openHouse({ config: { limits } });
  const { ada, bob, id } = await twoAtTable(await listening(strict));
  const first = ada.open(id);
  for (let n = 0; n < 5; n++) await first.say('{');
  await first.until(() => first.heard.filter(({ is }) => is === 'refused').length === 5);
  const second = bob.open(id);
  await second.say('{');
  expect(await second.until(() => second.closed)).toBe(1008);
  // Whoever makes sense is not disturbed.
  await first.say({ is: 'say', key: 'some-sense', text: 'hello' });
  expect(await first.answerTo('some-sense')).toMatchObject({ is: 'done' });
  await strict.close();
});

test('who sends signs of life that nobody asked for is let go: each has to be answered, and would be kept for who does not read', async () => {
  const { ada, id } = await twoAtTable(url);
  const page = ada.open(id);
  await page.join();
  for (let n = 0; n < 50; n++) page.socket.ping();
  expect(await page.until(() => page.closed)).toBe(1006);
});

test('pages of one address that ask again and again how things stand wait, and play on meanwhile', async () => {
  const { app: strict } = await openHouse({
    config: { limits: { ...usualLimits, joins: { burst: 1, perSecond: 0 } } },
  });
  const { ada, bob, id } = await twoAtTable(await listening(strict));
  const went = (page: Page): number => page.heard.filter(({ is }) => is === 'went').length;
  const a = ada.open(id);
  for (const n of [1, 2]) {
    await a.say({ is: 'join', known: 0 });
    await a.until(() => went(a) === n);
  }
  await a.say({ is: 'join', known: 0 });
  await a.say({ is: 'say', key: 'third-join', text: 'hello' });
  expect(await a.answerTo('third-join')).toMatchObject({ is: 'done' });
  expect(went(a)).toBe(2);
  // Whoever comes anew is told at once.
  const b = bob.open(id);
  await b.say({ is: 'join', known: null });
  await b.until(() => b.steps.length > 0);
  await strict.close();
});
