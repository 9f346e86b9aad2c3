/** For whoever runs the server: is it alive, is it ready, what does it do. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { App, House } from './house.ts';
import { flowBrake } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { addressOf, inNetworks } from './proxies.ts';
import { Readiness } from './readiness.ts';

const plain = 'text/plain; charset=utf-8';

/** Characters that a line keeps of a path and of an address: a client may send kilobytes of them. */
const MOST_PATH = 200;
const MOST_ADDRESS = 45;

/** One line and one count for each request; the line has no query, which may hold an invitation. */
export function keepCount(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.requests.observe({ method, route: request.routeOptions.url ?? 'site', status }, elapsedTime / 1000);
    const path = url.split('?', 1)[0]?.slice(0, MOST_PATH);
    const said = { method, path, status, ip: ip?.slice(0, MOST_ADDRESS), ms: Math.round(elapsedTime) };
    request.log.info(said, 'answered');
  });
}

/** Headers in which proxies name the client. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

const isThisMachine = inNetworks(['127.0.0.0/8', '::1']);
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/;

/** Whether the caller is a program on this machine, and neither a proxy nor a page of another site. */
function cameFromThisMachine(request: FastifyRequest): boolean {
  const { headers, raw } = request;
  if (!isThisMachine(raw.socket.remoteAddress) || FORWARDED.some((name) => headers[name] !== undefined)) return false;
  // A proxy without such headers speaks HTTP/1.0, as nginx does, or passes on the host name that was asked for.
  return raw.httpVersion !== '1.0' && THIS_MACHINE.test(headers.host ?? '');
}

/** Takes the same time for any wrong token. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

export function operationRoutes(app: App, { store, config, metrics, isClosing }: House): void {
  const readiness = new Readiness(store);
  const hidden = { schema: { hide: true } };
  const limited = { ...hidden, onRequest: flowBrake(config.limits.probes) };
  app.get('/health', hidden, async (_request, reply) => reply.type(plain).send('ok'));
  app.get('/ready', limited, async (request, reply) => {
    reply.type(plain);
    if (isClosing()) return reply.code(503).send('closing');
    try {
      await readiness.check();
      return 'ready';
    } catch (error) {
      request.log.error({ err: error, ip: addressOf(request) }, 'the store does not answer');
      return reply.code(503).send('the store does not answer');
    }
  });
  app.get('/metrics', limited, async (request, reply) => {
    const { metricsToken } = config;
    const isAllowed = metricsToken !== null && hasToken(request, metricsToken);
    if (!isAllowed && !cameFromThisMachine(request))
      return reply.code(403).type(plain).send('only this machine, or a caller with the token of --metrics-token\n');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.get('/api/openapi.json', hidden, async () => app.swagger());
}
