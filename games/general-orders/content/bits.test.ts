import { expect, test } from 'vitest';
import { type AreaId, ZONES, type ZoneId } from './areas.ts';
import { ADJACENT, ADJACENT_ZONES, AREAS, BIT, BORDERS, isArea, isZone } from './map.ts';
import { isSpace } from './spaces.ts';

test('bits: one for each place of a board, borders both ways', () => {
  for (const [mode, places] of [
    ['alpine', AREAS.alpine],
    ['island', AREAS.island],
    ['air', ZONES],
  ] as const) {
    expect(new Set(places.map((id: AreaId | ZoneId) => BIT[id])).size).toBe(places.length);
    places.forEach((a: AreaId | ZoneId, i) => {
      const near = isZone(a) ? ADJACENT_ZONES[a] : ADJACENT[a];
      const bits = (near as readonly (AreaId | ZoneId)[]).reduce((set, id) => set | BIT[id], 0);
      expect(BORDERS[mode][i]).toBe(bits);
      expect(BIT[a]).toBe(1 << i);
    });
  }
  expect(['gaggio', 'north', 'plan-1'].map(isArea)).toEqual([true, false, false]);
  expect(['gaggio', 'north', 'plan-1'].map(isZone)).toEqual([false, true, false]);
  expect(['gaggio', 'adv:gaggio', 'plan-1'].map(isSpace)).toEqual([false, true, true]);
});
