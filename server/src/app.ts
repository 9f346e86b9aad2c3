import { createServer, type IncomingMessage, type Server } from 'node:http';
import { encodingFor, type Site, type SiteFile } from './site.ts';

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

const safety = {
  'content-security-policy': contentPolicy,
  // Isolated from other sites, the page may share memory with its workers: a thinking bot hears that it should hurry.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The addresses the client knows. At any other it says “no such page”, and so does the status. */
const PAGES = /^\/(?:(?:new|table|replay|rules)\/[^/]+|help)?$/;

const plain = 'text/plain; charset=utf-8';
const notBuilt = 'Sztab: the web client is not built yet. `npm start` builds it.\n';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

const say = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers: { 'content-type': plain, 'cache-control': 'no-cache', ...headers },
  body,
});

async function send(file: SiteFile, status: number, { headers }: IncomingMessage): Promise<Answer> {
  const encoding = file.compressible ? encodingFor(headers['accept-encoding']) : 'identity';
  const common = { etag: file.etag, 'cache-control': file.cache, vary: 'accept-encoding' };
  if (status === 200 && headers['if-none-match'] === file.etag) return { status: 304, headers: common, body: '' };
  return {
    status,
    headers: {
      ...common,
      'content-type': file.type,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: await file.body(encoding),
  };
}

async function answer(request: IncomingMessage, site: Site): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return say(405, 'GET or HEAD only\n', { allow: 'GET, HEAD' });
  }
  // Not `new URL`: a path such as `//x` would read as a host, and an odd one would throw.
  const [path = ''] = (request.url ?? '/').split('?', 1);
  if (path === '/health') return say(200, 'ok');
  const file = site.get(path);
  if (file) return send(file, 200, request);
  const index = site.get('/index.html');
  if (!index) return say(503, notBuilt);
  // A missing script must not be answered with a page.
  if (path.startsWith('/assets/')) return say(404, 'There is no such file.\n');
  return send(index, PAGES.test(path) ? 200 : 404, request);
}

export function createApp(site: Site): Server {
  return createServer((request, response) => {
    void answer(request, site).then(
      ({ status, headers, body }) => {
        response.writeHead(status, { ...safety, ...headers, 'content-length': Buffer.byteLength(body) });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      () => response.destroy(),
    );
  });
}
