/** Section 6.7: points and rank; and the end of every game. */
import type { Outcome, Seat } from '@sztab/kernel';
import { CHALLENGE, type ChallengeId, type FinalId, MAIN_FINALS, POINTS, rankOf } from '../content/finals.ts';
import { bestCompleted, type JointId } from './cover.ts';
import { colourOf, isFinalRound, type NpTable, type OpenTable, type Result, seatsOf, tell } from './table.ts';

const worthFor =
  (players: number) =>
  (id: FinalId | JointId): number => {
    if (id === 'paris' || id === 'warsaw') return POINTS.main;
    return id in CHALLENGE ? POINTS.challenge : POINTS.small(players);
  };

/** NPG-6.7.1, after a victory */
export function win(t: NpTable, reason: 'complete' | 'stopped', challenges: readonly ChallengeId[]): void {
  const completed = [...(t.row as FinalId[]), ...MAIN_FINALS, ...challenges];
  const worth = worthFor(t.players.length);
  const points = completed.reduce((sum, id) => sum + worth(id), 0);
  finish(t, { won: true, reason, points, rank: rankOf(points), completed });
}

/** NPG-6.7.1, after a defeat: what the dice on the table are worth at the last moment. A rank goes with a victory (NPG-6.7.3). */
export function lose(t: NpTable, reason: Result['reason']): void {
  const rolled = isFinalRound(t) && t.players.some(({ held }) => held.some(({ up }) => up > 0));
  const { points, completed } = rolled ? bestCompleted(t, worthFor(t.players.length)) : { points: 0, completed: [] };
  const rank = t.edition >= 2 ? 'none' : rankOf(points);
  finish(t, { won: false, reason, points, rank, completed });
}

export function finish(t: NpTable, result: Result): void {
  t.flow.length = 0;
  t.result = result;
  tell({ is: 'game-over', ...result });
}

/** NPG-4.0.11: the table has asked every person before. */
export function concede(t: NpTable, seat: Seat): void {
  tell({ is: 'conceded', by: colourOf(t, seat) });
  lose(t, 'conceded');
}

/** All win or all lose. */
export function outcome(t: OpenTable): Outcome | null {
  if (!t.result) return null;
  const { won, reason, points } = t.result;
  return { winners: won ? seatsOf(t) : [], reason, scores: t.players.map(() => points) };
}
