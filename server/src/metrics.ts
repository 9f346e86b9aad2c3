/** What the server counts, for Prometheus. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from './version.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** Open sockets at tables. */
  readonly sockets: Gauge;
  /** Entries that went to the disk. */
  readonly moves: Counter<'game'>;
}

/** How often the loop is looked at, in milliseconds; what it says is this and the delay. */
const LOOK_EVERY = 10;

/** How long anything kept the loop from its work, since this was asked last. */
function watchLoop(registers: Registry[]): void {
  const seen = monitorEventLoopDelay({ resolution: LOOK_EVERY });
  seen.enable();
  const beyond = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - LOOK_EVERY / 1000);
  const late = 'How late the loop was, since last asked.';
  const p99 = new Gauge({ name: 'sztab_loop_delay_p99_seconds', help: late, registers });
  const longest = 'The longest that anything held the loop, since last asked; the house promises 0.05.';
  new Gauge({
    name: 'sztab_loop_longest_block_seconds',
    help: longest,
    registers,
    collect() {
      this.set(beyond(seen.max));
      p99.set(beyond(seen.percentile(99)));
      seen.reset();
    },
  });
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  watchLoop(registers);
  // While nodes are upgraded one after the other, this tells them apart.
  new Gauge({
    name: 'sztab_version_info',
    help: 'Always 1; the version is its label.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1);
  return {
    registry,
    requests: new Histogram({
      name: 'sztab_http_request_seconds',
      help: 'How long requests took.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    sockets: new Gauge({ name: 'sztab_sockets', help: 'Open sockets at tables.', registers }),
    moves: new Counter({ name: 'sztab_moves_total', help: 'Moves kept.', labelNames: ['game'], registers }),
  };
}
