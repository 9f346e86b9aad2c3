/** Whom we may call: a browser tells us an address, and it must not make us knock at doors of the house we stand in. */
import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** `any`: for tests, whose push service is on this machine. */
export type PushHosts = 'public' | 'any';

const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** A name in the public DNS, by TLS and its usual port. */
export function mayPushTo(endpoint: string, hosts: PushHosts): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (hosts === 'any') return protocol === 'https:' || protocol === 'http:';
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return NAME.test(hostname) && isIP(hostname) === 0 && !/\.(?:localhost|local|internal|home\.arpa)$/.test(hostname);
}

const ours = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  ours.addSubnet(net, bits, 'ipv4');
// Ways to reach the fourth version by the sixth, and addresses for books.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  ours.addSubnet(net, bits, 'ipv6');
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !ours.check(address, 'ipv4');
  return version === 6 && world.check(address, 'ipv6') && !ours.check(address, 'ipv6');
}

/** For the connection itself, so that what was checked is what is called. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error('not a public address'), '');
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
