import { expect, test } from 'vitest';
import { apart } from './arrow.tsx';

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
