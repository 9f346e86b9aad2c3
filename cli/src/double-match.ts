/** A double match: two games with swapped sides, decided together by a rule of the game's own. */
import type { Game, Options, Outcome, Seat } from '@sztab/kernel';
import { gameModule } from '@sztab/shelf';
import { Complaint } from './complaint.ts';

/** Who of the two wins, named by the seat in the first game; null: nobody. */
export type DecideDouble = (first: Outcome, second: Outcome) => Seat | null;

/** How a game says it: results by role, and the winner as the one who had that role in the first game. */
interface RoleResult {
  readonly winner: string | undefined;
  readonly reason: string;
  readonly score: Readonly<Record<string, number>>;
}
type RoleRule = (first: RoleResult, second: RoleResult) => `first-${string}` | null;

/** The rule, where a double match was asked for; null for a single game. */
export async function doubleRule(game: Game, options: Options): Promise<DecideDouble | null> {
  if (options.match !== 'double') return null;
  const { decideDouble } = (await import(gameModule(game.id))) as { readonly decideDouble?: RoleRule };
  if (!decideDouble) throw new Complaint((m) => m.noDouble(game.id));
  const roles = game.roles(2, options);
  const byRole = ({ winners, reason, scores }: Outcome): RoleResult => ({
    winner: roles[winners[0] ?? -1],
    reason,
    score: Object.fromEntries(roles.map((role, seat) => [role, scores[seat] ?? 0])),
  });
  return (first, second) => {
    const winner = decideDouble(byRole(first), byRole(second));
    return winner === null ? null : roles.indexOf(winner.slice('first-'.length));
  };
}
