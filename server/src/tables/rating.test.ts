import { expect, test } from 'vitest';
import { NEWCOMER, rated } from './rating.ts';
// Worked out by openskill 5.0.1 with its usual settings, from which every rating came at first.
import GOLDEN from './rating-golden.json' with { type: 'json' };

const ratings = (figures: readonly (readonly number[])[]) => figures.map(([mu = 0, sigma = 0]) => ({ mu, sigma }));

test.each(GOLDEN)('$places: the same figures as ever', ({ before, places, after }) => {
  const now = rated(ratings(before), places);
  for (const [i, { mu, sigma }] of ratings(after).entries()) {
    expect(now[i]?.mu).toBeCloseTo(mu, 10);
    expect(now[i]?.sigma).toBeCloseTo(sigma, 10);
  }
});

test('three hundred games in a row, two to five at the table, end at the same figures', () => {
  let people = Array.from({ length: 5 }, () => NEWCOMER);
  let seed = 7;
  const chance = (n: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return Math.floor((seed / 2_147_483_647) * n);
  };
  for (let game = 0; game < 300; game++) {
    const players = 2 + chance(4);
    const winner = chance(players);
    const places = Array.from({ length: players }, (_, i) => (i === winner ? 1 : 2));
    people = [...rated(people.slice(0, players), places), ...people.slice(players)];
  }
  const golden = ratings([
    [24.189597339279928, 1.8778562532642553],
    [25.848409234527082, 1.8528462019085183],
    [24.93272300751966, 2.1712081317527447],
    [24.53771043634054, 2.814173090855965],
    [22.516433920373238, 3.772646716772578],
  ]);
  for (const [i, { mu, sigma }] of golden.entries()) {
    expect(people[i]?.mu).toBeCloseTo(mu, 8);
    expect(people[i]?.sigma).toBeCloseTo(sigma, 8);
  }
});
