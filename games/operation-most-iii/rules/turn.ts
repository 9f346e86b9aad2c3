/** Sections 4.4 and 5: a turn, one action at a time. What an action does stands in the file of its section. */
import { moveParts } from '@sztab/kernel';
import type { CardId } from '../content/cards.ts';
import { HOME, type Side, type Zone } from '../content/zones.ts';
import { actions } from './actions.ts';
import { declareAttack } from './attack.ts';
import { spendAction, volunteers } from './chain.ts';
import type { OmMove, OmSteps } from './moves.ts';
import { declareSearch, declareSteal } from './search-and-steal.ts';
import { hideFragments, highMorale, mostIII, motorisedColumn, playFromHand } from './specials.ts';
import { type OmTable, seatOf, tableCard, tell } from './table.ts';

type Declare = (t: OmTable, side: Side, args: readonly string[]) => void;

const DECLARE: Readonly<Record<string, Declare>> = {
  deploy: (t, side, [card]) => deploy(t, side, card as CardId),
  attack: (t, side, [unit, target]) => declareAttack(t, side, unit as CardId, target as CardId),
  search: (t, side, [unit, witnesses]) => declareSearch(t, side, unit as CardId, (witnesses ?? null) as CardId | null),
  steal: (t, side, [unit]) => declareSteal(t, side, unit as CardId),
  move: (t, side, [unit, to, with_]) => move(t, side, unit as CardId, to as Zone, (with_ ?? null) as CardId | null),
  order: (t, side, [support, unit]) => order(t, side, support as CardId, unit as CardId),
  volunteers: (t, side, [support]) => volunteers(t, side, support as CardId),
  highMorale: (t, side, [card, unit]) => highMorale(t, side, card as CardId, (unit ?? null) as CardId | null),
  hideFragments: (t, side, [card, count]) => hideFragments(t, side, card as CardId, Number(count)),
  mostIII: (t, side, [card]) => mostIII(t, side, card as CardId),
  motorisedColumn: (t, side, [card]) => motorisedColumn(t, side, card as CardId),
};

export const turnSteps: OmSteps<'turn.act'> = {
  'turn.act': {
    ask(t, { side }) {
      const moves: OmMove[] = actions(t, side);
      const below = t.flow[t.flow.length - 2];
      // OM3-5.8.8: who has a chain open cannot pass, only end it.
      moves.push(below?.step === 'chain' ? 'endChain' : 'pass');
      return [{ seat: seatOf(side), prompt: below?.step === 'chain' ? 'chain' : 'act', moves }];
    },
    take(t, { side }, _seat, text) {
      t.flow.pop();
      const { verb, args } = moveParts(text);
      if (!spendAction(t, side, verb)) return;
      (DECLARE[verb] as Declare)(t, side, args);
    },
  },
};

/** OM3-5.2.2 */
function deploy(t: OmTable, side: Side, card: CardId): void {
  const zone = HOME[side];
  t.cards.push({ id: playFromHand(t, side, card), zone, ready: true });
  tell({ is: 'deployed', side, card, zone });
}

/** OM3-5.6.2, OM3-5.6.3, OM3-6.8.1 */
function move(t: OmTable, side: Side, unit: CardId, to: Zone, motorcycles: CardId | null): void {
  const card = tableCard(t, unit);
  const from = card.zone;
  card.zone = to;
  if (motorcycles) {
    t.removed[side].push(playFromHand(t, side, motorcycles));
  } else card.ready = false;
  tell({ is: 'moved', side, card: unit, from, to, with: motorcycles });
}

/** OM3-5.7.2 */
function order(t: OmTable, side: Side, support: CardId, unit: CardId): void {
  tableCard(t, support).ready = false;
  tableCard(t, unit).ready = true;
  tell({ is: 'ordered', side, support, unit });
}
