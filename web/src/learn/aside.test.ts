import { expect, test } from 'vitest';
import { type Box, stepAside } from './aside.ts';

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const ROOM = box(0, 100, 1000, 500);
const HOME = box(600, 420, 380, 160);

test('what is said stays at home while nothing that it points at lies there', () => {
  expect(stepAside(HOME, ROOM, [])).toEqual({ x: 0, y: 0 });
  expect(stepAside(HOME, ROOM, [box(100, 120, 50, 50)])).toEqual({ x: 0, y: 0 });
});

test('it steps aside to the nearest place over the board where nothing is covered', () => {
  const covers = (pointed: readonly Box[]): boolean => {
    const { x, y } = stepAside(HOME, ROOM, pointed);
    const now = box(HOME.x + x, HOME.y + y, HOME.width, HOME.height);
    expect(now.x >= ROOM.x && now.x + now.width <= ROOM.x + ROOM.width).toBe(true);
    expect(now.y >= ROOM.y && now.y + now.height <= ROOM.y + ROOM.height).toBe(true);
    return pointed.some(
      (one) =>
        one.x < now.x + now.width &&
        now.x < one.x + one.width &&
        one.y < now.y + now.height &&
        now.y < one.y + one.height,
    );
  };
  expect(covers([box(700, 450, 30, 30)])).toBe(false);
  expect(covers([box(700, 450, 30, 30), box(700, 120, 30, 30)])).toBe(false);
  expect(covers([box(700, 450, 30, 30), box(700, 120, 30, 30), box(20, 120, 30, 30)])).toBe(false);
  // As wide as a phone, it goes up or down.
  const wide = stepAside(box(0, 100, 390, 100), box(0, 100, 390, 500), [box(10, 120, 120, 116)]);
  expect(wide).toEqual({ x: 0, y: 148 });
});
