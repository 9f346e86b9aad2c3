/** What a measured server process says to the bench: its port, and what it has used up when it is asked. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly rss: number;
  readonly heap: number;
}

export function report(port: number): void {
  process.on('message', (wanted: string) => {
    if (wanted === 'gc') globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ cpuSeconds: (user + system) / 1e6, rss, heap: heapUsed + external } satisfies Usage);
  });
  // The bench is gone, however it ended.
  process.on('disconnect', () => process.exit());
  process.send?.(port);
}
