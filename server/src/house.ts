/** What every group of routes works with. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltAs } from '@sztab/protocol';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { PushHosts } from './notices/hosts.ts';
import type { MailSettings } from './notices/mail.ts';
import type { Sessions } from './people/sessions.ts';
import type { Store } from './store/store.ts';
import type { Hall } from './tables/hall.ts';
import type { Pauses } from './tables/windows.ts';
import type { Unread } from './unread.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface Config {
  /** The site's public address, as in `https://sztab.example`; null: only this machine and bare IP addresses. */
  readonly origin: string | null;
  /** One proxy stands before us and says whose request it is. */
  readonly trustProxy: boolean;
  /** Addresses and networks of trusted proxies. If there are any, `trustProxy` does not count. */
  readonly trustedProxies: readonly string[];
  /** Lets a caller from another machine read `/metrics`; null: none may. */
  readonly metricsToken: string | null;
  /** How mail is sent; null: not at all. Needs `origin`, for its links. */
  readonly mail: MailSettings | null;
  readonly pushHosts: PushHosts;
  readonly limits: Limits;
  /** After how many days unseen a guest is removed; 0: never. */
  readonly guestDays: number;
  /** How long reaction windows are kept open at tables here. */
  readonly pauses: Pauses;
}

export interface House {
  readonly store: Store;
  readonly config: Config;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly hall: Hall;
  readonly unread: Unread;
  /** What the served client is, and what it speaks. */
  readonly builtAs: BuiltAs;
  /** The server is about to close: nobody should send it new work. */
  isClosing(): boolean;
}

/** Some routes that belong together. */
export type RouteGroup = (app: App, house: House) => void | Promise<void>;
