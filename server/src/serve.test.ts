import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsFrom } from './options.ts';
import { ServeError, serve } from './serve.ts';

const settings = (port = '0') => settingsFrom({ port, database: ':memory:', log: 'silent' }, {});

test('serves, and closes even with a connection held open', async () => {
  const serving = await serve(settings());
  expect(serving.url).toMatch(/^http:\/\/localhost:\d+$/);
  const response = await fetch(serving.url); // fetch keeps the connection alive
  expect(await response.text()).toContain('Sztab');
  await serving.close();
  await expect(fetch(serving.url)).rejects.toThrow();
});

test('a port that is taken is named, with a way out', async () => {
  const first = await serve(settings());
  const port = Number(new URL(first.url).port);
  const second = serve(settings(String(port)));
  await expect(second).rejects.toThrow(ServeError);
  await expect(second).rejects.toThrow(
    `port ${port} is taken; choose another, as in npm start -- --port ${port < 65535 ? port + 1 : port - 1}`,
  );
  await first.close();
});

test('the database is made where it was wanted, and what was kept is there again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sztab-serve-'));
  const there = settingsFrom({ port: '0', data: join(folder, 'new', 'deep'), log: 'silent' }, {});
  let cookie = '';
  for (const visit of ['first', 'second']) {
    const serving = await serve(there);
    if (visit === 'first') {
      const answer = await fetch(`${serving.url}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: serving.url },
        body: JSON.stringify({ name: 'Zofia', language: 'pl' }),
      });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    }
    const me = await fetch(`${serving.url}/api/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ name: 'Zofia' });
    expect((await fetch(`${serving.url}/ready`)).status).toBe(200);
    await serving.close();
  }
  rmSync(folder, { recursive: true });
});

test('a database that cannot be is named, with a way out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sztab-serve-'));
  const file = join(folder, 'note.txt');
  writeFileSync(file, 'This is no database. '.repeat(200));
  const wrong = serve(settingsFrom({ port: '0', database: file }, {}));
  await expect(wrong).rejects.toThrow(ServeError);
  await expect(wrong).rejects.toThrow(/note\.txt is not a database of Sztab/);
  await expect(serve(settingsFrom({ port: '0', data: join(file, 'below') }, {}))).rejects.toThrow(/--data/);
  rmSync(folder, { recursive: true });
});

test('an address that this machine does not have is named', async () => {
  await expect(serve(settingsFrom({ port: '0', database: ':memory:', host: '192.0.2.1' }, {}))).rejects.toThrow(
    'this machine has no address 192.0.2.1; choose another with --host',
  );
});
