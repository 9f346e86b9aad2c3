import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '@sztab/protocol/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from './house.ts';
import { encodingFor, readSite } from './site.ts';
import { listening, openHouse } from './testing/open-house.ts';

const PAGE = `<!doctype html><title>Sztab</title>${'<p>sheet</p>'.repeat(200)}`;
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))});`;

const BUILT = {
  'index.html': { file: 'assets/index-abc123.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_frame.js': { file: 'assets/frame.js', imports: ['_react.js'], css: ['assets/frame.css'] },
  'src/online/lobby/lobby.tsx': { file: 'assets/lobby.js', imports: ['_frame.js', 'index.html'] },
};

/** What a build or its folder may hold and no page asks for. */
const HIDDEN = [
  '/.env',
  '/.git/config',
  '/assets/.index.js.swp',
  '/assets/index-abc123.js.map',
  '/package.json',
  '/package-lock.json',
  '/tsconfig.json',
  '/index.html~',
];

let folder: string;
let app: App;
let url: string;

async function open(site: string): Promise<{ app: App; url: string }> {
  const { app } = await openHouse({ site: readSite(site) });
  return { app, url: await listening(app) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sztab-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'sw.js'), 'self;');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'manifest.pl.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets', 'index-abc123.js'), SCRIPT);
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(BUILT));
  writeFileSync(join(folder, 'assets', 'font-abc123.woff2'), 'font');
  for (const file of HIDDEN) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'SECRET');
  }
  ({ app, url } = await open(folder));
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Without fetch's own unpacking and its tidying of paths. */
const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = new URL(url);
    const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end();
  });

describe('files of the client', () => {
  const HTML = 'text/html; charset=utf-8';
  test.each([
    ['/', HTML, 'no-cache'],
    ['/index.html', HTML, 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/icon.svg', 'image/svg+xml', 'public, max-age=86400'],
    ['/manifest.pl.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/assets/index-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font-abc123.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s', async (path, type, cache) => {
    const { status, headers } = await raw(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(cache);
  });

  const isPage = async (path: string, wanted: number): Promise<void> => {
    const { status, body } = await raw(path);
    expect(status).toBe(wanted);
    expect(body.toString()).toBe(PAGE);
  };
  test.each(['/new/x', '/table/3f9c', '/replay/3f9c?at=4', '/rules/operation-most-iii', '/rules/x/aid', '/help'])(
    '%s is a page of the client',
    (path) => isPage(path, 200),
  );

  test('a page says what it will need beyond what it names itself', async () => {
    const link =
      '</assets/lobby.js>; rel=modulepreload, </assets/frame.js>; rel=modulepreload, </assets/frame.css>; rel=preload; as=style; crossorigin';
    expect((await raw('/lobby')).headers.link).toBe(link);
    for (const path of ['/', '/me', '/table/3f9c', '/nothing']) expect((await raw(path)).headers.link).toBeUndefined();
    const web = new URL('../../web/', import.meta.url);
    const modules = Object.values(pages).flatMap((page) => ('module' in page ? [page.module] : []));
    expect(modules.filter((module) => !existsSync(new URL(module, web)))).toEqual([]);
  });

  test.each(['/nothing', '//x', '/%', '/constructor', '/../package.json', '/table/', '/table/a/b', '/rules/x/y'])(
    '%s is not found, and the client says so',
    (path) => isPage(path, 404),
  );

  test.each(['/.vite/manifest.json', ...HIDDEN])('%s is not served', async (path) => {
    for (const spelled of [path, path.replace('.', '%2e'), `/assets/..${path}`]) {
      const { status, body } = await raw(spelled);
      expect(status).toBe(404);
      expect(body.toString()).not.toMatch(/SECRET|lobby/);
    }
  });

  test('a script that is gone is not answered with a page', async () => {
    const { status, headers } = await raw('/assets/index-old.js');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('on the wire', () => {
  test('compressed as the browser likes it, twice the same', async () => {
    for (let time = 0; time < 2; time++) {
      const brotli = await raw('/assets/index-abc123.js', { 'accept-encoding': 'gzip, deflate, br' });
      expect(brotli.headers['content-encoding']).toBe('br');
      expect(brotli.headers.vary).toBe('accept-encoding');
      expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
      expect(brotli.body.length).toBeLessThan(200);
    }
    const zipped = await raw('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.body).toString()).toBe(PAGE);
    expect((await raw('/')).headers['content-encoding']).toBeUndefined();
  });

  test('fonts are not compressed again', async () => {
    const { headers } = await raw('/assets/font-abc123.woff2', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', 'identity'],
  ])('accept-encoding %s: %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });

  test('a file the browser still has is not sent again', async () => {
    const { etag } = (await raw('/')).headers;
    const again = await raw('/', { 'if-none-match': etag as string });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('HEAD answers without a body', async () => {
    const { status, headers, body } = await raw('/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBe(PAGE.length);
    expect(body).toHaveLength(0);
  });

  test('only reading is allowed', async () => {
    const { status, headers } = await raw('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test('no script but our own, and shared memory for our workers', async () => {
    const { headers } = await raw('/');
    const policy = headers['content-security-policy'] as string;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('/health', async () => {
  const { status, body } = await raw('/health');
  expect(status).toBe(200);
  expect(body.toString()).toBe('ok');
});

test('before the client is built, the server says how to build it', async () => {
  const bare = await open(join(folder, 'nowhere'));
  const response = await fetch(`${bare.url}/`);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm start');
  expect((await fetch(`${bare.url}/health`)).status).toBe(200);
  await bare.app.close();
});
