/** Bots that think in threads of their own, so that whoever asks stays free to answer others. */
import type { Allowance } from '../allowance.ts';
import type { Question } from '../bot.ts';
import type { Conferred, Gathering } from '../conferring.ts';
import { asBotName } from '../make-bot.ts';
import { builtModule, openPool } from './pool.ts';

export interface ThinkOptions {
  /** Gives up at once: the answer is refused with `ThinkingAborted`. */
  readonly signal?: AbortSignal;
  /** Wants the answer now: the best move so far. */
  readonly enough?: AbortSignal;
  /** Instead of what the level would do. */
  readonly iterations?: number;
  /** Time instead of iterations, as people play: whose, and which turn it is. */
  readonly time?: { readonly allowance: Allowance; readonly turn: number };
}

export interface Thinker {
  think(bot: string, question: Question, dice: string, options?: ThinkOptions): Promise<string>;
  close(): Promise<void>;
}

/** The thread was lost in the middle of a thought, or the game threw. The thinker is ready for the next question. */
export class ThinkerDied extends Error {
  override readonly name = 'ThinkerDied';
}

export class ThinkingAborted extends Error {
  override readonly name = 'ThinkingAborted';
}

interface Threads {
  readonly threads?: number;
  readonly memoryMb?: number;
}

export function openThinker(gameModule: string | URL, threads: Threads = {}): Thinker {
  const { think, close } = openThinkers(threads);
  return { think: (...question) => think(gameModule, ...question), close };
}

/** The same for several games: they share the threads, and what does not fit waits its turn. */
export interface Thinkers {
  think(gameModule: string | URL, ...question: Parameters<Thinker['think']>): Promise<string>;
  /** Consults the bots beside people; `bots`, `times`: by seat, null for a person. */
  confer(
    gameModule: string | URL,
    bots: readonly (string | null)[],
    gathering: Gathering,
    dice: string,
    times: readonly (NonNullable<ThinkOptions['time']> | null)[],
  ): Promise<Conferred>;
  /** Lets every thread load a game and think for the first time, before anybody waits for it. */
  warm(gameModule: string | URL): Promise<void>;
  close(): Promise<void>;
}

export function openThinkers({ threads = 1, memoryMb }: Threads = {}): Thinkers {
  const pool = openPool(threads, memoryMb);
  let closed = false;
  return {
    async think(gameModule, name, question, dice, { signal, enough, iterations = null, time } = {}) {
      const bot = asBotName(name);
      if (closed) throw new ThinkingAborted('the thinker is closed');
      const flag = new Int32Array(new SharedArrayBuffer(4));
      const raise = (): void => void Atomics.store(flag, 0, 1);
      if (enough?.aborted) raise();
      enough?.addEventListener('abort', raise, { once: true });
      try {
        const limits = { iterations, milliseconds: time?.allowance.grant(time.turn) ?? null };
        const task = { gameModule: builtModule(gameModule), bot, question, dice, ...limits, enough: flag };
        const thought = await pool.run('think', task, signal);
        time?.allowance.settle(thought);
        return thought.move;
      } catch (cause) {
        if (signal?.aborted || closed) throw new ThinkingAborted('the thought was broken off', { cause });
        throw new ThinkerDied(`${bot} was lost in thought: ${String(cause)}`, { cause });
      } finally {
        enough?.removeEventListener('abort', raise);
      }
    },
    async confer(gameModule, names, gathering, dice, times) {
      const bots = names.map((name) => (name === null ? null : asBotName(name)));
      if (closed) throw new ThinkingAborted('the thinker is closed');
      const milliseconds = times.map((time) => time?.allowance.grant(time.turn) ?? null);
      try {
        const task = { gameModule: builtModule(gameModule), gathering, bots, dice, milliseconds };
        const { thoughts, ...conferred } = await pool.run('confer', task, undefined);
        for (const thought of thoughts) times[thought.seat]?.allowance.settle(thought);
        return conferred;
      } catch (cause) {
        if (closed) throw new ThinkingAborted('the thought was broken off', { cause });
        throw new ThinkerDied(`the bots were lost in thought: ${String(cause)}`, { cause });
      }
    },
    async warm(gameModule) {
      if (closed) return;
      const task = { gameModule: builtModule(gameModule) };
      // As many at once as there are threads: each takes one.
      await Promise.all(Array.from({ length: threads }, () => pool.run('warm', task, undefined)));
    },
    async close() {
      closed = true;
      await pool.close();
    },
  };
}
