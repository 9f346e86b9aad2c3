import { expect, test } from 'vitest';
import { freeCorner } from './corner.ts';

const PANE = { left: 0, top: 90, right: 390, bottom: 520 };
const MINIMAP = { width: 86, height: 95 };
const box = (left: number, top: number, width = 44, height = 44) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const at = (...needed: ReturnType<typeof box>[]) => freeCorner(PANE, MINIMAP, 10, needed);

test('the small map lies in the lower left, and steps aside for what can be touched there', () => {
  expect(at()).toBe('lower-left');
  expect(at(box(200, 300))).toBe('lower-left');
  expect(at(box(80, 400))).toBe('upper-left');
  expect(at(box(80, 400), box(20, 100))).toBe('upper-right');
  expect(at(box(80, 400), box(20, 100), box(300, 100))).toBe('lower-right');
});

test('what glows at its very edge is in its way, too', () => {
  expect(at(box(99, 430))).toBe('upper-left');
});

test('where something lies in every corner it covers the least', () => {
  expect(at(box(10, 415, 80, 90), box(10, 100, 80, 90), box(374, 100, 12, 12), box(300, 420, 80, 90))).toBe(
    'upper-right',
  );
});

test('what several moves lead to is left free where that hides nothing that can be touched at once', () => {
  const [touched, farther] = [box(20, 100), box(80, 400)];
  expect(freeCorner(PANE, MINIMAP, 10, [], [farther])).toBe('upper-left');
  expect(freeCorner(PANE, MINIMAP, 10, [touched], [farther])).toBe('upper-right');
  const everywhere = [box(300, 100), box(300, 450)];
  expect(freeCorner(PANE, MINIMAP, 10, [touched, ...everywhere], [farther])).toBe('lower-left');
});
