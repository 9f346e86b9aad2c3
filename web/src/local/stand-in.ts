/** Whoever has given up while the others play on has left the chair to a bot. Once the game is over, all are named as they sat down. */
import { STAND_IN } from '@sztab/bots';
import type { GameBox, Outcome, Shape } from '@sztab/kernel';
import type { Sitter } from '../tables/handle.ts';
import type { TableRow } from './store.ts';

const standIn: Sitter = { is: 'bot', level: STAND_IN };

/** `seen`: the table, or what anybody sees of it. */
export function playersNow<S extends Shape>(
  { game }: Pick<GameBox<S>, 'game'>,
  seen: S['state'] | S['view'],
  outcome: Outcome | null,
  sitters: readonly Sitter[],
): readonly Sitter[] {
  const gone = (outcome ? null : game.resigned?.(seen)) ?? [];
  if (gone.length === 0) return sitters;
  return sitters.map((sitter, seat) => (gone.includes(seat) ? standIn : sitter));
}

/** Whom a stored table waits for, as its summary says. */
export function awaitedAt({ sitters, summary }: Pick<TableRow, 'sitters' | 'summary'>): Sitter | undefined {
  const sat = summary.seat === null ? undefined : sitters[summary.seat];
  return sat && summary.waitsFor === 'bot' && sat.is !== 'bot' ? standIn : sat;
}
