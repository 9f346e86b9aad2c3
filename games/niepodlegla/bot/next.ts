/** What the team does next, without a list of all that it might: most of a search's time goes by here. */
import { moveParts, type Seat } from '@sztab/kernel';
import type { Die } from '../content/dice.ts';
import { planLacks } from '../rules/assignment.ts';
import { type Move, TEXT } from '../rules/moves.ts';
import {
  arbiterOf,
  type CardId,
  colourOf,
  isFinalRound,
  type Player,
  type RollFrame,
  type SettleFrame,
  type State,
  seatsOf,
} from '../rules/state.ts';
import { bestOption } from './choices.ts';
import { deedsOf } from './final-round.ts';
import { type Planned, planOf } from './plan.ts';
import { strokesOf } from './rolling.ts';
import { isBest } from './settling.ts';
import { roller } from './speaker.ts';
import { chosenOf, finalThoughts, planThoughts, rollThoughts, wholeThrow } from './thoughts.ts';

interface Answer {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** The same as `speaker` and `policy` say; null: they have to be asked. */
export function next(s: State): Answer | null {
  const f = s.flow[s.flow.length - 1];
  switch (f?.step) {
    case 'plan':
      return f.motion ? null : nextOfPlan(s);
    case 'team': {
      const best = f.motion ? undefined : bestOption(s, f.question);
      return best ? { seat: arbiterOf(s), moves: [best] } : null;
    }
    case 'roll':
      return nextRoll(s, f);
    case 'settle':
      return nextSettlement(s, f);
    default:
      return null;
  }
}

/** NPG-4.0.9: of those who may decide for all, the arbiter is asked first. */
function nextOfPlan(s: State): Answer | null {
  const planned = planOf(s);
  const seat = arbiterOf(s);
  if (planned.stays) {
    const moves = restOf(s, planned);
    if (moves.length > 0) return { seat, moves };
  }
  const move = planThoughts(s, false, planned)[0]?.move as Move;
  // A plan may leave dice over, when somebody has meddled with it.
  return move === 'commitPlan' && planLacks(s) !== null ? null : { seat, moves: [move] };
}

/** Everything of a plan that does not lie yet: pawns, a die for everybody, the other dice. */
function restOf(s: State, { plan, task }: Planned): Move[] {
  const moves: Move[] = [];
  for (let card = 0; card < task.cards; card++) {
    const seat = plan.seats[card] as number;
    if (seat >= 0 && (task.fixedSeats[card] as number) < 0)
      moves.push(TEXT.placePawn(colourOf(s, seat))(s.row[card] as CardId));
  }
  let left = s.pool.length;
  const give = (seat: Seat, dice: number): void => {
    for (let n = 0; n < dice && left > 0; n++, left--) moves.push(TEXT.giveDie(colourOf(s, seat)));
  };
  const given = task.fixedDice.map((dice) => Math.max(1, dice));
  s.players.forEach(({ held }, seat) => {
    if (held.length === 0) give(seat, 1);
  });
  s.players.forEach((_, seat) => {
    give(seat, (plan.dice[seat] as number) - (given[seat] as number));
  });
  return moves;
}

function nextRoll(s: State, f: RollFrame): Answer | null {
  const final = isFinalRound(s);
  // Towards the end of the last round somebody may be left without a move.
  if (final && s.players.some(({ held }, seat) => f.done[seat] || held.length === 0)) return null;
  const seats = seatsOf(s).filter((seat) => !f.done[seat]);
  const seat = roller(s, seats) ?? (seats[0] as Seat);
  const [best] = final ? finalThoughts(s, seat, false) : rollThoughts(s, seat, false);
  if (!best) return null;
  const { verb, args } = moveParts(best.move);
  return { seat, moves: verb === 'selectDie' ? throwWith(s, seat, args[0] as Die, final) : [best.move] };
}

/** Chooses this die and those that belong to it, and throws them. */
function throwWith(s: State, seat: Seat, first: Die, final: boolean): Move[] {
  const { held } = s.players[seat] as Player;
  const dice = wholeThrow([...chosenOf(held), first], final ? deedsOf(s, seat) : strokesOf(s, seat));
  const moves: Move[] = [];
  for (const { die, selected } of held) if (!selected && dice.includes(die)) moves.push(TEXT.selectDie(die));
  moves.push('reroll');
  return moves;
}

/** Only the usual: what is proposed at first is best. */
function nextSettlement(s: State, f: SettleFrame): Answer | null {
  const seat = f.seats.findIndex(({ settled }) => !settled);
  const own = f.seats[seat];
  return own && isBest(s, seat, own) ? { seat, moves: ['settle'] } : null;
}
