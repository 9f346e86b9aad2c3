/** Those who attack, in a process of their own: told what to do, they do it as fast as they are let, and count. */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { AttackName } from './hostile.ts';

export interface Arms {
  /** A long match, public, and the people who sit at it. */
  readonly table: string;
  readonly cookies: readonly string[];
  readonly record: string;
  readonly chairs: number;
}

/** Under what one address may ask for in a minute: whoever asks for more is refused at the door, and does little harm. */
const PER_SECOND = 19;
/** Those that do not care. */
const FLOOD = 3000;

let address = '';
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

let arms: Arms & { readonly url: string };
/** The number of the attack that goes on; 0 between two. Whoever belongs to an earlier one has gone home. */
let attack = 0;
let attacks = 0;
let blows = 0;
/** What is still asked of the server: the next stretch begins without it. */
let asking = 0;
let sockets: WebSocket[] = [];

const origin = (): string => arms.url.replace('ws', 'http');
const headersOf = (cookie: string | undefined): Record<string, string> => ({
  origin: origin(),
  'x-forwarded-for': address,
  'content-type': 'application/json',
  ...(cookie === undefined ? {} : { cookie: `sztab=${cookie}` }),
});

/** Whatever comes back. */
function ask(method: string, path: string, body?: string, cookie = arms.cookies[0]): Promise<void> {
  asking++;
  return new Promise<void>((resolve) => {
    const asked = request(origin() + path, { method, agent, headers: headersOf(cookie) }, (answer) => {
      answer.resume().on('close', resolve);
    });
    asked.on('error', () => resolve());
    asked.end(body);
  }).then(() => {
    blows++;
    asking--;
  });
}

/** So many at a time, each as soon as the one before it is answered, and no more in a second than this. */
function inFlight(count: number, act: () => Promise<void>, perSecond = PER_SECOND): void {
  const mine = attack;
  for (let n = 0; n < count; n++)
    void (async () => {
      await wait((n / perSecond) * 1000);
      while (attack === mine) await Promise.all([act(), wait((count / perSecond) * 1000)]);
    })();
}

function open(cookie?: string): WebSocket {
  const path = `${arms.url}/api/tables/${arms.table}/socket`;
  const socket = new WebSocket(path, { headers: headersOf(cookie) });
  socket.on('error', () => undefined);
  socket.on('message', () => blows++);
  sockets.push(socket);
  return socket;
}

/** So many sockets, on each of which something is said again and again; who is let go comes back. */
function overSockets(
  count: number,
  everyMs: number,
  text: () => string,
  cookies: readonly (string | undefined)[],
): void {
  const mine = attack;
  for (let n = 0; n < count; n++)
    void (async () => {
      let socket = open(cookies[n % cookies.length]);
      while (attack === mine) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text());
        if (socket.readyState === WebSocket.CLOSED) socket = open(cookies[n % cookies.length]);
        await wait(everyMs);
      }
    })();
}

let keys = 0;
const NOBODY = [undefined];
const tableOf = (chairs: number): object => ({
  chairs: Array.from({ length: chairs }, () => ({ is: 'open' })),
  access: 'link',
  pace: { is: 'none' },
});

const ATTACK: Readonly<Record<AttackName, () => void>> = {
  calm: () => {},
  email: () => inFlight(20, () => ask('PATCH', '/api/me', JSON.stringify({ email: `a@${'.'.repeat(7000)}@` }))),
  records: () => {
    const body = JSON.stringify({ ...tableOf(arms.chairs), record: arms.record });
    inFlight(4, () => ask('POST', '/api/tables/bring', body));
  },
  joins: () => overSockets(100, 20, () => '{"is":"join","known":null}', NOBODY),
  courses: () =>
    inFlight(50, () => ask('GET', `/api/tables/${arms.table}/course?last=${1 + (keys++ % 3000)}`, undefined, '')),
  bodies: () => {
    const body = JSON.stringify({ name: 'x'.repeat(500_000), language: 'pl' });
    inFlight(20, () => ask('POST', '/api/guest', body));
  },
  sockets: () =>
    inFlight(
      20,
      async () => void (await new Promise((resolve) => open().on('open', resolve).on('error', resolve))),
      1000,
    ),
  nonsense: () => overSockets(50, 1, () => `{"is":"move","key":"${'x'.repeat(3000)}`, NOBODY),
  chat: () =>
    overSockets(
      20,
      20,
      () => JSON.stringify({ is: 'say', key: `chatter-${keys++}`, text: 'ż'.repeat(500) }),
      arms.cookies,
    ),
  passwords: () =>
    inFlight(20, () =>
      ask('POST', '/api/login', JSON.stringify({ login: `login-${keys++}`, password: 'x'.repeat(100) })),
    ),
  lobby: () => inFlight(50, () => ask('GET', '/api/lobby')),
  tables: () => {
    const wanted = { ...tableOf(arms.chairs), game: 'niepodlegla', options: {}, drawn: false, access: 'public' };
    inFlight(20, () => ask('POST', '/api/tables', JSON.stringify(wanted)));
  },
  requests: () => {
    const paths = [
      '/api/me',
      `/api/tables/${arms.table}`,
      '/api/leaders/niepodlegla',
      '/api/sessions',
      '/',
      '/api/nothing',
    ];
    inFlight(100, () => ask('GET', paths[keys++ % paths.length] as string), FLOOD);
  },
};

process.on('message', (wanted: (Arms & { url: string }) | AttackName | 'enough') => {
  if (typeof wanted === 'object') {
    arms = wanted;
    return;
  }
  if (wanted === 'enough') {
    attack = 0;
    for (const socket of sockets) socket.terminate();
    sockets = [];
    const done = blows;
    void (async () => {
      while (asking > 0) await wait(10);
      process.send?.(done);
    })();
    return;
  }
  // Each of them has an address of its own.
  address = `10.66.66.${Object.keys(ATTACK).indexOf(wanted)}`;
  [attack, blows] = [++attacks, 0];
  ATTACK[wanted]();
  process.send?.('begun');
});
process.on('disconnect', () => process.exit());
