/** A bot of Niepodległa on the side of people. */
import type { Partnering, Seat } from '@sztab/kernel';
import type { Move, Shape } from '../rules/moves.ts';
import { arbiterOf, type State } from '../rules/state.ts';
import { commonWish } from './common-wish.ts';
import { consent, FLOORS } from './consent.ts';
import { reply } from './favours.ts';
import { came, plainSettlement, wish, wishes } from './wishes.ts';

export const partner: Partnering<Shape> = {
  floors: FLOORS,
  consent,
  wish,
  wishes,
  rest(s, seat, moves, people) {
    const f = s.flow[s.flow.length - 1];
    switch (f?.step) {
      case 'roll':
        return restOfRolling(s, seat, moves, people);
      case 'settle':
        return plainSettlement(s, seat, moves);
      default:
        return moves.includes('agree') ? 'agree' : null;
    }
  },
  came,
  says: (move) => (move === 'done' ? { code: 'rests', slots: {} } : null),
  busy: (s, people) => people.some((seat) => s.players[seat]?.held.some(({ selected }) => selected) === true),
  awaited(s, people) {
    const f = s.flow[s.flow.length - 1];
    if (f?.step === 'roll') return people.every((seat) => f.done[seat] === true);
    return f?.step === 'settle' && people.every((seat) => f.seats[seat]?.settled === true);
  },
  // NPG-4.0.5: as the team decides anything else.
  whoAgrees(s, people) {
    const arbiter = arbiterOf(s);
    if (s.options.consent === 'open') return 'first';
    return people.includes(arbiter) ? arbiter : 'all';
  },
  commonWish,
  span: ({ round, phase }) => ({ round, phase }),
  reply,
};

/** Dice that nobody wants thrown are put back; then it is enough, unless somebody might still want a die. */
function restOfRolling(s: State, seat: Seat, moves: readonly Move[], people: readonly Seat[]): Move | null {
  const chosen = s.players[seat]?.held.find(({ selected }) => selected);
  const keep: Move | null = chosen ? `unselectDie(${chosen.die})` : null;
  if (keep && moves.includes(keep)) return keep;
  if (!moves.includes('done')) return null;
  return consent(s, seat, 'done', FLOORS[0]) === 'free' || partner.awaited(s, people) ? 'done' : null;
}
