/** Time for people: what a bot may think about one decision after another, and what is left for the next. */
import { type FastStream, LEVELS, type Seat, type Shape } from '@sztab/kernel';
import type { Bot, Question } from './bot.ts';
import { STRENGTHS, type Strength } from './levels.ts';
import { LEAST_ITERATIONS } from './search.ts';

/** What came of a question. */
export interface Thought<M extends string = string> {
  readonly move: M;
  readonly milliseconds: number;
  /** 0 where there was nothing to think about. */
  readonly iterations: number;
}

/** Of the time for one decision, so much may be saved up for another. */
const MOST_SAVED = 0.5;

/** The time of one bot at one table. What a clear choice did not need is saved for the next; a whole turn has a ceiling. */
export class Allowance {
  readonly #strength: Strength | null;
  #saved = 0;
  /** The last move of somebody else; until the next one all is one turn. */
  #turn = -1;
  #spent = 0;
  #granted = 0;
  #short = false;

  /** Bots that do not search, such as `greedy`, have no time to keep. */
  constructor(bot: string) {
    const level = LEVELS.find((one) => one === bot);
    this.#strength = level ? STRENGTHS[level] : null;
  }

  /**
   * True as soon as a thought came to the least a level stands for only after its time was over: the device is too slow. Never below officer: those
   * levels are weak on any device.
   */
  get short(): boolean {
    return this.#short;
  }

  /** Milliseconds for a decision of this turn; null where the bot does not count them. */
  grant(turn: number): number | null {
    if (!this.#strength) return null;
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#spent = 0;
    }
    const { milliseconds, turn: most } = this.#strength;
    this.#granted = Math.max(0, Math.min(milliseconds + this.#saved, most - this.#spent));
    return this.#granted;
  }

  /** Told of every thought that was granted. */
  settle({ milliseconds, iterations }: Pick<Thought, 'milliseconds' | 'iterations'>): void {
    if (!this.#strength) return;
    this.#spent += milliseconds;
    // Nothing is earned by a question without a choice.
    if (iterations === 0) return;
    const usual = this.#strength.milliseconds;
    this.#saved = Math.max(0, Math.min(this.#granted - milliseconds, usual * MOST_SAVED));
    if (usual < STRENGTHS.officer.milliseconds) return;
    if (this.#granted >= usual && milliseconds > this.#granted && iterations <= LEAST_ITERATIONS) this.#short = true;
  }
}

/** Which turn of this seat it is: the place of the last move that somebody else made. */
export const turnOf = (moves: readonly { readonly seat: Seat }[], seat: Seat): number =>
  moves.findLastIndex((move) => move.seat !== seat);

/** Lets a bot think for so long, by that clock. Null: as long as it likes. */
export function thinkInTime<S extends Shape>(
  bot: Bot<S>,
  question: Question<S>,
  dice: FastStream,
  milliseconds: number | null,
  now: () => number,
  stop: () => boolean,
): Thought<S['move']> {
  const began = now();
  let iterations = 0;
  const move = bot.choose(question, dice, {
    stop,
    came(to) {
      iterations = to;
    },
    ...(milliseconds !== null && { iterations: Number.POSITIVE_INFINITY, time: { milliseconds, now } }),
  });
  return { move, milliseconds: now() - began, iterations };
}
