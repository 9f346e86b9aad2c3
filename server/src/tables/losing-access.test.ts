/** Real sockets, on one SQLite node and between two nodes on PostgreSQL: a person who loses access to a table gets nothing more of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { hashPassword } from '../people/passwords.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import { listening, openHouse } from '../testing/open-house.ts';
import { type Page, Person } from '../testing/page.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const WORD = 'most-w-arnhem';
let said = 0;
/** A line that nobody has said before. */
const secret = (): string => `Only for those who may hear it: ${++said}.`;

const tablesOf = ({ heard }: Page) => heard.flatMap((one) => (one.is === 'table' ? [one.table] : []));

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let postgres: TestPostgres | null = null;
  let store: Store;
  const apps: App[] = [];
  /** Ada acts at the first address, the others listen at the second. */
  let [here, there] = ['', ''];

  beforeAll(async () => {
    postgres = kind === 'postgres' ? await startPostgres() : null;
    const url = await postgres?.database();
    const open = async (): Promise<string> => {
      const opened = await openHouse(url === undefined ? {} : { store: await openPostgres(url) });
      apps.push(opened.app);
      store = opened.store;
      return listening(opened.app);
    };
    here = await open();
    there = postgres ? await open() : here;
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await postgres?.stop();
  });

  /** The same browser, at the other node. */
  const atOther = (person: Person): Person => Object.assign(new Person(there), { cookie: person.cookie });

  async function opened(terms: object = { access: 'link' }, game = 'operation-most-iii') {
    const [ada, bob] = [await new Person(here).named('Ada'), await new Person(here).named('Bob')];
    const chairs = [{ is: 'me' }, { is: 'open' }];
    const table = { game, options: {}, chairs, drawn: false, pace: { is: 'none' }, ...terms };
    const { id, invite } = (await ada.ask('POST', '/api/tables', table)).body as { id: string; invite: string };
    const word = 'password' in terms ? { password: WORD } : {};
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, { seat: null, invite, ...word })).status).toBe(200);
    const begin = async (): Promise<void> => {
      for (const one of [ada, bob]) await one.ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
    };
    return { ada, bob, id, invite, begin };
  }
  /** An open page that has joined and was told how the table is. */
  async function listens(person: Person, table: string): Promise<Page> {
    const page = atOther(person).open(table);
    await page.say({ is: 'join', known: null });
    await page.until(() => page.heard.some(({ is }) => is === 'table'));
    return page;
  }
  /** Ada speaks and the table goes on; then the page is closed and has heard nothing of it. */
  async function hearsNothing(page: Page, ada: Person, id: string): Promise<void> {
    const own = ada.open(id);
    const text = secret();
    const key = `ada-tells-secret-${said}`;
    await own.say({ is: 'join', known: null });
    await own.say({ is: 'say', key, text });
    expect(await own.answerTo(key)).toMatchObject({ is: 'done' });
    expect(await page.until(() => page.closed)).toBe(1008);
    expect(JSON.stringify(page.heard)).not.toContain(text);
    own.socket.terminate();
  }

  test('a person removed by the host from a table by link', async () => {
    const { ada, bob, id } = await opened();
    const page = await listens(bob, id);
    expect((await ada.ask('POST', `/api/tables/${id}/free`, { seat: 1 })).status).toBe(200);
    await hearsNothing(page, ada, id);
  });

  test.each([false, true])('a person who got up, in a running game: %s', async (running) => {
    const { ada, bob, id, begin } = await opened();
    if (running) await begin();
    const page = await listens(bob, id);
    expect((await bob.ask('POST', `/api/tables/${id}/stand`)).status).toBe(200);
    await hearsNothing(page, ada, id);
  });

  test('a person with the link, and one who gave the password, may stay and watch', async () => {
    const byLink = await opened();
    const page = await listens(byLink.bob, `${byLink.id}?invite=${byLink.invite}`);
    await byLink.bob.ask('POST', `/api/tables/${byLink.id}/stand`);
    const admitted = await opened({ access: 'password', password: WORD });
    const other = await listens(admitted.bob, admitted.id);
    await admitted.bob.ask('POST', `/api/tables/${admitted.id}/stand`);
    for (const [one, { ada, id }] of [
      [page, byLink],
      [other, admitted],
    ] as const) {
      const own = ada.open(id);
      const text = secret();
      await own.say({ is: 'say', key: 'ada-speaks-to-all', text });
      await one.until(() => JSON.stringify(one.heard).includes(text));
      expect(one.closed).toBeNull();
      for (const { socket } of [own, one]) socket.terminate();
    }
  });

  test('a spectator of a public table that becomes private', async () => {
    const { ada, id } = await opened({ access: 'public' });
    const page = await listens(new Person(there), id);
    await store.db.updateTable('tables').set({ access: 'link' }).where('id', '=', id).execute();
    await ada.ask('POST', `/api/tables/${id}/free`, { seat: 1 });
    await hearsNothing(page, ada, id);
  });

  test('a spectator by link, when a password is set; one who gave it, when it changes', async () => {
    const { ada, id, invite } = await opened();
    const page = await listens(new Person(there), `${id}?invite=${invite}`);
    const change = { access: 'password' as const, password: await hashPassword(WORD, '') };
    await store.db.updateTable('tables').set(change).where('id', '=', id).execute();
    await ada.ask('POST', `/api/tables/${id}/free`, { seat: 1 });
    await hearsNothing(page, ada, id);
    const eve = await new Person(here).named('Eve');
    const body = { invite, password: WORD };
    expect((await eve.ask('POST', `/api/tables/${id}/enter`, body)).status).toBe(200);
    const again = await listens(eve, `${id}?invite=${invite}`);
    await store.db.deleteFrom('admitted').where('match', '=', id).execute();
    await store.db
      .updateTable('tables')
      .set({ password: await hashPassword('most-w-remagen', '') })
      .where('id', '=', id)
      .execute();
    await ada.ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
    await hearsNothing(again, ada, id);
  });

  test('a person replaced with a bot by the others', async () => {
    const { ada, bob, id, begin } = await opened({ access: 'link' }, 'niepodlegla');
    await begin();
    const page = await listens(bob, id);
    await store.db.updateTable('chairs').set({ late: 1 }).where('match', '=', id).where('seat', '=', 1).execute();
    // The row is read again with the next change of the table.
    const own = ada.open(id);
    await own.join();
    await own.say({ is: 'propose', key: 'ada-asks-a-pause', wish: { is: 'pause' } });
    await own.answerTo('ada-asks-a-pause');
    await own.say({ is: 'propose', key: 'ada-asks-a-bot', wish: { is: 'bot', seat: 1, level: 'recruit' } });
    expect(await own.answerTo('ada-asks-a-bot')).toMatchObject({ is: 'done' });
    await hearsNothing(page, ada, id);
    own.socket.terminate();
  });

  test('a person who deleted the account, signed out, or ended this session from another browser', async () => {
    const account = { login: `jan-${kind}`, password: 'long-enough-a-word' };
    const { ada, bob, id, invite } = await opened();
    await bob.ask('POST', '/api/me/password', account);
    const phone = new Person(here);
    await phone.ask('POST', '/api/login', account);
    const table = `${id}?invite=${invite}`;
    const [atDesk, atPhone] = [await listens(bob, table), await listens(phone, table)];
    const list = JSON.parse((await bob.ask('GET', '/api/sessions')).body) as { id: string; here: boolean }[];
    const other = list.find((session) => !session.here)?.id;
    expect((await bob.ask('DELETE', `/api/sessions/${other}`)).status).toBe(204);
    await hearsNothing(atPhone, ada, id);
    expect((await bob.ask('POST', '/api/logout')).status).toBe(204);
    await hearsNothing(atDesk, ada, id);
    const eve = await new Person(here).named('Eve');
    const page = await listens(eve, table);
    expect((await eve.ask('DELETE', '/api/me', {})).status).toBe(204);
    await hearsNothing(page, ada, id);
  });

  test('a page that connected before and joins after it lost access', async () => {
    const { ada, bob, id } = await opened();
    const page = atOther(bob).open(id);
    await page.until(() => page.heard.some(({ is }) => is === 'hello'));
    await ada.ask('POST', `/api/tables/${id}/free`, { seat: 1 });
    // The other node has read the row when Ada hears of it there.
    const own = await listens(ada, id);
    await own.until(() => tablesOf(own).some(({ chairs }) => chairs[1]?.who === null));
    await page.say({ is: 'join', known: null });
    expect(await page.until(() => page.closed)).toBe(1008);
    expect(page.heard.map(({ is }) => is)).toEqual(['hello']);
    own.socket.terminate();
  });

  test('a person who lost access is not present any more', async () => {
    const { ada, bob, id, invite } = await opened();
    const own = await listens(ada, `${id}?invite=${invite}`);
    const page = await listens(bob, id);
    await own.until(() => tablesOf(own).some(({ chairs }) => chairs[1]?.who?.is === 'person' && chairs[1].who.here));
    await bob.ask('POST', `/api/tables/${id}/stand`);
    await page.until(() => page.closed);
    const last = await own.until(() => tablesOf(own).findLast(({ chairs }) => chairs[1]?.who === null));
    expect(last.watching).toBe(0);
    own.socket.terminate();
  });
});
