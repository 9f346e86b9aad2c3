/** For whoever runs the server: is it alive, is it ready, what does it do. */
import type { App, House } from './house.ts';
import type { Metrics } from './metrics.ts';
import { Readiness } from './readiness.ts';

const plain = 'text/plain; charset=utf-8';

/** One line and one count for each request; the line has no query, which may hold an invitation. */
export function keepCount(app: App, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.requests.observe({ method, route: request.routeOptions.url ?? 'site', status }, elapsedTime / 1000);
    request.log.info({ method, path: url.split('?', 1)[0], status, ip, ms: Math.round(elapsedTime) }, 'answered');
  });
}

export function operationRoutes(app: App, { store, metrics, isClosing }: House): void {
  const readiness = new Readiness(store);
  const hidden = { schema: { hide: true } };
  app.get('/health', hidden, async (_request, reply) => reply.type(plain).send('ok'));
  app.get('/ready', hidden, async (request, reply) => {
    reply.type(plain);
    if (isClosing()) return reply.code(503).send('closing');
    try {
      await readiness.check();
      return 'ready';
    } catch (error) {
      request.log.error({ err: error }, 'the store does not answer');
      return reply.code(503).send('the store does not answer');
    }
  });
  app.get('/metrics', hidden, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get('/api/openapi.json', hidden, async () => app.swagger());
}
