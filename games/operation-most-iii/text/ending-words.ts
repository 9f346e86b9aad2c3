/** What the last page says of the game. Every language has the same keys. */
import type { Side } from '../content/zones.ts';

/** Rolls that were for this side as the dice fell, of how many, and how many that would be on average. */
export interface Tested {
  readonly won: number;
  readonly of: number;
  readonly usual: number;
}

export interface EndingWords {
  readonly headline: {
    /** The Poles have more parts, and some of them were flown out. */
    readonly flown: string;
    readonly parts: Readonly<Record<Side, string>>;
    /** Who won by driving the other from home. */
    readonly homeLost: Readonly<Record<Side, string>>;
    /** Who gave up. */
    readonly resigned: Readonly<Record<Side, string>>;
  };
  /** Scores: those of the one who reads first. */
  readonly how: {
    parts(scores: readonly [number, number], stages: number): string;
    tie(winner: Side, parts: number): string;
    homeLost(loser: Side, stage: number, scores: readonly [number, number]): string;
    resign(stage: number, scores: readonly [number, number]): string;
  };
  flown(parts: number): string;
  readonly spent: {
    readonly title: string;
    readonly cards: string;
    readonly found: string;
    readonly stolen: string;
    /** What nobody made use of. */
    readonly hand: string;
  };
  luck(first: Side | 'you', own: Tested, second: Side, other: Tested): string;
}
