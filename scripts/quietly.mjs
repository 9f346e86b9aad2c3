// Programs that a newcomer need not read: what they say is shown only when they fail, then all of it.
import { spawnSync } from 'node:child_process';

/** Runs a program to its end. Throws `trouble` after having shown on stderr what the program said. */
export function quietly(program, args, trouble, options = {}) {
  const { status, error, output } = spawnSync(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
    ...options,
  });
  if (status === 0) return;
  for (const said of output ?? []) if (said) process.stderr.write(said);
  throw new Error(error ? `${trouble}: ${error.message}` : trouble);
}
