/** Why a touch means nothing now, asked of the functions that the list of moves is made with. */
import { isSpelled, whyNotBy } from '@sztab/kernel';
import { CARDS, type Card } from '../content/cards.ts';
import { HILLS, type Hill, type Side } from '../content/hills.ts';
import { template } from './index.ts';
import { noCard, noHill } from './laying.ts';
import type { Shape } from './moves.ts';
import { REASON_RULE, type WhyNotReason } from './reasons.ts';
import { seatOf } from './state.ts';
import type { View } from './view.ts';

export const whyNot = whyNotBy<Shape, WhyNotReason>(template, 'TPL', REASON_RULE, {
  seatOf: ({ you }) => you && seatOf(you),
  notAsked: () => 'not-your-turn',
  against(view, touched, moves) {
    const thing = touched.findLast((token) => token !== 'lay');
    if (thing === undefined) return null;
    return reasonAgainst(view, view.you as Side, thing) ?? (isSpelled(touched, moves) ? null : orderOf(touched));
  },
});

const reasonAgainst = (view: View, you: Side, thing: string): WhyNotReason | null =>
  CARDS.includes(thing as Card) ? noCard(view.hand, thing as Card) : noHill(view, you, thing as Hill);

/** Each thing is good, but not in this order: a move names the card, then the hill. */
const orderOf = (touched: readonly string[]): WhyNotReason =>
  HILLS.includes(touched.find((token) => token !== 'lay') as Hill) ? 'card-first' : 'hill-next';
