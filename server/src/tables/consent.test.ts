import { expect, test } from 'vitest';
import { agreed, mayReplace, propose, votersOn } from './consent.ts';

const table = [
  { seat: 0, person: 'ada', late: false },
  { seat: 1, person: 'bob', late: false },
  { seat: 2, person: null, late: false },
  { seat: 3, person: 'eve', late: true },
];

test('people in time are asked; bots, empty chairs and late ones are not', () => {
  expect(votersOn({ is: 'pause' }, table)).toEqual([0, 1]);
});

test('a proposal is agreed when nobody is left to ask', () => {
  const begun = propose('p', 0, { is: 'undo', count: 2 }, table);
  expect(begun).toEqual({ id: 'p', by: 0, wish: { is: 'undo', count: 2 }, yes: [0], open: [1] });
  expect(agreed(begun, 1)).toEqual({ ...begun, yes: [0, 1], open: [] });
});

test('who is not asked cannot agree, nor twice', () => {
  const begun = propose('p', 0, { is: 'pause' }, table);
  expect(agreed(begun, 0)).toBeNull();
  expect(agreed(begun, 3)).toBeNull();
});

test('the only person in time decides alone', () => {
  expect(
    propose('p', 0, { is: 'bot', seat: 3, level: 'officer' }, [...table.slice(0, 1), ...table.slice(3)]).open,
  ).toEqual([]);
});

test('a bot may take an empty chair or that of somebody late, nobody else’s', () => {
  expect([0, 2, 3, 7].map((seat) => mayReplace(table, seat))).toEqual([false, true, true, false]);
});
