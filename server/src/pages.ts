/** The built client over HTTP: which address is which file, what the browser still has, and how it is packed. */
import type { IncomingHttpHeaders } from 'node:http';
import { pageAt } from '@sztab/protocol/pages';
import { linksOf } from './ahead.ts';
import { encodingFor, type Site, type SiteFile } from './site.ts';

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

async function send(file: SiteFile, status: number, headers: IncomingHttpHeaders): Promise<Answer> {
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

export async function pageAnswer(
  site: Site,
  { method, url, headers }: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders },
): Promise<Answer> {
  if (method !== 'GET' && method !== 'HEAD') return say(405, 'GET or HEAD only\n', { allow: 'GET, HEAD' });
  // Not `new URL`: a path such as `//x` would read as a host, and an odd one would throw.
  const [path = ''] = (url ?? '/').split('?', 1);
  const file = site.get(path);
  if (file) return send(file, 200, headers);
  const index = site.get('/index.html');
  if (!index) return say(503, notBuilt);
  // A missing script must not be answered with a page.
  if (path.startsWith('/assets/')) return say(404, 'There is no such file.\n');
  const page = pageAt(path);
  // The client says “no such page”, and so does the status.
  if (!page) return send(index, 404, headers);
  const [answer, link] = [await send(index, 200, headers), page.module ? linksOf(site, page.module) : ''];
  return link === '' ? answer : { ...answer, headers: { ...answer.headers, link } };
}
