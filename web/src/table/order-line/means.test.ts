import { expect, test } from 'vitest';
import { meansInShort } from './means.ts';

test('the last is the weightiest and stands first, with as many of the others as find room', () => {
  expect(meansInShort([], 'two')).toBe('');
  expect(meansInShort(['Tobruk: 5 → 6 of 11', 'Garland: 9 → 6 of 9', 'Wawer: 9 → 6 of 9'], 'two')).toBe(
    'Wawer: 9 → 6 of 9 · Garland: 9 → 6 of 9 · Tobruk: 5 → 6 of 11',
  );
  expect(meansInShort(['Tobruk: 5 → 6 of 11', 'Garland: 9 → 6 of 9', 'Wawer: 9 → 6 of 9'], 'one')).toBe(
    'Wawer: 9 → 6 of 9 · Garland: 9 → 6 of 9',
  );
  const long = 'Recruitment: not asked, every region had its recruit, or the deck is empty';
  expect(meansInShort([long, 'Wawer: 9 → 6 of 9'], 'two')).toBe('Wawer: 9 → 6 of 9');
  expect(meansInShort(['Wawer: 9 → 6 of 9', long], 'two')).toBe(long);
});
