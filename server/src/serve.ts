import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gameIds, takeGame } from '@sztab/shelf';
import { createApp } from './app.ts';
import type { App } from './house.ts';
import { type Limits, limitsForGuests, usualLimits } from './limits.ts';
import { logTo } from './log.ts';
import type { MailSettings } from './notices/mail.ts';
import type { Settings } from './options.ts';
import { webAuthn } from './people/passkey-answers.ts';
import { readSite } from './site.ts';
import { makeFolder, whyNotOpened } from './store/data-folder.ts';
import { isPostgres, openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

/** The server cannot start, for a reason its owner can mend; the message says how. */
export class ServeError extends Error {}

export interface Serving {
  readonly url: string;
  /** Says “not ready”, finishes what it has begun, and closes. */
  close(): Promise<void>;
}

// src/ and dist/ lie equally deep, so this finds the built client from either.
const builtSite = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Requests that are still not answered after so long are cut. */
const PATIENCE_MS = 10_000;

async function openDatabase(database: string): Promise<Store> {
  try {
    // Nobody else on this machine may read what people keep here.
    if (!isPostgres(database) && database !== ':memory:') makeFolder(dirname(database), 0o700);
    return await openStore(database);
  } catch (error) {
    const why = whyNotOpened(database, error);
    if (why !== undefined) throw new ServeError(why, { cause: error });
    throw error;
  }
}

/** File descriptors kept free for the database, threads and our own connections: this many, or half of all where there are few. */
const KEPT_DESCRIPTORS = 200;

/** How many connections may be open; infinite where the system has no limit of open files, or does not name it. */
function mostConnections(): number {
  try {
    const [, most = ''] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === '' ? Number.POSITIVE_INFINITY : Number(most) - Math.min(KEPT_DESCRIPTORS, Number(most) / 2);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

async function listen(app: App, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host, listenTextResolver: () => 'listening' });
  } catch (error) {
    switch ((error as NodeJS.ErrnoException).code) {
      case 'EADDRINUSE': {
        const other = port < 65535 ? port + 1 : port - 1;
        throw new ServeError(`port ${port} is taken; choose another, as in npm start -- --port ${other}`);
      }
      case 'EACCES':
        throw new ServeError(`port ${port} is not allowed here; choose another, as in npm start -- --port 1944`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new ServeError(`this machine has no address ${host}; choose another with --host`);
      default:
        throw error;
    }
  }
}

/** A mail without a link to the table would be of no use. */
const mailFrom = ({ smtp, mailFrom: from, origin }: Settings): MailSettings | null =>
  smtp === null || from === null || origin === null ? null : { smtp, from };

/** `limits`: others than the usual only where a measurement must not be braked. */
export async function serve(settings: Settings, limits: Limits = usualLimits): Promise<Serving> {
  // Loaded before anybody waits: a game takes longer than we let anything hold the server.
  // Connections can take every file descriptor, and then nothing more can be loaded.
  await Promise.all([...gameIds().map(takeGame), webAuthn()]);
  const store = await openDatabase(settings.database);
  let closing: Promise<void> | undefined;
  const app = await createApp({
    site: readSite(settings.site ?? builtSite),
    store,
    config: {
      origin: settings.origin,
      trustProxy: settings.trustProxy,
      trustedProxies: settings.trustedProxies,
      metricsToken: settings.metricsToken,
      mail: mailFrom(settings),
      pushHosts: 'public',
      limits: settings.guestsPerHour === null ? limits : limitsForGuests(limits, settings.guestsPerHour),
      guestDays: settings.guestDays,
      pauses: settings.window,
    },
    log: logTo(process.stderr, settings.log),
    isClosing: () => closing !== undefined,
  });

  if (settings.smtp !== null && settings.origin === null)
    app.log.warn('mail is off: without --origin nobody knows where its links should lead');

  async function close(): Promise<void> {
    const impatient = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
    await app.close();
    clearTimeout(impatient);
    await store.close();
  }

  app.server.maxConnections = mostConnections();
  try {
    await listen(app, settings);
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  return {
    url: settings.origin ?? `http://localhost:${port}`,
    close: () => {
      closing ??= wait(settings.drain * 1000).then(close);
      return closing;
    },
  };
}
