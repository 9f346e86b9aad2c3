/** What a game tells of its end, besides the outcome that the rules give. */
import type { Language, Outcome, Seat, Shape } from '@sztab/kernel';
import type { Heard, HistoryText } from './board.ts';

/** A game that is over, as one pair of eyes saw it. */
export interface Ended<S extends Shape = Shape> {
  /** Before the first move and after each. */
  readonly views: readonly S['view'][];
  readonly heard: readonly Heard<S>[];
  readonly outcome: Outcome;
  /** The one who reads and is “you”; null for somebody who only watched, and where several people shared the screen. */
  readonly seat: Seat | null;
  readonly language: Language;
}

export interface Ending {
  /** The fact of history that this end stands for: the same for all sides. */
  readonly headline: string;
  /** How and when, and how near the other was. Who won is said before it. */
  readonly how: string;
  /** The things on the board that decided it. */
  readonly things?: readonly string[];
  /** What was lost or used up, one number a seat in every row. */
  readonly spent?: { readonly title: string; readonly rows: readonly SpentRow[] };
  /** Where points came from, line by line: what, how it came, and what it brought. */
  readonly account?: { readonly title: string; readonly lines: readonly AccountLine[] };
  /** Those who fell, by name, with where or when. */
  readonly fallen?: {
    readonly title: string;
    readonly people: readonly { readonly name: string; readonly where: string }[];
  };
  readonly luck?: Luck | null;
  /** What happened there; absent: the last note that the game brought up. */
  readonly history?: HistoryText | null;
}

export interface AccountLine {
  readonly name: string;
  readonly detail: string;
  readonly points: number;
}

export interface SpentRow {
  readonly name: string;
  readonly values: readonly number[];
}

/** Whom dice or cards were kinder to than they usually are. */
export interface Luck {
  readonly towards: Seat;
  /** By how many standard deviations. */
  readonly by: number;
  /** What was expected and what came, in numbers. */
  readonly text: string;
}

/** What one side had of luck: how much came, how much was to be expected, and its variance. */
export interface Fortune {
  readonly real: number;
  readonly expected: number;
  readonly variance: number;
}

/** The luck between two sides; null where nothing was left to it. */
export function luckBetween([first, second]: readonly [Fortune, Fortune], text: string): Luck | null {
  const variance = first.variance + second.variance;
  if (variance === 0) return null;
  const lean = (first.real - first.expected - (second.real - second.expected)) / Math.sqrt(variance);
  return { towards: lean >= 0 ? 0 : 1, by: Math.abs(lean), text };
}
