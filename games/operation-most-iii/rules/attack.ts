/** Sections 5.3, 6.3, 6.4 and 6.6: an Attack, step by step from A1 to A8. */
import { moveParts, roll } from '@sztab/kernel';
import { type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, HOME, type Side } from '../content/zones.ts';
import { type OmMove, type OmSteps, TEXT } from './moves.ts';
import { openRollWindow } from './roll-window.ts';
import { playFromHand } from './specials.ts';
import {
  discardFromTable,
  type OmTable,
  publiclyPossible,
  type StruckFrame,
  seatOf,
  tableCard,
  tell,
} from './table.ts';

/** A1 (OM3-5.3.2) */
export function declareAttack(t: OmTable, side: Side, actor: CardId, target: CardId): void {
  const attacker = tableCard(t, actor);
  attacker.ready = false;
  tell({ is: 'attack-declared', side, actor, target, zone: attacker.zone });
  if (escorts(t, target).length > 0) t.flow.push({ step: 'attack.escort', side, actor, target });
  else openAmbush(t, { side, actor, struck: target });
}

/** Who fights whom; and the card first picked, if an Escort has taken its place. */
type Fight = Pick<StruckFrame<'attack.ambush'>, 'side' | 'actor' | 'struck' | 'escorted'>;

const fightOf = ({ side, actor, struck, escorted }: Fight): Fight => ({
  side,
  actor,
  struck,
  ...(escorted && { escorted }),
});

/** OM3-6.3.1: ready cards with Escort in the zone of the target, and not the target itself. */
function escorts(t: OmTable, target: CardId): CardId[] {
  const { zone } = tableCard(t, target);
  const { side } = cardOf(target);
  const able: CardId[] = [];
  for (const card of t.cards) {
    if (card.zone !== zone || !card.ready || card.id === target) continue;
    if (cardOf(card.id).escort && cardOf(card.id).side === side) able.push(card.id);
  }
  return able;
}

/** A3: skipped only if everybody can tell that Ambush! cannot be there (OM3-6.4.3). */
function openAmbush(t: OmTable, fight: Fight): void {
  if (publiclyPossible(t, fight.side, 'ambush')) t.flow.push({ step: 'attack.ambush', ...fight });
  else rollDice(t, fight);
}

/** A4 (OM3-5.3.5): the attacker's die first, then the defender's (OM3-4.9.6). */
function rollDice(t: OmTable, fight: Fight): void {
  const { side } = fight;
  t.flow.push({ step: 'attack.resolve', ...fight, success: null });
  const own = roll(t);
  const other = roll(t);
  const dice = side === 'PL' ? { PL: own, DE: other } : { PL: other, DE: own };
  openRollWindow(t, { action: 'attack', ...fight, dice });
}

export const attackSteps: OmSteps<'attack.escort' | 'attack.ambush' | 'attack.resolve' | 'attack.nurse'> = {
  // A2 (OM3-6.3.2)
  'attack.escort': {
    ask(t, { side, target }) {
      const moves: OmMove[] = escorts(t, target).map(TEXT.escort);
      moves.push('noEscort');
      return [{ seat: seatOf(enemyOf(side)), prompt: 'escort', moves, window: true }];
    },
    take(t, { side, actor, target }, _seat, move) {
      t.flow.pop();
      const escort = moveParts(move).args[0] as CardId | undefined;
      if (escort) {
        tableCard(t, escort).ready = false;
        tell({ is: 'escorted', side: enemyOf(side), card: escort, target });
      }
      const told = escort && t.edition >= 2 ? { escorted: target } : {};
      openAmbush(t, { side, actor, struck: escort ?? target, ...told });
    },
  },

  // A3 (OM3-6.4.1, OM3-6.4.2)
  'attack.ambush': {
    ask(t, { side }) {
      const moves: OmMove[] = [];
      for (const id of t.hand[side]) if (cardOf(id).effect === 'ambush') moves.push(`ambush(${id})`);
      moves.push('roll');
      return [{ seat: seatOf(side), prompt: 'ambush', moves, window: true }];
    },
    take(t, f, _seat, move) {
      t.flow.pop();
      const { side } = f;
      const card = moveParts(move).args[0] as CardId | undefined;
      if (!card) return rollDice(t, fightOf(f));
      t.removed[side].push(playFromHand(t, side, card));
      tell({ is: 'ambushed', side, card });
      tell({ is: 'attack-ended', side, success: true, totals: null });
      t.flow.push({ step: 'attack.resolve', ...fightOf(f), success: true });
    },
  },

  // A6 to A8: the roll window has left its verdict in the frame
  'attack.resolve': {
    run(t, f) {
      const { side, success } = f;
      const struck = f.struck as CardId;
      t.flow.pop();
      if (!success) return;
      // OM3-6.6.1, OM3-6.6.4
      if (cardOf(struck).class === 'unit' && publiclyPossible(t, enemyOf(side), 'nurse')) {
        t.flow.push({ step: 'attack.nurse', ...fightOf({ ...f, struck }) });
      } else strike(t, struck);
    },
  },

  // A7 (OM3-6.6.2)
  'attack.nurse': {
    ask(t, { side }) {
      const defender = enemyOf(side);
      const moves: OmMove[] = [];
      for (const id of t.hand[defender]) if (cardOf(id).effect === 'nurse') moves.push(`nurse(${id})`);
      moves.push('declineNurse');
      return [{ seat: seatOf(defender), prompt: 'nurse', moves, window: true }];
    },
    take(t, { side, struck }, _seat, move) {
      t.flow.pop();
      const card = moveParts(move).args[0] as CardId | undefined;
      if (!card) return strike(t, struck);
      const defender = enemyOf(side);
      t.removed[defender].push(playFromHand(t, defender, card));
      const unit = tableCard(t, struck);
      unit.zone = HOME[defender];
      unit.ready = false;
      tell({ is: 'nursed', side: defender, card, unit: struck });
    },
  },
};

/** A8 (OM3-5.3.9) */
function strike(t: OmTable, struck: CardId): void {
  discardFromTable(t, struck);
  tell({ is: 'removed', side: cardOf(struck).side, card: struck });
}
