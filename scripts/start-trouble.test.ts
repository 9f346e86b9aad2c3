/** A second checkout says at once why it cannot start, before anything is installed or built. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { openStore } from '@sztab/server';
import { flagNames } from '@sztab/server/flags';
import { folderForEachTest } from '@sztab/server/testing/folder';
import { expect, test } from 'vitest';
import { npmKeptOption } from './arguments.mjs';
import { root } from './ensure-deps.mjs';
import { flagsOf, startTrouble } from './start-trouble.mjs';

const at = folderForEachTest();

/** A clone in which nothing was installed; `npm` only says that it was called. */
function clone(modules: boolean): string {
  for (const folder of ['scripts', 'cli/bin'])
    fs.cpSync(path.join(root, folder), at('clone', folder), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'server/src/flags.ts']) {
    fs.mkdirSync(path.dirname(at('clone', file)), { recursive: true });
    fs.copyFileSync(path.join(root, file), at('clone', file));
  }
  if (modules) fs.symlinkSync(path.join(root, 'node_modules'), at('clone/node_modules'));
  fs.mkdirSync(at('bin'));
  fs.writeFileSync(at('bin/npm'), '#!/bin/sh\necho npm was called >&2\nexit 1\n', { mode: 0o755 });
  return at('clone');
}

function start(folder: string, program: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 20_000,
    env: { PATH: `${at('bin')}:${process.env.PATH}`, HOME: at('home'), ...env },
  });
  return { status, stdout, stderr };
}

test.each([
  ['nothing is installed', false],
  ['all is installed', true],
])('where another Sztab has the database and %s', async (_, modules) => {
  const folder = clone(modules);
  fs.mkdirSync(at('home/.local/share/sztab'), { recursive: true });
  const database = at('home/.local/share/sztab/sztab.db');
  const store = await openStore(database);
  for (const [program, args, command] of [
    ['scripts/start.mjs', [], 'npm start --'],
    ['cli/bin/sztab.mjs', ['serve'], 'npx sztab serve'],
  ] as const)
    expect(start(folder, program, [...args, '--port', '0'])).toEqual({
      status: 1,
      stdout: '',
      stderr: `sztab: another Sztab uses ${database}; close that one or start with: ${command} --data FOLDER\n`,
    });
  expect(
    await startTrouble({ root, command: '', args: ['--port', '0', '--data', at('other')], env: {} }),
  ).toBeUndefined();
  expect(await startTrouble({ root, command: '', args: ['--port=0', `--database=${database}`], env: {} })).toMatch(
    /uses/,
  );
  expect(
    await startTrouble({ root, command: '', args: ['--port', '0'], env: { SZTAB_DATA: path.dirname(database) } }),
  ).toMatch(/uses/);
  await store.close();
  expect(
    await startTrouble({ root, command: '', args: ['--port', '0', '--database', database], env: {} }),
  ).toBeUndefined();
});

test('npm run dev names its own options', async () => {
  const folder = clone(true);
  fs.mkdirSync(at('clone/.dev'));
  const store = await openStore(at('clone/.dev/sztab.db'));
  const ran = start(folder, 'scripts/dev.mjs', ['--port', '0']);
  await store.close();
  expect(ran.stderr).toBe(
    `sztab: another Sztab uses ${at('clone/.dev/sztab.db')}; close that one or start with: npm run dev -- --data FOLDER\n`,
  );
  expect(ran.status).toBe(1);
});

test('a port that is taken is named before anything is built', async () => {
  const taken = net.createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const ran = start(clone(false), 'scripts/start.mjs', [], { PORT: String(port) });
  await new Promise((resolve) => taken.close(resolve));
  expect(ran).toEqual({
    status: 1,
    stdout: '',
    stderr: `sztab: port ${port} is taken; close that one or start with: npm start -- --port ${port < 65_535 ? port + 1 : port - 1}\n`,
  });
});

test('an option that npm kept is named with the right command', () => {
  expect(flagsOf(root)).toEqual(flagNames);
  const kept = (env: Record<string, string>, args: string[] = [], event = 'start') =>
    npmKeptOption(args, { npm_lifecycle_event: event, ...env }, [...flagNames, 'quick']);
  expect(kept({ npm_config_port: 'true' }, ['2000'])).toBe(
    'npm keeps --port for itself; write: npm start -- --port 2000',
  );
  expect(kept({ npm_config_mail_from: 'a@b' })).toMatch(/npm start -- --mail-from a@b$/);
  expect(kept({ npm_config_quick: 'true' }, [], 'test')).toMatch(/write: npm test -- --quick$/);
  expect(kept({ npm_config_port: '3' }, [], 'dev')).toMatch(/write: npm run dev -- --port 3$/);
  expect(kept({ npm_config_port: '3' }, ['--port', '2000'])).toBeUndefined();
  expect(npmKeptOption([], { npm_config_port: '3' }, flagNames)).toBeUndefined();
  const env = { npm_lifecycle_event: 'start', npm_config_port: '2000' };
  expect(start(clone(false), 'scripts/start.mjs', [], env)).toMatchObject({
    status: 2,
    stderr: 'sztab: npm keeps --port for itself; write: npm start -- --port 2000\n',
  });
});
