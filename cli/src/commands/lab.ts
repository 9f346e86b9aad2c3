import os from 'node:os';
import { threadsFrom } from '../arguments.ts';
import { columns } from '../columns.ts';
import { Complaint, EXIT, systemCode } from '../complaint.ts';
import type { Hands } from '../hands.ts';
import { openFarPool } from '../lab/far-pool.ts';
import { type Lab, openLab, queueOf } from '../lab/lab.ts';
import { statusOf } from '../lab/status.ts';
import { workFor } from '../lab/work.ts';
import { print, printBlock, printError, printJson } from '../output.ts';
import { stopOnCtrlC } from '../stop.ts';
import { version } from '../version.ts';
import type { CliWords } from '../words.ts';

export interface AtLab {
  readonly database: string;
}

/** Pieces that wait in the queue or are played at once, for one command: enough for many machines, and few enough to be stopped soon. */
const AT_ONCE = 256;

const QUEUE = queueOf(version);

/** A command whose games are played by whoever works for the lab. The same command again goes on where it was stopped. */
export async function labServe(
  chosen: AtLab,
  kind: string,
  game: string,
  act: (hands: Hands) => Promise<number>,
): Promise<number> {
  return atLab(chosen.database, async (lab) => {
    const run = [kind, game, ...Object.entries(chosen).flatMap(([name, value]) => said(name, value))].join(' ');
    await lab.pool.query('insert into sztab_lab.runs (run, command) values ($1, $1) on conflict do nothing', [run]);
    const pool = await openFarPool(lab, QUEUE, game, run);
    return act({ threads: AT_ONCE, openPool: () => pool });
  });
}

/** What makes no difference to what is played. */
const ASIDE: ReadonlySet<string> = new Set(['database', 'threads', 'json', 'lang', 'out']);

const said = (name: string, value: unknown): string[] => (ASIDE.has(name) ? [] : [`--${name} ${String(value)}`]);

/** Plays for the lab until Ctrl-C; what is being played then goes back into the queue. */
export async function labWork(chosen: AtLab & { readonly threads?: string }, m: CliWords): Promise<number> {
  const threads = threadsFrom(chosen.threads);
  return atLab(chosen.database, async (lab) => {
    const { signal, done } = stopOnCtrlC();
    const name = `${os.hostname()} ${process.pid}`;
    printError(m.lab.works(name, threads));
    let pieces = 0;
    try {
      await workFor(lab, {
        queue: QUEUE,
        name,
        threads,
        signal,
        onDone(count) {
          pieces = count;
        },
      });
    } finally {
      done();
    }
    print(m.lab.worked(pieces));
    return EXIT.good;
  });
}

export async function labStatus(chosen: AtLab & { readonly json?: boolean }, m: CliWords): Promise<number> {
  return atLab(chosen.database, async (lab) => {
    const { runs, workers, taken } = await statusOf(lab);
    if (chosen.json) printJson({ runs, workers, taken });
    else {
      const { head } = m.lab;
      printBlock(
        columns([[...head.runs], ...runs.map(({ run, done, asked }) => [run, String(done), String(asked)])], [1, 2]),
      );
      printBlock(columns([[...head.workers], ...workers.map(({ name, done }) => [name, String(done)])], [1]));
      print(m.lab.taken(taken));
    }
    return EXIT.good;
  });
}

async function atLab<X>(address: string, act: (lab: Lab) => Promise<X>): Promise<X> {
  if (!/^postgres(ql)?:\/\//.test(address)) throw new Complaint((m) => m.lab.noAddress(address));
  let lab: Lab;
  try {
    lab = await openLab(address, QUEUE);
  } catch (error) {
    throw new Complaint((m) => m.lab.unreachable(m.system(systemCode(error))));
  }
  try {
    return await act(lab);
  } finally {
    await lab.close();
  }
}
