import { expect, test } from 'vitest';
import { agreed, claimedFrom, mayReplace, type Voter } from './consent.ts';
import { propose, votersOn } from './proposed.ts';

const table = [
  { seat: 0, person: 'ada', bot: null, late: false },
  { seat: 1, person: 'bob', bot: null, late: false },
  { seat: 2, person: null, bot: null, late: false },
  { seat: 3, person: 'eve', bot: null, late: true },
];

test('people in time are asked; bots, empty chairs and late ones are not', () => {
  expect(votersOn({ is: 'pause' }, table)).toEqual([0, 1]);
});

test('nothing is taken back, and no game is given up, without those who are out of time', () => {
  for (const proposed of [{ is: 'undo', count: 2 }, { is: 'resign' }] as const)
    expect(votersOn(proposed, table)).toEqual([0, 1, 3]);
});

test('of two, whoever stayed may take the win; a bot never leaves', () => {
  const [ada, , , eve] = table as [Voter, Voter, Voter, Voter];
  const other = (change: object): Voter => ({ ...eve, seat: 1, ...change });
  expect(claimedFrom([ada, other({})], 0)).toBe(1);
  expect(claimedFrom([ada, other({ person: null, late: false })], 0)).toBe(1);
  expect(claimedFrom([ada, other({ late: false })], 0)).toBeNull();
  expect(claimedFrom([ada, other({ person: null, bot: 'officer' })], 0)).toBeNull();
  expect(claimedFrom(table, 0)).toBeNull();
});

test('a proposal is agreed when nobody is left to ask', () => {
  const begun = propose('p', 0, { is: 'abandon' }, table);
  expect(begun).toEqual({ id: 'p', by: 0, wish: { is: 'abandon' }, yes: [0], open: [1] });
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
