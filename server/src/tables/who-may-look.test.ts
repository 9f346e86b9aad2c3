/** A real server: every way to a table asks the same question. */
import { expect, test } from 'vitest';
import { Person } from '../testing/page.ts';
import { servedForEach } from '../testing/served.ts';

const ENTROPY = '00112233445566778899aabbccddeeff';
const WORD = 'most-w-arnhem';

const house = servedForEach();

async function running(access: 'public' | 'link' | 'password') {
  const [ada, bob] = [await new Person(house.url).named('Ada'), await new Person(house.url).named('Bob')];
  const chairs = [{ is: 'me' }, { is: 'open' }];
  const table = { game: 'operation-most-iii', options: {}, chairs, drawn: false, access, pace: { is: 'none' } };
  const word = access === 'password' ? { password: WORD } : {};
  const opened = await ada.ask('POST', '/api/tables', { ...table, ...word });
  const { id, invite } = opened.body as { id: string; invite: string };
  await bob.ask('POST', `/api/tables/${id}/sit`, { seat: null, invite, ...word });
  for (const one of [ada, bob]) await one.ask('POST', `/api/tables/${id}/ready`, { ready: true, entropy: ENTROPY });
  return { ada, bob, id, invite };
}

/** What each way to the table says to somebody: its info, the course, the record, and whether the socket speaks. */
async function ways(who: Person, id: string, query: string): Promise<unknown[]> {
  const status = async (path: string) => (await who.ask('GET', `/api/tables/${id}${path}${query}`)).status;
  const page = who.open(`${id}${query}`);
  await page.say({ is: 'join', known: null });
  const spoke = await page.until(() => page.closed ?? page.steps.length);
  page.socket.terminate();
  return [await status(''), await status('/course'), await status('/record'), spoke];
}

const INSIDE = [200, 200, 200, 1];
const AT_THE_DOOR = [200, 403, 403, 1008];
const OUTSIDE = [404, 404, 404, 1008];

test('a public table is open to everybody, a table by link to those with the link', async () => {
  const nobody = new Person(house.url);
  const open = await running('public');
  expect(await ways(nobody, open.id, '')).toEqual(INSIDE);
  const byLink = await running('link');
  expect(await ways(nobody, byLink.id, '')).toEqual(OUTSIDE);
  expect(await ways(nobody, byLink.id, `?invite=${byLink.invite}`)).toEqual(INSIDE);
  expect(await ways(nobody, byLink.id, '?invite=another')).toEqual(OUTSIDE);
});

test('a running table with a password opens to those who sit there or have given it, not to the link alone', async () => {
  const { ada, bob, id, invite } = await running('password');
  const query = `?invite=${invite}`;
  const eve = await new Person(house.url).named('Eve');
  for (const who of [new Person(house.url), eve]) {
    expect(await ways(who, id, '')).toEqual(OUTSIDE);
    expect(await ways(who, id, query)).toEqual(AT_THE_DOOR);
  }
  for (const who of [ada, bob]) expect(await ways(who, id, '')).toEqual(INSIDE);
  const enter = (body: object) => eve.ask('POST', `/api/tables/${id}/enter`, body);
  expect(await enter({ password: WORD })).toEqual({ status: 404, body: { error: 'no-such-table' } });
  expect(await enter({ invite })).toEqual({ status: 403, body: { error: 'needs-password' } });
  expect(await enter({ invite, password: 'most-w-remagen' })).toEqual({
    status: 403,
    body: { error: 'wrong-password' },
  });
  expect(await ways(eve, id, query)).toEqual(AT_THE_DOOR);
  expect((await enter({ invite, password: WORD })).status).toBe(200);
  // Once is enough, and it was said by Eve alone.
  expect(await ways(eve, id, '')).toEqual(INSIDE);
  expect(await ways(new Person(house.url), id, query)).toEqual(AT_THE_DOOR);
});

test('who has given the password and gets up may still look on', async () => {
  const { bob, id } = await running('password');
  expect((await bob.ask('POST', `/api/tables/${id}/stand`)).status).toBe(200);
  expect(await ways(bob, id, '')).toEqual(INSIDE);
});

test('no table but a public one is in the lobby', async () => {
  const ada = await new Person(house.url).named('Ada');
  const chairs = [{ is: 'me' }, { is: 'open' }];
  const wanted = {
    game: 'operation-most-iii',
    options: {},
    chairs,
    drawn: false,
    pace: { is: 'none' },
    password: WORD,
  };
  const ids = [];
  for (const access of ['public', 'link', 'password'])
    ids.push(((await ada.ask('POST', '/api/tables', { ...wanted, access })).body as { id: string }).id);
  const { open } = (await new Person(house.url).ask('GET', '/api/lobby')).body as { open: { id: string }[] };
  expect(open.map(({ id }) => id)).toEqual(ids.slice(0, 1));
});
