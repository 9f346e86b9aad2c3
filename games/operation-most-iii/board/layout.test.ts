import { below, fastStream } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, DECK } from '../content/cards.ts';
import { SIDES, ZONES } from '../content/zones.ts';
import type { TableCard } from '../rules/state.ts';
import { type Box, layOut } from './layout.ts';

/** `1180x760`: width and height. */
const sheets = (sizes: string) =>
  sizes.split(' ').map((size) => {
    const [width, height] = size.split('x').map(Number) as [number, number];
    return { width, height };
  });
const SHEETS = sheets('1180x760 1000x620 768x640 640x330 390x400 360x320');
/** What is left of a phone's sheet while something is told. */
const COVERED = sheets('390x252 360x150');

/** So many cards of each side, strewn over the zones. */
function strewn(seed: number, each: number): TableCard[] {
  const dice = fastStream(seed);
  return SIDES.flatMap((side) =>
    DECK[side].filter((id) => ['unit', 'support'].includes(cardOf(id).class)).slice(0, each),
  ).map((id) => ({ id, zone: ZONES[below(dice, 3)] ?? 'forest', ready: below(dice, 2) > 0 }));
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x - 0.5 && a.y >= b.y && a.x + a.width <= b.x + b.width + 0.5 && a.y + a.height <= b.y + b.height;

describe.each(SHEETS)('a sheet of $width by $height', (sheet) => {
  test('keeps every card inside its zone, each side on its own side of the parts', () => {
    for (let seed = 0; seed < 60; seed++) {
      const cards = strewn(seed, 1 + (seed % 13));
      const { zones, middle, cards: boxes } = layOut(cards, seed % 2 ? 'PL' : 'DE', sheet, null);
      for (const { id, zone } of cards) {
        const box = boxes.get(id) as Box;
        expect(inside(box, zones[zone]), `${id} ${JSON.stringify(box)} ${JSON.stringify(zones[zone])}`).toBe(true);
        const isRight = (cardOf(id).side === 'PL') === (seed % 2 === 1);
        const across = (one: TableCard): boolean => one.zone === zone && cardOf(one.id).side !== cardOf(id).side;
        const others = cards.filter(across).map((one) => boxes.get(one.id) as Box);
        if (isRight) for (const other of others) expect(box.x).toBeGreaterThan(other.x + other.width);
        // On a narrow sheet the parts stand in the line of the title instead.
        const { x, width, height } = middle[zone];
        if (height > 40) expect(isRight ? box.x - x - width : x - box.x - box.width).toBeGreaterThan(0);
      }
    }
  });

  // A phone on its side, and the smallest ones, have room for three.
  const room = sheet.height < 400 ? 3 : 4;
  test(`lets none overlap as long as ${room} of a side share a zone`, () => {
    for (let seed = 0; seed < 40; seed++) {
      // Strewn cards seldom meet in one zone by themselves.
      const cards = strewn(seed, room).map((card) =>
        seed % 2 ? card : { ...card, zone: ZONES[seed % 3] ?? card.zone },
      );
      const boxes = [...layOut(cards, 'PL', sheet, null).cards.values()];
      expect(boxes).toHaveLength(2 * room);
      for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    }
  });
});

/** The corner that the table's tools take. */
const TOOLS = { width: 90, height: 50 };

test('no card lies under the tools for zooming', () => {
  // On lower sheets the tools stand elsewhere.
  for (const sheet of SHEETS.filter(({ width, height }) => width >= 700 && height >= 450)) {
    const corner = { x: sheet.width - TOOLS.width, y: 0, ...TOOLS };
    for (let seed = 0; seed < 60; seed++) {
      const boxes = layOut(strewn(seed, 1 + (seed % 10)), seed % 2 ? 'PL' : 'DE', sheet, null).cards.values();
      for (const box of boxes) expect(overlap(box, corner), JSON.stringify({ sheet, seed, box })).toBe(false);
    }
  }
});

test('seven cards on one half keep their names and abilities, and the others their whole faces', () => {
  const [units, enemies] = SIDES.map((side) => DECK[side].filter((id) => cardOf(id).class === 'unit'));
  const cards: TableCard[] = [
    ...(enemies ?? []).slice(0, 7).map((id) => ({ id, zone: 'base' as const, ready: true })),
    ...(units ?? []).slice(0, 2).map((id) => ({ id, zone: 'forest' as const, ready: true })),
  ];
  const boxes = layOut(cards, 'PL', { width: 850, height: 560 }, null).cards;
  for (const { id, zone } of cards)
    expect(boxes.get(id)?.height, id).toBeGreaterThanOrEqual(zone === 'forest' ? 118 : 74);
});

test('the own home lies below, for both sides', () => {
  const sheet = { width: 1000, height: 620 };
  expect(layOut([], 'PL', sheet, null).order.at(-1)).toBe('forest');
  expect(layOut([], 'DE', sheet, null).order.at(-1)).toBe('base');
});

test('a side alone in a zone gets the room of both before its cards shrink', () => {
  const sheet = { width: 850, height: 560 };
  const alone = strewn(1, 4).map((card) => ({ ...card, zone: 'forest' as const, ready: true }));
  const poles = alone.filter(({ id }) => cardOf(id).side === 'PL');
  const sizeOf = (cards: TableCard[]) => layOut(cards, 'DE', sheet, null).cards.get((poles[0] as TableCard).id)?.height;
  expect(sizeOf(poles)).toBeGreaterThan(sizeOf(alone) as number);
  expect(layOut(poles.slice(0, 2), 'DE', sheet, null).middle).toEqual(layOut([], 'DE', sheet, null).middle);
});

test('five exhausted cards alone on a phone lie side by side, over the whole zone if they must', () => {
  const cards = strewn(1, 5)
    .filter(({ id }) => cardOf(id).side === 'PL')
    .map((card) => ({ ...card, zone: 'forest' as const, ready: false }));
  for (const below of SIDES) {
    const boxes = [...layOut(cards, below, { width: 390, height: 405 }, null).cards.values()];
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  }
});

test('on the low map of a phone’s last page ten cards of a zone lie side by side: without their names', () => {
  const ten = strewn(1, 10).filter(({ id }) => cardOf(id).side === 'PL');
  const mixed = strewn(1, 5);
  for (const cards of [ten, mixed.slice(1), mixed]) {
    const together = cards.map((card) => ({ ...card, zone: 'surroundings' as const }));
    for (const below of SIDES)
      for (const height of [277, 300, 366]) {
        const boxes = [...layOut(together, below, { width: 390, height }, null).cards.values()];
        expect(boxes).toHaveLength(cards.length);
        for (const [i, a] of boxes.entries())
          for (const b of boxes.slice(i + 1)) expect(overlap(a, b), `${below} ${height} ${cards.length}`).toBe(false);
      }
  }
});

test.each(COVERED)('on $width by $height one zone is open, where it happens, and no card of it overlaps', (sheet) => {
  for (let seed = 0; seed < 40; seed++) {
    const cards = strewn(seed, 3);
    const focus = ZONES[seed % 3] ?? 'forest';
    const { zones, folded, cards: boxes } = layOut(cards, 'PL', sheet, seed % 2 ? focus : null, focus);
    expect([...folded].sort()).toEqual(ZONES.filter((zone) => zone !== focus).sort());
    const here = cards.filter(({ zone }) => zone === focus);
    expect([...boxes.keys()].sort()).toEqual(here.map(({ id }) => id).sort());
    const all = [...boxes.values()];
    for (const box of all) expect(inside(box, zones[focus]), JSON.stringify(box)).toBe(true);
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(overlap(a, b)).toBe(false);
  }
});

test('small cards of a zone have one shape, whether they are used or not', () => {
  for (let seed = 0; seed < 40; seed++)
    for (const sheet of SHEETS) {
      const cards = strewn(seed, 8);
      const { cards: boxes } = layOut(cards, 'PL', sheet, null);
      for (const zone of ZONES) {
        const shapes = cards.filter((card) => card.zone === zone).map(({ id }) => boxes.get(id) as Box);
        if (shapes.every(({ height }) => height < 85))
          expect(new Set(shapes.map(({ width, height }) => `${width} ${height}`)).size).toBeLessThan(2);
      }
    }
});

test('few cards on a phone are wide enough for their abilities', () => {
  const together = (each: number): TableCard[] =>
    strewn(each, each).map((card) => ({ ...card, zone: 'base' as const }));
  const isGerman = ({ id }: TableCard): boolean => cardOf(id).side === 'DE';
  // Also four of one side, which has the zone for itself.
  for (const cards of [together(1), together(2), together(4).filter(isGerman)])
    for (const { width } of layOut(cards, 'DE', { width: 390, height: 366 }, null).cards.values())
      expect(width).toBeGreaterThanOrEqual(64);
});

test('on the low map of a phone’s last page no card lies on the name and the parts of its zone', () => {
  const base = strewn(1, 11).map((card) => ({ ...card, zone: 'base' as const }));
  const homes = base.map((card) => (cardOf(card.id).side === 'PL' ? { ...card, zone: 'forest' as const } : card));
  const poles = homes.filter(({ id }) => cardOf(id).side === 'PL').slice(0, 4);
  const cards = [...poles, ...homes.filter(({ zone }) => zone === 'base')];
  const { zones, cards: boxes } = layOut(cards, 'DE', { width: 390, height: 277 }, null);
  for (const { id, zone } of cards) expect((boxes.get(id) as Box).y - zones[zone].y, id).toBeGreaterThanOrEqual(30);
  const bottom = ZONES.map((zone) => zones[zone].y + zones[zone].height);
  expect(Math.max(...bottom)).toBeLessThanOrEqual(279);
});
