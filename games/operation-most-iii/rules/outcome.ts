/** OM3-4.7: who has won. */
import { end, type Outcome, type Seat } from '@sztab/kernel';
import { cardOf } from '../content/cards.ts';
import { enemyOf, HOME, SIDES, type Side } from '../content/zones.ts';
import { type Result, type State, seatOf, sideOf, tell } from './state.ts';

type Scored = Pick<State, 'parts' | 'cards'>;

/** OM3-4.7.1 */
export const scoreOf = ({ parts }: Pick<State, 'parts'>): Record<Side, number> => ({
  PL: parts.forest + parts.evacuated,
  DE: parts.base,
});

/** OM3-4.7.2: no card of its own at home, and an enemy there. What lies beside a zone does not count. */
export function homeLost({ cards }: Pick<State, 'cards'>, side: Side): boolean {
  let enemies = 0;
  for (const { id, zone } of cards) {
    if (zone !== HOME[side]) continue;
    if (cardOf(id).side === side) return false;
    enemies++;
  }
  return enemies > 0;
}

/** OM3-4.7.3 to OM3-4.7.5, as if the game ended now. */
export function resultOf(s: Scored & Pick<State, 'options'>): Result {
  const score = scoreOf(s);
  const lost = SIDES.filter((side) => homeLost(s, side));
  if (lost.length === 1) return { winner: enemyOf(lost[0] as Side), reason: 'homeLost', score };
  if (score.PL === score.DE) return { winner: s.options.tieWinner, reason: 'tie', score };
  return { winner: score.PL > score.DE ? 'PL' : 'DE', reason: 'parts', score };
}

/** OM3-4.3.4: the one card never turned up. There is no such card while more than one is left. */
export const unusedRocket = ({ rocketDeck }: Pick<State, 'rocketDeck'>): number | null =>
  rocketDeck.length === 1 ? (rocketDeck[0] as number) : null;

/** OM3-4.9.7 */
export function resign(s: State, seat: Seat): void {
  const side = sideOf(seat);
  end(s);
  s.result = { winner: enemyOf(side), reason: 'resign', score: scoreOf(s) };
  tell({ is: 'resigned', side });
  tell({ is: 'game-over', ...s.result, unusedRocket: unusedRocket(s) });
}

export function outcome({ result }: Pick<State, 'result'>): Outcome | null {
  if (!result) return null;
  const { winner, reason, score } = result;
  return { winners: [seatOf(winner)], reason, scores: SIDES.map((side) => score[side]) };
}
