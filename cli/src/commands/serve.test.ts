import { serve } from '@sztab/server';
import { expect, test } from 'vitest';
import { sztab } from '../testing/run-sztab.ts';

test('opens the server, and Ctrl-C closes it', async () => {
  let page: Promise<string> | undefined;
  const ran = await sztab(['serve', '--port', '0'], {
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
  const taken = await serve({ port: 0 });
  const { port } = new URL(taken.url);
  const ran = await sztab(['serve', '--port', port]);
  await taken.close();
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toMatch(new RegExp(`^sztab: port ${port} is taken[^\n]*\n$`));
});
