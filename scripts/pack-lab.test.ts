import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { layOutLab } from './pack-lab.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sztab-lab-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what is packed for a lab runs by itself, and brings nothing along that only a server needs', () => {
  layOutLab(folder);
  expect(existsSync(join(folder, 'node_modules/fastify'))).toBe(false);
  const main = join(folder, 'cli/dist/main.js');
  const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { cwd: folder, encoding: 'utf8' });
  expect(run('games').stdout).toMatch(/operation-most-iii/);
  const { status, stdout } = run('sim', 'operation-most-iii', '--games', '2', '--bots', 'random', '--json');
  expect({ status, finished: JSON.parse(stdout).finished }).toEqual({ status: 0, finished: 2 });
});
