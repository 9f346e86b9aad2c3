/**
 * The director stands between the moves and the picture. The state is final as soon as a move is made; the director only says how far it has been
 * told. It plays the scripts of moves one after another, never two at a time.
 */
import type { Clock } from './clock.ts';
import type { Step } from './script.ts';

/** One move as it is told. */
export interface Act {
  readonly steps: readonly Step[];
  /** Belongs to the move before it: a combat goes over several. */
  readonly goesOn?: boolean;
}

/** How far the telling has come. */
export interface Telling<A extends Act> {
  readonly act: A;
  /** The step that runs; those before it are over. -1: none has begun. */
  readonly at: number;
  /** Its last beat runs, or only a hold is left: everything is set free. */
  readonly told: boolean;
  /** Nothing waits behind it. */
  readonly last: boolean;
}

interface Audience<A extends Act> {
  /** A step begins, in passing or for its time. */
  began(step: Step, act: A): void;
  changed(): void;
}

/** More than so many moves waiting are told at once, until one is left. */
const MOST_WAITING = 3;

const lastBeat = ({ steps }: Act): number => steps.findLastIndex(({ beat }) => beat.kind !== 'hold');

export class Director<A extends Act> {
  readonly #clock: Clock;
  readonly #audience: Audience<A>;
  #queue: A[] = [];
  #at = -1;
  #callOff: (() => void) | null = null;
  #paused = false;
  #patient = false;
  #telling: Telling<A> | null = null;
  #idle: (() => void)[] = [];

  constructor(clock: Clock, audience: Audience<A>) {
    this.#clock = clock;
    this.#audience = audience;
  }

  /** Null when everything has been told: the picture is the truth. */
  get telling(): Telling<A> | null {
    return this.#telling;
  }

  /** One more move to be told, after those that wait. */
  tell(act: A): void {
    this.#queue.push(act);
    if (this.#queue.length === 1) this.#at = -1;
    // Before nobody's eyes nothing begins, and nothing sounds.
    if (this.#queue.length === 1 && !this.#paused) this.#begin();
    else this.#show();
  }

  /** To the end of what is being told: the move, and what goes on with it. */
  skipGroup(): void {
    let [act] = this.#queue;
    if (!act) return;
    this.#stop();
    do {
      this.#passOver(act, act.steps.length);
      this.#queue.shift();
      this.#at = -1;
      [act] = this.#queue;
    } while (act?.goesOn);
    this.#begin();
  }

  /** To the next step of what is being told. */
  stepOn(): void {
    if (this.#queue.length === 0) return;
    this.#stop();
    this.#goOn();
  }

  /** To the present. */
  finish(): void {
    if (this.#queue.length === 0) return;
    this.#stop();
    for (const act of this.#queue) {
      this.#passOver(act, act.steps.length);
      this.#at = -1;
    }
    this.#queue = [];
    this.#show();
  }

  /** What waits is no longer true: nothing of it is said. */
  drop(): void {
    this.#stop();
    this.#queue = [];
    this.#show();
  }

  /** Nobody looks: nothing goes on until somebody does. */
  pause(): void {
    this.#paused = true;
    this.#stop();
  }
  /** `patiently`: everything that waits is told, however much it is. */
  resume(patiently = false): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#patient = patiently;
    if (this.#at === -1 && this.#queue.length > 0) this.#goOn();
    else this.#wait();
  }

  /** What waits is told in another manner. */
  retell(manner: (act: A) => A): void {
    this.#queue = this.#queue.map(manner);
  }

  /** When everything that was made so far has been told. */
  whenIdle(): Promise<void> {
    if (this.#queue.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.#idle.push(resolve));
  }

  #begin(): void {
    this.#at = -1;
    if (this.#queue.length === 0) this.#show();
    else this.#goOn();
  }

  /** To the next step that takes time or waits; to the next move if there is none. */
  #goOn(): void {
    const act = this.#queue[0] as A;
    const hurry = this.#queue.length > MOST_WAITING && !this.#patient;
    const next = act.steps.findIndex(({ ms, waits }, i) => i > this.#at && (waits || (ms > 0 && !hurry)));
    this.#passOver(act, next === -1 ? act.steps.length : next);
    if (next === -1) {
      this.#queue.shift();
      this.#begin();
      return;
    }
    this.#at = next;
    this.#audience.began(act.steps[next] as Step, act);
    this.#show();
    this.#wait();
  }

  /** Steps up to this one take no time; what they say is said. */
  #passOver(act: A, to: number): void {
    for (const step of act.steps.slice(this.#at + 1, to)) this.#audience.began({ ...step, ms: 0 }, act);
    this.#at = to - 1;
  }

  #wait(): void {
    const step = this.#queue[0]?.steps[this.#at];
    if (this.#paused || !step || step.waits) return;
    this.#callOff = this.#clock.after(step.ms, () => this.#goOn());
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #show(): void {
    const [act] = this.#queue;
    this.#telling = act ? { act, at: this.#at, told: this.#at >= lastBeat(act), last: this.#queue.length === 1 } : null;
    if (!act) this.#patient = false;
    if (!act) for (const resolve of this.#idle.splice(0)) resolve();
    this.#audience.changed();
  }
}
