/** Bots beside people online, over real sockets and with bots that really think: they ask, people answer, and nothing that belongs to all is spent without a yes. */
import { diceKey, fastStream, Match, moveParts, writeRecord } from '@sztab/kernel';
import type { PartnerInfo } from '@sztab/protocol';
import { takeGame } from '@sztab/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Page, Person, twoAtTable } from '../testing/page.ts';

const apps: App[] = [];
let store: Store;
let url: string;
/** A house of its own beside the others, over the same store. */
const serve = async (): Promise<string> => {
  const { app } = await openHouse({ store });
  apps.push(app);
  return await listening(app);
};
beforeAll(async () => {
  store = await openSqlite(':memory:');
  url = await serve();
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

let keys = 0;
const key = (): string => `partners-${++keys}-key`;

async function entriesOf(id: string): Promise<readonly { seat: number; move: string; person: string | null }[]> {
  return store.db
    .selectFrom('entries')
    .select(['seat', 'move', 'person'])
    .where('match', '=', id)
    .orderBy('seq')
    .execute();
}

const { game, brain } = await takeGame('niepodlegla');
const PLANNING = { free: new Set<string>(), portions: [], second: false, was: null, declined: () => false };

/** A match as Ada has begun it at home: nothing is planned yet, or the dice of its first struggle lie there. */
function record(planned: boolean, consent: string): string {
  const match = new Match(game, { players: 3, seed: diceKey('partners 8', []), options: { consent } });
  const s = game.imagine(match.look('public').view, fastStream(1));
  if (planned)
    for (const move of [...(brain.partner?.commonWish(s, PLANNING)?.moves ?? []), 'commitPlan']) match.play(0, move);
  for (const seat of [1, 2])
    if (match.asks().some((ask) => ask.seat === seat && ask.moves.includes('agree'))) match.play(seat, 'agree');
  return writeRecord(match.record());
}

/** Ada and Bob with a bot between them. */
async function opened(planned: boolean, consent = 'open') {
  const [ada, bob] = [await new Person(url).named('Ada'), await new Person(url).named('Bob')];
  const chairs = [{ is: 'me' }, { is: 'bot', level: 'recruit' }, { is: 'open' }];
  const wanted = { record: record(planned, consent), chairs, access: 'link', pace: { is: 'none' } };
  const { id, invite } = (await ada.ask('POST', '/api/tables/bring', wanted)).body as { id: string; invite: string };
  await bob.ask('POST', `/api/tables/${id}/sit`, { seat: null, invite });
  const entropy = '00112233445566778899aabbccddeeff';
  for (const person of [ada, bob]) await person.ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy });
  return { ada, bob, id, invite };
}

async function joined(person: Person, table: string): Promise<Page> {
  const page = person.open(table);
  await page.join();
  return page;
}

/** What the bots say now, as this page was told it. */
const told = (page: Page): PartnerInfo | undefined =>
  page.heard.flatMap((one) => (one.is === 'table' && one.table.partner ? [one.table.partner] : [])).at(-1);
const offered = (page: Page): NonNullable<PartnerInfo['offer']> | undefined => {
  const offer = told(page)?.offer;
  return offer?.version === page.seq ? offer : undefined;
};

async function asks(page: Page, request: object): Promise<string> {
  const sent = { ...request, key: key() };
  await page.say(sent as never);
  const answer = await page.answerTo(sent.key);
  return answer.is === 'refused' ? answer.why : answer.is;
}
const answers = (page: Page, offer: number, answer: string) => asks(page, { is: 'answer', offer, answer });

const spends = (move: string): boolean => ['reroll', 'passDie', 'passToken'].includes(moveParts(move).verb);
const moraleAt = (page: Page): number => (page.steps.at(-1)?.view as { morale?: number } | undefined)?.morale ?? -1;

test('a plan is proposed to all who are there, and laid down by whoever says yes', async () => {
  const { ada, bob, id, invite } = await opened(false);
  const page = await joined(ada, id);
  const plan = await page.until(() => offered(page));
  expect(plan).toMatchObject({ by: 1, to: [0], common: true });
  const looking = await joined(await new Person(url).named('Eve'), `${id}?invite=${invite}`);
  // Who looks on hears it, and has no say; nor is another offer than this one answered.
  expect((await looking.until(() => offered(looking))).moves).toEqual(plan.moves);
  expect(await answers(looking, plan.id, 'yes')).toBe('not-seated');
  expect(await answers(page, plan.id + 7, 'yes')).toBe('stale');
  // A piece of it is to be left alone: all of it is planned again.
  const [piece] = plan.layout?.pieces.filter(({ seat }) => seat !== null) ?? [];
  const favour = { is: 'free', things: [piece?.thing] };
  expect(await asks(page, { is: 'favour', bot: 2, favour })).toBe('not-offered');
  expect(await asks(page, { is: 'favour', bot: 1, favour })).toBe('done');
  const other = await joined(bob, id);
  const next = await other.until(() => {
    const offer = offered(other);
    return offer?.to.includes(2) && offer.layout?.free.includes(piece?.thing ?? '') && offer;
  });
  expect(next.layout?.pieces.find(({ thing }) => thing === piece?.thing)?.seat).toBeNull();
  expect(await entriesOf(id)).toEqual([]);
  // Bob came after it was made, and may answer as well as Ada.
  expect(await answers(other, next.id, 'yes')).toBe('done');
  await page.until(() => page.seq >= next.moves.length);
  const laid = await entriesOf(id);
  expect(laid.map(({ seat, move }) => [seat, move])).toEqual(next.moves.map((move) => [2, move]));
  expect(new Set(laid.map(({ person }) => person)).has(null)).toBe(false);
}, 180_000);

test('a throw is asked for and nothing is spent before a yes; the question outlives everybody, and any node takes the answer', async () => {
  const { ada, id } = await opened(true);
  const page = await joined(ada, id);
  const offer = await page.until(() => offered(page));
  expect(offer).toMatchObject({ by: 1, to: [0], common: false, level: 'ask' });
  expect(offer.moves.some(spends)).toBe(true);
  const before = await entriesOf(id);
  const morale = moraleAt(page);
  expect(await answers(page, offer.id, 'no')).toBe('done');
  expect(await answers(page, offer.id, 'yes')).toBe('stale');
  // An order against that is carried out: it comes back as an offer with its price.
  const dice = offer.moves.flatMap((move) => (move.startsWith('selectDie') ? moveParts(move).args : []));
  expect(await asks(page, { is: 'favour', bot: 1, favour: { is: 'throw', things: dice } })).toBe('done');
  const ordered = await page.until(() => offered(page)?.asked && offered(page));
  expect(ordered.price.length).toBeGreaterThan(1);
  expect(await entriesOf(id)).toEqual(before);
  expect(moraleAt(page)).toBe(morale);
  // Everybody goes; at another node, which knows nothing but the store, the question is still there.
  page.socket.terminate();
  const again = new Person(await serve());
  again.cookie = ada.cookie;
  const back = await joined(again, id);
  expect((await back.until(() => offered(back))).id).toBe(ordered.id);
  expect(await answers(back, ordered.id, 'yes')).toBe('done');
  await back.until(() => back.seq >= before.length + ordered.moves.length);
  const thrown = (await entriesOf(id)).slice(before.length);
  expect(thrown.map(({ seat, move }) => [seat, move])).toEqual(ordered.moves.map((move) => [1, move]));
  expect(new Set(thrown.map(({ person }) => person))).toEqual(new Set([null]));
}, 180_000);

test('a yes waits for whoever is there and decides, then whoever said it may go on without them; never before, and never by itself', async () => {
  const { ada, bob, id } = await opened(true, 'motion');
  const pages = { 0: await joined(ada, id), 2: await joined(bob, id) };
  // Whose yes is enough by itself says nothing here.
  const s = game.imagine(pages[0].steps.at(-1)?.view as never, fastStream(1));
  const [own, silent] = brain.partner?.whoAgrees(s, [0, 2]) === 2 ? ([0, 2] as const) : ([2, 0] as const);
  const [page, other] = [pages[own], pages[silent]];
  const offer = await page.until(() => offered(page));
  await page.until(() => offered(page)?.to.length === 2);
  const before = await entriesOf(id);
  expect(await answers(page, offer.id, 'yes')).toBe('done');
  await other.until(() => told(other)?.yes.includes(own));
  // Too early: it stands, and nothing is played.
  expect(await answers(page, offer.id, 'yes')).toBe('done');
  expect(told(page)).toMatchObject({ offer: { id: offer.id }, yes: [own] });
  expect(await entriesOf(id)).toEqual(before);
  // Twenty seconds later, by the clock of the table.
  const row = await store.db.selectFrom('partners').select('kept').where('match', '=', id).executeTakeFirstOrThrow();
  const kept = JSON.parse(row.kept) as { heldSince: number };
  const earlier = JSON.stringify({ ...kept, heldSince: kept.heldSince - 20_000 });
  await store.db.updateTable('partners').set({ kept: earlier }).where('match', '=', id).execute();
  expect(await answers(page, offer.id, 'yes')).toBe('done');
  await page.until(() => page.seq >= before.length + offer.moves.length);
  const thrown = (await entriesOf(id)).slice(before.length, before.length + offer.moves.length);
  expect(thrown.map(({ seat, move }) => [seat, move])).toEqual(offer.moves.map((move) => [1, move]));
}, 180_000);

test('the strictest manner of those who are there holds; a table of people alone has nobody to speak to', async () => {
  const { ada, id } = await opened(true);
  const page = await joined(ada, id);
  await page.until(() => offered(page));
  expect(await asks(page, { is: 'manner', manner: 'leave' })).toBe('done');
  const told = await page.until(() =>
    page.heard.findLast((one) => one.is === 'table' && one.table.partner?.manners[0]),
  );
  expect(told).toMatchObject({ table: { partner: { manners: ['leave', null, null] } } });
  const { ada: one, id: alone } = await twoAtTable(url, 'niepodlegla', {});
  const quiet = await joined(one, alone);
  expect(await answers(quiet, 1, 'yes')).toBe('not-offered');
}, 180_000);
