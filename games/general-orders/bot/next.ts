/** Marches and placing as a whole, without a list at every click: most of a search's small answers are these. */
import type { Seat } from '@sztab/kernel';
import type { Move } from '../rules/moves.ts';
import { type State, seatOf } from '../rules/state.ts';
import { lookAt } from './gains.ts';
import { allOfMarch } from './move-clicks.ts';
import { allPlaces } from './placing.ts';

/** The same as `policy` says click by click; null: it has to be asked. */
export function next(s: State): { readonly seat: Seat; readonly moves: readonly Move[] } | null {
  const f = s.flow[s.flow.length - 1];
  switch (f?.step) {
    case 'advance.move':
    case 'fly.move': {
      const moves = allOfMarch(lookAt(s, f.side), f);
      return moves && { seat: seatOf(f.side), moves };
    }
    case 'reinforce.place':
    case 'scramble.place': {
      // Whether Mobilisation can be played is for the list to say.
      if (s.hand[f.side].includes('mobilisation')) return null;
      const moves = allPlaces(lookAt(s, f.side), f);
      return moves && { seat: seatOf(f.side), moves };
    }
    default:
      return null;
  }
}
