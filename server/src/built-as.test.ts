/** Pages of another age: each hears at once which client the server serves, and who is too old is told so and not misread. */
import { BUILD_META, OLDEST_PROTOCOL, PROTOCOL, PROTOCOL_HEADER } from '@sztab/protocol';
import { expect, test } from 'vitest';
import { builtAsOf } from './built-as.ts';
import { siteFile } from './site.ts';
import { listening, openHouse } from './testing/open-house.ts';
import { twoAtTable } from './testing/page.ts';
import { version } from './version.ts';

const TOMORROW = { build: 'tomorrow', protocol: PROTOCOL + 1, oldest: PROTOCOL + 1 };
const siteOf = (built: object) => {
  const meta = `<meta name="${BUILD_META}" content="${JSON.stringify(built).replaceAll('"', '&quot;')}">`;
  return new Map([['/index.html', siteFile('/index.html', Buffer.from(`<html>${meta}</html>`))]]);
};

test('a server speaks as the client that it serves; without one, as its own sources', async () => {
  expect(await builtAsOf(siteOf(TOMORROW))).toEqual(TOMORROW);
  expect(await builtAsOf(new Map())).toEqual({ build: version, protocol: PROTOCOL, oldest: OLDEST_PROTOCOL });
});

test('a page that is too old is refused by word, and nothing that it says is read', async () => {
  const { app } = await openHouse({ site: siteOf(TOMORROW) });
  const { ada, id } = await twoAtTable(await listening(app));
  const asked = async (protocol: number) => {
    const headers = { cookie: ada.cookie, [PROTOCOL_HEADER]: String(protocol) };
    const answer = await fetch(`${ada.url}/api/lobby`, { headers });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await asked(PROTOCOL)).toEqual({ status: 426, body: { error: 'client-too-old' } });
  expect(await asked(PROTOCOL + 1)).toMatchObject({ status: 200 });

  for (const protocol of ['', `?protocol=${PROTOCOL}`]) {
    const old = ada.open(`${id}${protocol}`);
    await old.say({ is: 'join', known: null });
    await old.until(() => old.closed);
    expect(old.heard).toEqual([{ is: 'hello', ...TOMORROW }]);
  }
  const page = ada.open(`${id}?protocol=${PROTOCOL + 1}`);
  await page.say({ is: 'join', known: null });
  await page.until(() => page.steps.length > 0);
  expect(page.heard[0]).toEqual({ is: 'hello', ...TOMORROW });
  await app.close();
});
