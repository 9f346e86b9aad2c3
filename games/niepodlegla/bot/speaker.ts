/** Who acts first when several may: the markers are for all, so whoever gains most from one. */
import type { Ask, Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import { isFinalRound, type State } from '../rules/state.ts';
import { moraleTokensOf } from '../rules/struggle.ts';
import { bestDoer } from './final-round.ts';
import { strokesOf } from './rolling.ts';

export function speaker(s: State, asked: readonly Ask<Move>[]): Seat | null {
  const f = s.flow[s.flow.length - 1];
  if (f?.step !== 'roll') return null;
  return roller(
    s,
    asked.filter(({ seat }) => !f.done[seat]).map(({ seat }) => seat),
  );
}

/** Of those who still roll. */
export function roller(s: State, seats: readonly Seat[]): Seat | null {
  // Whoever has begun to choose dice goes on.
  const begun = seats.find((seat) => s.players[seat]?.held.some(({ selected }) => selected));
  if (begun !== undefined) return begun;
  if (isFinalRound(s)) {
    const helper = seats.find((seat) => moraleTokensOf(s, seat).length > 0);
    return helper ?? bestDoer(s, seats);
  }
  let best: Seat | null = null;
  let most = 0;
  for (const seat of seats) {
    const net = strokesOf(s, seat)[0]?.net ?? 0;
    if (net <= most) continue;
    most = net;
    best = seat;
  }
  return best;
}
