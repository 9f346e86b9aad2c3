import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseArguments } from './arguments.mjs';
import { root } from './ensure-deps.mjs';

/** Scripts that are run by themselves. `start.mjs` hands its arguments to the server. */
const files = (folder: string): string[] => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
const programs = [...files('scripts'), ...files('e2e'), 'scripts/fresh/main.mjs'].filter((file) => {
  if (!file.endsWith('.mjs') || /\/(?:start|arguments)\.mjs$/.test(file)) return false;
  const source = readFileSync(path.join(root, file), 'utf8');
  return (
    source.includes('process.argv') ||
    /^(?!import|export|\/|\s|const|function|async)\w.*\(/m.test(source) ||
    /readArguments/.test(source)
  );
});

const run = (file: string, ...args: string[]) => {
  const program = path.join(root, file);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stdout, stderr };
};

test.each(programs)('%s knows --help and refuses what it does not know, in one sentence, and does nothing', (file) => {
  const help = run(file, '--help');
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toMatch(/^Usage: (?:npm|node) /);
  expect(run(file, '--nonsense')).toEqual({
    status: 2,
    stdout: '',
    stderr: 'sztab: unknown argument "--nonsense"; --help shows how it is called\n',
  });
});

test('the list holds what people start', () => {
  expect(programs).toEqual(
    expect.arrayContaining(['test', 'dev', 'board', 'raise', 'size'].map((name) => `scripts/${name}.mjs`)),
  );
});

test('an argument too many, a value too few and a value too many are named', () => {
  const options = { quick: { type: 'boolean' as const }, port: { type: 'string' as const } };
  expect(() => parseArguments(['a', 'b'], options, 1)).toThrow('unknown argument "b"');
  expect(() => parseArguments(['--port'], options, 0)).toThrow('--port is not given as it should be');
  expect(() => parseArguments(['--quick=yes'], options, 0)).toThrow('--quick is not given as it should be');
  expect(() => parseArguments(['-q'], options, 0)).toThrow('unknown argument "-q"');
  expect(parseArguments(['a', '--port', '3'], options, 1)).toMatchObject({ positionals: ['a'], values: { port: '3' } });
});

test('a port that is none is refused before anything is started', () => {
  for (const file of ['scripts/dev.mjs', 'scripts/board.mjs'])
    expect(run(file, ...(file.endsWith('board.mjs') ? ['operation-most-iii'] : []), '--port', '70000')).toMatchObject({
      status: 2,
      stderr: 'sztab: --port must be a whole number from 0 to 65535, not "70000"\n',
    });
});
