import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly dev?: true;
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
