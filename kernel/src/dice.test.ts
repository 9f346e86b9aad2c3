import { describe, expect, test } from 'vitest';
import {
  below,
  commitment,
  diceKey,
  draw,
  fastStream,
  fastStreamFrom,
  mix,
  reveal,
  roll,
  type Stream,
  seededStream,
  shuffle,
} from './dice.ts';
import { hashText } from './sha256.ts';

const chance = (dice: Stream) => ({ dice, barriers: 0 });

/** Pearson's sum over equally likely cells. */
const chiSquare = (counts: readonly number[], draws: number): number =>
  counts.reduce((sum, n) => sum + (n - draws / counts.length) ** 2 / (draws / counts.length), 0);

// The streams are fixed, so these tests give the same numbers on every run; the limits are the 99.9 % points.
const LIMIT = { 5: 20.52, 23: 49.73 } as const;
const streams: [string, () => Stream][] = [
  ['seeded', () => seededStream(diceKey(hashText('chi-square'), []))],
  ['fast', () => fastStreamFrom('chi-square')],
];

describe.each(streams)('the %s stream', (_name, open) => {
  test('rolls every face equally often in a million dice', () => {
    const s = chance(open());
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 1_000_000; i++) {
      const face = roll(s) - 1;
      counts[face] = (counts[face] as number) + 1;
    }
    expect(counts.reduce((a, b) => a + b)).toBe(1_000_000);
    expect(chiSquare(counts, 1_000_000)).toBeLessThan(LIMIT[5]);
  });

  test('follows no die by a favourite one', () => {
    const s = chance(open());
    const pairs = new Array<number>(36).fill(0);
    let last = roll(s);
    for (let i = 0; i < 360_000; i++) {
      const next = roll(s);
      const cell = (last - 1) * 6 + next - 1;
      pairs[cell] = (pairs[cell] as number) + 1;
      last = next;
    }
    expect(chiSquare(pairs, 360_000)).toBeLessThan(66.62); // 35 degrees of freedom
  });

  test('shuffles four cards into all 24 orders equally often in a million draws', () => {
    const s = chance(open());
    const orders = new Map<string, number>();
    for (let i = 0; i < 250_000; i++) {
      const order = shuffle(s, ['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()], 250_000)).toBeLessThan(LIMIT[23]);
  });

  test('is the same for the same start and goes on from where it was saved', () => {
    const one = open();
    const first = Array.from({ length: 40 }, () => below(one, 1000));
    const two = open();
    expect(Array.from({ length: 20 }, () => below(two, 1000))).toEqual(first.slice(0, 20));
    const saved = JSON.parse(JSON.stringify(two)) as Stream;
    expect(Array.from({ length: 20 }, () => below(saved, 1000))).toEqual(first.slice(20));
  });
});

test('numbers that do not divide 2³² are not biased: words above the last multiple are thrown away', () => {
  // With n = 3·2³⁰ a plain remainder would give the lower third twice as often.
  const stream = fastStream(7);
  const n = 3 * 2 ** 30;
  let low = 0;
  for (let i = 0; i < 100_000; i++) if (below(stream, n) < n / 3) low++;
  expect(low).toBeGreaterThan(32_700);
  expect(low).toBeLessThan(34_000);
});

test('a choice from nothing is an error, not an endless loop', () => {
  expect(() => below(fastStream(1), 0)).toThrow(RangeError);
  expect(() => below(fastStream(1), Number.NaN)).toThrow(RangeError);
});

test('two seeded streams with different keys do not disturb each other', () => {
  const alone = seededStream(diceKey('a', []));
  const expected = Array.from({ length: 50 }, () => below(alone, 6));
  const a = seededStream(diceKey('a', []));
  const b = seededStream(diceKey('b', []));
  const mixed = Array.from({ length: 50 }, () => {
    below(b, 6);
    return below(a, 6);
  });
  expect(mixed).toEqual(expected);
});

test('the commitment hides the seed, and what the players add changes the dice', () => {
  const seed = hashText('seed');
  expect(commitment(seed)).not.toBe(commitment(hashText('other')));
  expect(commitment(seed)).not.toContain(seed);
  expect(
    new Set([diceKey(seed, []), diceKey(seed, ['aa']), diceKey(seed, ['aa', 'bb']), diceKey(seed, ['bb', 'aa'])]).size,
  ).toBe(4);
});

test('every way to chance or hidden things raises the barrier; mixing an imagined deck does not', () => {
  const s = chance(fastStream(1));
  roll(s);
  shuffle(s, [1, 2]);
  draw(s, [1, 2, 3], 2);
  reveal(s, [4], 4);
  expect(s.barriers).toBe(4);
  mix(s.dice, [1, 2, 3]);
  expect(s.barriers).toBe(4);
});

test('draw takes from the top, reveal takes the named one or complains', () => {
  const s = chance(fastStream(1));
  const pile = ['top', 'middle', 'bottom'];
  expect(draw(s, pile, 2)).toEqual(['top', 'middle']);
  expect(pile).toEqual(['bottom']);
  expect(() => reveal(s, pile, 'top')).toThrow(RangeError);
  expect(reveal(s, pile, 'bottom')).toBe('bottom');
  expect(pile).toEqual([]);
});
