import { expect, test } from 'vitest';
import { NEWCOMER, rated } from './rating.ts';

const NEW = [25, 25 / 3];
/** Worked out by openskill 5.0.1 with its usual settings, which every rating here until now came from. */
const GOLDEN: { before: number[][]; places: number[]; after: number[][] }[] = [
  {
    before: [NEW, NEW],
    places: [1, 2],
    after: [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  },
  {
    before: [NEW, NEW],
    places: [2, 1],
    after: [
      [22.364610506859503, 8.06590141354368],
      [27.635389493140497, 8.06590141354368],
    ],
  },
  {
    before: [NEW, NEW],
    places: [1, 1],
    after: [
      [25, 8.06590141354368],
      [25, 8.06590141354368],
    ],
  },
  {
    before: [
      [29.3, 2.1],
      [21.7, 6.4],
    ],
    places: [2, 1],
    after: [
      [28.95435730658665, 2.098795795793878],
      [24.90581913510435, 6.150035312502404],
    ],
  },
  {
    before: [
      [29.3, 2.1],
      [21.7, 6.4],
    ],
    places: [1, 2],
    after: [
      [29.44785952864141, 2.098795795793878],
      [20.32861007838731, 6.150035312502404],
    ],
  },
  {
    before: [
      [40, 1],
      [10, 1],
    ],
    places: [1, 2],
    after: [
      [40.001168922906125, 1.003450307281795],
      [9.998831077093879, 1.003450307281795],
    ],
  },
  {
    before: [
      [40, 0.9],
      [10, 8],
    ],
    places: [2, 1],
    after: [
      [39.92197758154812, 0.9038347057036352],
      [16.112994142052013, 7.907290867294792],
    ],
  },
  {
    before: [NEW, NEW, NEW],
    places: [2, 1, 2],
    after: [
      [23.565475659625285, 8.058224222802378],
      [27.869048680749426, 8.205243377397993],
      [23.565475659625285, 8.058224222802378],
    ],
  },
  {
    before: [[31, 3], NEW, [18.5, 4.2]],
    places: [1, 2, 1],
    after: [
      [30.994175492086928, 2.995531928410715],
      [23.230007244596486, 8.042571263853247],
      [18.9611502295674, 4.187962855439436],
    ],
  },
  {
    before: [[27, 5], [25, 7], [22, 3.3], NEW],
    places: [2, 2, 1, 2],
    after: [
      [26.466957078155, 4.959744775317703],
      [24.222741935963093, 6.853464019741812],
      [22.577931645005254, 3.2981443973318068],
      [23.898489740905045, 8.036244125764036],
    ],
  },
  {
    before: [[27, 5], [25, 7], [22, 3.3], NEW],
    places: [3, 2, 1, 4],
    after: [
      [26.68976755852771, 4.936254757774475],
      [26.406627395736724, 6.853464019741812],
      [22.577931645005254, 3.2981443973318068],
      [20.18473509284482, 7.848129011120779],
    ],
  },
  {
    before: [NEW, [30, 2], [28, 2.5], [20, 6], [24, 8]],
    places: [2, 1, 2, 2, 2],
    after: [
      [24.154350782764652, 8.139810516811218],
      [30.181773752004034, 2.001380922424856],
      [27.88911837945355, 2.4996305340440896],
      [19.822691030811352, 5.959529640284569],
      [23.325182424408602, 7.843042898014702],
    ],
  },
  {
    before: [NEW, [30, 2], [28, 2.5], [20, 6], [24, 8]],
    places: [1, 1, 2, 2, 2],
    after: [
      [26.314698159985227, 8.247679748393978],
      [30.05905627199732, 2.001380922424856],
      [27.879802771358765, 2.4994984042406054],
      [19.86104814405486, 5.954043067179776],
      [23.321590420148297, 7.825597791153061],
    ],
  },
];

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
