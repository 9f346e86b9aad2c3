/** Whoever asks and does not read is let go before it costs anybody memory; real connections that stop reading. */
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { App } from './house.ts';
import { usualLimits } from './limits.ts';
import { Connection } from './tables/connection.ts';
import { openHouse } from './testing/open-house.ts';
import { Unread } from './unread.ts';

/** More than the systems on both sides keep for a connection. */
const BIG = 16_000_000;

let app: App;
const open: net.Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await app?.close();
});

async function house(given: { bytes: number; seconds: number }): Promise<number> {
  const unread = { ...given, bytesPerSecond: BIG };
  ({ app } = await openHouse({ config: { limits: { ...usualLimits, unread } } }));
  app.get('/api/big', async (_request, reply) => reply.type('text/plain').send(Buffer.alloc(BIG, 'x')));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Asks, and reads the first words of the answer and nothing more. */
async function asksAndSleeps(port: number): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => {});
  socket.write(`GET /api/big HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
  await once(socket, 'readable');
  socket.read(100);
  return socket;
}
const connections = (): Promise<number> =>
  new Promise((resolve, reject) => app.server.getConnections((error, n) => (error ? reject(error) : resolve(n))));

test('a connection that does not read its answer is ended', async () => {
  const port = await house({ bytes: 1e9, seconds: 1 });
  await asksAndSleeps(port);
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
});

test('a client that keeps sending and does not read its answer is disconnected', async () => {
  const port = await house({ bytes: 1e9, seconds: 1 });
  const socket = await asksAndSleeps(port);
  let ended = false;
  socket.on('close', () => {
    ended = true;
  });
  // The beginning of its next request, a byte at a time: something moves on the connection all the while.
  socket.write('GET /health HTTP/1.1\r\nx: ');
  const dripping = setInterval(() => socket.write('x'), 20);
  await expect.poll(() => ended, { timeout: 20_000 }).toBe(true);
  clearInterval(dripping);
  await expect.poll(connections).toBe(0);
});

test('answers that one address does not read take so much memory and no more; who reads is served', async () => {
  const port = await house({ bytes: 2.5 * BIG, seconds: 3600 });
  for (let n = 1; n <= 5; n++) {
    await asksAndSleeps(port);
    await expect.poll(connections).toBeLessThanOrEqual(2);
  }
  for (const socket of open) socket.resume();
  const answer = await fetch(`http://127.0.0.1:${port}/api/big`);
  expect((await answer.arrayBuffer()).byteLength).toBe(BIG);
});

test('pages of one address that do not read are let go when they have too much waiting together', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const MOST = 6_000_000;
  const unread = new Unread(MOST);
  const readers: WebSocket[] = [];
  const pages: { page: WebSocket; connection: Connection; wire: net.Socket }[] = [];
  for (const address of ['one', 'one', 'one', 'one', 'other']) {
    const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const [page, { socket: wire }] = await once(server, 'connection');
    readers.push(reader);
    if (reader.readyState !== WebSocket.OPEN) await once(reader, 'open');
    reader.pause();
    pages.push({ page, wire, connection: new Connection(page, wire, unread, address) });
  }
  const word = 'x'.repeat(500_000);
  const of = (some: typeof pages): number =>
    some.reduce((sum, { wire }) => sum + (wire.destroyed ? 0 : wire.writableLength), 0);
  const [ones, [other]] = [pages.slice(0, 4), pages.slice(4)];
  // Each for itself may have four million waiting.
  for (let n = 0; n < 400 && ones.some(({ page }) => page.readyState === page.OPEN); n++) {
    for (const { connection } of ones) connection.say(word);
    other?.connection.say('a word');
    await new Promise(setImmediate);
    expect(of(ones)).toBeLessThanOrEqual(MOST);
  }
  expect(ones.some(({ page }) => page.readyState !== page.OPEN)).toBe(true);
  expect(other?.page.readyState).toBe(WebSocket.OPEN);
  for (const reader of readers) reader.terminate();
  server.close();
});
