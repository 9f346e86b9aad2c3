import { gzipSync } from 'node:zlib';
import { asks, begin, below, type Encoding, fastStream, fastStreamFrom } from '@sztab/kernel';
import { describe, expect, test } from 'vitest';
import { figuresOf, gainOf, type Said, stretched, stretchOf } from './calibration.ts';
import { fitting, type Pass, unpacked } from './fit.ts';
import { brainOf, type Thinking } from './learned.ts';
import { judgeOf, type Network, newNetwork } from './network.ts';
import { pageOf, sampleOf } from './report.ts';
import { fromBytes, joined, type Row, type Rows, rowsOf, toBytes } from './rows.ts';
import { optionsOfGame, type Plan, positionsOf } from './self-play.ts';
import { headOf } from './testing/head.ts';
import { packWeights, unpackWeights, type WeightsHead } from './weights.ts';

// Any game of the shelf will do; this one is quick.
const thinking: Thinking & Required<Pick<Thinking, 'encoding'>> = await import(
  new URL('../../../games/operation-most-iii/thinking.ts', import.meta.url).href
);
const { game, brain, encoding } = thinking;

/** The seat wins if exactly one of two inputs is set: no sum of the inputs can tell. */
function riddle(games: number, outputs: number): Rows {
  const dice = fastStreamFrom('riddle');
  const rows = Array.from({ length: games }, (_, game): Row => {
    const [a, b] = [below(dice, 2), below(dice, 2)];
    const won = a === b ? 0 : 1;
    const results = outputs === 1 ? [won] : [won, 1 - won];
    return { game, seat: 0, at: 0.5, x: Float32Array.of(a, 0, b, 0), results, value: won, byHand: 0.5, choices: [] };
  });
  return rowsOf(rows, outputs);
}

function fitted(rows: Rows, seed: string, passes: number): { network: Network; passes: Pass[] } {
  const fit = fitting(rows, { inputs: 4, seed, passes, searchShare: 0 });
  const all: Pass[] = [];
  for (let next = fit.next(); ; next = fit.next()) {
    if (next.done) return { network: next.value, passes: all };
    all.push(next.value);
  }
}

describe('the fit', () => {
  test.each([1, 2])('learns what no sum of inputs can tell, with %i outputs', (outputs) => {
    const { network, passes } = fitted(riddle(4000, outputs), 'a', 100);
    const chance = (a: number, b: number): number => judgeOf(network)(Float32Array.of(a, 0, b, 0))[0] as number;
    expect(chance(0, 1)).toBeGreaterThan(0.9);
    expect(chance(1, 0)).toBeGreaterThan(0.9);
    expect(chance(0, 0)).toBeLessThan(0.1);
    expect(chance(1, 1)).toBeLessThan(0.1);
    expect(passes.at(-1)?.chosen).toBeLessThan(0.15);
  });

  test('the same seed gives the same weights, another one others', () => {
    const rows = riddle(500, 2);
    const all = (seed: string) => fitted(rows, seed, 2).network.map(({ weights }) => [...weights]);
    expect(all('a')).toEqual(all('a'));
    expect(all('a')).not.toEqual(all('b'));
  });

  test('an input that says nothing has no weights', () => {
    const [first] = fitted(riddle(500, 2), 'a', 2).network;
    expect([...first.weights.subarray(32, 64)]).toEqual(Array(32).fill(0));
    expect(first.weights.subarray(64, 96).some((one) => one !== 0)).toBe(true);
  });
});

describe('rows', () => {
  const rows = riddle(7, 2);
  test('come back from bytes, and from several files as one', () => {
    expect(fromBytes(toBytes(rows))).toEqual(rows);
    const twice = joined([rows, rows], 2);
    expect(twice.games.length).toBe(14);
    const x = new Float32Array(4);
    for (const row of [0, 3, 6]) {
      const once = [...unpacked(rows, row, x)];
      expect([...unpacked(twice, row, x)]).toEqual(once);
      expect([...unpacked(twice, row + 7, x)]).toEqual(once);
    }
  });
});

describe('positions of a game', () => {
  const plan: Plan = {
    seed: 'x',
    players: 2,
    together: false,
    options: {},
    iterations: 0,
    inEarnest: false,
    counts: 'worth',
  };
  test('are the same for the same number, and vary with it', () => {
    expect(positionsOf(thinking, brain, plan, 3)).toEqual(positionsOf(thinking, brain, plan, 3));
    expect(positionsOf(thinking, brain, plan, 4)).not.toEqual(positionsOf(thinking, brain, plan, 3));
  });
  test('are not too many; results add up to one; by hand only what is held out', () => {
    for (const number of [10, 11, 12]) {
      const rows = positionsOf(thinking, brain, plan, number);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(40);
      for (const { results, byHand, at } of rows) {
        expect(results.reduce((sum, one) => sum + one, 0)).toBe(1);
        expect(Number.isNaN(byHand)).toBe(number !== 10);
        expect(at >= 0 && at < 1).toBe(true);
      }
    }
  });
  test('of a search know what it thought', () => {
    const rows = positionsOf(thinking, brain, { ...plan, iterations: 4 }, 3);
    expect(rows.some(({ value }) => value > 0 && value < 1)).toBe(true);
  });
  test('every value of every option is played, the usual one most often', () => {
    const played = Array.from({ length: 200 }, (_, n) => optionsOfGame(game, plan, n).openHands);
    expect(played.filter((value) => value === 'on').length).toBeGreaterThan(10);
    expect(played.filter((value) => value === 'off').length).toBeGreaterThan(120);
    expect(optionsOfGame(game, { ...plan, options: { openHands: 'on' } }, 1).openHands).toBe('on');
  });
});

const head = headOf(game, encoding);

function someNetwork(inputs: number): Network {
  const { all, network } = newNetwork(inputs, 2);
  const dice = fastStream(7);
  for (let i = 0; i < all.length; i++) all[i] = below(dice, 2001) / 1000 - 1;
  return network;
}

describe('weights', () => {
  const network = someNetwork(encoding.inputs.length);
  const weights = packWeights(head, network);
  const { state } = begin(game, 2, {}, fastStream(1));
  const seat = asks(game, state)[0]?.seat ?? 0;

  test('come back from their file but for the last bit, which takes at most 48 KB', () => {
    const again = unpackWeights(weights, encoding.inputs.length);
    network.forEach((layer, i) => {
      for (const [n, one] of layer.weights.entries()) expect(again[i]?.weights[n]).toBeCloseTo(one, 4);
    });
    expect(gzipSync(JSON.stringify(weights)).length).toBeLessThan(48 * 1024);
  });

  test('judge in the place of the hand, chances of both sides', async () => {
    const complaints: string[] = [];
    const learned = await brainOf({ game, brain, encoding, judgements: async () => [weights] }, (why) =>
      complaints.push(why),
    );
    expect(complaints).toEqual([]);
    expect(learned.evaluate(state, seat)).not.toBe(brain.evaluate(state, seat));
    expect(learned.stride?.(state)).toBe(0);
    const x = new Float32Array(encoding.inputs.length);
    encoding.encode(state, seat, x);
    expect(learned.evaluate(state, seat)).toBe(judgeOf(unpackWeights(weights, x.length))(x)[0]);
  });

  test('of other rules, another encoding or other names are not used, and it is said', async () => {
    const stale: [Partial<WeightsHead>, Partial<Encoding>, RegExp][] = [
      [{ rules: game.edition - 1 }, {}, /edition/],
      [{}, { version: 99 }, /version/],
      [{}, { inputs: encoding.inputs.with(0, 'another') }, /names/],
      [{ game: 'another' }, {}, /another/],
    ];
    for (const [change, code, says] of stale) {
      const complaints: string[] = [];
      const mixed = { ...encoding, ...code } as typeof encoding;
      const kept = await brainOf(
        { game, brain, encoding: mixed, judgements: async () => [{ ...weights, ...change }] },
        (why) => complaints.push(why),
      );
      expect(kept).toBe(brain);
      expect(complaints).toEqual([expect.stringMatching(says)]);
    }
  });

  test('of an older edition are used where the encoding says that they still fit, and judge states of that edition, too', async () => {
    const older = { ...weights, rules: game.edition - 1 };
    const complaints: string[] = [];
    const learned = await brainOf(
      { game, brain, encoding: { ...encoding, since: game.edition - 1 }, judgements: async () => [older] },
      (why) => complaints.push(why),
    );
    expect(complaints).toEqual([]);
    const old = begin(game, 2, {}, fastStream(1), game.edition - 1).state;
    for (const s of [state, old]) expect(learned.evaluate(s, seat)).not.toBe(brain.evaluate(s, seat));
  });

  test('of an edition before that, or newer than the rules, are not used', async () => {
    for (const rules of [game.edition - 1, game.edition + 1]) {
      const complaints: string[] = [];
      const mixed = { ...encoding, since: game.edition };
      const judgements = async () => [{ ...weights, rules }];
      expect(await brainOf({ game, brain, encoding: mixed, judgements }, (why) => complaints.push(why))).toBe(brain);
      expect(complaints).toEqual([expect.stringMatching(/edition/)]);
    }
  });

  test('say nothing of a finished game, of an older edition, or of other numbers of players', async () => {
    const learned = await brainOf({ game, brain, encoding, judgements: async () => [weights] }, () => {});
    for (const s of [{ ...state, flow: [] }, begin(game, 2, {}, fastStream(1), 1).state])
      expect(learned.evaluate(s, seat)).toBe(brain.evaluate(s, seat));
    const others = await brainOf(
      { game, brain, encoding, judgements: async () => [{ ...weights, players: 3 }] },
      () => {},
    );
    expect(others.evaluate(state, seat)).toBe(brain.evaluate(state, seat));
  });
});

describe('calibration', () => {
  const dice = fastStream(3);
  /** Four positions a game, all with the same result; what is said is true. */
  const honest = Array.from({ length: 4000 }, (_, n): Said => ({ game: n, said: (1 + below(dice, 9)) / 10, won: 0 }))
    .map((one) => ({ ...one, won: below(dice, 1000) < 1000 * one.said ? 1 : 0 }))
    .flatMap((one) => [one, one, one, one]);

  test('an honest judgement has little error, a bragging one much', () => {
    const { error, area, logLoss, brier, calibration, resolution, games, positions } = figuresOf(honest);
    expect(error).toBeLessThan(0.03);
    expect(area).toBeGreaterThan(0.7);
    expect([games, positions]).toEqual([4000, 16_000]);
    const uncertainty = figuresOf(honest.map((one) => ({ ...one, said: 0.5 }))).brier;
    expect(brier).toBeCloseTo(uncertainty + calibration - resolution, 2);
    const bragging = honest.map((one) => ({ ...one, said: one.said > 0.5 ? 0.99 : 0.01 }));
    expect(figuresOf(bragging).error).toBeGreaterThan(0.2);
    expect(figuresOf(bragging).logLoss).toBeGreaterThan(logLoss);
  });

  test('positions of one game are one witness', () => {
    const apart = figuresOf(honest.map((one, game) => ({ ...one, game }))).bins[4]?.bar as number;
    expect(figuresOf(honest).bins[4]?.bar).toBeGreaterThan(1.9 * apart);
  });

  test('the area is the share of pairs in the right order, half where they are equal', () => {
    const said = (chance: number, won: number): Said => ({ game: 0, said: chance, won });
    expect(figuresOf([said(0.2, 0), said(0.8, 1)]).area).toBe(1);
    expect(figuresOf([said(0.8, 0), said(0.2, 1)]).area).toBe(0);
    expect(figuresOf([said(0.5, 0), said(0.5, 1)]).area).toBe(0.5);
    expect(figuresOf([said(0.1, 0), said(0.4, 1), said(0.4, 0), said(0.9, 1)]).area).toBe(0.875);
  });

  test('a gain is told with its interval, and a stretch is found', () => {
    const timid = honest.map((one) => ({ ...one, said: stretched(one.said, { stretch: 0.5, shift: 0.3 }) }));
    const { gain, bar } = gainOf(timid, honest);
    expect(gain - bar).toBeGreaterThan(0);
    const by = stretchOf(timid);
    expect(by.stretch).toBeCloseTo(2, 0);
    expect(figuresOf(timid.map((one) => ({ ...one, said: stretched(one.said, by) }))).logLoss).toBeCloseTo(
      figuresOf(honest).logLoss,
      2,
    );
  });

  test('a report has figures by part and a page with plots', () => {
    const rows = riddle(200, 2);
    const { network } = fitted(rows, 'a', 2);
    const sample = sampleOf(
      'held-out',
      rows,
      network,
      4,
      (game) => game % 10 === 0,
      () => 'PL',
      (game) => [`mode=${game % 20 === 0 ? 'a' : 'b'}`],
    );
    expect(sample.learned.games).toBe(20);
    expect(Object.keys(sample.parts)).toEqual(['mode=a', 'mode=b', 'quarter 3', 'role PL']);
    expect(sample.parts['mode=a']?.learned.games).toBe(10);
    const page = pageOf({ weights: { ...head, game: 'riddle' }, samples: [sample] });
    expect(page).toMatch(/<svg[\s\S]*role PL[\s\S]*<\/html>/);
    expect(page).not.toMatch(/NaN|undefined/);
  });
});
