/** What the team does next, without a list of all that it might: most of a search's time goes by here. */
import type { Seat } from '@sztab/kernel';
import { planLacks } from '../rules/assignment.ts';
import type { NpMove } from '../rules/moves.ts';
import { arbiterOf, isFinalRound, type NpTable, type RollFrame, type SettleFrame, seatsOf } from '../rules/table.ts';
import { bestOption } from './choices.ts';
import { isBest } from './settling.ts';
import { roller } from './speaker.ts';
import { finalThoughts, planThoughts, rollThoughts } from './thoughts.ts';

interface Answer {
  readonly seat: Seat;
  readonly move: NpMove;
}

/** The same as `speaker` and `policy` say; null: they have to be asked. */
export function next(t: NpTable): Answer | null {
  const f = t.flow[t.flow.length - 1];
  switch (f?.step) {
    case 'plan':
      return f.motion ? null : nextOfPlan(t);
    case 'team':
      return f.motion ? null : byArbiter(t, bestOption(t, f.question));
    case 'roll':
      return nextRoll(t, f);
    case 'settle':
      return nextSettlement(t, f);
    default:
      return null;
  }
}

/** NPG-4.0.9: of those who may decide for all, the arbiter is asked first. */
const byArbiter = (t: NpTable, move: NpMove | undefined): Answer | null => (move ? { seat: arbiterOf(t), move } : null);

function nextOfPlan(t: NpTable): Answer | null {
  const move = planThoughts(t, false)[0]?.move;
  // A plan may leave dice over, when somebody has meddled with it.
  return move === 'commitPlan' && planLacks(t) !== null ? null : byArbiter(t, move);
}

function nextRoll(t: NpTable, f: RollFrame): Answer | null {
  const final = isFinalRound(t);
  // Towards the end of the last round somebody may be left without a move.
  if (final && t.players.some(({ held }, seat) => f.done[seat] || held.length === 0)) return null;
  const seats = seatsOf(t).filter((seat) => !f.done[seat]);
  const seat = roller(t, seats) ?? (seats[0] as Seat);
  const [best] = final ? finalThoughts(t, seat, false) : rollThoughts(t, seat, false);
  return best ? { seat, move: best.move } : null;
}

/** Only the usual: what is proposed at first is best. */
function nextSettlement(t: NpTable, f: SettleFrame): Answer | null {
  const seat = f.seats.findIndex(({ settled }) => !settled);
  const own = f.seats[seat];
  return own && isBest(t, seat, own) ? { seat, move: 'settle' } : null;
}
