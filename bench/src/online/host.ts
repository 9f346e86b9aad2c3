/** What a measured server process says to the bench: its port, and what it has used up when it is asked. */
import { readFileSync } from 'node:fs';

export interface Usage {
  readonly cpuSeconds: number;
  /** Of the thread that serves everybody; where nobody tells, of all. */
  readonly mainSeconds: number;
  readonly rss: number;
  readonly heap: number;
}

function mainSeconds(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e9;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
}

export function report(port: number): void {
  process.on('message', (wanted: string) => {
    if (wanted === 'gc') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({
      cpuSeconds: (user + system) / 1e6,
      mainSeconds: mainSeconds(),
      rss,
      heap: heapUsed + external,
    } satisfies Usage);
  });
  // The bench is gone, however it ended.
  process.on('disconnect', () => process.exit());
  process.send?.(port);
}
