import { progress } from './progress.ts';
import { stopOnCtrlC } from './stop.ts';
import type { CliWords } from './words.ts';

export interface Worked<X> {
  readonly result: X;
  /** Somebody pressed Ctrl-C: the result is of what was done until then. */
  readonly stopped: boolean;
  readonly seconds: number;
}

/** Does something that takes a while: how far it has come is shown, and Ctrl-C ends it in good order. */
export async function longWork<X>(
  m: CliWords,
  total: number,
  unit: string,
  work: (signal: AbortSignal, show: (done: number) => void) => Promise<X>,
): Promise<Worked<X>> {
  const { signal, done } = stopOnCtrlC();
  const bar = progress(m, total, unit);
  const began = performance.now();
  try {
    const result = await work(signal, (count) => bar.show(count));
    return { result, stopped: signal.aborted, seconds: Math.round(performance.now() - began) / 1000 };
  } finally {
    bar.end();
    done();
  }
}
