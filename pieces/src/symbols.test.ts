import fs from 'node:fs';
import { expect, test } from 'vitest';
import { SYMBOLS } from './symbols.ts';

test('the list of symbols is what the sprite holds', () => {
  const sprite = fs.readFileSync(new URL('./symbols.svg', import.meta.url), 'utf8');
  expect([...sprite.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name)).toEqual(SYMBOLS);
});
