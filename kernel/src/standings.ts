import type { Outcome, Seat } from './game.ts';

/** The seats from first to last: who won, the others by score, and behind them whoever gave up, the first to go last of all. */
export function standings({ winners, scores, resigned = [] }: Outcome): Seat[] {
  const went = (seat: Seat): number => (resigned.includes(seat) ? resigned.length - resigned.indexOf(seat) : 0);
  const won = (seat: Seat): number => Number(winners.includes(seat));
  const score = (seat: Seat): number => scores[seat] as number;
  return [...scores.keys()].sort((a, b) => won(b) - won(a) || went(a) - went(b) || score(b) - score(a));
}
