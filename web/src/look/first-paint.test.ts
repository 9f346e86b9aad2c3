/** `public/theme.js` runs before anything is loaded, so it cannot ask the list of pages: it is held to it here. */
import { readFileSync } from 'node:fs';
import { pageAt, pages } from '@sztab/protocol/pages';
import { expect, test } from 'vitest';

test('before the first paint the same pages have no top bar as afterwards', () => {
  const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');
  const [, pattern = ''] = /if \(\/(.+)\/\.test\(location\.pathname\)\)/.exec(script) ?? [];
  const opensTable = new RegExp(pattern);
  const paths = Object.values(pages).map(({ at }) => at.replaceAll(/:\w+/g, 'x'));
  expect(paths.filter((path) => opensTable.test(path))).toEqual(paths.filter((path) => pageAt(path)?.isTable));
  expect(paths.filter((path) => opensTable.test(path))).not.toEqual([]);
});
