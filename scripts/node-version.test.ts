import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderForEachTest } from '@sztab/server/testing/folder';
import { expect, test } from 'vitest';
import { root } from './ensure-deps.mjs';

const at = folderForEachTest();
const { scripts, bin } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
  bin: Readonly<Record<string, string>>;
};

/** Every program that somebody starts with Node, as npm would call it. */
const entries = [
  ...Object.values(scripts)
    .filter((command) => command.startsWith('node '))
    .map((command) => command.split(' && ')[0] as string),
  ...Object.values(bin).map((file) => `node ${file}`),
  ...['server/dist/main.js', 'scripts/start.mjs', 'scripts/test.mjs', 'scripts/strength.mjs'].map(
    (one) => `node ${one}`,
  ),
];

/** Runs the command with a faked version. This Node still reads new syntax; the last test looks for that. */
function runAs(version: string, command: string) {
  const fake = at('fake.cjs');
  writeFileSync(fake, `Object.defineProperty(process, 'version', { value: '${version}' });`);
  const args = ['-r', fake, ...command.split(' ').slice(1)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, stdout, stderr };
}

test.each(entries)('%s says in one sentence that Node 18 is too old', (command) => {
  expect(runAs('v18.20.8', command)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'sztab: this is Node 18.20.8, and Sztab needs Node 20.19 or newer: https://nodejs.org\n',
  });
});

test.each([
  ['v20.18.3', 1],
  ['v9.11.2', 1],
  ['v20.19.0', 0],
  ['v22.1.0', 0],
  ['v100.0.0', 0],
])('%s ends with %i', (version, status) => {
  expect(runAs(version, 'node scripts/size.mjs --help').status).toBe(status);
});

test('an old Node can read the check: it has no syntax newer than 2009', () => {
  const source = readFileSync(path.join(root, 'scripts/node-version.cjs'), 'utf8');
  expect(source.match(/\b(?:const|let|class|async|await|import|export)\b(?!.*\/\/)|=>|`|\?\.|\?\?|\.\.\./g)).toBeNull();
});
