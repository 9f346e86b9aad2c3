/** Long work can be stopped: the first Ctrl-C asks it to end in good order, the second ends it at once. */
import { EXIT } from './complaint.ts';

export interface Stop {
  readonly signal: AbortSignal;
  /** Ctrl-C means what it meant before. */
  done(): void;
}

export function stopOnCtrlC(): Stop {
  const control = new AbortController();
  const stop = (): void => {
    if (control.signal.aborted) process.exit(EXIT.stopped);
    control.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return {
    signal: control.signal,
    done() {
      process.off('SIGINT', stop).off('SIGTERM', stop);
    },
  };
}
