import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('the server and @fastify/websocket load the same file of ws, in the version that the server declares', () => {
  const own = createRequire(import.meta.url);
  const plugin = createRequire(own.resolve('@fastify/websocket'));
  expect(plugin.resolve('ws')).toBe(own.resolve('ws'));
  const { version } = plugin('ws/package.json') as { version: string };
  expect(version).toBe((own('../package.json') as { dependencies: Record<string, string> }).dependencies.ws);
});
