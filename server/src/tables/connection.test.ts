import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Unread } from '../unread.ts';
import { Connection } from './connection.ts';

let server: WebSocketServer;
let reader: WebSocket;
let page: WebSocket;
let connection: Connection;
let wire: Socket;
const heard: string[] = [];

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  heard.length = 0;
  reader.on('message', (data, binary) => heard.push(`${binary ? 'binary ' : ''}${data}`));
  const [socket, request] = await once(server, 'connection');
  page = socket as WebSocket;
  wire = request.socket;
  connection = new Connection(page, wire, new Unread(1e6), 'here');
});
afterEach(() => {
  reader.terminate();
  server.close();
});

test('texts of every length arrive whole and in their order, between those that ws sends itself', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  texts.push('Żółć 🙂', 'ż'.repeat(63), 'twice', 'twice');
  for (const text of texts) connection.say(text);
  await new Promise(setImmediate);
  page.send('by ws');
  connection.say('the last');
  await new Promise(setImmediate);
  page.close(1000);
  const [code] = await once(reader, 'close');
  expect(code).toBe(1000);
  expect(heard).toEqual([...texts, 'by ws', 'the last']);
});

test('what is said while something is still being read follows it, and two readings keep their order', async () => {
  const [first, second, none] = [connection.later(), connection.later(), connection.later()];
  connection.say('after all three');
  second([Buffer.from('sec'), Buffer.from('ond')]);
  none(null);
  await new Promise(setImmediate);
  first([Buffer.from('first')]);
  connection.say('the last');
  await new Promise(setImmediate);
  page.close(1000);
  await once(reader, 'close');
  expect(heard).toEqual(['first', 'second', 'after all three', 'the last']);
});

test('a long text that was read goes out as it lies there: no page has a copy of its own', async () => {
  const written: unknown[] = [];
  const write = wire.write.bind(wire) as (piece: unknown) => boolean;
  wire.write = (piece: unknown) => {
    written.push(piece);
    return write(piece);
  };
  const steps = Buffer.from(`"${'ż'.repeat(500_000)}"`);
  const read = connection.later();
  connection.say('after it');
  read([Buffer.from('{"steps":'), steps, Buffer.from('}')]);
  await new Promise(setImmediate);
  expect(written).toContain(steps);
  page.close(1000);
  await once(reader, 'close');
  expect(heard).toEqual([`{"steps":${steps}}`, 'after it']);
});

test('nothing follows the word that closes it', async () => {
  connection.say('lost');
  page.close(1012);
  connection.say('lost as well');
  const [code] = await once(reader, 'close');
  expect(code).toBe(1012);
  expect(heard).toEqual([]);
});
