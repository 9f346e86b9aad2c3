/** A whole server for a test: real routes, a real database, in memory unless told, and a browser of its own for each visitor. */
import type { AddressInfo } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { createApp } from '../app.ts';
import type { App, Config } from '../house.ts';
import { usualLimits } from '../limits.ts';
import type { Site } from '../site.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { TimeSource } from '../tables/table-time.ts';
import { noPauses } from '../tables/windows.ts';

interface Wanted {
  readonly site?: Site;
  readonly store?: Store;
  readonly config?: Partial<Config>;
  readonly log?: FastifyServerOptions['logger'];
  isClosing?(): boolean;
  readonly time?: TimeSource;
}

/** Closing the app closes its database. */
export async function openHouse({
  site = new Map(),
  config,
  store: given,
  ...rest
}: Wanted = {}): Promise<{ app: App; store: Store }> {
  const store = given ?? (await openSqlite(':memory:'));
  const usual: Config = {
    origin: null,
    trustProxy: false,
    trustedProxies: [],
    metricsToken: null,
    mail: null,
    pushHosts: 'public',
    limits: usualLimits,
    guestDays: 90,
    pauses: noPauses,
  };
  const app = await createApp({ site, store, config: { ...usual, ...config }, log: false, ...rest });
  app.addHook('onClose', () => store.close());
  return { app, store };
}

/** Opens a port for it that was free; its address. */
export async function listening(app: App): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
