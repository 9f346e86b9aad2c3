import { expect, test } from 'vitest';
import { DECK } from '../content/cards.ts';
import { apart } from './arrow.tsx';
import { cornerOf } from './arrows.tsx';
import { layOut } from './layout.ts';

test('labels of three searches with one Scouts stand one above the other, and far ones stay where they are', () => {
  const sheet = { width: 854, height: 640 };
  const search = (at: readonly [number, number]) => ({ at, text: 'Search 3, needs 4' });
  const labels = [search([400, 300]), search([410, 300]), search([400, 306]), search([760, 300])];
  const tops = labels.map((label) => apart(labels, sheet).get(label)?.at[1]);
  expect(tops).toEqual([300, 268, 338, 300]);
  // At the upper edge there is room below alone.
  const high = [search([400, 20]), search([400, 20])];
  expect(high.map((label) => apart(high, sheet).get(label)?.at[1])).toEqual([20, 52]);
});

test('the number of a deed lies under the parts of a narrow sheet, never on them', () => {
  const sheet = { width: 390, height: 366 };
  const cards = DECK.PL.slice(0, 1).map((id) => ({ id, zone: 'forest' as const, ready: true }));
  const layout = layOut(cards, 'DE', sheet, null);
  const { x, y, width, height } = layout.middle.forest;
  const card = { x: x + width / 2 - 80, y: y + height, width: 74, height: 80 };
  expect(cornerOf(card, layout)[1] - 12).toBeGreaterThanOrEqual(y + height);
  // Elsewhere it stands at the corner.
  expect(cornerOf({ ...card, x: 8 }, layout)).toEqual([83, card.y - 4]);
});
