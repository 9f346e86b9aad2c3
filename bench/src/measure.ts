/** How long something takes, and what to make of several answers to that question. */

/** A piece of work that can be done over and over; returns how many units it did. */
export type Work = () => number | Promise<number>;

/** One stretch of a work: so many calls of it did so many units. */
export interface Stretch {
  readonly calls: number;
  readonly units: number;
  readonly seconds: number;
}

/** What several rounds say: the median counts, the extremes show how far to trust it. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * CPU time, because a wall clock would count the neighbours on a busy machine. It is the time of the whole process, so
 * what the engine does in threads of its own (collecting garbage, compiling) is paid for by the work that causes it.
 */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Asking for the CPU time costs as much as several decisions, so that is done no more often than this. */
const LOOK_EVERY_MS = 10;

/** Does the work again and again until that much time is spent; at least once. */
export async function measure(work: Work, enough: number): Promise<Stretch> {
  const began = cpuSeconds();
  let calls = 0;
  let units = 0;
  let seconds = 0;
  do {
    const looked = performance.now();
    do {
      units += await work();
      calls++;
    } while (performance.now() - looked < LOOK_EVERY_MS);
    seconds = cpuSeconds() - began;
  } while (seconds < enough);
  return { calls, units, seconds };
}

export function figureOf(rounds: readonly number[]): Figure {
  const sorted = [...rounds].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] as number;
  return { value: at(0.5), low: at(0), high: at(1) };
}
