import { readFileSync } from 'node:fs';

/** Seconds of CPU that the main thread has used, the one that serves everybody; where nobody tells, all threads. */
export function mainSeconds(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e9;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}
