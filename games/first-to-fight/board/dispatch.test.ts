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
const told = (...turn: readonly (readonly Event[])[]) =>
  lines(turn.map((heard) => ({ heard, seat: 0 }) as unknown as Scene<Shape>));
const texts = (...turn: readonly (readonly Event[])[]): string[] => told(...turn).map(({ text }) => text);

const chosen: Event = { is: 'order-chosen', seat: 1, order: 'sabotage', vp: 0 };
const rule: Event = { is: 'rule-used', seat: 1, region: 'WEU' };
const pushed: Event = { is: 'domination', region: 'WEU', from: 2, to: 1, by: 'sabotage', seat: 1 };
const recruited: Event = { is: 'recruited', seat: 2, soldier: 'ARM-01', region: 'NAI' };
const declined: Event = { is: 'declined', seat: 3, order: 'sabotage' };

test('the turns of the others are told whole, in the order in which they happened', () => {
  expect(texts([chosen, pushed, rule], [recruited], [declined])).toEqual([
    '1 order-chosen',
    '1 domination',
    '1 rule-used',
    '2 recruited',
    '3 declined',
  ]);
});

test('the first deed of each of the others leads, and what led to a deed weighs less', () => {
  const turn = told([chosen, pushed, rule], [recruited], [declined]);
  expect(turn.filter(({ leads }) => leads).map(({ text }) => text)).toEqual([
    '1 domination',
    '2 recruited',
    '3 declined',
  ]);
  expect(turn.map(({ rank }) => rank)).toEqual([3, 2, 3, 2, 3]);
});

test('what changes a fate keeps its weight', () => {
  const fell: Event = { is: 'fell', soldier: 'ARM-02', region: 'POL' };
  expect(told([chosen, pushed], [fell]).at(-1)).toMatchObject({ text: 'fell', rank: 1 });
});
