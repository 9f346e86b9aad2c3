import { below, fastStream } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { calibrated, calibrationOf, type Told } from './chances.ts';

const dice = fastStream(7);
const any = (): number => below(dice, 1_000_000) / 1_000_000;

/** Many games of one position each, in which what is said is twice too bold, the west wins too often, and everybody thinks too much of the own chance. */
const boldly = (): Told[] =>
  Array.from({ length: 4000 }, (_, game) => {
    const true0 = 0.1 + 0.8 * any();
    const roles = game % 2 === 0 ? ['west', 'east'] : ['east', 'west'];
    const said = calibrated([true0, 1 - true0], roles, { stretch: 2, shifts: { west: -0.4, east: 0.4 }, own: 0.3 });
    const wins = any() < true0;
    return { game, chances: said, roles, results: wins ? [1, 0] : [0, 1] };
  });

test('a stretch and shifts undo what is said too boldly, of whom, and by whom', () => {
  const { stretch, shifts, own } = calibrationOf(boldly());
  expect(stretch).toBeGreaterThan(0.42);
  expect(stretch).toBeLessThan(0.58);
  expect((shifts.west as number) - (shifts.east as number)).toBeGreaterThan(0.25);
  expect((shifts.west as number) - (shifts.east as number)).toBeLessThan(0.55);
  // Halved with everything else by the stretch.
  expect(own).toBeLessThan(-0.05);
  expect(own).toBeGreaterThan(-0.25);
});

test('chances of rivals add up to 1, and a team has one of its own', () => {
  const by = { stretch: 0.7, shifts: { a: 0.3, b: -0.2, c: 0, all: 1 }, own: -0.4 };
  const three = calibrated([0.2, 0.5, 0.3], ['a', 'b', 'c'], by);
  expect(three.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
  const [team] = calibrated([0.5], ['all'], by);
  expect(team).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
});

test('nothing said of few games is carried off by them', () => {
  const two: Told[] = [0, 1].map((game) => ({ game, chances: [0.5, 0.5], roles: ['a', 'b'], results: [1, 0] }));
  const { shifts } = calibrationOf(two);
  expect(Math.abs(shifts.a as number)).toBeLessThan(0.05);
});
