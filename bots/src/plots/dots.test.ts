import { expect, test } from 'vitest';
import { type Dots, dotsPlot } from './dots.ts';

const plot = (name: string, figure: string, names = 0): string => {
  const dots: Dots = {
    width: 358,
    rows: [{ name, figure, dots: [{ mean: 0.9, low: 0.5, high: 2, as: 'estimate' }] }],
    low: 0,
    high: 1,
    marks: [],
    names,
    said: '',
  };
  return JSON.stringify(dotsPlot(dots));
};
const NAME = 'First seat: Discard: Establishment of the resistance movement in a camp · 12 %';

test('a name that would run over the edge of a phone loses its middle, and keeps its share', () => {
  expect(plot(NAME, '50 %')).toMatch(/First seat: Discard: Establishment[^"]*… · 12 %"/);
  expect(plot('First seat · 12 %', '50 %')).toContain('"First seat · 12 %"');
  expect(plot(NAME, '50 %', 400)).toContain(NAME);
});

test('an interval ends before the words at the end of its row', () => {
  const endOf = (figure: string): number => Number(plot('a', figure).match(/H([\d.]+)M/)?.[1]);
  expect(endOf('50 %')).toBe(358 - 54);
  expect(endOf('none shown')).toBeLessThan(358 - 70);
});
