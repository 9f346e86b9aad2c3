/** What a strong player looks at. */
import { type Brain, below, moveParts } from '@sztab/kernel';
import { type Card, strengthOf } from '../content/cards.ts';
import { enemyOf, HILLS, type Hill, type Side } from '../content/hills.ts';
import type { Shape } from '../rules/moves.ts';
import { type State, sideOf } from '../rules/state.ts';

/** The chance to hold a hill where one card, or none, lies. The mean card is worth three and a half. */
function chanceAt(s: State, side: Side, hill: Hill): number {
  const own = s.laid[hill][side];
  const foe = s.laid[hill][enemyOf(side)];
  const ahead = (own ? strengthOf(own) : 3.5) - (foe ? strengthOf(foe) : 3.5);
  if (own && foe) return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5;
  return 0.5 + ahead / 7;
}

/** The chance that at least two of three happen. */
const twoOf = (a: number, b: number, c: number): number => a * b + a * c + b * c - 2 * a * b * c;

export const brain: Brain<Shape> = {
  evaluate(s, seat) {
    if (s.result) return s.result.winner === sideOf(seat) ? 1 : 0;
    const [west, middle, east] = HILLS.map((hill) => chanceAt(s, sideOf(seat), hill)) as [number, number, number];
    return twoOf(west, middle, east);
  },
  policy: (_s, _seat, moves, dice) => moves[below(dice, moves.length)] as Shape['move'],
  quiet: () => true,
  // Two cards of one number do the same.
  alike(_s, _seat, move) {
    const [card, hill] = moveParts(move).args as [Card, Hill];
    return `${strengthOf(card)} ${hill}`;
  },
};
