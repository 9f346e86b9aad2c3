import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE } from './page.mjs';
import { plotsOf } from './reliability/plots.mjs';
import { PICTURE, pageWith, shipped } from './reliability.mjs';

test('the page shows the figures of the chances that are shipped', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(pageWith(page, shipped())).toBe(page);
  expect(plotsOf(shipped())).toBe(readFileSync(PICTURE, 'utf8'));
});
