import { SingleBar } from 'cli-progress';
import { printError } from './output.ts';
import type { CliWords } from './words.ts';

export interface Progress {
  show(done: number): void;
  end(): void;
}

/** How far long work has come, on stderr: a bar for people who watch, a line now and then for a log. */
export const progress = (m: CliWords, total: number, unit: string): Progress =>
  process.stderr.isTTY ? bar(m, total, unit) : log(total, unit);

function bar(m: CliWords, total: number, unit: string): Progress {
  const single = new SingleBar({
    stream: process.stderr,
    format: `{bar} {percentage} % | {value}/{total} ${unit} | ${m.timeLeft} {eta_formatted} | ${m.ctrlC}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    clearOnComplete: true,
    hideCursor: true,
    // Games differ in length: an estimate from the last ten would jump about.
    etaBuffer: 200,
    // Ctrl-C is ours: it sums up what was done.
    gracefulExit: false,
  });
  single.start(total, 0);
  return {
    show: (done) => single.update(Math.min(done, total)),
    end: () => single.stop(),
  };
}

/** A line for each full per cent, but never more than one a second: quick work leaves no trace. */
function log(total: number, unit: string): Progress {
  let spoken = performance.now();
  let percent = 0;
  return {
    show(done) {
      const now = Math.floor((100 * done) / total);
      if (now === percent || done >= total || performance.now() - spoken < 1000) return;
      percent = now;
      spoken = performance.now();
      printError(`${percent} %: ${done}/${total} ${unit}`);
    },
    end() {},
  };
}
