import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingParts, sectionOf } from './changelog.mjs';
import { root } from './ensure-deps.mjs';
import { ownFiles, packageFiles, runningPackages } from './pack.mjs';
import { refusals } from './release.mjs';
import { packages } from './workspaces.mjs';

const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
const all = packages(root);
const [{ version }] = all as [{ version: string }];
const good = { all, changed: [], tags: ['v0.0.1'], changelog };

describe('what can be released', () => {
  test('the version that stands here, once it is committed: the changelog tells of it in three parts', () => {
    expect(refusals(good)).toEqual([]);
  });
  test.each([
    ['something is not committed', { changed: ['server/src/app.ts'] }, /not committed: server/],
    ['it is tagged', { tags: [`v${version}`] }, /tagged already/],
    ['a room has another version', { all: [...all, { name: '@sztab/x', version: '0.0.9' }] }, /@sztab\/x is not/],
    ['a room needs an older one', { all: [...all, { name: 'x', dependencies: { '@sztab/y': '0' } }] }, /x is not/],
    ['the changelog is silent', { changelog: changelog.replace(`## ${version}`, '## 9.9.9') }, /no section/],
    ['hosts are told nothing', { changelog: changelog.replace('### For hosts', '### Notes') }, /For hosts/],
  ])('not if %s', (_, wrong, says) => {
    expect(refusals({ ...good, ...wrong }).join('\n')).toMatch(says);
  });
});

describe('the changelog', () => {
  const text =
    '# Changelog\n\nWords.\n\n## 0.2.0\n\n### For players\n- a\n\n### For hosts\n\n## 0.1.0\n\n### For players\n- old\n';
  test('is read by releases', () => {
    expect(sectionOf(text, '0.2.0')).toBe('### For players\n- a\n\n### For hosts');
    expect(sectionOf(text, '0.1.0')).toBe('### For players\n- old');
    expect(sectionOf(text, '0.1')).toBeUndefined();
  });
  test('a part without a line counts as none', () => {
    expect(missingParts(sectionOf(text, '0.2.0') as string)).toEqual(['For hosts', 'For developers']);
  });
  test('every release of it has its three parts', () => {
    const versions = [...changelog.matchAll(/^## (.+)$/gm)].map(([, title]) => title as string);
    expect(versions.length).toBeGreaterThan(1);
    for (const one of versions) expect([one, missingParts(sectionOf(changelog, one) as string)]).toEqual([one, []]);
  });
});

describe('the tarball', () => {
  const own = ownFiles(root);
  const theirs = packageFiles(root, { platform: 'linux', arch: 'x64' });

  test('holds what the server and the terminal run', () => {
    for (const file of [
      'server/dist/main.js',
      'server/dist/store/log-worker.js',
      'cli/bin/sztab.mjs',
      'cli/dist/main.js',
      'scripts/ensure-deps.mjs',
      'kernel/dist/testing/index.js',
      'server/dist/notices/words/de.json',
      'cli/dist/words/pl.json',
      'games/dist/shelf.js',
      'games/race-to-the-rhine/dist/index.js',
      'bots/dist/node/worker.js',
      'package-lock.json',
      'LICENSE',
      'deploy/sztab.service',
    ])
      expect(own).toContain(file);
    expect(theirs).toContain('node_modules/fastify/package.json');
    expect(theirs.filter((file) => file.includes('/prebuilds/'))).not.toEqual([]);
  });

  test('holds whatever its programs import from beside them', () => {
    const programs = own.filter((file) => /^(?!web\/).*\.m?js$/.test(file));
    const missing = programs.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)]
        .map(([, from]) => path.posix.join(path.posix.dirname(file), from as string))
        .filter((from) => !own.includes(from))
        .map((from) => `${file}: ${from}`),
    );
    expect(programs.length).toBeGreaterThan(500);
    expect(missing).toEqual([]);
  });

  test('holds whatever its papers link to', () => {
    const dead = own
      .filter((file) => file.endsWith('.md') && !file.startsWith('web/'))
      .flatMap((file) =>
        [...readFileSync(path.join(root, file), 'utf8').matchAll(/\]\(([^)#\s]+)/g)]
          .map(([, to]) => to as string)
          .filter((to) => !to.includes(':') && !own.includes(path.posix.join(path.posix.dirname(file), to)))
          .map((to) => `${file}: ${to}`),
      );
    expect(dead).toEqual([]);
  });

  test('holds no sources, no tests, nothing that builds or measures', () => {
    expect(
      own.filter((file) =>
        /\.(?:tsx?|map|tsbuildinfo|sztab)$|\.test\.|^(?:bench|e2e|pieces)\/(?!package\.json)/.test(file),
      ),
    ).toEqual([]);
    expect(own.filter((file) => file.startsWith('scripts/') && /test|dev|release|board/.test(file))).toEqual([]);
    expect(theirs.filter((file) => /\.(?:ts|map)$|\.test\.|prebuilds\/(?:darwin|win32)/.test(file))).toEqual([]);
  });

  test('holds no package that only development needs', () => {
    const { packages: locked } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    const running = runningPackages(root);
    expect(running).toContain('node_modules/ws');
    expect(running.filter((place) => locked[place].dev)).toEqual([]);
    for (const name of ['vite', 'typescript', 'react', 'vitest', 'boardgame.io', '@playwright/test'])
      expect(running).not.toContain(`node_modules/${name}`);
  });
});
