import type { Scene } from '@sztab/pieces';
import { expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import type { Shape } from '../rules/moves.ts';
import { linesBy } from './dispatch.ts';

const lines = linesBy((event) => [
  {
    text: 'seat' in event ? `${event.seat} ${event.is}` : event.is,
    rank: event.is === 'fell' ? 1 : 2,
    against: event.is === 'moved' ? [0] : [],
  },
]);
const told = (...turn: readonly (readonly Event[])[]): string[] =>
  lines(turn.map((heard) => ({ heard, seat: 0 }) as unknown as Scene<Shape>)).map(({ text }) => text);

const chosen: Event = { is: 'order-chosen', seat: 1, order: 'sabotage', vp: 0 };
const rule: Event = { is: 'rule-used', seat: 1, region: 'WEU' };
const pushed: Event = { is: 'domination', region: 'WEU', from: 2, to: 1, by: 'sabotage', seat: 1 };
const recruited: Event = { is: 'recruited', seat: 2, soldier: 'ARM-01', region: 'NAI' };
const declined: Event = { is: 'declined', seat: 3, order: 'sabotage' };

test('of one other everything is told as long as there is room', () => {
  expect(told([chosen, pushed], [rule])).toEqual(['1 order-chosen', '1 domination', '1 rule-used']);
});

test('of several each has a line: a deed before what led to it, in the order in which they happened', () => {
  expect(told([chosen, pushed, rule], [recruited], [declined])).toEqual(['1 domination', '2 recruited', '3 declined']);
});

test('what changes a fate is told whatever else there is', () => {
  const fell: Event = { is: 'fell', soldier: 'ARM-02', region: 'POL' };
  expect(told([chosen, pushed, rule], [recruited], [declined], [fell])).toContain('fell');
});

test('what takes somebody from an own mission is told whatever else there is', () => {
  const moved: Event = { is: 'moved', seat: 1, soldier: 'ARM-02', from: 'POL', to: 'WAW', by: 'movement' };
  expect(told([chosen, pushed, moved], [recruited], [declined])).toContain('1 moved');
});
