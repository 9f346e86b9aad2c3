import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly dev?: true;
  readonly engines?: { readonly node?: string };
  readonly deprecated?: string;
  readonly link?: true;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const packages: Readonly<Record<string, Locked>> = lock.packages;

/** Where the package at `from` finds `name`, looking upwards as Node does. */
function found(from: string, name: string): string | undefined {
  for (let folder = from; ; ) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const entry = packages[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (folder === '') return undefined;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
  }
}

/** Everything that what is in `rooms` may load. */
function reached(rooms: readonly string[]): Set<string> {
  const seen = new Set<string>(rooms);
  for (const place of seen) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const next = found(place, name);
      if (next !== undefined) seen.add(next);
    }
  }
  return new Set([...seen].filter((place) => place.includes('node_modules/')));
}

const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

test('a production install holds what the server and the terminal load, and nothing else', () => {
  const needed = reached(['server', 'cli']);
  const kept = installed.filter(([, { dev }]) => !dev).map(([place]) => place);
  expect(kept.filter((place) => !needed.has(place))).toEqual([]);
  expect([...needed].filter((place) => packages[place]?.dev)).toEqual([]);
  expect(kept).toContain('node_modules/fastify');
});

test('what we measure ourselves beside, and what pages are built with, is for development', () => {
  for (const name of ['boardgame.io', 'koa', 'socket.io', 'cli-table3', 'react', 'vite', '@playwright/test'])
    expect([name, packages[`node_modules/${name}`]?.dev]).toEqual([name, true]);
});

/** The part of npm's grammar of versions that packages use to name the Node they run on. */
function accepts(range: string, node: string): boolean {
  const number = (version: string): number => {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
    return (major * 1000 + minor) * 1000 + patch;
  };
  const meets = (comparator: string): boolean => {
    const [, sign = '', version = ''] = /^(\^|~|>=|>|<=|<|=)?v?(.*)$/.exec(comparator) ?? [];
    if (version === '*' || version === '') return true;
    const [asked, has] = [number(version), number(node)];
    if (sign === '>=') return has >= asked;
    if (sign === '>') return has > asked;
    if (sign === '<=') return has <= asked;
    if (sign === '<') return has < asked;
    const parts = version.split('.').filter((part) => /^\d+$/.test(part));
    const fixed = sign === '^' ? 1 : sign === '~' ? Math.min(parts.length, 2) : parts.length;
    return has >= asked && node.split('.').slice(0, fixed).join('.') === parts.slice(0, fixed).join('.');
  };
  const alternatives = range.replace(/([<>=^~])\s+/g, '$1').split('||');
  return alternatives.some((all) => all.trim().split(/\s+/).every(meets));
}

test.each([
  ['>=18', true],
  ['>= 0.6', true],
  ['>=22', false],
  ['20 || >=22', true],
  ['^20.19.0 || >=22.12.0', true],
  ['^18.18.0 || ^20.20.0', false],
  ['>=12.0.0 <21', true],
  ['14.x || 16.x', false],
  ['~20.19', true],
  ['*', true],
])('%s is read as npm reads it for Node 20.19', (range, good) => expect(accepts(range, '20.19.0')).toBe(good));

test.each(['20.19.0', '22.22.0', '24.15.0'])('no package asks for another Node than %s', (node) => {
  const asking = installed.filter(([, { engines }]) => !accepts(engines?.node ?? '*', node));
  expect(asking.map(([place, { engines }]) => `${place} ${engines?.node}`)).toEqual([]);
});

test('no package is deprecated, so an install warns of nothing', () => {
  expect(installed.filter(([, { deprecated }]) => deprecated).map(([place]) => place)).toEqual([]);
});
