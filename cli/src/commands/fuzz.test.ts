import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameModule } from '@sztab/shelf';
import { afterAll, expect, test, vi } from 'vitest';
import { sztab } from '../testing/run-sztab.ts';
import { CLI_WORDS } from '../words.ts';
import { fuzzModule } from './fuzz.ts';

const folder = mkdtempSync(join(tmpdir(), 'sztab-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OM3 = 'operation-most-iii';

test('a sound game: counts of games, decisions and non-interference checks, exit code 0', async () => {
  const args = ['fuzz', OM3, '--seconds', '1', '--seed', 's', '--threads', '1', '--out', join(folder, 'none')];
  const { code, out } = await sztab([...args, '--json']);
  const report = JSON.parse(out);
  expect(code).toBe(0);
  expect(report).toMatchObject({ game: OM3, seed: 's', failed: 0, findings: [] });
  for (const count of [report.games, report.decisions, report.nonInterference]) expect(count).toBeGreaterThan(0);
  expect(readdirSync(folder)).not.toContain('none');
});

test('a broken game: exit code 1, and a record that leads to the place', async () => {
  // Operation Most III, but sure that something is wrong as soon as a third card lies on the table.
  const broken = join(folder, 'broken.mjs');
  writeFileSync(
    broken,
    `import { box as sound } from ${JSON.stringify(gameModule(OM3).replace('/index.ts', '/dist/index.js'))};
     const broken = (t) => (t.cards.length > 2 ? ['three cards'] : sound.game.broken(t));
     export const box = { ...sound, game: { ...sound.game, broken } };`,
  );
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
  const options = { seconds: '1', seed: 's', threads: '1', out: join(folder, 'found'), json: true };
  expect(await fuzzModule(OM3, pathToFileURL(broken).href, 1, options, CLI_WORDS.en)).toBe(1);
  vi.restoreAllMocks();
  const report = JSON.parse(said.join(''));
  expect(report.failed).toBeGreaterThan(0);
  // An imagined state may come to three cards before the real one does.
  const [finding] = report.findings;
  expect(['invariants', 'imagination']).toContain(finding.check);
  expect(finding.message).toContain('three cards');
  const again = await sztab(['verify', finding.file]);
  expect(again.code, again.err).toBe(0);
});

test('Ctrl-C ends it early and sums up', async () => {
  const args = ['fuzz', OM3, '--seconds', '100', '--seed', 's', '--threads', '1', '--json'];
  // The first sign of life on stderr; a second Ctrl-C would end it at once.
  let stopped = false;
  const { code, out } = await sztab(args, {
    watch(child) {
      stopped ||= child.kill('SIGINT');
    },
  });
  expect(stopped).toBe(true);
  expect(code).toBe(130);
  expect(JSON.parse(out)).toMatchObject({ game: OM3, failed: 0 });
});
