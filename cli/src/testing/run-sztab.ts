/** Runs the built program as a person would, in a process of its own; or the same command in this one. `npm test` builds before it tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { vi } from 'vitest';
import { sztab as command } from '../sztab.ts';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Around {
  /** Null: standard input stays open, and nothing comes. */
  readonly input?: string | null;
  readonly env?: Readonly<Record<string, string>>;
  /** Called whenever the process has written something, with all it has written so far. */
  readonly watch?: (child: ChildProcess, written: { readonly out: string; readonly err: string }) => void;
}

/** The machine that runs the tests may speak any language; the program is told which. */
export function sztab(args: readonly string[], { input = '', env = {}, watch }: Around = {}): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1', ...env },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    watch?.(child, { out, err });
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
    watch?.(child, { out, err });
  });
  // A program that ends without reading all of its input is no failure of the test.
  child.stdin.on('error', () => {});
  if (input !== null) child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

let before: Promise<unknown> = Promise.resolve();

/**
 * The same without a process, which takes a third of a second to begin: for what reads no standard input and waits for nobody. One at a time, because
 * there is one console.
 */
export function sztabHere(args: readonly string[]): Promise<Ran> {
  const ran = before.then(async () => {
    const said: Record<'log' | 'error', string[]> = { log: [], error: [] };
    const spies = (['log', 'error'] as const).map((voice) =>
      vi.spyOn(console, voice).mockImplementation((...words) => void said[voice].push(`${format(...words)}\n`)),
    );
    try {
      const code = await command(args, { LC_ALL: 'C' });
      return { code, out: said.log.join(''), err: said.error.join('') };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });
  before = ran.catch(() => {});
  return ran;
}

/** What every wrong call must be: one line on stderr, nothing on stdout, exit code 2, no stack trace. */
export const isOneComplaint = ({ code, out, err }: Ran): boolean =>
  code === 2 && out === '' && /^sztab: [^\n]+\n$/.test(err) && !/\bat \S+:\d+/.test(err);
