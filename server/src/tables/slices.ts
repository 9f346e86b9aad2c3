/** Long work on the thread that all share is done in slices. */
import { setImmediate as turn } from 'node:timers/promises';

/** In milliseconds. */
const SLICE = 5;

let queue: Promise<unknown> = Promise.resolve();

/** The next turn in which no other long work has a slice: together they take no more of each turn than one alone. */
export function yieldToEventLoop(): Promise<unknown> {
  queue = queue.then(() => turn());
  return queue;
}

/** Does what can be paused at every `yield`. */
export async function inSlices<X>(work: Generator<unknown, X>): Promise<X> {
  let began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < SLICE) continue;
    await yieldToEventLoop();
    began = performance.now();
  }
}
