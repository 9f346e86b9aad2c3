/** Long work can be stopped: the first Ctrl-C asks it to end in good order, the second ends it at once. */
import { EXIT } from './complaint.ts';

export interface Stop {
  readonly signal: AbortSignal;
  /** Ctrl-C means what it meant before. */
  done(): void;
}

/** One press of Ctrl-C may arrive twice: from the terminal, and from npm or `timeout`, which pass it on. */
const ECHO_MS = 500;

export function stopOnCtrlC(): Stop {
  const control = new AbortController();
  let asked = 0;
  const stop = (): void => {
    if (!control.signal.aborted) {
      asked = performance.now();
      control.abort();
    } else if (performance.now() - asked > ECHO_MS) process.exit(EXIT.stopped);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return {
    signal: control.signal,
    done() {
      process.off('SIGINT', stop).off('SIGTERM', stop);
    },
  };
}
