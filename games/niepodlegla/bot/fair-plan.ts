/** A plan for people and bots together: of those that are about as good as the best, the fairest. */
import type { Seat } from '@sztab/kernel';
import { type Move, TEXT } from '../rules/moves.ts';
import { type CardId, colourOf, type State } from '../rules/state.ts';
import { climbed, fitted, type Plan, type Task } from './climb.ts';
import { charactersOf } from './crew.ts';
import { planOf } from './plan.ts';

/** A plan may be worth so much less than the best if it is fairer. */
const SLACK = 0.03;

const bits = (set: number): number => (set === 0 ? 0 : (set & 1) + bits(set >> 1));

/** Changes that are tried for a plan in which nobody has fewer dice than this. */
const TRIES = 80;

/** What lies already stays. The more dice the poorest seat has, its people counted, the fairer; it may cost next to nothing. */
export function fairPlan(s: State): Plan {
  const { plan, task } = planOf(s);
  const best = task.score(plan);
  const people = s.players.map((_, seat) => bits(charactersOf(s, seat)));
  const sharesOf = ({ dice }: Plan): number[] => people.map((own, seat) => own + (dice[seat] as number));
  const equal = sharesOf(plan).reduce((sum, n) => sum + n, 0) / people.length;
  const poorest = Math.min(...sharesOf(plan));
  for (let least = Math.floor(equal); least > poorest; least--) {
    const wanted = task.fixedDice.map((lies, seat) => Math.max(lies, least - (people[seat] as number)));
    if (wanted.reduce((sum, n) => sum + Math.max(1, n), 0) > task.dice) continue;
    const bound: Task = { ...task, fixedDice: wanted };
    const next = climbed(bound, fitted(bound, { ...plan, dice: wanted.slice() }), TRIES);
    // Nobody gets less than half of an equal share, whatever it costs.
    if (next.score >= best - SLACK * Math.abs(best) || poorest < equal / 2) return next;
  }
  return plan;
}

/** What is still to be laid down of it: pawns, a die for everybody, then the other dice. */
export function layingDown(s: State, { seats, dice }: Plan): Move[] {
  const moves: Move[] = [];
  s.row.forEach((card: CardId, at) => {
    const seat = seats[at] as number;
    if (seat >= 0 && !s.pawns.some((pawn) => pawn.card === card)) moves.push(TEXT.placePawn(colourOf(s, seat))(card));
  });
  const left = s.players.map(({ held }, seat) => Math.max(0, (dice[seat] as number) - held.length));
  const give = (seat: Seat, count: number): void => {
    for (let n = 0; n < count; n++) moves.push(TEXT.giveDie(colourOf(s, seat)));
  };
  s.players.forEach(({ held }, seat) => {
    if (held.length === 0) give(seat, Math.min(1, left[seat] as number));
  });
  s.players.forEach(({ held }, seat) => {
    give(seat, (left[seat] as number) - (held.length === 0 ? 1 : 0));
  });
  return moves;
}
