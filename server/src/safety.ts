/** What keeps other sites out: headers on every answer, and requests that change something come from our own pages only. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Neither our origin nor JSON is asked for: the request proves otherwise that it may. */
    fromAnywhere?: true;
    /** Requests to this address become sockets. */
    isSocket?: true;
  }
}

/** Nothing but our own files; no inline script, no inline style, no frame. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Nothing of the machine: neither our pages nor what might slip into them need any of it. */
const NOT_NEEDED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

export const safetyHeaders = {
  'content-security-policy': contentPolicy,
  // Isolated from other sites, the page may share memory with its workers: a thinking bot hears that it should hurry.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': NOT_NEEDED.map((feature) => `${feature}=()`).join(', '),
};

/** Names of a machine nearby; unlike any other name, no stranger can make them lead here. */
const NEARBY = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;

/** The site's address as this request knows it; null if it came by a name we do not go by. */
export function originOf({ headers: { host = '' } }: FastifyRequest, configured: string | null): string | null {
  return configured ?? (NEARBY.test(host) ? `http://${host}` : null);
}

function cameFromOurPages(request: FastifyRequest, configured: string | null): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return origin === undefined ? site === 'same-origin' : origin === originOf(request, configured);
}

/** By the route that was found, where there is one: an address can be spelled in many ways (`/%61pi/me`). */
export const isApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  /^\/api(?:[/?]|$)/.test(routeOptions.url ?? url);

/** A page of another site can neither send us JSON nor lie about where it is from. */
export function guard(app: FastifyInstance, origin: string | null): void {
  // A socket that was refused is nobody's: without this it would stay open, and the server could not close.
  app.addHook('onResponse', async ({ headers, raw }, { statusCode }) => {
    if (headers.upgrade !== undefined && statusCode >= 400) raw.socket.destroySoon();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safetyHeaders);
    if (!isApi(request)) return;
    reply.header('cache-control', 'no-store');
    const { upgrade, 'content-type': type = '' } = request.headers;
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
    if (!changes && upgrade === undefined) return;
    // A mail program that stops our mails comes from nowhere, and a token tells for whom.
    if (request.routeOptions.config.fromAnywhere) return;
    if (!cameFromOurPages(request, origin)) throw new HttpRefusal(403, 'wrong-origin');
    if (changes && !/^application\/json\s*(?:;|$)/i.test(type)) throw new HttpRefusal(403, 'not-json');
  });
}
