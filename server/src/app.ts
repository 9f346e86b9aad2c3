import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { ShelfEntry } from '@sztab/shelf';
import { chooseLanguage } from './language.ts';
import { notFoundPage, shelfPage } from './page.ts';

const html = 'text/html; charset=utf-8';

// src/ and dist/ lie equally deep, so this finds the assets from either.
const asset = (name: string) => readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8');
const assets: Record<string, { type: string; body: string }> = {
  '/style.css': { type: 'text/css; charset=utf-8', body: asset('style.css') },
  '/icon.svg': { type: 'image/svg+xml', body: asset('icon.svg') },
};

/** Nothing but our own style and pictures; no script, no frame, no form. */
const contentPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

type Answer = { status: number; type: string; body: string; headers?: Record<string, string> };

function answer(request: IncomingMessage, games: readonly ShelfEntry[]): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return {
      status: 405,
      type: 'text/plain; charset=utf-8',
      body: 'GET or HEAD only\n',
      headers: { allow: 'GET, HEAD' },
    };
  }
  // Not `new URL`: a path such as `//x` would read as a host, and an odd one would throw.
  const [path = '', query] = (request.url ?? '/').split('?', 2);
  if (path === '/health') return { status: 200, type: 'text/plain; charset=utf-8', body: 'ok' };
  const file = Object.hasOwn(assets, path) ? assets[path] : undefined;
  if (file) return { status: 200, ...file };
  const language = chooseLanguage(new URLSearchParams(query).get('lang'), request.headers['accept-language']);
  const headers = { 'content-language': language, vary: 'accept-language' };
  if (path === '/') return { status: 200, type: html, body: shelfPage(games, language), headers };
  return { status: 404, type: html, body: notFoundPage(language), headers };
}

export function createApp(games: readonly ShelfEntry[]): Server {
  return createServer((request, response) => {
    const { status, type, body, headers } = answer(request, games);
    response.writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'content-security-policy': contentPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}
