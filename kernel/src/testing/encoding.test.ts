import { expect, test } from 'vitest';
import type { Brain } from '../box.ts';
import { below } from '../dice.ts';
import { type Encoding, namedInputs } from '../encoding.ts';
import { encodingKit } from './encoding.ts';
import { type HighestCard, highestCard } from './highest-card.ts';

const { names, one, row } = namedInputs();
const OWN = row(
  'hand',
  Array.from({ length: 12 }, (_, i) => i + 1),
);
const POINTS = row('points', ['own', 'most']);
const LAID = one('laid');

const encoding: Encoding<HighestCard> = {
  version: 1,
  inputs: names,
  players: ({ hands }) => hands.length,
  encode({ hands, points, flow }, seat, into) {
    for (const card of hands[seat] as number[]) into[OWN + card - 1] = 1;
    into[POINTS] = points[seat] as number;
    into[POINTS + 1] = Math.max(...points);
    const top = flow[0];
    into[LAID] = top?.step === 'lay' && top.laid[seat] !== 0 ? 1 : 0;
  },
};

const brain: Brain<HighestCard> = {
  evaluate: () => 0.5,
  policy: (_s, _seat, moves, dice) => moves[below(dice, moves.length)] as HighestCard['move'],
  quiet: () => true,
  alike: (_s, _seat, move) => move,
};

const found = (change: Partial<Encoding<HighestCard>>): string => {
  try {
    for (const { run } of encodingKit({ game: highestCard, brain, encoding: { ...encoding, ...change } }, 4)) run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing';
};

test('an honest encoding passes', () => {
  expect(names.slice(-4)).toEqual(['hand 12', 'points own', 'points most', 'laid']);
  expect(found({})).toBe('nothing');
});

test('a card of somebody else shows', () => {
  const encode: typeof encoding.encode = (s, seat, into) => {
    encoding.encode(s, seat, into);
    into[LAID] = ((s.hands[1 - Math.min(1, seat)] as number[])[0] ?? 0) / 12;
  };
  expect(found({ encode })).toMatch(/^highest-card|laid tells seat \d what is hidden/);
});

test('a number out of its bounds shows, and one that is none', () => {
  const writing = (value: number) => (s: HighestCard['state'], seat: number, into: Float32Array) => {
    encoding.encode(s, seat, into);
    into[LAID] = value;
  };
  expect(found({ encode: writing(5) })).toMatch(/laid is 5/);
  expect(found({ encode: writing(Number.NaN) })).toMatch(/laid is NaN/);
});

test('what differs from call to call shows', () => {
  let calls = 0;
  const encode: typeof encoding.encode = (s, seat, into) => {
    encoding.encode(s, seat, into);
    into[LAID] = calls++ % 2;
  };
  expect(found({ encode })).toMatch(/laid differs/);
});

test('an input that never changes shows, two of one name, and a wrong number of players', () => {
  expect(found({ inputs: [...names, 'idle'] })).toMatch(/1 inputs never change: idle/);
  expect(found({ inputs: [...names, 'laid'] })).toMatch(/two inputs are called laid/);
  expect(found({ players: () => 2 })).toMatch(/number of players/);
});
