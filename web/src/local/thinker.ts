/** The page's side of a thinking bot: asks the worker, can hurry it, notices when it has died. */
import { Allowance, type BotName, type Question, type Suggestion, type Thought } from '@sztab/bots';
import type { Outlook, Seat } from '@sztab/kernel';
import { type Remote, wrap } from 'comlink';
import type { Desk } from './bot-worker.ts';
import { randomHex } from './randomness.ts';

/** A worker that has said nothing for so long has died without a word. No level thinks for half as long. */
const SILENCE = 120_000;
/** In milliseconds; a search has its least iterations all the same. */
const HURRIED = 50;
const HINT = 800;

/** The worker is gone: a new one starts with the next question. */
export class BotDied extends Error {
  override readonly name = 'BotDied';
}

class Hurried extends Error {}

export class Thinker {
  readonly #game: string;
  #worker: Worker | null = null;
  #desk: Remote<Desk> | null = null;
  /** Shared with the worker where the page is isolated; a search looks at it every few iterations. */
  readonly #flag: Int32Array | null;
  #interrupt: ((reason: Error) => void) | null = null;
  readonly #allowances = new Map<string, Allowance>();

  constructor(game: string) {
    this.#game = game;
    this.#flag = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  }

  /** This device is too slow for a bot that thought here: it had less thought than its level stands for. */
  get short(): boolean {
    return [...this.#allowances.values()].some(({ short }) => short);
  }

  /** The bot's move; rejects with `BotDied`. One question at a time. `turn`: see `turnOf`. */
  async think(level: BotName, question: Question, turn: number): Promise<string> {
    const key = `${question.seat} ${level}`;
    const allowance = this.#allowances.get(key) ?? new Allowance(level);
    this.#allowances.set(key, allowance);
    const granted = allowance.grant(turn);
    try {
      const thought = await this.#ask(level, question, granted);
      allowance.settle(thought);
      return thought.move;
    } catch (error) {
      if (error instanceof Hurried) return (await this.#ask(level, question, HURRIED)).move;
      throw error;
    }
  }

  /** Best so far, now. Without shared memory a searching worker hears nothing, so another takes over with a short search. */
  hurry(): void {
    if (!this.#interrupt) return;
    if (this.#flag) Atomics.store(this.#flag, 0, 1);
    else this.#fail(new Hurried());
  }

  close(): void {
    this.#fail(new BotDied('the table was closed'));
  }

  /** What an answer may come to; rejects with `BotDied`. */
  /** What a coach says; rejects with `BotDied`. */
  hint(question: Question): Promise<Suggestion> {
    const task = { game: this.#game, question, randomness: randomHex(32), flag: this.#flag, milliseconds: HINT };
    return this.#race((desk) => desk.suggest(task));
  }

  weigh(view: unknown, seat: Seat, moves: readonly string[]): Promise<Outlook> {
    return this.#race((desk) => desk.weigh(this.#game, view, seat, moves));
  }

  #ask(level: BotName, question: Question, milliseconds: number | null): Promise<Thought> {
    const task = { game: this.#game, level, question, randomness: randomHex(32), flag: this.#flag, milliseconds };
    return this.#race((desk) => desk.think(task));
  }

  async #race<X>(act: (desk: Remote<Desk>) => Promise<X>): Promise<X> {
    if (this.#flag) Atomics.store(this.#flag, 0, 0);
    const desk = this.#desk ?? this.#start();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const interrupted = new Promise<never>((_resolve, reject) => {
      this.#interrupt = reject;
      silence = setTimeout(() => this.#fail(new BotDied('no answer')), SILENCE);
    });
    try {
      return await Promise.race([act(desk), interrupted]);
    } catch (error) {
      const reason = error instanceof Hurried || error instanceof BotDied ? error : new BotDied(String(error));
      this.#fail(reason);
      throw reason;
    } finally {
      clearTimeout(silence);
      this.#interrupt = null;
    }
  }

  #start(): Remote<Desk> {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bot' });
    worker.addEventListener('error', (event) => this.#fail(new BotDied(event.message)));
    worker.addEventListener('messageerror', () => this.#fail(new BotDied('unreadable answer')));
    this.#worker = worker;
    this.#desk = wrap<Desk>(worker);
    return this.#desk;
  }

  #fail(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#desk = null;
    this.#interrupt?.(reason);
  }
}
