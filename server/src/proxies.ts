/** Trusted proxies, and the spelling of addresses. */
import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from './house.ts';

const NETWORK = /^([^/]+)(?:\/(\d{1,3}))?$/;

function partsOf(network: string): { address: string; version: 'ipv4' | 'ipv6'; bits: number } | null {
  const [, given = '', length] = NETWORK.exec(network) ?? [];
  if (isIP(given) === 0 || given.includes('%')) return null;
  const address = plainAddress(given);
  const kind = isIP(address);
  // The prefix length of a mapped network counts from the start of the IPv6 address.
  const ahead = kind === 4 && isIP(given) === 6 ? 96 : 0;
  const most = kind === 4 ? 32 : 128;
  const bits = length === undefined ? most : Number(length) - ahead;
  return bits >= 0 && bits <= most ? { address, version: kind === 4 ? 'ipv4' : 'ipv6', bits } : null;
}

/** Whether this is an address or, with the length of its prefix, a network. */
export const isNetwork = (text: string): boolean => partsOf(text) !== null;

/** Removes port, brackets and zone, and turns an IPv4 address that is mapped into IPv6 back into IPv4. */
function plainAddress(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).replace(/%.*$/, '').toLowerCase();
  const [, mapped, high = '', low = ''] =
    /^(?:0{0,4}:){2,5}ffff:(?:(\d+(?:\.\d+){3})|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (high === '' || isIP(address) !== 6) return address;
  const [upper, lower] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.');
}

/** An address as it is counted: of the newer kind a whole network, because its owner may use any address in it. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  // Of one whose connection is cut already nobody knows the address.
  const plain = plainAddress((ip as string | undefined) ?? '');
  // A proxy that passes on what its client made up would give the client a new limit with every request.
  if (isIP(plain) === 0) return '';
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (part: string | undefined): string[] => (part ? part.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const all = tail === undefined ? first : [...first, ...zeros, ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/** Returns a test whether an address is in one of these networks. */
export function inNetworks(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const parts = partsOf(network);
    if (parts) list.addSubnet(parts.address, parts.bits, parts.version);
  }
  // The address of a connection that is cut already is unknown.
  return (given: string | undefined) => {
    const address = plainAddress(given ?? '');
    const kind = isIP(address);
    return kind !== 0 && list.check(address, kind === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Fastify's `trustProxy`: whether the caller at this hop is trusted. Hop 0 is connected to us. */
export function proxyTrust({
  trustProxy,
  trustedProxies,
}: Pick<Config, 'trustProxy' | 'trustedProxies'>): false | ((address: string, hop: number) => boolean) {
  if (trustedProxies.length > 0) {
    const isProxy = inNetworks(trustedProxies);
    return (address) => isProxy(address);
  }
  return trustProxy && ((_address, hop) => hop < 1);
}
