/** Section 5: one hill after the other is decided, and with the last of them the game. */
import { end, goOn, roll } from '@sztab/kernel';
import { type Card, strengthOf } from '../content/cards.ts';
import { ENOUGH, HILLS, type Hill, SIDES, type Side } from '../content/hills.ts';
import { tell } from './events.ts';
import type { Steps } from './moves.ts';
import type { State } from './state.ts';

export const deciding: Steps<'decide'> = {
  decide: {
    run(s, { at }) {
      const hill = HILLS[at];
      if (hill === undefined) return finish(s);
      decide(s, hill);
      goOn(s, { step: 'decide', at: at + 1 });
    },
  },
};

function decide(s: State, hill: Hill): void {
  const [red, blue] = SIDES.map((side) => strengthOf(s.laid[hill][side] as Card)) as [number, number];
  if (red !== blue) {
    s.held[hill] = red > blue ? 'red' : 'blue'; // TPL-5.1
    tell({ is: 'held', side: s.held[hill], hill });
    return;
  }
  const die = roll(s); // TPL-5.2
  s.held[hill] = die <= 3 ? 'red' : 'blue';
  tell({ is: 'held', side: s.held[hill], hill, die });
}

function finish(s: State): void {
  const winner = SIDES.find((side) => hillsOf(s, side) >= ENOUGH) as Side; // TPL-5.3
  s.result = { winner, reason: 'hills' };
  tell({ is: 'won', side: winner });
  end(s);
}

export const hillsOf = ({ held }: Pick<State, 'held'>, side: Side): number =>
  HILLS.filter((hill) => held[hill] === side).length;
