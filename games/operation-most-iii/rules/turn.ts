/** OM3-4.4 and chapter 5: a turn, one action at a time. What an action does stands in the file of its section. */
import { finish, moveParts } from '@sztab/kernel';
import type { CardId } from '../content/cards.ts';
import { HOME, type Side, type Zone } from '../content/zones.ts';
import { actions } from './actions.ts';
import { declareAttack } from './attack.ts';
import { spendAction, volunteers } from './chain.ts';
import type { Move, Steps } from './moves.ts';
import { declareSearch, declareSteal } from './search-and-steal.ts';
import { hideFragments, highMorale, mostIII, motorisedColumn, playFromHand } from './specials.ts';
import { type State, seatOf, tableCard, tell } from './state.ts';

type Declare = (s: State, side: Side, args: readonly string[]) => void;

const DECLARE: Readonly<Record<string, Declare>> = {
  deploy: (s, side, [card]) => deploy(s, side, card as CardId),
  attack: (s, side, [unit, target]) => declareAttack(s, side, unit as CardId, target as CardId),
  search: (s, side, [unit, witnesses]) => declareSearch(s, side, unit as CardId, (witnesses ?? null) as CardId | null),
  steal: (s, side, [unit]) => declareSteal(s, side, unit as CardId),
  move: (s, side, [unit, to, with_]) => move(s, side, unit as CardId, to as Zone, (with_ ?? null) as CardId | null),
  order: (s, side, [support, unit]) => order(s, side, support as CardId, unit as CardId),
  volunteers: (s, side, [support]) => volunteers(s, side, support as CardId),
  highMorale: (s, side, [card, unit]) => highMorale(s, side, card as CardId, (unit ?? null) as CardId | null),
  hideFragments: (s, side, [card, count]) => hideFragments(s, side, card as CardId, Number(count)),
  mostIII: (s, side, [card]) => mostIII(s, side, card as CardId),
  motorisedColumn: (s, side, [card]) => motorisedColumn(s, side, card as CardId),
};

export const turnSteps: Steps<'turn.act'> = {
  'turn.act': {
    ask(s, { side }) {
      const moves: Move[] = actions(s, side);
      const below = s.flow[s.flow.length - 2];
      // OM3-5.8.8: who has a chain open cannot pass, only end it.
      moves.push(below?.step === 'chain' ? 'endChain' : 'pass');
      return [{ seat: seatOf(side), prompt: below?.step === 'chain' ? 'chain' : 'act', moves }];
    },
    take(s, { side }, _seat, text) {
      finish(s);
      const { verb, args } = moveParts(text);
      if (!spendAction(s, side, verb)) return;
      (DECLARE[verb] as Declare)(s, side, args);
    },
  },
};

/** OM3-5.2.2 */
function deploy(s: State, side: Side, card: CardId): void {
  const zone = HOME[side];
  s.cards.push({ id: playFromHand(s, side, card), zone, ready: true });
  tell({ is: 'deployed', side, card, zone });
}

/** OM3-5.6.2, OM3-5.6.3, OM3-6.8.1 */
function move(s: State, side: Side, unit: CardId, to: Zone, motorcycles: CardId | null): void {
  const card = tableCard(s, unit);
  const from = card.zone;
  card.zone = to;
  if (motorcycles) {
    s.removed[side].push(playFromHand(s, side, motorcycles));
  } else card.ready = false;
  tell({ is: 'moved', side, card: unit, from, to, with: motorcycles });
}

/** OM3-5.7.2 */
function order(s: State, side: Side, support: CardId, unit: CardId): void {
  tableCard(s, support).ready = false;
  tableCard(s, unit).ready = true;
  tell({ is: 'ordered', side, support, unit });
}
