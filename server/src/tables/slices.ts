/** Long work on the main thread is done in slices, so that nobody waits for it. */
import { setImmediate as turn } from 'node:timers/promises';

/** In milliseconds. */
const SLICE = 5;

let queue: Promise<unknown> = Promise.resolve();

/** Resolves in the next turn of the event loop that nobody else got from here: all long work together gets one slice per turn. */
export function yieldToEventLoop(): Promise<unknown> {
  queue = queue.then(() => turn());
  return queue;
}

/** Runs a generator to its end, pausing at a `yield` whenever a slice is used up. */
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
