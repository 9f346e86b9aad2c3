/** OM3-5.3, OM3-6.3, OM3-6.4 and OM3-6.6: an Attack, step by step from A1 to A8. */
import { call, finish, goOn, moveParts, roll } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, HOME, type Side } from '../content/zones.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { openRollWindow } from './roll-window.ts';
import { playFromHand } from './specials.ts';
import {
  discardFromTable,
  noInstant,
  publiclyPossible,
  type State,
  type StruckFrame,
  seatOf,
  type TableCard,
  tableCard,
  tell,
} from './state.ts';

/** A1 (OM3-5.3.2) */
export function declareAttack(s: State, side: Side, actor: CardId, target: CardId): void {
  const attacker = tableCard(s, actor);
  attacker.ready = false;
  tell({ is: 'attack-declared', side, actor, target, zone: attacker.zone });
  if (escorts(s, target).length > 0) call(s, { step: 'attack.escort', side, actor, target });
  else openAmbush(s, { side, actor, struck: target });
}

/** Who fights whom; and the card first picked, if an Escort has taken its place. */
type Fight = Pick<StruckFrame<'attack.ambush'>, 'side' | 'actor' | 'struck' | 'escorted'>;

const fightOf = ({ side, actor, struck, escorted }: Fight): Fight => ({
  side,
  actor,
  struck,
  ...(escorted && { escorted }),
});

/** OM3-6.3.1: null if this card of the defender may take the place of the target. */
export function noEscort(
  { id, zone, ready }: TableCard,
  target: TableCard,
  { escort, class: cardClass } = cardOf(id),
): 'target-itself' | 'before-the-roll' | 'cannot-escort' | 'escort-elsewhere' | 'exhausted' | null {
  if (id === target.id) return 'target-itself';
  if (cardClass === 'support') return 'before-the-roll';
  if (!escort) return 'cannot-escort';
  if (zone !== target.zone) return 'escort-elsewhere';
  return ready ? null : 'exhausted';
}

function escorts(s: State, id: CardId): CardId[] {
  const target = tableCard(s, id);
  const { side } = cardOf(id);
  const able: CardId[] = [];
  for (const one of s.cards) {
    const card = cardOf(one.id);
    if (card.side === side && noEscort(one, target, card) === null) able.push(one.id);
  }
  return able;
}

/** A3: skipped only if everybody can tell that Ambush! cannot be there (OM3-6.4.3). */
function openAmbush(s: State, fight: Fight): void {
  if (publiclyPossible(s, fight.side, 'ambush')) call(s, { step: 'attack.ambush', ...fight });
  else rollDice(s, fight);
}

/** A4 (OM3-5.3.5): the attacker's die first, then the defender's (OM3-4.9.6). */
function rollDice(s: State, fight: Fight): void {
  const { side } = fight;
  call(s, { step: 'attack.resolve', ...fight, success: null });
  const own = roll(s);
  const other = roll(s);
  const dice = side === 'PL' ? { PL: own, DE: other } : { PL: other, DE: own };
  openRollWindow(s, { action: 'attack', ...fight, dice });
}

export const attackSteps: Steps<'attack.escort' | 'attack.ambush' | 'attack.resolve' | 'attack.nurse'> = {
  // A2 (OM3-6.3.2)
  'attack.escort': {
    ask(s, { side, target }) {
      const moves: Move[] = escorts(s, target).map(TEXT.escort);
      moves.push('noEscort');
      return [{ seat: seatOf(enemyOf(side)), prompt: 'escort', moves, window: true }];
    },
    take(s, { side, actor, target }, _seat, move) {
      finish(s);
      const escort = moveParts(move).args[0] as CardId | undefined;
      if (escort) {
        tableCard(s, escort).ready = false;
        tell({ is: 'escorted', side: enemyOf(side), card: escort, target });
      }
      const told = escort && s.edition >= 2 ? { escorted: target } : {};
      openAmbush(s, { side, actor, struck: escort ?? target, ...told });
    },
  },

  // A3 (OM3-6.4.1, OM3-6.4.2)
  'attack.ambush': {
    ask(s, { side }) {
      const moves: Move[] = [];
      for (const id of s.hand[side]) if (noInstant(cardOf(id), 'ambush') === null) moves.push(`ambush(${id})`);
      moves.push('roll');
      return [{ seat: seatOf(side), prompt: 'ambush', moves, window: true }];
    },
    take(s, f, _seat, move) {
      const { side } = f;
      const card = moveParts(move).args[0] as CardId | undefined;
      if (!card) {
        finish(s);
        rollDice(s, fightOf(f));
        return;
      }
      s.removed[side].push(playFromHand(s, side, card));
      tell({ is: 'ambushed', side, card });
      tell({ is: 'attack-ended', side, success: true, totals: null });
      goOn(s, { step: 'attack.resolve', ...fightOf(f), success: true });
    },
  },

  // A6 to A8: the roll window has left its verdict in the frame
  'attack.resolve': {
    run(s, f) {
      const { side, success } = f;
      const struck = f.struck as CardId;
      finish(s);
      if (!success) return;
      // OM3-6.6.1, OM3-6.6.4
      if (cardOf(struck).class === 'unit' && publiclyPossible(s, enemyOf(side), 'nurse')) {
        call(s, { step: 'attack.nurse', ...fightOf({ ...f, struck }) });
      } else strike(s, struck);
    },
  },

  // A7 (OM3-6.6.2)
  'attack.nurse': {
    ask(s, { side }) {
      const defender = enemyOf(side);
      const moves: Move[] = [];
      for (const id of s.hand[defender]) if (noInstant(cardOf(id), 'nurse') === null) moves.push(`nurse(${id})`);
      moves.push('declineNurse');
      return [{ seat: seatOf(defender), prompt: 'nurse', moves, window: true }];
    },
    take(s, { side, struck }, _seat, move) {
      finish(s);
      const card = moveParts(move).args[0] as CardId | undefined;
      if (!card) return strike(s, struck);
      const defender = enemyOf(side);
      s.removed[defender].push(playFromHand(s, defender, card));
      const unit = tableCard(s, struck);
      unit.zone = HOME[defender];
      unit.ready = false;
      tell({ is: 'nursed', side: defender, card, unit: struck });
    },
  },
};

/** A8 (OM3-5.3.9) */
function strike(s: State, struck: CardId): void {
  discardFromTable(s, struck);
  tell({ is: 'removed', side: cardOf(struck).side, card: struck });
}
