/** What the team does next, without a list of all that it might: most of a search's time goes by here. */
import { moveParts, type Seat } from '@sztab/kernel';
import type { Die } from '../content/dice.ts';
import { planLacks } from '../rules/assignment.ts';
import { type NpMove, TEXT } from '../rules/moves.ts';
import {
  arbiterOf,
  type CardId,
  colourOf,
  isFinalRound,
  type NpTable,
  type Player,
  type RollFrame,
  type SettleFrame,
  seatsOf,
} from '../rules/table.ts';
import { bestOption } from './choices.ts';
import { deedsOf } from './final-round.ts';
import { type Planned, planOf } from './plan.ts';
import { strokesOf } from './rolling.ts';
import { isBest } from './settling.ts';
import { roller } from './speaker.ts';
import { chosenOf, finalThoughts, planThoughts, rollThoughts, wholeThrow } from './thoughts.ts';

interface Answer {
  readonly seat: Seat;
  readonly moves: readonly NpMove[];
}

/** The same as `speaker` and `policy` say; null: they have to be asked. */
export function next(t: NpTable): Answer | null {
  const f = t.flow[t.flow.length - 1];
  switch (f?.step) {
    case 'plan':
      return f.motion ? null : nextOfPlan(t);
    case 'team': {
      const best = f.motion ? undefined : bestOption(t, f.question);
      return best ? { seat: arbiterOf(t), moves: [best] } : null;
    }
    case 'roll':
      return nextRoll(t, f);
    case 'settle':
      return nextSettlement(t, f);
    default:
      return null;
  }
}

/** NPG-4.0.9: of those who may decide for all, the arbiter is asked first. */
function nextOfPlan(t: NpTable): Answer | null {
  const planned = planOf(t);
  const seat = arbiterOf(t);
  if (planned.stays) {
    const moves = restOf(t, planned);
    if (moves.length > 0) return { seat, moves };
  }
  const move = planThoughts(t, false, planned)[0]?.move as NpMove;
  // A plan may leave dice over, when somebody has meddled with it.
  return move === 'commitPlan' && planLacks(t) !== null ? null : { seat, moves: [move] };
}

/** Everything of a plan that does not lie yet: pawns, a die for everybody, the other dice. */
function restOf(t: NpTable, { plan, task }: Planned): NpMove[] {
  const moves: NpMove[] = [];
  for (let card = 0; card < task.cards; card++) {
    const seat = plan.seats[card] as number;
    if (seat >= 0 && (task.fixedSeats[card] as number) < 0)
      moves.push(TEXT.placePawn(colourOf(t, seat))(t.row[card] as CardId));
  }
  let left = t.pool.length;
  const give = (seat: Seat, dice: number): void => {
    for (let n = 0; n < dice && left > 0; n++, left--) moves.push(TEXT.giveDie(colourOf(t, seat)));
  };
  const given = task.fixedDice.map((dice) => Math.max(1, dice));
  t.players.forEach(({ held }, seat) => {
    if (held.length === 0) give(seat, 1);
  });
  t.players.forEach((_, seat) => {
    give(seat, (plan.dice[seat] as number) - (given[seat] as number));
  });
  return moves;
}

function nextRoll(t: NpTable, f: RollFrame): Answer | null {
  const final = isFinalRound(t);
  // Towards the end of the last round somebody may be left without a move.
  if (final && t.players.some(({ held }, seat) => f.done[seat] || held.length === 0)) return null;
  const seats = seatsOf(t).filter((seat) => !f.done[seat]);
  const seat = roller(t, seats) ?? (seats[0] as Seat);
  const [best] = final ? finalThoughts(t, seat, false) : rollThoughts(t, seat, false);
  if (!best) return null;
  const { verb, args } = moveParts(best.move);
  return { seat, moves: verb === 'selectDie' ? throwWith(t, seat, args[0] as Die, final) : [best.move] };
}

/** Chooses this die and those that belong to it, and throws them. */
function throwWith(t: NpTable, seat: Seat, first: Die, final: boolean): NpMove[] {
  const { held } = t.players[seat] as Player;
  const dice = wholeThrow([...chosenOf(held), first], final ? deedsOf(t, seat) : strokesOf(t, seat));
  const moves: NpMove[] = [];
  for (const { die, selected } of held) if (!selected && dice.includes(die)) moves.push(TEXT.selectDie(die));
  moves.push('reroll');
  return moves;
}

/** Only the usual: what is proposed at first is best. */
function nextSettlement(t: NpTable, f: SettleFrame): Answer | null {
  const seat = f.seats.findIndex(({ settled }) => !settled);
  const own = f.seats[seat];
  return own && isBest(t, seat, own) ? { seat, moves: ['settle'] } : null;
}
