/** What a measured server process says to the bench: its port, and what it has used up when it is asked. */
import { mainSeconds } from '@sztab/server/testing/main-seconds';

export interface Usage {
  readonly cpuSeconds: number;
  /** Of the thread that serves everybody; where nobody tells, of all. */
  readonly mainSeconds: number;
  readonly rss: number;
  readonly heap: number;
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
