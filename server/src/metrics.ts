/** What the server counts, for Prometheus. */
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

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
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
