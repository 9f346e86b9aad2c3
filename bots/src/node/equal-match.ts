/** A match between the learned and the hand-written judgement on the same deals. */
import type { Seat } from '@sztab/kernel';
import type { MatchResult } from '../judgement/weights.ts';
import { Z } from '../statistics.ts';

/** One deal, played once for each way of seating. */
export interface Deal {
  readonly deal: number;
  readonly games: readonly { readonly winners: readonly Seat[]; readonly spent: readonly number[] }[];
}

/** For each game of a deal, who judges by what was learned. */
type Seating = readonly boolean[];

/**
 * Rivals: one seat after the other has the learned judgement, the rest the hand-written one. Where all win together or one plays alone, the same
 * deal is played by both.
 */
export function seatings(players: number, together: boolean): readonly Seating[] {
  if (together) return [true, false].map((learns) => Array.from({ length: players }, () => learns));
  return Array.from({ length: players }, (_, learns) => Array.from({ length: players }, (_, seat) => seat === learns));
}

export interface Edge extends Pick<MatchResult, 'games' | 'won' | 'low' | 'high'> {
  /** CPU time of a learned seat against that of another one, over all games; and milliseconds of each. */
  readonly cpuRatio: number;
  readonly cpuLearned: number;
  readonly cpuByHand: number;
}

/** What is above 0.5 is better than the hand-written judgement. The interval is by deals, whose games are no independent witnesses. */
export function edgeOf(deals: readonly Deal[], seated: readonly Seating[]): Edge {
  const edges = deals.map(({ games }) => {
    if (isShared(seated)) return (wonAll(games[0]?.winners ?? []) - wonAll(games[1]?.winners ?? [])) / 2;
    const shares = games.map(({ winners }, i) =>
      // A game that nobody won is everybody's.
      winners.length === 0 ? 1 / seated.length : winners.filter((seat) => seated[i]?.[seat]).length / winners.length,
    );
    return shares.reduce((sum, one) => sum + one, 0) / shares.length - 1 / seated.length;
  });
  const mean = edges.reduce((sum, one) => sum + one, 0) / Math.max(1, edges.length);
  const variance = edges.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, edges.length - 1);
  const half = Z * Math.sqrt(variance / Math.max(1, edges.length));
  const time = (learned: boolean): number => {
    let sum = 0;
    let seats = 0;
    for (const { games } of deals) {
      games.forEach(({ spent }, i) => {
        spent.forEach((milliseconds, seat) => {
          if (seated[i]?.[seat] !== learned) return;
          sum += milliseconds;
          seats++;
        });
      });
    }
    return sum / Math.max(1, seats);
  };
  const [cpuLearned, cpuByHand] = [time(true), time(false)];
  return {
    games: deals.length * seated.length,
    won: 0.5 + mean,
    low: 0.5 + mean - half,
    high: 0.5 + mean + half,
    cpuRatio: cpuLearned / cpuByHand,
    cpuLearned,
    cpuByHand,
  };
}

const isShared = (seated: readonly Seating[]): boolean => seated.some((learns) => learns.every(Boolean));
const wonAll = (winners: readonly Seat[]): number => (winners.length > 0 ? 1 : 0);
