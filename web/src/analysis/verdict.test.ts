import type { Decision } from '@sztab/bots';
import { expect, test } from 'vitest';
import { verdictOn } from './verdict.ts';

const weighed = (played: string, best: string, top: number, loss: number, error = 0.01): Decision => ({
  seat: 0,
  played,
  best,
  before: [top, 1 - top],
  after: [top - loss, 1 - top + loss],
  loss: { mean: loss, error },
  chance: { mean: top, error },
  next: null,
  average: 0.3,
  others: [],
  reasons: [],
  worlds: 32,
});
const then = weighed('march', 'wait', 0.58, 0.27);

test('as good as the best within the error is yes, better than what was played is close, anything else is no', () => {
  expect(verdictOn(then, 'wait', weighed('wait', 'wait', 0.6, 0)).verdict).toBe('yes');
  expect(verdictOn(then, 'rest', weighed('rest', 'wait', 0.6, 0.015)).verdict).toBe('yes');
  expect(verdictOn(then, 'dig', weighed('dig', 'wait', 0.6, 0.09))).toEqual({
    verdict: 'near',
    chance: 0.49,
    error: 0.01,
  });
  expect(verdictOn(then, 'flee', weighed('flee', 'wait', 0.6, 0.29)).verdict).toBe('no');
  expect(verdictOn(then, 'march', weighed('march', 'wait', 0.6, 0.02))).toMatchObject({
    verdict: 'no',
    chance: then.after[0],
  });
});
