/** Every route and the socket answer a person outside a private table as if there were no such table. */
import { PATH, pathTo } from '@sztab/protocol';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../house.ts';
import { usualLimits } from '../limits.ts';
import type { Store } from '../store/store.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Answer, Visitor } from '../testing/visitor.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const WORD = 'most-w-arnhem';
/** As long as an id of ours. */
const NOWHERE = 'nowhere-1234';

const OF_A_TABLE = Object.entries(PATH).filter(
  ([name, path]) => path.startsWith('/api/tables/:id') && name !== 'socket',
);
const BODIES: Readonly<Record<string, object>> = {
  enter: { password: WORD },
  sit: { seat: null, password: WORD },
  ready: { ready: true, entropy: ENTROPY },
  bot: { seat: 1, level: 'officer' },
  free: { seat: 1 },
};
const READ = ['table', 'invite', 'course', 'record', 'log'];

let app: App;
let store: Store;
let url: string;
let host: Visitor;
let stranger: Visitor;
const tables: Record<string, string> = {};

beforeAll(async () => {
  const endless = { max: 1e9, seconds: 60 };
  const limits = { ...usualLimits, requests: endless, openings: endless, guestTables: 50, tables: 50 };
  ({ app, store } = await openHouse({ config: { limits } }));
  [host, stranger] = [new Visitor(app), new Visitor(app)];
  const friend = new Visitor(app);
  for (const one of [host, stranger, friend]) await one.post('/api/guest', { name: 'Ada', language: 'en' });
  const chairs = [{ is: 'me' }, { is: 'open' }];
  const wanted = { game: 'operation-most-iii', options: {}, chairs, drawn: false, pace: { is: 'none' } };
  for (const access of ['link', 'password'])
    for (const state of ['gathering', 'playing', 'unreadable', 'abandoned']) {
      const word = access === 'password' ? { password: WORD } : {};
      const { id, invite } = (await host.post('/api/tables', { ...wanted, access, ...word })).body;
      tables[`${state}, ${access}`] = id;
      if (state === 'gathering') continue;
      await friend.post(`/api/tables/${id}/sit`, { seat: null, invite, ...word });
      for (const one of [host, friend]) await one.post(`/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
      if (state === 'playing') continue;
      const change = state === 'unreadable' ? { header: 'nonsense' } : { state: 'abandoned' as const };
      await store.db.updateTable('tables').set(change).where('id', '=', id).execute();
    }
  // A server that has none of them in memory yet, as after a start.
  ({ app } = await openHouse({ store, config: { limits } }));
  url = await listening(app);
  const [again, same] = [new Visitor(app), new Visitor(app)];
  again.borrowCookies(host);
  same.borrowCookies(stranger);
  [host, stranger] = [again, same];
});
afterAll(() => app.close());

/** An answer without its date, and with `ID` for the id that was asked for. */
function told({ status, headers, body }: Answer, id: string): unknown {
  const { date: _, ...rest } = headers;
  return JSON.parse(JSON.stringify({ status, headers: rest, body }).replaceAll(id, 'ID'));
}

const KINDS = ['gathering', 'playing', 'unreadable', 'abandoned'].flatMap((state) => [
  `${state}, link`,
  `${state}, password`,
]);

describe.each(OF_A_TABLE)('%s', (name, path) => {
  test.each(KINDS)('a table that is %s answers as no table', async (kind) => {
    const id = tables[kind] as string;
    for (const who of [new Visitor(app), stranger])
      for (const query of ['', '?invite=wrong', '?invite=----------------------']) {
        const ask = async (one: string) =>
          told(
            READ.includes(name)
              ? await who.get(pathTo(path, one) + query)
              : await who.post(pathTo(path, one) + query, BODIES[name] ?? {}),
            one,
          );
        expect(await ask(id)).toEqual(await ask(NOWHERE));
      }
  });
});

test.each(KINDS)('the socket of a table that is %s answers as that of no table', async (kind) => {
  const through = async (id: string): Promise<unknown[]> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket`, { headers: { origin: url } });
    const heard: unknown[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    return new Promise((resolve) => socket.on('close', (code, why) => resolve([code, String(why), ...heard])));
  };
  expect(await through(tables[kind] as string)).toEqual(await through(NOWHERE));
});

describe('as many queries as for no table', () => {
  let counted: App;
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  beforeAll(async () => {
    const db = store.db.withPlugin(counting);
    const limits = { ...usualLimits, requests: { max: 1e9, seconds: 60 } };
    ({ app: counted } = await openHouse({ store: Object.create(store, { db: { value: db } }), config: { limits } }));
  });

  test.each(OF_A_TABLE)('%s', async (name, path) => {
    const who = new Visitor(counted);
    who.borrowCookies(stranger);
    const asked = async (id: string): Promise<number> => {
      queries = 0;
      const at = pathTo(path, id);
      await (READ.includes(name) ? who.get(at) : who.post(at, BODIES[name] ?? {}));
      return queries;
    };
    const none = await asked(NOWHERE);
    expect(none).toBeGreaterThan(0);
    for (const kind of KINDS) expect(await asked(tables[kind] as string), kind).toBe(none);
  });
});

test('the host still reads what is wrong with the table', async () => {
  const id = tables['unreadable, link'] as string;
  expect((await host.get(`/api/tables/${id}`)).body).toMatchObject({ stuck: 'unreadable' });
  expect((await host.get(`/api/tables/${id}/course`)).body).toEqual({ error: 'unreadable' });
});
