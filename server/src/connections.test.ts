/** Real connections of clients that ask too much at a time, or nothing at all. */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from './house.ts';
import { type Limits, usualLimits } from './limits.ts';
import { openHouse } from './testing/open-house.ts';
import { Visitor } from './testing/visitor.ts';

let app: App;
let port: number;
const open: net.Socket[] = [];
/** Answers of `/api/slow` that are held back. */
const held: (() => void)[] = [];
let asked = 0;
afterEach(async () => {
  for (const release of held.splice(0)) release();
  for (const socket of open.splice(0)) socket.destroy();
  await app?.close();
});

async function house(limits: Partial<Limits> = {}): Promise<void> {
  ({ app } = await openHouse({ config: { limits: { ...usualLimits, ...limits } } }));
  asked = 0;
  app.get('/api/slow', async () => {
    asked++;
    await new Promise<void>((resolve) => held.push(resolve));
    return 'slow';
  });
  // More than both systems buffer for a connection.
  const big = Buffer.alloc(16_000_000, 'x');
  app.get('/big', async (_request, reply) => reply.type('text/plain').send(big));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}

interface Client {
  readonly socket: net.Socket;
  /** All that came back. */
  readonly heard: () => string;
}

function connect({ allowHalfOpen = false } = {}): Client {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen });
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  socket.on('error', () => {});
  open.push(socket);
  return { socket, heard: () => heard };
}
const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers, '', ''].join('\r\n');
/** However it ends: what was sent after the end comes back as an error. */
const ended = (socket: net.Socket): Promise<void> =>
  new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));
const answersIn = (heard: string): number => heard.split('HTTP/1.1 200').length - 1;
const connections = (): Promise<number> =>
  new Promise((resolve, reject) => app.server.getConnections((error, n) => (error ? reject(error) : resolve(n))));

test('a connection that brings a third request while two are unanswered is ended', async () => {
  await house();
  const { socket } = connect();
  socket.write(get('/api/slow') + get('/api/slow'));
  // The answers come in their order, so Node asks for the second at once, too.
  await expect.poll(() => asked).toBe(2);
  expect(socket.closed).toBe(false);
  socket.write(get('/health'));
  await ended(socket);
  expect(asked).toBe(2);
});

test('of thousands of requests in one packet two are begun', async () => {
  await house();
  const { socket } = connect();
  socket.write(get('/api/slow').repeat(5000));
  await ended(socket);
  expect(asked).toBe(2);
  // The others have cost nothing that is counted, and the server answers.
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});

test('a client that asks one thing after another on one connection is answered as often as it asks', async () => {
  await house();
  const { socket, heard } = connect();
  for (let n = 1; n <= 60; n++) {
    socket.write(get('/health'));
    await expect.poll(() => answersIn(heard())).toBe(n);
  }
  socket.write(get('/health') + get('/health'));
  await expect.poll(() => answersIn(heard())).toBe(62);
  expect(socket.closed).toBe(false);
});

test('a browser with six connections gets what it asks for over them', async () => {
  await house();
  const files = await Promise.all(Array.from({ length: 60 }, () => fetch(`http://127.0.0.1:${port}/health`)));
  expect(files.map(({ status }) => status)).toEqual(Array(60).fill(200));
});

test('a connection does not become a socket while an answer is due on it', async () => {
  await house();
  app.server.on('upgrade', () => {
    throw new Error('it was upgraded');
  });
  const { socket } = connect();
  const upgrade =
    'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
  app.server.removeListener('upgrade', app.server.listeners('upgrade').at(-1) as () => void);
  socket.write(get('/api/slow') + get('/api/tables/abc/socket').replace('\r\n\r\n', `\r\n${upgrade}\r\n`));
  await ended(socket);
  expect(asked).toBe(1);
});

test('requests of one address that are not answered yet have a limit, over all its connections', async () => {
  await house({ connections: { ...usualLimits.connections, requests: 3 } });
  for (let n = 0; n < 2; n++) connect().socket.write(get('/api/slow') + get('/api/slow'));
  await expect.poll(() => asked).toBe(3);
  const status = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/health`)).status;
  await expect.poll(status).toBe(429);
  for (const release of held.splice(0)) release();
  await expect.poll(status).toBe(200);
  // Those that were cut off are counted no more.
  for (let n = 0; n < 2; n++) connect().socket.write(get('/api/slow') + get('/api/slow'));
  await expect.poll(status).toBe(429);
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(status).toBe(200);
});

test('a class that reads its pages over a slow line is not refused; an answer that nobody reads still holds a place', async () => {
  await house({ connections: { ...usualLimits.connections, requests: 3, address: 8 } });
  const readSlowly = async (): Promise<void> => {
    const { socket, heard } = connect();
    socket.once('data', () => socket.pause());
    socket.write(get('/big'));
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 200/);
  };
  const status = async (): Promise<number> => (await app.inject('/health')).statusCode;
  for (let n = 0; n < 7; n++) await readSlowly();
  expect(await status()).toBe(200);
  await readSlowly();
  expect(await status()).toBe(429);
});

test('answers that were queued when their connection was closed are counted no more', async () => {
  await house({ connections: { ...usualLimits.connections, requests: 3 } });
  for (let n = 1; n <= 6; n++) {
    const { socket } = connect();
    // The second is worked out, and its answer waits for the first.
    socket.write(get('/api/slow') + get('/health'));
    await expect.poll(() => held.length).toBe(n);
    socket.destroy();
    await expect.poll(connections).toBe(0);
  }
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});

test('a request that expects something unknown counts like any other', async () => {
  await house();
  const { socket } = connect();
  socket.write(get('/api/slow', 'expect: nonsense').repeat(5000));
  await ended(socket);
  expect(asked).toBe(2);
});

test('a request that names a protocol to change to counts like any other', async () => {
  await house({ connections: { ...usualLimits.connections, requests: 3 } });
  const asking = get('/api/slow', 'upgrade: h2c', 'origin: http://127.0.0.1');
  for (let n = 0; n < 3; n++) connect().socket.write(asking);
  await expect.poll(() => asked).toBe(3);
  const fourth = connect();
  fourth.socket.write(asking);
  await expect.poll(fourth.heard).toMatch(/^HTTP\/1\.1 429/);
});

test('sockets are opened at tables and nowhere else', async () => {
  await house();
  const handshake = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
  for (const path of ['/health', '/metrics', '/api/me', '/api/slow', '/']) {
    // A client that answers no close frame.
    const { socket, heard } = connect({ allowHalfOpen: true });
    socket.write(get(path, ...handshake, 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='));
    await expect.poll(heard, { message: path }).toMatch(/^HTTP\/1\.1 [2-5]/);
    await expect.poll(connections).toBe(0);
  }
  expect(asked).toBe(0);
});

test('beyond the limit of silent connections the oldest is closed, and a new one is served', async () => {
  await house({ connections: { ...usualLimits.connections, silent: 3 } });
  const silent: net.Socket[] = [];
  for (let n = 0; n < 6; n++) {
    const { socket } = connect();
    await once(socket, 'connect');
    silent.push(socket);
    // An unfinished request is silence.
    socket.write('GET /health HTTP/1.1\r\nx: ');
  }
  await expect.poll(() => silent.map(({ closed }) => closed)).toEqual([true, true, true, false, false, false]);
  const speaking = [];
  for (let n = 0; n < 6; n++) {
    const client = connect();
    client.socket.write(get('/health'));
    await expect.poll(() => answersIn(client.heard())).toBe(1);
    speaking.push(client.socket);
  }
  expect(speaking.map(({ closed }) => closed)).toEqual(Array(6).fill(false));
});

test('the connections of one address have a limit; when one is closed, another may come', async () => {
  await house({ connections: { ...usualLimits.connections, address: 3 } });
  const three = [connect(), connect(), connect()];
  for (const { socket, heard } of three) {
    socket.write(get('/health'));
    await expect.poll(() => answersIn(heard())).toBe(1);
  }
  const fourth = connect();
  await ended(fourth.socket);
  expect(fourth.heard()).toBe('');
  three[0]?.socket.destroy();
  await expect.poll(connections).toBe(2);
  const fifth = connect();
  fifth.socket.write(get('/health'));
  await expect.poll(() => answersIn(fifth.heard())).toBe(1);
});

test('a short body that nobody reads leaves its connection as it was', async () => {
  await house();
  const { socket, heard } = connect();
  socket.write('GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 3\r\n\r\n');
  await expect.poll(() => answersIn(heard())).toBe(1);
  socket.write(`abc${get('/health')}`);
  await expect.poll(() => answersIn(heard())).toBe(2);
  expect(socket.closed).toBe(false);
});

test('a body that nobody reads, in however many chunks, ends its connection', async () => {
  await house();
  // It sends on though the server says goodbye.
  const { socket, heard } = connect({ allowHalfOpen: true });
  socket.write('GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\n');
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 200/);
  const flood = setInterval(() => socket.write('1\r\nx\r\n'.repeat(2000)), 5);
  await ended(socket);
  clearInterval(flood);
  await expect.poll(connections).toBe(0);
});

test('a request that was answered before its body came does not cost the client its connection', async () => {
  await house();
  const { socket, heard } = connect();
  for (let n = 1; n <= 20; n++) {
    // Node stops reading a longer body after 16 KB until somebody wants it.
    const length = n % 2 ? 4000 : 22_000;
    socket.write(get('/health', `content-length: ${length}`));
    await expect.poll(() => answersIn(heard())).toBe(n);
    socket.write('x'.repeat(length));
  }
  expect(socket.closed).toBe(false);
  // The rest of a body has a second to come.
  socket.write(get('/health', 'content-length: 4000'));
  await ended(socket);
  expect(answersIn(heard())).toBe(21);
});

const HANDSHAKE = { origin: 'http://localhost:1944', headers: { host: 'localhost:1944' } };

test('a socket at a table that does not join is ended, and of many silent ones the oldest', async () => {
  await house({ connections: { ...usualLimits.connections, silent: 2, seconds: 2 } });
  const host = new Visitor(app);
  await host.post('/api/guest', { name: 'Zofia', language: 'pl' });
  const wanted = {
    game: 'operation-most-iii',
    options: {},
    chairs: [{ is: 'me' }, { is: 'open' }],
    drawn: false,
    access: 'public',
    pace: { is: 'none' },
  };
  const { id } = (await host.post('/api/tables', wanted)).body;
  const page = async (): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/socket`, HANDSHAKE);
    socket.on('error', () => {});
    await once(socket, 'message');
    return socket;
  };
  const joined = await page();
  joined.send('{"is":"join","known":null}');
  const silent = [await page(), await page(), await page()];
  await expect.poll(() => silent[0]?.readyState).toBe(WebSocket.CLOSED);
  await expect.poll(() => silent.map(({ readyState }) => readyState), { timeout: 10_000 }).toEqual(Array(3).fill(3));
  expect(joined.readyState).toBe(WebSocket.OPEN);
  joined.terminate();
});
