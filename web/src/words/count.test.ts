import { expect, test } from 'vitest';
import { countIn } from './count.ts';

test('Polish nouns follow their numbers', () => {
  const moves = countIn('pl')({ one: 'ruch', few: 'ruchy', many: 'ruchów' });
  expect([0, 1, 2, 5, 12, 22, 112].map(moves)).toEqual(
    ['0 ruchów', '1 ruch', '2 ruchy', '5 ruchów', '12 ruchów', '22 ruchy', '112 ruchów'].map((text) =>
      text.replace(' ', '\u00a0'),
    ),
  );
});
test('English ones too', () => {
  const moves = countIn('en')({ one: 'move', other: 'moves' });
  expect([1, 2].map(moves)).toEqual(['1\u00a0move', '2\u00a0moves']);
});
