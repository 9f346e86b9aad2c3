/** Positions to look at while the board is drawn: `npm run board <id>`. */
import { asks, begin, fastStream, play } from '@sztab/kernel';
import type { NamedPositions } from '@sztab/kernel/testing';
import { template } from '../rules/index.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** So many cards are laid, always the first that is offered. */
const after = (moves: number) => ({
  players: 2,
  open(): State {
    const { state } = begin(template, 2, {}, fastStream(1));
    for (let n = 0; n < moves; n++) {
      const [ask] = asks(template, state);
      if (ask) play(template, state, ask.seat, ask.moves[0] as Move);
    }
    return state;
  },
});

export const positions: NamedPositions<State> = { start: after(0), 'half-way': after(3), 'last-card': after(5) };
