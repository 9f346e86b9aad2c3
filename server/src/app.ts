/** The house: the built site, the API, and what watches over both. */
import { setTimeout as pause } from 'node:timers/promises';
import cookies from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import sockets from '@fastify/websocket';
import { PROTOCOL_HEADER, refusal } from '@sztab/protocol';
import Fastify, { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { builtAsOf } from './built-as.ts';
import { Cleanup } from './cleanup/cleanup.ts';
import { guardConnections } from './connections.ts';
import { Headcount } from './headcount.ts';
import type { App, Config, House, RouteGroup } from './house.ts';
import { brake, Counts, flowBrake } from './limits.ts';
import { createMetrics } from './metrics.ts';
import { mailLinkRoutes } from './notices/mail-links.ts';
import { Notices } from './notices/notices.ts';
import { noticeRoutes } from './notices/routes.ts';
import { keepCount, operationRoutes } from './operations.ts';
import { pageAnswer } from './pages.ts';
import { peopleRoutes } from './people/routes.ts';
import { createSessions } from './people/sessions.ts';
import { addressOf, inNetworks, proxyTrust } from './proxies.ts';
import { answerError, HttpRefusal } from './refusal.ts';
import { guard, isApi, safetyHeaders } from './safety.ts';
import type { Site } from './site.ts';
import { closeSockets, endSocket, MOST_MESSAGE_BYTES } from './sockets.ts';
import type { Store } from './store/store.ts';
import { botThreads } from './tables/bot-threads.ts';
import { Hall } from './tables/hall.ts';
import { tableRoutes } from './tables/routes.ts';
import { tableSocket } from './tables/socket.ts';
import { stuckRoutes } from './tables/stuck.ts';
import type { TimeSource } from './tables/table-time.ts';
import { countUnread, endUnreadAnswers, Unread } from './unread.ts';
import { version } from './version.ts';

const groups: readonly RouteGroup[] = [
  operationRoutes,
  peopleRoutes,
  noticeRoutes,
  mailLinkRoutes,
  tableRoutes,
  stuckRoutes,
  tableSocket,
];

/** How long a closing server waits for the table time to be stored. */
const SAVE_TIME_MS = 1000;

/** A name, a password, the options of a table. A route that needs more says so itself. */
const MOST_BODY_BYTES = 8 * 1024;

/** In milliseconds: how long the first line and the headers of a request may take, and how often that is checked. */
const HEADERS_TIMEOUT = 10_000;
const TIMEOUTS_CHECKED_EVERY = 5000;

export interface Parts {
  readonly site: Site;
  readonly store: Store;
  readonly config: Config;
  readonly log: FastifyServerOptions['logger'];
  isClosing?(): boolean;
  /** The clocks of this machine, unless a test has its own. */
  readonly time?: TimeSource;
}

export async function createApp({ site, store, config, log, isClosing = () => false, time }: Parts): Promise<App> {
  /** Whatever no route answers: a page of the client, or nothing. */
  const otherwise = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isApi(request)) return reply.code(404).send({ error: 'not-found' });
    const { status, headers, body } = await pageAnswer(site, request);
    return reply.code(status).headers(headers).send(body);
  };

  const limitPages = flowBrake(config.limits.pages);
  const app: App = Fastify({
    logger: log ?? false,
    // One line for each request, written when it is answered (operations.ts).
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY_BYTES,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUTS_CHECKED_EVERY },
    // Nobody holds a place by sending slowly.
    requestTimeout: 30_000,
    // Nor by not reading what was asked for: a connection on which nothing moves in either direction is ended.
    connectionTimeout: config.limits.unread.seconds * 1000,
    // The address that the last trusted proxy saw, not what its client claims.
    trustProxy: proxyTrust(config),
    // Passkeys have long names.
    routerOptions: { maxParamLength: 1400 },
    // Addresses that cannot even be read do not reach any hook.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(safetyHeaders);
      void limitPages(request, reply)
        .then(() => otherwise(request, reply))
        .catch((error) => answerError(error, request, reply));
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError).setNotFoundHandler(otherwise);

  const metrics = createMetrics();
  const unread = new Unread(config.limits.unread.bytes);
  keepCount(app, metrics);
  countUnread(app, unread);
  endUnreadAnswers(app, config.limits.unread);
  guard(app, config.origin);
  await app.register(cookies);
  await app.register(rateLimit, { global: false, store: Counts });
  await app.register(sockets, {
    options: { maxPayload: MOST_MESSAGE_BYTES },
    preClose: closeSockets,
    errorHandler: endSocket,
  });
  await app.register(swagger, {
    openapi: { info: { title: 'Sztab', version } },
    transform: jsonSchemaTransform,
  });

  app.addHook('onRoute', (route) => {
    const { url, schema, websocket } = route;
    if (websocket) route.config = { ...route.config, isSocket: true };
    if (url.startsWith('/api/') && schema?.response) Object.assign(schema.response, { '4xx': refusal, '5xx': refusal });
  });
  // A request may say that it is JSON and bring nothing: to log out needs no words.
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : readJson(request, body as string, done),
  );
  const builtAs = await builtAsOf(site);
  app.addHook('onRequest', async ({ headers }) => {
    // A link that is followed names none; a page of today always does.
    const spoken = Number(headers[PROTOCOL_HEADER] ?? Infinity);
    if (spoken < builtAs.oldest) throw new HttpRefusal(426, 'client-too-old');
  });
  const calm = brake(app, config.limits.requests);
  const unanswered = new Headcount(config.limits.connections.requests);
  // A class on a slow line reads its first pages slowly: an answer that is sent holds a connection, but costs no more work.
  const unfinished = new Headcount(config.limits.connections.address);
  const answered = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', async (request, reply) => {
    await (isApi(request) ? calm : limitPages)(request, reply);
    // WebSockets of tables have a limit of their own.
    if (request.ws && request.routeOptions.config.isSocket) return;
    // The plugin would open a WebSocket at any other route, too, and wait for the client to close it.
    if (request.ws && !request.is404) throw new HttpRefusal(400, 'bad-request');
    const address = addressOf(request);
    const [answer, close] = [unanswered.enter(address), unfinished.enter(address)];
    // Also for a request that was cut off.
    if (close) reply.raw.once('close', close);
    if (answer) {
      answered.set(request, answer);
      reply.raw.once('close', () => endWork(request));
    }
    if (answer && close) return;
    reply.header('retry-after', 1);
    throw new HttpRefusal(429, 'too-many');
  });
  const endWork = (request: FastifyRequest): void => {
    answered.get(request)?.();
    answered.delete(request);
  };
  app.addHook('onSend', async (request) => endWork(request));
  const isProxy = config.trustedProxies.length > 0 ? inNetworks(config.trustedProxies) : () => config.trustProxy;
  app.addHook('onReady', async () => guardConnections(app.server, config.limits.connections, isProxy));

  const thinkers = botThreads();
  const hall = new Hall({
    store,
    thinkers,
    pauses: config.pauses,
    ...(time && { time }),
    onMove: (game) => metrics.moves.inc({ game }),
    onTrouble: (what, table, err) => app.log.error({ err, table }, `trouble: ${what}`),
    onRound: () => {
      void notices.onRound();
      void cleanup.onRound();
    },
  });
  await hall.loadTime();
  const notices = new Notices(hall, config);
  const cleanup = new Cleanup(hall, config.guestDays);
  app.addHook('onListen', () => hall.start());
  app.addHook('onClose', async () => {
    hall.close();
    // A database that is gone must not keep the server from closing.
    const saved = hall.saveTime().catch(() => undefined);
    await Promise.race([saved, pause(SAVE_TIME_MS, undefined, { ref: false })]);
    await notices.close();
    await cleanup.close();
    await thinkers.close();
  });

  const house: House = {
    builtAs,
    store,
    config,
    sessions: createSessions(store, config.origin),
    metrics,
    hall,
    unread,
    isClosing,
  };
  for (const group of groups)
    await app.register(async (inner) => group(inner.withTypeProvider<ZodTypeProvider>(), house));
  return app;
}
