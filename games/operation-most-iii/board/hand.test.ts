import { expect, test } from 'vitest';
import { columnsFor } from './hand.tsx';

test('a hand stands in one row as long as every card can be read in narrow letters', () => {
  expect(columnsFor(6, 850)).toBe(6);
  expect(columnsFor(8, 850)).toBe(8);
  expect(columnsFor(5, 740)).toBe(5);
  expect(columnsFor(1, 300)).toBe(1);
});

test('a large hand stands in rows of about one length, none narrower than a title', () => {
  expect(columnsFor(10, 850)).toBe(5);
  expect(columnsFor(9, 850)).toBe(5);
  expect(columnsFor(10, 1004)).toBe(5);
  expect(columnsFor(13, 850)).toBe(5);
  expect(columnsFor(20, 1440)).toBe(10);
  for (let width = 400; width < 1500; width += 90) {
    for (let cards = 1; cards <= 20; cards++) {
      const columns = columnsFor(cards, width);
      const each = (width - 20 - 14 * (columns - 1)) / columns;
      expect(each).toBeGreaterThanOrEqual(columns === cards ? 90 : 112);
    }
  }
});
