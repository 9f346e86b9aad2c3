import type { Played } from '@sztab/bots';

/** What so many games add up to. */
export interface Tally {
  readonly finished: number;
  /** By role: the games which that role won, alone or with others. */
  readonly wins: Readonly<Record<string, number>>;
  /** Games that nobody won. */
  readonly draws: number;
  readonly decisions: number;
  /** Decisions of the longest game. */
  readonly longest: number;
}

export function tallyOf(games: readonly Played[], roles: readonly string[]): Tally {
  const won = (seat: number): number => games.filter(({ outcome }) => outcome.winners.includes(seat)).length;
  return {
    finished: games.length,
    wins: Object.fromEntries(roles.map((role, seat) => [role, won(seat)])),
    draws: games.filter(({ outcome }) => outcome.winners.length === 0).length,
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    longest: games.reduce((most, { decisions }) => Math.max(most, decisions), 0),
  };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
