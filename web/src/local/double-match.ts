/** A double match: two games with swapped sides, decided together by a rule of the game's own. */
import type { Header, Outcome } from '@sztab/kernel';

/** The end of the first game, kept in the record of the second. The command line writes and reads the same. */
export const FIRST_END = 'first-end';

/** How a game says it: results by role, and the winner as the one who had that role in the first game. */
interface RoleResult {
  readonly winner: string | undefined;
  readonly reason: string;
  readonly score: Readonly<Record<string, number>>;
}
export type DoubleRule = (first: RoleResult, second: RoleResult) => `first-${string}` | null;

const byRole = (roles: readonly string[], { winners, reason, scores }: Outcome): RoleResult => ({
  winner: roles[winners[0] ?? -1],
  reason,
  score: Object.fromEntries(roles.map((role, seat) => [role, scores[seat] ?? 0])),
});

/** `PL resign 0 0` */
function firstOutcome(roles: readonly string[], text: string): Outcome {
  const [winners = '', reason = '', ...scores] = text.split(' ');
  return { winners: winners.split('+').map((role) => roles.indexOf(role)), reason, scores: scores.map(Number) };
}

/** Which seat of the second game wins the match: null for a draw, undefined if this is no second game. */
export function doubleWinner(decide: DoubleRule, { seats, tags }: Header, second: Outcome): number | null | undefined {
  const told = tags[FIRST_END];
  if (told === undefined) return undefined;
  const roles = seats.map(({ role }) => role);
  const winner = decide(byRole(roles, firstOutcome(roles, told)), byRole(roles, second));
  if (winner === null) return null;
  // Sides were swapped by turning the row of sitters round.
  return roles.length - 1 - roles.indexOf(winner.slice('first-'.length));
}
