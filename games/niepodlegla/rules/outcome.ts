/** NPG-6.7: points and rank; and the end of every game. */
import { end, type Outcome, type Seat } from '@sztab/kernel';
import {
  CHALLENGE,
  type ChallengeId,
  type FinalId,
  MAIN_FINALS,
  POINTS,
  type Rank,
  rankOf,
} from '../content/finals.ts';
import { bestCompleted, type JointId } from './cover.ts';
import { colourOf, isFinalRound, type PublicState, type Result, type State, seatsOf, tell } from './state.ts';

const worthFor =
  (players: number) =>
  (id: FinalId | JointId): number => {
    if (id === 'paris' || id === 'warsaw') return POINTS.main;
    return id in CHALLENGE ? POINTS.challenge : POINTS.small(players);
  };

/** NPG-6.7.1, after a victory */
export function win(s: State, reason: 'complete' | 'stopped', challenges: readonly ChallengeId[]): void {
  const completed = [...(s.row as FinalId[]), ...MAIN_FINALS, ...challenges];
  const worth = worthFor(s.players.length);
  const points = completed.reduce((sum, id) => sum + worth(id), 0);
  conclude(s, { won: true, reason, points, completed });
}

/** NPG-6.7.1, after a defeat: what the dice on the table are worth at the last moment. */
export function lose(s: State, reason: Result['reason']): void {
  const rolled = isFinalRound(s) && s.players.some(({ held }) => held.some(({ up }) => up > 0));
  const { points, completed } = rolled ? bestCompleted(s, worthFor(s.players.length)) : { points: 0, completed: [] };
  conclude(s, { won: false, reason, points, completed });
}

/** NPG-6.7.3: print ranks after the final round, so a team that gave up has no rank. In edition 2 no defeat had one. */
export function rankAfter(edition: number, { won, reason, points }: Pick<Result, 'won' | 'reason' | 'points'>): Rank {
  const isRanked = won || edition === 1 || (edition >= 3 && reason !== 'conceded');
  return isRanked ? rankOf(points) : 'none';
}

export function conclude(s: State, { won, reason, points, completed }: Omit<Result, 'rank'>): void {
  end(s);
  const result: Result = { won, reason, points, rank: rankAfter(s.edition, { won, reason, points }), completed };
  s.result = result;
  tell({ is: 'game-over', ...result });
}

/** NPG-4.0.11: the table has asked every person before. */
export function concede(s: State, seat: Seat): void {
  tell({ is: 'conceded', by: colourOf(s, seat) });
  lose(s, 'conceded');
}

/** Whether the tracks met on 11 November, so that the state was born (NPG-6.1.1). */
export const isStateBorn = (s: Pick<PublicState, 'round' | 'result'>): boolean =>
  isFinalRound(s) && s.result?.reason !== 'not-met';

/** All win or all lose. */
export function outcome(s: PublicState): Outcome | null {
  if (!s.result) return null;
  const { won, reason, points } = s.result;
  return { winners: won ? seatsOf(s) : [], reason, scores: s.players.map(() => points) };
}
