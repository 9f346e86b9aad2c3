import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A person who starts a program quietly, and what that person sees. */
function seen(program: string): { out: string; err: string } {
  const quietly = `import(${JSON.stringify(new URL('./quietly.mjs', import.meta.url).href)})`;
  const caller = `${quietly}.then(({ quietly }) => quietly(process.execPath, ['-e', ${JSON.stringify(program)}], 'it failed'))
    .catch((error) => console.error('trouble: ' + error.message));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', caller], { encoding: 'utf8' });
  return { out: stdout, err: stderr };
}

test('of a program that succeeds nothing is seen', () => {
  expect(seen('console.log("timings"); console.error("warning")')).toEqual({ out: '', err: '' });
});

test('of a program that fails everything is seen, on stderr, and then what failed', () => {
  const { out, err } = seen('console.log("line 3"); console.error("is wrong"); process.exitCode = 1');
  expect(out).toBe('');
  expect(err).toBe('line 3\nis wrong\ntrouble: it failed\n');
});

test('a program that is killed is trouble as well', () => {
  const { err } = seen('process.kill(process.pid, "SIGKILL")');
  expect(err).toBe('trouble: it failed\n');
});
