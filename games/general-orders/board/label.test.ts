/** What is promised at a place covers no number of another one. */
import { expect, test, vi } from 'vitest';
import { AREAS } from '../content/map.ts';
import { labelTop } from './label.tsx';
import { layOut, spotOf } from './layout.ts';

vi.mock('@sztab/pieces', () => ({}));

test('on a phone’s map a label covers no number; in the first row there is room for it', () => {
  const phone = layOut('alpine', { width: 390, height: 430 });
  expect(phone.narrow).toBe(true);
  const shown = AREAS.alpine.flatMap((place) => {
    const at = labelTop(phone, place, [], 'alpine');
    if (!at) return [];
    const [x] = spotOf(phone, place);
    for (const area of AREAS.alpine) {
      const [ax, ay] = spotOf(phone, area);
      const apart = area === place || Math.abs(ax - x) > 60 || Math.abs(ay - at.top) > 20;
      expect(apart, `${place} over ${area}`).toBe(true);
    }
    return [place];
  });
  expect(shown.length).toBeGreaterThan(0);
});

test('a large map has a label at every place', () => {
  const desk = layOut('alpine', { width: 870, height: 624 });
  for (const place of AREAS.alpine) expect(labelTop(desk, place, [], 'alpine')).not.toBeNull();
});
