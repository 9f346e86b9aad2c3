// @vitest-environment happy-dom
import type { Analysis } from '@sztab/bots';
import { expect, test } from 'vitest';
import type { FromReading, ReadingTask, TryTask } from './analysis-worker.ts';
import { Reader, type ReadingWorker, weighInWorker, workOf } from './reader.ts';

/** A worker that says what it is told to, and remembers what became of it. */
function toyWorker() {
  const worker: ReadingWorker & { tasks: (ReadingTask | TryTask)[]; ended: boolean; say(said: FromReading): void } = {
    onmessage: null,
    onerror: null,
    tasks: [],
    ended: false,
    postMessage: (task) => void worker.tasks.push(task),
    terminate() {
      worker.ended = true;
    },
    say: (said) => worker.onmessage?.({ data: said }),
  };
  return worker;
}

const read = (done: number): Analysis => ({
  players: 2,
  together: false,
  starts: [0.5, 0.5],
  results: [1, 0],
  readings: [],
  last: [],
  again: null,
  progress: { done, of: 10 },
});

test('what was read is shown as it comes; stopping ends the worker at once, and going on begins where it was', async () => {
  const workers: ReturnType<typeof toyWorker>[] = [];
  const open = (): ReadingWorker => {
    const worker = toyWorker();
    workers.push(worker);
    return worker;
  };
  const reader = new Reader('a record', 3, false, open);
  const seen: string[] = [];
  reader.subscribe(() => seen.push(reader.state().is));
  await reader.start();
  const first = workers[0] as ReturnType<typeof toyWorker>;
  expect(first.tasks).toEqual([{ record: 'a record', together: false, kept: null }]);
  first.say({ is: 'read', analysis: read(4), whole: false });
  expect(reader.state().analysis?.progress.done).toBe(4);
  reader.stop();
  expect(first.ended).toBe(true);
  expect(reader.state().is).toBe('stopped');
  await reader.start();
  const second = workers[1] as ReturnType<typeof toyWorker>;
  expect((second.tasks[0] as ReadingTask).kept?.progress.done).toBe(4);
  second.say({ is: 'read', analysis: read(10), whole: true });
  expect(second.ended).toBe(true);
  expect(seen).toEqual(['reading', 'reading', 'stopped', 'reading', 'whole']);
  // What is whole is not read again.
  await reader.start();
  expect(workers).toHaveLength(2);
});

test('a match that goes on is refused, and asked for no more', async () => {
  const workers: ReturnType<typeof toyWorker>[] = [];
  const reader = new Reader('goes on', 3, false, () => {
    const worker = toyWorker();
    workers.push(worker);
    return worker;
  });
  await reader.start();
  workers[0]?.say({ is: 'refused' });
  expect(reader.state()).toEqual({ is: 'refused', analysis: null, left: null });
  await reader.start();
  expect(workers).toHaveLength(1);
});

test('what breaks off keeps what there is and can be tried again', async () => {
  const worker = toyWorker();
  const reader = new Reader('breaks', 3, false, () => worker);
  await reader.start();
  worker.say({ is: 'read', analysis: read(2), whole: false });
  worker.say({ is: 'failed', why: 'out of memory' });
  expect(reader.state().is).toBe('failed');
  expect(reader.state().analysis?.progress.done).toBe(2);
});

test('a closer look counts for more of the work than a first one, and that for more than the curve', () => {
  expect(workOf(read(0), 4)).toEqual({ done: 0, of: 16 });
  expect(workOf({ ...read(9), again: [1, 2], progress: { done: 9, of: 10 } }, 3)).toEqual({ done: 15, of: 42 });
});

test('a try is weighed in a worker that ends with it', async () => {
  const worker = toyWorker();
  const weighed = weighInWorker({ record: 'r', together: false, at: 3, tried: 'pass' }, () => worker);
  worker.say({ is: 'weighed', decision: null });
  expect(await weighed).toBeNull();
  expect(worker.ended).toBe(true);
});
