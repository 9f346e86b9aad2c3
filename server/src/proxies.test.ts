import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { usualLimits } from './limits.ts';
import { addressOf, inNetworks, isNetwork } from './proxies.ts';
import { openHouse } from './testing/open-house.ts';

/** The address that counts for a request with this `X-Forwarded-For`, from a peer at 127.0.0.1 over a real connection. */
async function countedFor(trustedProxies: readonly string[], forwarded: string): Promise<string> {
  const { app } = await openHouse({ config: { origin: 'https://sztab.example', trustedProxies } });
  app.get('/who', async (request) => addressOf(request));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET /who HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${forwarded}\r\nconnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  await once(socket, 'close');
  await app.close();
  return answer.split('\r\n\r\n')[1] ?? '';
}

test.each([
  // One proxy: what its client claims before it does not count.
  [['127.0.0.1'], '198.51.100.7', '198.51.100.7'],
  [['127.0.0.1'], '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  // Several hops, each named.
  [['127.0.0.1', '10.0.0.0/8'], '198.51.100.7, 10.1.2.3', '198.51.100.7'],
  [['127.0.0.1', '10.0.0.0/8'], '203.0.113.9, 198.51.100.7, 10.1.2.3, 10.9.9.9', '198.51.100.7'],
  [['127.0.0.1', '2001:db8:1::/48'], '198.51.100.7, 2001:db8:1:2::3', '198.51.100.7'],
  // A hop that is not named is the caller.
  [['127.0.0.1', '10.0.0.0/8'], '198.51.100.7, 11.1.2.3', '11.1.2.3'],
  // The peer itself is not a trusted proxy: nothing that it says counts.
  [['10.0.0.0/8'], '198.51.100.7', '127.0.0.1'],
  [['10.0.0.0/8'], '198.51.100.7, 10.1.2.3', '127.0.0.1'],
  // Mapped addresses, and proxies that add a port.
  [['::ffff:127.0.0.1'], '198.51.100.7', '198.51.100.7'],
  [['127.0.0.1', '10.0.0.0/8'], '::ffff:198.51.100.7, ::ffff:10.1.2.3', '198.51.100.7'],
  [['127.0.0.1'], '::ffff:c633:6407', '198.51.100.7'],
  [['127.0.0.1'], '198.51.100.7:50123', '198.51.100.7'],
  [['127.0.0.1'], '[2001:db8:0:7::1]:50123', '2001:db8:0:7'],
])('with %j trusted, %j is counted as %s', async (proxies, forwarded, counted) => {
  expect(await countedFor(proxies, forwarded)).toBe(counted);
});

test('IPv6 clients are counted by their /64, mapped IPv4 clients one by one', () => {
  const counted = (ip: string) => addressOf({ ip });
  expect(counted('2001:db8:0:7::1')).toBe(counted('2001:0DB8:0000:0007:ffff:1:2:3'));
  expect(counted('2001:db8:0:7::1')).not.toBe(counted('2001:db8:0:8::1'));
  expect(counted('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(counted('::ffff:c000:201')).toBe('192.0.2.1');
  expect(counted('0:0:0:0:0:ffff:c000:202')).toBe('192.0.2.2');
  expect(counted('fe80::1%eth0')).toBe(counted('fe80::2%eth1'));
});

test('what is an address or a network, and what lies in it', () => {
  for (const good of ['127.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '::ffff:10.0.0.0/104']) {
    expect(isNetwork(good)).toBe(true);
  }
  for (const bad of ['', 'proxy', '10.0.0.0/33', '::1/129', '10.0.0/8', '10.0.0.0/', '10.0.0.0/-1', 'fe80::1%eth0'])
    expect([bad, isNetwork(bad)]).toEqual([bad, false]);
  expect(inNetworks(['::ffff:10.0.0.0/104'])('10.1.2.3')).toBe(true);
  expect(inNetworks(['0.0.0.0/0'])('2001:db8::1')).toBe(false);
  expect(inNetworks(['10.0.0.0/8'])(undefined)).toBe(false);
});

test('a proxy may hold more connections than one address, and its clients are limited one by one', async () => {
  const connections = { ...usualLimits.connections, address: 3, silent: 3 };
  const limits = { ...usualLimits, connections, pages: { burst: 2, perSecond: 0 } };
  const { app } = await openHouse({
    config: { origin: 'https://sztab.example', trustedProxies: ['127.0.0.1'], limits },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const statusFor = async (client: string): Promise<string> => {
    const socket = net.connect(port, '127.0.0.1');
    open.push(socket);
    socket.write(`GET /health HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${client}\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    return String(answer).slice(9, 12);
  };
  const open: net.Socket[] = [];
  const statuses: string[] = [];
  for (const client of [1, 1, 1, 2, 3, 4, 5, 2]) statuses.push(await statusFor(`192.0.2.${client}`));
  expect(statuses).toEqual(['200', '200', '429', '200', '200', '200', '200', '200']);
  for (const socket of open) socket.destroy();
  await app.close();
});

test('what is no address counts as one client, whatever it says', () => {
  const said = ['', 'unknown', '_hidden', 'garbage', '1.2.3', '01.2.3.4', '::g', 'x'.repeat(8000), 'a:b:c:d:e'];
  expect(new Set(said.map((ip) => addressOf({ ip })))).toEqual(new Set(['']));
});
