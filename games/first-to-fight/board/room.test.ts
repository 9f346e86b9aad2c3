import { expect, test } from 'vitest';
import { SOLDIERS } from '../content/soldiers.ts';
import type { Fighter } from '../rules/state.ts';
import { fitsIn, roomIn } from './room.ts';

const crowd = (...counts: readonly (readonly [Fighter['region'], number])[]): { soldiers: Fighter[] } => {
  let next = 0;
  return {
    soldiers: counts.flatMap(([region, count]) =>
      Array.from({ length: count }, () => ({
        id: SOLDIERS[next++] as Fighter['id'],
        region,
        s: 2,
        u: 2,
        trained: false,
        wounds: 0,
      })),
    ),
  };
};

/** A column of the board at 1440, 1280 and 1024, and in a replay at 1024. */
const COLUMNS = [
  { width: 380, height: 550 },
  { width: 330, height: 424 },
  { width: 310, height: 372 },
  { width: 226, height: 560 },
];

test.each(COLUMNS)('eleven beside two have their names in a column of $width × $height', (box) => {
  const room = roomIn(crowd(['NEA', 11], ['WEU', 2]), ['NEA', 'WEU'], box);
  const total = Object.values(room).reduce((sum, { basis }) => sum + basis, 0);
  expect(total).toBeLessThanOrEqual(box.height + 90);
  for (const { columns, cards } of Object.values(room))
    expect((box.width - 18) / columns).toBeGreaterThanOrEqual(cards ? 100 : 90);
  expect(room.NEA?.basis).toBeGreaterThan(room.WEU?.basis ?? 0);
});

test('few lie as cards, many as rows', () => {
  const room = roomIn(crowd(['NEA', 3], ['WEU', 9]), ['NEA', 'WEU'], { width: 380, height: 550 });
  expect([room.NEA?.cards, room.WEU?.cards]).toEqual([true, false]);
});

test('where there is room left over, cards lie in two ranks or rows have two lines, and everything still fits', () => {
  const box = { width: 380, height: 550 };
  const few = roomIn(crowd(['WAW', 4], ['POL', 3]), ['WAW', 'POL'], box);
  expect([few.WAW?.cards, few.POL?.cards]).toEqual([true, true]);
  const more = roomIn(crowd(['WAW', 8], ['POL', 3]), ['WAW', 'POL'], box);
  expect(more.WAW).toMatchObject({ cards: false, tall: true });
  const full = roomIn(crowd(['WAW', 11], ['POL', 12]), ['WAW', 'POL'], { width: 330, height: 424 });
  expect([full.WAW?.tall, full.POL?.tall]).toEqual([undefined, undefined]);
  for (const rooms of [few, more, full])
    expect(Object.values(rooms).reduce((sum, { basis }) => sum + basis, 0)).toBeLessThanOrEqual(box.height);
});

test('the last page knows when a column cannot name everybody', () => {
  const box = { width: 226, height: 441 };
  expect(fitsIn(crowd(['NEA', 6], ['WEU', 15]), ['NEA', 'WEU'], box)).toBe(false);
  expect(fitsIn(crowd(['NEA', 3], ['WEU', 4]), ['NEA', 'WEU'], box)).toBe(true);
  // A replay at 1024: ten lie one under the other, an eleventh and a twelfth would lie on the orders.
  const replay = { width: 231, height: 386 };
  expect(fitsIn(crowd(['POL', 10]), ['WAW', 'POL'], replay)).toBe(true);
  expect(fitsIn(crowd(['POL', 12]), ['WAW', 'POL'], replay)).toBe(false);
  // Four rows give less than ten.
  expect(fitsIn(crowd(['POL', 4]), ['WAW', 'POL'], { width: 231, height: 200 })).toBe(false);
});
