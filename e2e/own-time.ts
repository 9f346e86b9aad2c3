/**
 * How long a page's own threads work between two frames, in time of the processor: what others do on the machine meanwhile does not count. Read from a trace of
 * the browser in which the page marks when it tells something.
 */
const MAIN = 'CrRendererMain';
/** What threads do, and what is painted beside them. */
const TASKS = ['ThreadControllerImpl::RunTask', 'TaskGraphRunner::RunTask'];
export const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata'];
export const [TELLS, TOLD] = ['tells', 'told'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When, and how long its thread worked for it, in microseconds. */
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** In milliseconds, one number a frame that was shown while something was told: of the main thread, and of all threads of the page. */
export function ownTimeIn(trace: string): { readonly main: readonly number[]; readonly all: readonly number[] } {
  const events = (JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents.toSorted((a, b) => a.ts - b.ts);
  const mark = events.find(({ name }) => name === TELLS);
  const page = events.find(({ name, pid, args }) => name === 'thread_name' && pid === mark?.pid && args?.name === MAIN);
  if (!mark || !page) return { main: [], all: [] };
  const main: number[] = [];
  const all: number[] = [];
  let telling = false;
  let frame: { main: number; all: number } | null = null;
  for (const { name, ph, pid, tid, tdur = 0 } of events) {
    if (pid !== page.pid) continue;
    if (name === TELLS) telling = true;
    else if (name === TOLD) telling = false;
    else if (name === 'AnimationFrame' && ph === 'b') {
      if (frame && telling) {
        main.push(frame.main / 1000);
        all.push(frame.all / 1000);
      }
      frame = { main: 0, all: 0 };
    } else if (frame && ph === 'X' && TASKS.includes(name)) {
      frame.all += tdur;
      if (tid === page.tid) frame.main += tdur;
    }
  }
  return { main, all };
}
