/** OM3-6.5 and OM3-6.9: the bidding over a roll. The window leaves its verdict in the frame of the action below it. */
import { answer, call, moveParts } from '@sztab/kernel';
import { type Card, type CardId, cardOf, DIE_CHANGE } from '../content/cards.ts';
import { enemyOf, type Side } from '../content/zones.ts';
import { type Move, type Steps, TEXT } from './moves.ts';
import { playFromHand } from './specials.ts';
import {
  notNow,
  publiclyPossible,
  type RollFrame,
  type State,
  seatOf,
  type TableCard,
  tableCard,
  tell,
} from './state.ts';

/** OM3-6.5.2: pips and all modifiers, and in an Attack the bullets. */
export function totalOf(f: RollFrame, side: Side): number {
  const card = side === f.side ? f.actor : f.struck;
  const bullets = f.action === 'attack' && card ? cardOf(card).bullets : 0;
  return (f.dice[side] ?? 0) + f.mods[side] + bullets;
}

/** The number a Search or a theft has to reach. */
export const needOf = ({ action, actor }: Pick<RollFrame, 'action' | 'actor'>): number =>
  (action === 'search' ? cardOf(actor).search : cardOf(actor).steal) ?? 0;

/** OM3-6.5.4: what the action would do if the window closed now. */
export const succeeds = (f: RollFrame): boolean =>
  f.action === 'attack' ? totalOf(f, f.side) > totalOf(f, enemyOf(f.side)) : totalOf(f, f.side) >= needOf(f);

/** The player for whom the provisional result is bad. */
export const trailing = (f: RollFrame): Side => (succeeds(f) ? enemyOf(f.side) : f.side);

/** OM3-6.5.1, OM3-6.5.5 */
export function openRollWindow(
  s: State,
  rolled: Pick<RollFrame, 'action' | 'side' | 'actor' | 'struck' | 'escorted' | 'dice'>,
): void {
  const { side, dice } = rolled;
  const f: RollFrame = {
    step: 'roll.react',
    ...rolled,
    mods: { PL: 0, DE: 0 },
    priority: side,
    passes: 0,
    plays: [],
  };
  f.priority = trailing(f);
  tell({ is: 'rolled', side, dice });
  call(s, f);
  passOn(s, f);
}

/** OM3-6.5.5: a card of the hand in this window. */
export function noHeldReaction(
  { dice }: RollFrame,
  side: Side,
  card: Card,
): 'no-die' | 'no-enemy-die' | ReturnType<typeof notNow> | null {
  const { effect } = card;
  if (effect === 'warLuck') return dice[side] === undefined ? 'no-die' : null;
  if (effect === 'warMisfortune') return dice[enemyOf(side)] === undefined ? 'no-enemy-die' : null;
  return notNow(card);
}

/** OM3-6.5.5: a Support on the table, and its owner's die. */
export function noSupportInAction(die: number | undefined, { ready }: TableCard): 'no-die' | 'exhausted' | null {
  if (die === undefined) return 'no-die';
  return ready ? null : 'exhausted';
}

export const rollSteps: Steps<'roll.react'> = {
  'roll.react': {
    // OM3-6.5.5, OM3-6.9.5
    ask(s, f) {
      const moves: Move[] = [];
      const side = f.priority;
      const die = f.dice[side];
      for (const id of s.hand[side]) {
        const card = cardOf(id);
        if (noHeldReaction(f, side, card) !== null) continue;
        if (card.effect === 'warLuck') moves.push(TEXT.warLuck(id));
        else moves.push(TEXT.warMisfortune(id));
      }
      for (const card of s.cards) {
        if (noSupportInAction(die, card) !== null) continue;
        const { side: owner, class: cardClass } = cardOf(card.id);
        if (owner === side && cardClass === 'support') moves.push(TEXT.supportInAction(card.id));
      }
      moves.push('passReaction');
      return [{ seat: seatOf(side), prompt: 'roll-window', moves, window: true }];
    },

    take(s, f, seat, move) {
      const side = f.priority;
      const { verb, args } = moveParts(move);
      if (verb === 'passReaction') {
        f.passes++; // OM3-6.5.7
        tell(null, { [seat]: { is: 'let-stand', side } });
      } else {
        react(s, f, side, verb as keyof typeof DIE_CHANGE, args[0] as CardId);
        f.passes = 0; // OM3-6.5.6
      }
      f.priority = enemyOf(side);
      passOn(s, f);
    },
  },
};

/** OM3-6.1.6: applied at once, before anything else is chosen. */
function react(s: State, f: RollFrame, side: Side, by: keyof typeof DIE_CHANGE, card: CardId): void {
  const delta = DIE_CHANGE[by];
  const die = by === 'warMisfortune' ? enemyOf(side) : side;
  if (by === 'supportInAction') tableCard(s, card).ready = false;
  else {
    s.removed[side].push(playFromHand(s, side, card));
  }
  f.mods[die] += delta;
  f.plays.push({ side, card, delta });
  tell({ is: 'die-changed', side, card, die, delta });
}

/** Makes the passes of those who are not asked; closes the window after two passes in a row. */
function passOn(s: State, f: RollFrame): void {
  while (f.passes < 2) {
    if (isAsked(s, f)) return;
    f.passes++;
    f.priority = enemyOf(f.priority);
  }
  const success = succeeds(f);
  answer(s, 'success', success);
  const { side, action } = f;
  if (action === 'attack')
    tell({ is: 'attack-ended', side, success, totals: { PL: totalOf(f, 'PL'), DE: totalOf(f, 'DE') } });
  else tell({ is: `${action}-ended`, side, success, total: totalOf(f, side), need: needOf(f) });
}

/** OM3-6.9.4: decided by what everybody can see, never by what the hand holds. */
function isAsked(s: State, f: RollFrame): boolean {
  const side = f.priority;
  const die = f.dice[side];
  if (die !== undefined) {
    for (const card of s.cards) {
      if (noSupportInAction(die, card) !== null) continue;
      const { side: owner, class: cardClass } = cardOf(card.id);
      if (owner === side && cardClass === 'support') return true;
    }
    if (publiclyPossible(s, side, 'warLuck')) return true;
  }
  return f.dice[enemyOf(side)] !== undefined && publiclyPossible(s, side, 'warMisfortune');
}
