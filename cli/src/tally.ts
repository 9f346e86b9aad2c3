import type { Played } from '@sztab/bots';

/** What so many games add up to. A game nobody won alone is drawn. */
export interface Tally {
  readonly finished: number;
  /** By seat. */
  readonly wins: readonly number[];
  readonly draws: number;
  readonly decisions: number;
  /** Decisions of the longest game. */
  readonly longest: number;
}

export function tallyOf(games: readonly Played[], seats: number): Tally {
  const wins = new Array<number>(seats).fill(0);
  let draws = 0;
  let decisions = 0;
  let longest = 0;
  for (const { outcome, decisions: taken } of games) {
    const [winner, another] = outcome.winners;
    if (winner === undefined || another !== undefined) draws++;
    else wins[winner] = (wins[winner] as number) + 1;
    decisions += taken;
    longest = Math.max(longest, taken);
  }
  return { finished: games.length, wins, draws, decisions, longest };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
