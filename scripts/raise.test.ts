import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './ensure-deps.mjs';
import { raised } from './raise.mjs';
import { packages } from './workspaces.mjs';

test('the house has one version: root, workspaces, what they need of each other, and the lock', () => {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const all = packages(root).flatMap((one) => [one, lock.packages[one.folder] ?? []].flat());
  expect(all.length).toBeGreaterThan(20);
  const wrong = all.filter((one) => JSON.stringify(raised(one, lock.version)) !== JSON.stringify(one));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('npm and its lock know no game, so that a new one changes nothing outside of its folder', () => {
  const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(locked).filter((place) => place.startsWith('games/'))).toEqual([]);
  const games = packages(root).filter(({ folder }) => folder.startsWith('games/'));
  expect(games.length).toBeGreaterThan(4);
  // Nothing of other people's, unless another room has it already.
  const own = games.flatMap(({ dependencies }) => Object.keys(dependencies ?? {}));
  expect([...new Set(own)].sort()).toEqual(['@sztab/kernel', '@sztab/pieces']);
});

test('raising changes our own packages and nobody else’s', () => {
  const before = { version: '0.1.0', dependencies: { '@sztab/kernel': '0.1.0', ws: '8.0.0' } };
  expect(raised(before, '0.2.0')).toEqual({
    version: '0.2.0',
    dependencies: { '@sztab/kernel': '0.2.0', ws: '8.0.0' },
  });
});
