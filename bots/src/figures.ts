/** The figures of a game, counted over games of bots: plain data, so that pages, files and tests share one form. */
import type { Language } from '@sztab/kernel';
import type { Figures } from './judgement/calibration.ts';

/** Who won how often, by role; where all win together, by the team. */
export interface SideFigures {
  readonly players: number;
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
}

export interface OptionFigures extends SideFigures {
  readonly option: string;
  readonly value: string;
}

/** The first named against the second, in every seat equally often. */
export interface LevelFigures {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly won: number;
}

export interface OpeningFigures {
  readonly role: string;
  readonly said: Readonly<Partial<Record<Language, string>>>;
  readonly games: number;
  readonly wins: number;
}

/** Of a number of players: what chances said in games of officers, and what came of it. */
export interface ChanceFigures extends Pick<Figures, 'games' | 'positions' | 'error' | 'bins'> {
  readonly players: number;
}

/** What was played for them. */
interface Played {
  readonly game: string;
  readonly version: string;
  readonly edition: number;
  readonly seed: string;
  readonly bots: string;
  /** What makes them again. */
  readonly by: string;
}

export interface GameFigures extends Played {
  readonly together: boolean;
  readonly sides: readonly SideFigures[];
  readonly options: readonly OptionFigures[];
  readonly levels: readonly LevelFigures[];
  /** How many games had so many decisions or fewer, but more than the step before. */
  readonly lengths: {
    readonly step: number;
    readonly counts: readonly (readonly [to: number, games: number])[];
    readonly median: number;
  };
  readonly openings: readonly OpeningFigures[];
  /** Of the chances that this release tells; nothing is played for them. */
  readonly chances: readonly ChanceFigures[];
}

/** Fewer games show nothing. */
export const FEWEST_GAMES = 100;

/** A histogram of about so many bars, in round steps. */
export function lengthsOf(decisions: readonly number[]): GameFigures['lengths'] {
  const sorted = [...decisions].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => (high - low) / size <= 14) ?? 1000;
  const first = Math.ceil(low / step) * step;
  const bars = Math.max(1, Math.ceil((high - first) / step) + 1);
  const counts = Array.from({ length: bars }, (_, i): readonly [number, number] => {
    const to = first + i * step;
    return [to, sorted.filter((one) => one <= to && one > to - step).length];
  });
  return { step, counts, median: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0 };
}
