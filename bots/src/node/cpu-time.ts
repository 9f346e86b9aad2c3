/** The CPU time of this thread in milliseconds. Where the system does not tell, time as it passes, which is the same while no thread waits for a core. */
import { readFileSync } from 'node:fs';

const LINUX = '/proc/thread-self/schedstat';

/** Linux: nanoseconds on a core, the first number of the line. */
const fromLinux = (): number => Number.parseInt(readFileSync(LINUX, 'latin1'), 10) / 1e6;

export const cpuTime: () => number = isTold() ? fromLinux : () => performance.now();

function isTold(): boolean {
  try {
    return fromLinux() > 0;
  } catch {
    return false;
  }
}
