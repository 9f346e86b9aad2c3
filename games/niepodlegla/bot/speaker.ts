/** Who acts first when several may: the markers are for all, so whoever gains most from one. */
import type { Ask, Seat } from '@sztab/kernel';
import type { NpMove } from '../rules/moves.ts';
import { moraleTokensOf } from '../rules/struggle.ts';
import { isFinalRound, type NpTable } from '../rules/table.ts';
import { bestDoer } from './final-round.ts';
import { strokesOf } from './rolling.ts';

export function speaker(t: NpTable, asked: readonly Ask<NpMove>[]): Seat | null {
  const f = t.flow[t.flow.length - 1];
  if (f?.step !== 'roll') return null;
  return roller(
    t,
    asked.filter(({ seat }) => !f.done[seat]).map(({ seat }) => seat),
  );
}

/** Of those who still roll. */
export function roller(t: NpTable, seats: readonly Seat[]): Seat | null {
  // Whoever has begun to choose dice goes on.
  const begun = seats.find((seat) => t.players[seat]?.held.some(({ selected }) => selected));
  if (begun !== undefined) return begun;
  if (isFinalRound(t)) {
    const helper = seats.find((seat) => moraleTokensOf(t, seat).length > 0);
    return helper ?? bestDoer(t, seats);
  }
  let best: Seat | null = null;
  let most = 0;
  for (const seat of seats) {
    const net = strokesOf(t, seat)[0]?.net ?? 0;
    if (net <= most) continue;
    most = net;
    best = seat;
  }
  return best;
}
