/** A double match: two games with swapped sides, decided together by a rule of the game's own. */
import type { GameBox, Options, Outcome, Seat } from '@sztab/kernel';
import { Complaint } from './complaint.ts';

/** Who of the two wins, named by the seat in the first game; null: nobody. */
export type DecideDouble = (first: Outcome, second: Outcome) => Seat | null;

/** The rule, where a double match was asked for; null for a single game. */
export function doubleRule(box: GameBox, options: Options): DecideDouble | null {
  if (options.match !== 'double') return null;
  const { decideDouble } = box as GameBox & { readonly decideDouble?: DecideDouble };
  if (!decideDouble) throw new Complaint((m) => m.noDouble(box.game.id));
  return decideDouble;
}
