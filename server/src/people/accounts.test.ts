import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '../house.ts';
import { openHouse } from '../testing/open-house.ts';
import { Visitor } from '../testing/visitor.ts';

let app: App;

beforeAll(async () => {
  ({ app } = await openHouse());
});
afterAll(() => app.close());

test('a guest needs nothing but a name, and is known by a cookie from then on', async () => {
  const visitor = new Visitor(app);
  expect(await visitor.get('/api/me')).toMatchObject({ status: 401, body: { error: 'not-signed-in' } });
  const came = await visitor.post('/api/guest', { name: 'Zofia', language: 'pl' });
  expect(came).toMatchObject({ status: 200, body: { name: 'Zofia', login: null, language: 'pl', theme: 'system' } });
  expect(came.headers['set-cookie']).toMatch(/^sztab=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await visitor.get('/api/me')).toMatchObject({ status: 200, body: came.body });
});
