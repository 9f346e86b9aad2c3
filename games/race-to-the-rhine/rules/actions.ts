/** RTR-4.2: the actions of a turn; and RTR-5.10: what a commander's card gives besides. */
import type { Colour } from '../content/fields.ts';
import type { WhyNotReason } from './reasons.ts';
import { activeCommander, type PublicState, type Turn } from './state.ts';

/** RTR-4.2.1 */
export const BASE_ACTIONS = 2;
export const newTurn = (): Turn => ({ base: BASE_ACTIONS, credit: 'none', recon: false, bases: [], transfers: 0 });

/** Null if an action is left. */
export const noAction = ({ turn }: Pick<PublicState, 'turn'>): WhyNotReason | null =>
  turn.base > 0 || turn.credit === 'ready' ? null : 'no-actions-left';

/** A base action before what Resistance gave. */
export function spendAction(turn: Turn): void {
  if (turn.base > 0) turn.base--;
  else turn.credit = 'used';
}

/** RTR-5.10.1: null if it is this commander's turn, and his card shows its active side. */
export function noAbility(s: PublicState, whose: Colour): WhyNotReason | null {
  const { colour, active } = activeCommander(s);
  return colour === whose && active ? null : 'card-used';
}
