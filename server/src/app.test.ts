import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ShelfEntry } from '@sztab/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';

const games: ShelfEntry[] = [
  { id: 'most', title: { pl: 'Operacja Most III', en: 'Operation Most III' }, players: [2, 2], state: 'rules' },
  { id: 'later', title: { pl: 'Niepodległa', en: 'Niepodległa' }, players: [1, 4], state: 'planned' },
  { id: 'odd', title: { pl: '<b>&"\'', en: '<b>&"\'' }, players: [1, 1], state: 'playable' },
];

let app: Server;
let url: string;

beforeAll(async () => {
  app = createApp(games).listen(0, '127.0.0.1');
  await once(app, 'listening');
  url = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
});

afterAll(async () => {
  app.closeAllConnections();
  app.close();
  await once(app, 'close');
});

async function page(path: string, acceptLanguage?: string) {
  const response = await fetch(url + path, acceptLanguage ? { headers: { 'accept-language': acceptLanguage } } : {});
  return { response, body: await response.text() };
}

describe('the list of games', () => {
  test('in Polish, the first language of the house', async () => {
    const { response, body } = await page('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-language')).toBe('pl');
    expect(body).toContain('<html lang="pl">');
    expect(body).toContain('<h2>Operacja Most III</h2>');
    expect(body).toContain('Gracze: 2<');
    expect(body).toContain('Gracze: 1–4<');
    expect(body).toContain('Działa w terminalu');
    expect(body).toContain('W planach');
  });

  test('in English when asked', async () => {
    const { body } = await page('/?lang=en');
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<h2>Operation Most III</h2>');
    expect(body).toContain('Works in the terminal');
    expect(body).toContain('href="/?lang=en" lang="en" hreflang="en" aria-current="true"');
  });

  test('in English for a browser that prefers it', async () => {
    const { response, body } = await page('/', 'en-GB,pl;q=0.5');
    expect(body).toContain('<html lang="en">');
    expect(response.headers.get('vary')).toBe('accept-language');
  });

  test('an unknown language asked for falls back on the browser', async () => {
    expect((await page('/?lang=xx', 'en')).body).toContain('<html lang="en">');
  });

  test('titles are escaped', async () => {
    const { body } = await page('/');
    expect(body).toContain('<h2>&lt;b&gt;&amp;&quot;&#39;</h2>');
    expect(body).not.toContain('<b>');
  });

  test('nothing inline that the content policy would refuse', async () => {
    const { response, body } = await page('/');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(body).not.toMatch(/<style|<script|\sstyle=|\son\w+=/);
  });

  test('an empty shelf says so', async () => {
    const empty = createApp([]).listen(0, '127.0.0.1');
    await once(empty, 'listening');
    const response = await fetch(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/?lang=en`);
    expect(await response.text()).toContain('There is no game on the shelf yet.');
    empty.closeAllConnections();
    empty.close();
  });
});

describe('other addresses', () => {
  test('/health', async () => {
    const { response, body } = await page('/health');
    expect(response.status).toBe(200);
    expect(body).toBe('ok');
  });

  test.each([
    ['/style.css', 'text/css; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
  ])('%s', async (path, type) => {
    const { response } = await page(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each(['/nothing', '//x', '/%', '/constructor', '/../package.json'])('%s is not found', async (path) => {
    const { response, body } = await page(path, 'en');
    expect(response.status).toBe(404);
    expect(body).toContain('<h1>No such page</h1>');
  });

  test('HEAD answers without a body', async () => {
    const response = await fetch(url, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(500);
    expect(await response.text()).toBe('');
  });

  test('only reading is allowed', async () => {
    const response = await fetch(url, { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});
