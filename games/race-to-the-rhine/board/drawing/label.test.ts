import { describe, expect, it } from 'vitest';
import { type Box, type LabelItem, type LabelPlace, placeLabels } from './label.ts';
import { LABELS, TOWN_AT, type TownId, VIEW } from './lands.ts';

const towns = Object.keys(TOWN_AT) as TownId[];
/** The whole map is 870 px wide at zoom 1. */
const FIT = 870 / VIEW.width;

function scene(zoom: number): { items: LabelItem<TownId>[]; bounds: Box } {
  const k = FIT * zoom;
  const items = towns.map((id) => {
    const [x, y] = TOWN_AT[id];
    return { id, x: x * k, y: y * k, w: id.length * 5.7 + 2, h: 13, r: 9, priority: id.length % 3, side: LABELS[id] };
  });
  return { items, bounds: { x0: 0, y0: 0, x1: VIEW.width * k, y1: VIEW.height * k } };
}

function boxOf(item: LabelItem, place: LabelPlace): Box {
  const x0 = place.anchor === 'start' ? place.x : place.anchor === 'end' ? place.x - item.w : place.x - item.w / 2;
  return { x0, y0: place.y - item.h / 2, x1: x0 + item.w, y1: place.y + item.h / 2 };
}

const meet = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

describe.each([0.6, 1, 2])('names of towns at zoom %s', (zoom) => {
  const { items, bounds } = scene(zoom);
  const places = placeLabels(items, [], bounds);
  const shown = items.flatMap((item) => {
    const place = places.get(item.id);
    return place ? [{ item, box: boxOf(item, place) }] : [];
  });

  it('has a word on every town and shows most', () => {
    expect(places.size).toBe(towns.length);
    expect(shown.length).toBeGreaterThan(zoom < 1 ? 50 : 118);
  });

  it('lets no two names meet', () => {
    for (const [i, a] of shown.entries())
      for (const b of shown.slice(i + 1)) expect(meet(a.box, b.box), `${a.item.id} meets ${b.item.id}`).toBe(false);
  });

  it('lets no name cover a town or leave the map', () => {
    for (const { item, box } of shown) {
      for (const town of items) {
        const inner = { x0: town.x - 6, y0: town.y - 6, x1: town.x + 6, y1: town.y + 6 };
        expect(meet(box, inner), `${item.id} covers ${town.id}`).toBe(false);
      }
      expect(box.x0 >= bounds.x0 && box.x1 <= bounds.x1 && box.y0 >= bounds.y0 && box.y1 <= bounds.y1).toBe(true);
    }
  });
});

it('sets names of higher priority first, keeps off obstacles and hides what finds no place', () => {
  const at = { x: 50, y: 50, w: 30, h: 12, r: 5 };
  const bounds = { x0: 0, y0: 40, x1: 90, y1: 60 };
  const places = placeLabels(
    [
      { ...at, id: 'low', priority: 0 },
      { ...at, id: 'high', priority: 1 },
    ],
    [{ x0: 0, y0: 40, x1: 40, y1: 60 }],
    bounds,
  );
  const box = { x0: 57, y0: 44, x1: 87, y1: 56 };
  expect(places.get('high')).toEqual({ x: 57, y: 50, anchor: 'start', box });
  expect(places.get('low')).toBeNull();
});
