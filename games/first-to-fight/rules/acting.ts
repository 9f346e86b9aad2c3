/** FTF-4.2.4, FTF-4.2.5: whoever has the turn within an order acts once, or declines. */
import { finish, type Seat } from '@sztab/kernel';
import type { Order } from '../content/orders.ts';
import type { Move } from './moves.ts';
import { type OrderFrame, runningOrder, type State, tell } from './state.ts';

interface Acting {
  readonly prompt: string;
  /** What may be done besides declining. */
  moves(s: State, order: OrderFrame, seat: Seat): readonly Move[];
  act(s: State, order: OrderFrame, seat: Seat, move: Move): void;
}

/** The step of this order. */
export const actingIn = (is: Order, { prompt, moves, act }: Acting) => ({
  ask: (s: State, { seat }: { readonly seat: Seat }) => [
    { seat, prompt, moves: [...moves(s, runningOrder(s), seat), 'pass' as const] },
  ],
  take(s: State, { seat }: { readonly seat: Seat }, _seat: Seat, move: Move): void {
    finish(s);
    if (move === 'pass') tell({ is: 'declined', seat, order: is });
    else act(s, runningOrder(s), seat, move);
  },
});
