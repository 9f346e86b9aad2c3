import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logTo } from './log.ts';
import { openHouse } from './testing/open-house.ts';
import { Visitor } from './testing/visitor.ts';

const lines: string[] = [];
const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const log = (level: string) => logTo({ write: (line) => lines.push(line) }, level);

beforeEach(() => void lines.splice(0));
afterEach(() => void vi.useRealTimers());

test('repeated trouble of one address is twenty lines and a count; other trouble is still written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { app } = await openHouse({ log: log('warn'), config: { trustProxy: true } });
  app.get('/broken', () => {
    throw new Error('broken');
  });
  const from = (address: string) => new Visitor(app, { 'x-forwarded-for': address });
  for (let n = 0; n < 500; n++) expect((await from('192.0.2.1').get('/broken')).status).toBe(500);
  await from('192.0.2.2').get('/broken');
  app.log.error({ err: new Error('the disk is full') }, 'trouble: append');
  expect(written().map(({ ip, msg }) => `${ip ?? ''} ${msg}`)).toEqual([
    ...Array(20).fill('192.0.2.1 a request failed'),
    '192.0.2.2 a request failed',
    ' trouble: append',
  ]);
  lines.splice(0);
  vi.advanceTimersByTime(60_000);
  expect(written()).toMatchObject([{ msg: 'a request failed', ip: '192.0.2.1', repeated: 480, level: 50 }]);
  // The next minute begins with whole lines.
  await from('192.0.2.1').get('/broken');
  expect(written()[1]).toMatchObject({ msg: 'a request failed', err: { message: 'broken' } });
  vi.useRealTimers();
  await app.close();
});

test('beyond 1,000 addresses with the same trouble its lines are counted together', async () => {
  const { app } = await openHouse({ log: log('warn') });
  for (let n = 0; n < 3000; n++) app.log.error({ ip: `address-${n}` }, 'a request failed');
  expect(lines.length).toBe(1000 + 20);
  app.log.error('trouble: append');
  expect(written().at(-1)).toMatchObject({ msg: 'trouble: append' });
  await app.close();
});

test('requests beyond a limit are counted; answered requests have a line each', async () => {
  const { app } = await openHouse({ log: log('info') });
  for (let n = 0; n < 100; n++) {
    app.log.info({ status: 429, ip: '192.0.2.1' }, 'answered');
    app.log.info({ status: 200, ip: '192.0.2.1' }, 'answered');
  }
  expect(written().filter(({ status }) => status === 429)).toHaveLength(20);
  expect(written().filter(({ status }) => status === 200)).toHaveLength(100);
  await app.close();
});

test('a client that breaks its socket writes no line at the usual level', async () => {
  const { app } = await openHouse({ log: log('warn') });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  for (let n = 0; n < 10; n++) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).resume();
    const head = [
      'GET /api/tables/abcdef/socket HTTP/1.1',
      `host: localhost:${port}`,
      `origin: http://localhost:${port}`,
    ];
    const upgrade = ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
    socket.write([...head, ...upgrade, 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==', '', ''].join('\r\n'));
    socket.write(Buffer.alloc(40, 255));
    if (!socket.closed) await once(socket, 'close');
  }
  expect(lines).toEqual([]);
  await app.close();
});
