/**
 * The rule of the house: whatever a request or a message contains, it holds the main thread for no more than 50 ms in one go. The largest good
 * form and many bad ones of everything that can be sent go to a real server in a process of its own. CPU time of its main thread is counted, so
 * that a busy machine changes nothing, and the least of three times, so that neither does a thread that collects garbage.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Ask, below, fastStream, type Game, Match, type Seat, writeRecord } from '@sztab/kernel';
import { fromClient } from '@sztab/protocol';
import { takeGame } from '@sztab/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from './store/sqlite.ts';
import { Person } from './testing/page.ts';
import { entryRow, NOW, personRow, tableRow } from './testing/rows.ts';

const BOUND = 50;
const TRIES = 3;
// Node 20 knows no TypeScript: a process runs what is built.
const SERVER = fileURLToPath(new URL('../dist/testing/watched-server.js', import.meta.url));
const COOKIE = 'a'.repeat(43);
const SEED = '7'.repeat(64);

let folder: string;
let server: ChildProcess;
let zofia: Person;
let record: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sztab-held-'));
  const database = join(folder, 'sztab.db');
  await fill(database);
  server = fork(SERVER, [database], { execArgv: [] });
  const [url] = (await once(server, 'message')) as [string];
  zofia = new Person(url.replace('localhost', '127.0.0.1'));
  zofia.cookie = `sztab=${COOKIE}`;
});
afterAll(async () => {
  server.disconnect();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
});

type Line = { seat: Seat; move: string }[];

/** A game that takes its time: where a choice can be taken back, it often is. */
function longMatch(game: Game, most: number): { header: Match['header']; line: Line; over: boolean } {
  const dice = fastStream(1944);
  const match = new Match(game, { players: game.players[1], seed: SEED });
  while (match.seq < most && !match.outcome) {
    const asked = match.asks();
    const { seat, moves } = (asked.find(({ optional }) => !optional) ?? asked[0]) as Ask;
    const back = moves.filter((move) => game.takesBack?.(move));
    const list = back.length > 0 && below(dice, 16) > 0 ? back : moves;
    match.play(seat, list[below(dice, list.length)] as string, match.seq, asked);
  }
  const line = match.moves.map(({ seat, move }) => ({ seat, move }));
  // Only who wants it to its end gets its last move.
  const over = most === Infinity;
  return { header: match.header, line: over ? line : line.slice(0, -1), over };
}

/** Zofia's long life here: a long table, a finished one, thirty thousand moves, a thousand tables of others, hundreds of results, a lot of talk. */
async function fill(database: string): Promise<void> {
  const store = await openSqlite(database);
  const { db } = store;
  const insert = async (
    table: 'tables' | 'chairs' | 'entries' | 'eyes' | 'talk' | 'results' | 'sessions',
    rows: object[],
  ) => {
    for (let i = 0; i < rows.length; i += 500)
      await db
        .insertInto(table)
        .values(rows.slice(i, i + 500) as never)
        .execute();
  };
  await db
    .insertInto('people')
    .values([personRow('zofia-id', { name: 'Zofia' }), personRow('jan-id', { name: 'Jan' })])
    .execute();
  const token = createHash('sha256').update(COOKIE).digest('hex');
  const session = { person: 'zofia-id', began: Date.now(), seen: Date.now(), agent: 'x'.repeat(200) };
  const others = Array.from({ length: 200 }, (_, i) => ({ ...session, token: `${i}`.padStart(64, '0') }));
  await insert('sessions', [{ ...session, token }, ...others]);

  const put = async (id: string, { game }: { game: Game }, most: number, change: object = {}) =>
    putMatch(id, game, longMatch(game, most), change);
  const putMatch = async (
    id: string,
    game: Game,
    { header, line, over }: ReturnType<typeof longMatch>,
    change: object = {},
    bot: string | null = null,
  ) => {
    const { seed, ...rest } = header;
    const state = over ? 'over' : 'playing';
    const shown = {
      game: game.id,
      rules: game.edition,
      options: JSON.stringify(header.options),
      pace: '{"is":"none"}',
    };
    const stored = JSON.stringify({ ...rest, seed: null });
    const row = tableRow(id, {
      ...shown,
      seed: seed as string,
      state,
      header: stored,
      seq: line.length,
      host: 'jan-id',
      ...change,
    });
    await insert('tables', [row]);
    const chairs = header.seats.map((_, seat) => {
      const person = seat === 0 ? 'zofia-id' : seat === 1 && !bot ? 'jan-id' : null;
      return { match: id, seat, person, bot: person ? null : bot, ready: 1, late: 0, entropy: null };
    });
    await insert('chairs', chairs);
    await insert(
      'entries',
      line.map(({ seat, move }, seq) => entryRow(id, seq, { seat, move })),
    );
    return { game, header, line };
  };
  const long = await put('long-table', await takeGame('niepodlegla'), 6000);
  await put('over-table', await takeGame('first-to-fight'), Infinity);
  await put('other-table', await takeGame('general-orders'), 100);
  await insert(
    'talk',
    Array.from({ length: 1000 }, (_, n) => {
      return { match: 'long-table', n, at: NOW, person: 'jan-id', seat: 1, text: 'ż'.repeat(500) };
    }),
  );
  const { header, line, game } = long;
  await putMatch('bots-table', game, { header, line, over: false }, {}, 'recruit');
  const open = { game: game.id, rules: game.edition, options: JSON.stringify(header.options), pace: '{"is":"none"}' };
  // In the list is only what somebody saw to lately.
  const gathering = { state: 'gathering' as const, header: null, asked: '[]', changed: Date.now() };
  const ids = Array.from({ length: 1000 }, (_, i) => `table-${i}`);
  await insert(
    'tables',
    ids.map((id) => tableRow(id, { ...open, ...gathering, host: 'jan-id' })),
  );
  const chairsOf = (match: string) =>
    header.seats.map((_, seat) => ({
      match,
      seat,
      person: seat === 0 ? 'jan-id' : null,
      bot: null,
      ready: 0,
      late: 0,
      entropy: null,
    }));
  await insert('chairs', ids.flatMap(chairsOf));
  const played = Array.from({ length: 200 }, (_, i) => `played-${i}`);
  await insert(
    'tables',
    played.map((id) => tableRow(id, { ...open, state: 'over', header: null, asked: '[]', host: 'jan-id' })),
  );
  await insert(
    'eyes',
    played.map((match) => ({ match, seat: 0, person: 'zofia-id', began: 1, left: null })),
  );
  await insert(
    'entries',
    played.flatMap((id) => Array.from({ length: 150 }, (_, seq) => entryRow(id, seq, { seat: 0, person: 'zofia-id' }))),
  );
  await insert(
    'talk',
    Array.from({ length: 5000 }, (_, n) => {
      return { match: 'table-0', n, at: NOW, person: 'zofia-id', seat: 1, text: 'ż'.repeat(300) };
    }),
  );
  await insert(
    'results',
    Array.from({ length: 2000 }, (_, i) => {
      const one = { game: game.id, role: 'x', won: 0, at: NOW + i, mu: 25, sigma: 8 };
      return { match: `finished-${i}`, seat: 0, person: 'zofia-id', ...one };
    }),
  );
  await store.close();

  // As long as a record may be: the long match, and then to and fro.
  const to = new Match(game, { players: header.seats.length, seed: SEED });
  const log: Line = [...line];
  for (const { seat, move } of line) to.play(seat, move);
  const { seat, moves } = to.asks()[0] as Ask;
  const pair = [
    { seat, move: moves[0] as string },
    { seat, move: 'undo(1)' },
  ];
  while (log.length < 11_000) log.push(...pair);
  record = writeRecord(Match.resume(game, header, log).record());
}

interface Form {
  readonly path?: string;
  readonly body?: Record<string, unknown>;
  /** The most bytes of a body. */
  readonly most?: number;
}

const NONE = { is: 'none' };
const PERSON = 40;
const passkey = { id: 'k'.repeat(1400), rawId: 'k'.repeat(1400), type: 'public-key', clientExtensionResults: {} };
const target = {
  endpoint: `https://push.example/${'x'.repeat(970)}`,
  keys: { p256dh: 'x'.repeat(200), auth: 'x'.repeat(100) },
};
const chairs = Array.from({ length: 9 }, () => ({ is: 'open' }));
const options = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`${i}`.padStart(40, 'o'), 'v'.repeat(40)]));
const token = `?token=${'t'.repeat(200)}`;

/** Some of everything that an account takes; how much of it is tried by what is misshapen. */
const muchLearned = {
  lessons: Object.fromEntries(
    Array.from({ length: 2 }, (_, i) => [
      `game/${i}`,
      { done: false, step: 50, made: [{ seat: 3, move: 'm'.repeat(200) }] },
    ]),
  ),
  tips: ['game/tip'.padEnd(80, 't')],
  words: ['game/word'.padEnd(80, 'w')],
};

/** The largest form of every request, by its place in the list that the server gives of itself. */
const ROUTES: Readonly<Record<string, () => Form>> = {
  'POST /api/guest': () => ({ body: { name: 'ż'.repeat(PERSON), language: 'pl' } }),
  'GET /api/me': () => ({}),
  'PATCH /api/me': () => ({
    body: { name: 'ż'.repeat(PERSON), email: `${'a'.repeat(240)}@example.com`, mail: true, theme: 'dark' },
  }),
  'DELETE /api/me': () => ({ body: {} }),
  'POST /api/me/password': () => ({
    body: { login: 'z'.repeat(32), password: 'ż'.repeat(200), current: 'ż'.repeat(200) },
  }),
  'POST /api/login': () => ({ body: { login: 'z'.repeat(64), password: 'ż'.repeat(200) } }),
  'POST /api/logout': () => ({ body: {} }),
  'POST /api/me/codes': () => ({ body: {} }),
  'POST /api/recover': () => ({ body: { login: 'z'.repeat(64), code: 'c'.repeat(60), password: 'ż'.repeat(200) } }),
  'POST /api/passkeys/options': () => ({ body: {} }),
  'POST /api/passkeys/proof/options': () => ({ body: {} }),
  'GET /api/passkeys': () => ({}),
  'POST /api/passkeys': () => ({
    body: { ...passkey, response: { clientDataJSON: 'x'.repeat(4000), attestationObject: 'o'.repeat(40_000) } },
    most: 64 * 1024,
  }),
  'DELETE /api/passkeys/{id}': () => ({ path: `/api/passkeys/${'k'.repeat(1400)}` }),
  'POST /api/passkeys/login/options': () => ({ body: {} }),
  'POST /api/passkeys/login': () => ({
    body: {
      ...passkey,
      response: { clientDataJSON: 'x'.repeat(4000), authenticatorData: 'x'.repeat(4000), signature: 'x'.repeat(4000) },
    },
    most: 64 * 1024,
  }),
  'GET /api/sessions': () => ({}),
  'DELETE /api/sessions/{id}': () => ({ path: `/api/sessions/${'s'.repeat(100)}` }),
  'GET /api/people/{id}': () => ({ path: '/api/people/zofia-id' }),
  'GET /api/leaders/{game}': () => ({ path: '/api/leaders/niepodlegla' }),
  'GET /api/me/export': () => ({}),
  'POST /api/me/learned': () => ({ body: { learned: muchLearned, age: null }, most: 32 * 1024 }),
  'GET /api/push/key': () => ({}),
  'POST /api/push': () => ({ body: target }),
  'DELETE /api/push': () => ({ body: target }),
  'GET /api/mail/stop': () => ({ path: `/api/mail/stop${token}` }),
  'POST /api/mail/stop': () => ({ path: `/api/mail/stop${token}`, body: {} }),
  'GET /api/mail/confirm': () => ({ path: `/api/mail/confirm${token}` }),
  'POST /api/mail/confirm': () => ({ path: `/api/mail/confirm${token}`, body: {} }),
  'GET /api/lobby': () => ({ path: '/api/lobby?pages=20' }),
  'POST /api/tables': () => ({
    body: {
      game: 'niepodlegla',
      options,
      chairs,
      drawn: true,
      access: 'password',
      password: 'ż'.repeat(200),
      pace: NONE,
    },
  }),
  'POST /api/tables/bring': () => ({
    body: { record, chairs: chairs.slice(0, 4), access: 'link', pace: NONE },
    most: 512 * 1024,
  }),
  'GET /api/tables/{id}': () => ({ path: '/api/tables/long-table' }),
  'GET /api/tables/{id}/invite': () => ({ path: '/api/tables/long-table/invite' }),
  'POST /api/tables/{id}/enter': () => ({
    path: '/api/tables/table-1/enter',
    body: { invite: 'i'.repeat(60), password: 'ż'.repeat(200) },
  }),
  'POST /api/tables/{id}/sit': () => ({
    path: '/api/tables/table-1/sit',
    body: { seat: null, invite: 'i'.repeat(60), password: 'ż'.repeat(200) },
  }),
  'POST /api/tables/{id}/stand': () => ({ path: '/api/tables/other-table/stand', body: {} }),
  'POST /api/tables/{id}/bot': () => ({ path: '/api/tables/table-2/bot', body: { seat: 1, level: 'general' } }),
  'POST /api/tables/{id}/ready': () => ({
    path: '/api/tables/table-1/ready',
    body: { ready: true, entropy: '0'.repeat(32) },
  }),
  'POST /api/tables/{id}/again': () => ({ path: '/api/tables/over-table/again', body: {} }),
  'GET /api/tables/{id}/log': () => ({ path: '/api/tables/long-table/log' }),
  'POST /api/tables/{id}/abandon': () => ({ path: '/api/tables/other-table/abandon', body: {} }),
  'POST /api/tables/{id}/list': () => ({ path: '/api/tables/table-2/list', body: {} }),
  'POST /api/tables/{id}/free': () => ({ path: '/api/tables/table-2/free', body: { seat: 1 } }),
  'GET /api/tables/{id}/course': () => ({ path: '/api/tables/long-table/course' }),
  'GET /api/tables/{id}/record': () => ({ path: '/api/tables/over-table/record' }),
};
/** Whoever sends this is gone: only nobody does. */
const ONLY_NOBODY = ['DELETE /api/me', 'POST /api/logout'];

/** Texts that patterns, encodings and parsers stumble over. */
const SIGNS = ['x', ' ', 'a@.', '\\', '"', 'ż', '\u0000', '-'];

/** A good form with something in it that is far too long, as much as fits into a body. */
function* spoilt(body: Record<string, unknown>, most: number): Generator<string> {
  const size = (text: string): number => Buffer.byteLength(text);
  const room = most - size(JSON.stringify(body)) - 100;
  for (const [field, value] of Object.entries(body)) {
    if (typeof value === 'object' && value !== null) {
      const inner = value as Record<string, unknown>;
      for (const part of spoilt(inner, room)) yield JSON.stringify({ ...body, [field]: JSON.parse(part) });
      continue;
    }
    for (const sign of SIGNS) {
      const once = size(JSON.stringify(sign)) - 2;
      yield JSON.stringify({ ...body, [field]: sign.repeat(Math.max(1, Math.floor(room / once / sign.length))) });
    }
  }
}

/** No good form at all: deep, wide, broken off, and a byte too long. */
const MISSHAPEN = [
  (most: number) => '['.repeat(most >> 1) + ']'.repeat(most >> 1),
  (most: number) => `${'{"a":'.repeat(most / 7)}1${'}'.repeat(most / 7)}`,
  (most: number) => JSON.stringify(Object.fromEntries(Array.from({ length: most / 12 }, (_, i) => [`k${i}`, 0]))),
  (most: number) => `"${'\\u0061'.repeat((most - 2) / 6)}`,
  (most: number) => ' '.repeat(most + 1),
  (most: number) => '{"__proto__":'.repeat(most / 14),
];

async function held(act: () => Promise<void>): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < TRIES && least > BOUND; n++) {
    server.send('watch');
    await once(server, 'message');
    await act();
    server.send('enough');
    const [longest] = (await once(server, 'message')) as [number];
    least = Math.min(least, longest);
  }
  return least;
}

async function send(person: Person, method: string, path: string, body?: string): Promise<number> {
  const { status } = await fetch(person.url + path, {
    method,
    headers: { origin: person.url, cookie: person.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer;
  });
  return status;
}

test('every request that can be made has a largest form here', async () => {
  const { paths } = (await zofia.ask('GET', '/api/openapi.json')).body as { paths: Record<string, object> };
  const all = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  expect(Object.keys(ROUTES).sort()).toEqual(all.sort());
});

describe('no request holds anybody up', () => {
  test.each(Object.keys(ROUTES))('%s', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const form = (ROUTES[name] as () => Form)();
    const { body, most = 8 * 1024 } = form;
    const address = form.path ?? path;
    const person = ONLY_NOBODY.includes(name) ? new Person(zofia.url) : zofia;
    const statuses: number[] = [];
    const took = await held(async () => {
      statuses.push(await send(person, method, address, body && JSON.stringify(body)));
      for (const long of ['x'.repeat(1400), '%C5%BC'.repeat(2000), `?invite=${'-'.repeat(8000)}`])
        statuses.push(await send(person, method, `${address.replace(/\/[^/]*$/, '/')}${long}`, body && '{}'));
      if (!body) return;
      for (const text of spoilt(body, most)) statuses.push(await send(person, method, address, text));
      for (const make of MISSHAPEN) statuses.push(await send(person, method, address, make(most)));
    });
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(took).toBeLessThan(BOUND);
  });

  test.each(['/health', '/ready', '/metrics', '/api/openapi.json', '/', `/table/${'x'.repeat(8000)}`])(
    '%s',
    async (path) => {
      expect(await held(async () => void (await send(zofia, 'GET', path)))).toBeLessThan(BOUND);
    },
  );
});

/** The largest form of every message over a table's socket. */
const MESSAGES: Readonly<Record<string, Record<string, unknown>>> = {
  join: { known: null },
  move: { at: 6000, move: 'm'.repeat(200) },
  undo: { at: 6000, count: 100_000 },
  resign: { at: 1_000_000 },
  say: { text: 'ż'.repeat(500) },
  propose: { wish: { is: 'undo', count: 5999 } },
  vote: { proposal: 'p'.repeat(60), yes: true },
  answer: { offer: 1_000_000, answer: 'decide' },
  favour: {
    bot: 1,
    favour: { is: 'f'.repeat(20), things: Array(20).fill('o'.repeat(40)), portion: { seat: 9, n: 100 } },
  },
  manner: { manner: 'decide' },
};

test('every message that can be sent has a largest form here', () => {
  const all = fromClient._zod.def.options.map((one) => one._zod.def.shape.is._zod.def.values[0]);
  expect(Object.keys(MESSAGES).sort()).toEqual(all.sort());
});

/** Only where bots play on the side of people. */
const WITH_BOTS = ['answer', 'favour', 'manner'];

describe('no message holds anybody up', () => {
  test.each(Object.keys(MESSAGES))('%s', async (is) => {
    const message = { is, ...(is === 'join' ? {} : { key: 'k'.repeat(40) }), ...MESSAGES[is] };
    const took = await held(async () => {
      for (const text of [JSON.stringify(message), ...spoilt(message, 4096), ...MISSHAPEN.map((make) => make(4000))]) {
        const page = zofia.open(WITH_BOTS.includes(is) ? 'bots-table' : 'long-table');
        await page.say(text);
        await page.until(
          () => page.closed !== null || page.heard.some(({ is }) => is === 'refused' || is === 'done' || is === 'went'),
        );
        page.socket.terminate();
      }
    });
    expect(took).toBeLessThan(BOUND);
  });
});
