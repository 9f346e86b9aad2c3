import { describe, expect, test } from 'vitest';
import { AREA } from '../content/areas.ts';
import { AREAS, ZONES_OF } from '../content/map.ts';
import { type Box, centreOf, innerLines, landLoops, outlines, pathAround, shape } from './geometry.ts';
import { layOut, toSheet } from './layout.ts';

const SHEETS =
  '1180x760 850x733 850x600 850x540 978x550 978x430 978x325 722x780 740x440 740x390 500x270 390x405 360x240'
    .split(' ')
    .map((size) => size.split('x').map(Number) as [number, number])
    .map(([width, height]) => ({ width, height }));
const MODES = ['alpine', 'island'] as const;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(MODES)('the %s board', (mode) => {
  test('has one outline, and an area a loop', () => {
    expect(landLoops(mode)).toHaveLength(1);
    for (const area of AREAS[mode]) {
      const { hexes } = AREA[area];
      expect(outlines(hexes)).toHaveLength(1);
      expect(shape(area).corners).toHaveLength({ 1: 6, 2: 10, 3: 12 }[hexes.length] as number);
    }
    expect(pathAround(AREAS[mode])).toMatch(/^M.*Z$/);
    expect(innerLines(mode)).toMatch(/^M/);
  });

  test.each(SHEETS)('lies on a sheet of $width by $height, nothing over anything else', (sheet) => {
    const layout = layOut(mode, sheet);
    for (const area of AREAS[mode]) {
      const { box } = shape(area);
      const [x, y] = toSheet(layout, [box.x, box.y]);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + box.width * layout.side).toBeLessThanOrEqual(sheet.width);
      expect(y + box.height * layout.side).toBeLessThanOrEqual(sheet.height);
    }
    const centres = AREAS[mode].flatMap((area) =>
      AREA[area].hexes.map((hex): Box => {
        const [x, y] = toSheet(layout, centreOf(hex));
        const half = layout.side * 0.55;
        return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
      }),
    );
    const beside = [...layout.sectors.values(), layout.support, layout.forecast].filter((box) => box !== null);
    expect(layout.sectors.size).toBe(ZONES_OF[mode].length);
    for (const [i, box] of beside.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(sheet.width);
      expect(box.y + box.height).toBeLessThanOrEqual(sheet.height);
      const others = [...centres, ...beside.slice(0, i)];
      expect(others.filter((other) => overlap(box, other))).toEqual([]);
    }
    // On a desk and on a tablet everything has its place.
    if (sheet.width >= 700 && sheet.height >= 390) expect(layout.support).not.toBeNull();
    if (sheet.width >= 700 && sheet.height >= 500) expect([layout.support, layout.forecast]).not.toContain(null);
  });
});
