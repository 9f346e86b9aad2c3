import type { Counted } from '@sztab/kernel';
import { expect, test } from 'vitest';
import { lookBack } from './acts.ts';
import type { Analysis } from './analyst.ts';
import { certain } from './chances.ts';
import type { Decision } from './decision.ts';
import { pointsOf } from './figures.ts';

const ERROR = 0.01;

/** The best move was worth so much, the one that was played so much. */
const weighed = (best: number, played: number): Decision => ({
  seat: 0,
  played: 'a',
  best: best > played ? 'b' : 'a',
  before: [best, 1 - best],
  after: [played, 1 - played],
  loss: { mean: best - played, error: ERROR },
  chance: { mean: best, error: ERROR },
  next: null,
  average: 0.1,
  others: [],
  reasons: [],
  worlds: 64,
});

const made = (seat = 0, barrier: Counted['barrier'] = null): Counted => ({ seat, move: 'a', barrier });

function lookedBack(decisions: readonly (Decision | null)[], moves: readonly Counted[]): (Decision | null)[] {
  const seen: (Decision | null)[] = [];
  for (const [at, decision] of decisions.entries()) {
    seen.push(decision);
    lookBack(moves, seen, at);
  }
  return seen;
}

/** In whole points. */
const lossesOf = (decisions: readonly (Decision | null)[]): (number | null)[] =>
  decisions.map((one) => one && Math.round(100 * one.loss.mean));

// Whoever plays on quickly after the first step goes on to the wrong place; after the third there is no way back.
const steps = [weighed(0.26, 0.26), weighed(0.57, 0.25), null, weighed(0.58, 0.26)];

test('a chance that one act leaves open to its last answer is missed there, and once', () => {
  const seen = lookedBack(steps, [made(), made(), made(), made()]);
  expect(lossesOf(seen)).toEqual([0, 0, null, 32]);
  expect(seen.slice(0, 2).map((one) => one?.before[0])).toEqual([0.57, 0.58]);
});

test('what comes to light, or somebody else, ends an act; what may be chance changes nothing', () => {
  expect(lossesOf(lookedBack(steps, [made(), made(0, 'uncovered'), made(), made()]))).toEqual([0, 32, null, 32]);
  expect(lossesOf(lookedBack(steps, [made(), made(), made(1), made()]))).toEqual([0, 32, null, 32]);
  expect(lossesOf(lookedBack([weighed(0.5, 0.45), weighed(0.48, 0.48)], [made(), made()]))).toEqual([5, 0]);
});

test('a later answer that offers more, but less than the best, makes a mistake smaller', () => {
  const [first] = lookedBack([weighed(0.8, 0.3), weighed(0.6, 0.6)], [made(), made()]);
  expect(first?.loss.mean).toBeCloseTo(0.2, 9);
  expect(first?.best).toBe('b');
  expect(first?.after).toEqual([0.6, 0.4]);
});

test('at an own decision the chance stands at the best move, up to the answer that gave it away', () => {
  const moves = [made(), made(), made(), made(), made(1)];
  const decisions = [...lookedBack(steps, moves.slice(0, 4)), null];
  const judged = [0.56, 0.27, 0.27, 0.27, 0.27].map((mean) => ({ mean, error: ERROR }));
  const analysis: Analysis = {
    players: 2,
    together: false,
    starts: [0.5, 0.5],
    results: [0, 1],
    readings: moves.map((one, at) => ({
      made: one,
      chances: [judged[at] as (typeof judged)[0], certain(0.4)],
      expected: [null, null],
      decision: decisions[at],
    })),
    last: [0, 1].map(certain),
    again: [],
    progress: { done: 1, of: 1 },
  };
  expect(pointsOf(analysis, 0).map(({ mean }) => mean)).toEqual([0.56, 0.58, 0.58, 0.58, 0.27, 0]);
  expect(pointsOf(analysis, 1).map(({ mean }) => mean)).toEqual([0.4, 0.4, 0.4, 0.4, 0.4, 1]);
});
