import { serve, settingsFrom } from '@sztab/server';
import { expect, test } from 'vitest';
import { sztab, sztabHere } from '../testing/run-sztab.ts';

test('opens the server, and Ctrl-C closes it', async () => {
  let page: Promise<string> | undefined;
  const ran = await sztab(['serve', '--port', '0', '--database', ':memory:'], {
    watch(child, { out }) {
      const url = /http:\S+/.exec(out)?.[0];
      if (url === undefined || page) return;
      page = fetch(url).then((answer) => answer.text());
      void page.finally(() => child.kill('SIGINT'));
    },
  });
  expect(await page).toContain('Sztab');
  expect(ran.code, ran.err).toBe(0);
  expect(ran.out).toMatch(/^Sztab is open at \S+ .*\nSztab is closed\.\n$/);
});

test('a port that is taken is said in one line', async () => {
  const taken = await serve(settingsFrom({ port: '0', database: ':memory:' }, {}));
  const { port } = new URL(taken.url);
  const ran = await sztabHere(['serve', '--port', port, '--database', ':memory:']);
  await taken.close();
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toMatch(new RegExp(`^sztab: port ${port} is taken[^\n]*\n$`));
});

test('an option that cannot be used is a mistake of the person who typed', async () => {
  const ran = await sztabHere(['serve', '--origin', 'sztab.example']);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toMatch(/^sztab: --origin must be an address[^\n]*\n$/);
});
