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
