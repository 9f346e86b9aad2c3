/** The built web client, read once and kept in memory: it is small, and a file on the disk may be replaced while we serve. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  /** The body in this encoding; compressed when it is first asked for. */
  body(encoding: Encoding): Promise<Buffer>;
  /** Fonts and pictures are compressed already. */
  readonly compressible: boolean;
}

export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKED = new Set(['.png', '.woff2']);

/** Names in assets/ carry a hash of their content, so they never change; everything else must be asked for again. */
function cacheOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // A browser asks for the icon of its tab with every address that it shows.
  return /^\/icon[^/]*$/.test(path) ? 'public, max-age=86400' : 'no-cache';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Beside the main thread. `quality`: of brotli, 0 to 11; what is sent often deserves the best. */
export async function pack(content: Buffer, encoding: Encoding, quality = 11): Promise<Buffer> {
  if (encoding === 'identity') return content;
  return encoding === 'br' ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) : zip(content);
}

export function siteFile(path: string, content: Buffer): SiteFile {
  const extension = extname(path);
  const packed = new Map<Encoding, Promise<Buffer>>();
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    cache: cacheOf(path),
    compressible: !PACKED.has(extension),
    body(encoding) {
      let body = packed.get(encoding);
      if (!body) {
        body = pack(content, encoding);
        packed.set(encoding, body);
      }
      return body;
    },
  };
}

/** Files in the folder of the build that no page asks for: hidden files, source maps, package lists. */
const NOT_SERVED = /\/\.(?!well-known\/)|\.map$|\/(?:package(?:-lock)?|tsconfig[^/]*)\.json$|\.tsbuildinfo$|~$/;

const MANIFEST = '/.vite/manifest.json';
const manifests = new WeakMap<Site, string>();

/** Vite's manifest, which is never served; undefined if there is none. */
export const manifestOf = (site: Site): string | undefined => manifests.get(site);

/** Every file below a folder by its address; an empty site if nothing was built. */
export function readSite(folder: string): Site {
  const site = new Map<string, SiteFile>();
  if (!existsSync(folder)) return site;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${file.slice(join(folder, '/').length).replaceAll('\\', '/')}`;
    if (path === MANIFEST) manifests.set(site, readFileSync(file, 'utf8'));
    else if (!NOT_SERVED.test(path)) site.set(path, siteFile(path, readFileSync(file)));
  }
  return site;
}

/** The best encoding that the browser takes. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const taken = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : 'identity';
}
