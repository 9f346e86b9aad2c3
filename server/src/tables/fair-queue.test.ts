import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

test('who brings much waits longest, and nobody brings more than may wait', () => {
  const queue = new FairQueue<string>(3);
  expect(['a1', 'a2', 'a3', 'a4'].map((work) => queue.add('a', work))).toEqual([true, true, true, false]);
  queue.add('b', 'b1');
  queue.add('c', 'c1');
  const served = [queue.next(), queue.next(), queue.next()];
  queue.add('b', 'b2');
  for (let n = 0; n < 4; n++) served.push(queue.next());
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
});
