/** Section 5.1 and the preconditions of sections 5.2 to 5.9: which actions a side may declare. */
import { type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, HOME, type Side, ZONE } from '../content/zones.ts';
import type { OmMove } from './moves.ts';
import type { OmTable, TableCard } from './table.ts';

/** Every action, without `pass` and `endChain`. Only one's own hand and what lies open is looked at. */
export function actions(t: OmTable, side: Side): OmMove[] {
  const moves: OmMove[] = [];
  const hand = t.hand[side];
  const exhausted: CardId[] = [];
  for (const { id, ready } of t.cards) {
    if (!ready && cardOf(id).side === side && cardOf(id).class === 'unit') exhausted.push(id);
  }
  for (const id of hand) {
    const { class: cardClass } = cardOf(id);
    // OM3-5.2.1
    if (cardClass === 'unit' || cardClass === 'support') moves.push(`deploy(${id})`);
  }
  for (const card of t.cards) {
    if (!card.ready || cardOf(card.id).side !== side) continue;
    if (cardOf(card.id).class === 'unit') unitActions(t, side, card, moves);
    else supportActions(card.id, exhausted, moves);
  }
  let column: CardId | null = null;
  for (const id of hand) {
    switch (cardOf(id).effect) {
      case 'highMorale': // OM3-5.9.2
        for (const unit of exhausted) moves.push(`highMorale(${id},${unit})`);
        break;
      case 'hideFragments': // OM3-5.9.3
        if (t.parts.surroundings >= 1) moves.push(`hideFragments(${id},1)`);
        if (t.parts.surroundings >= 2) moves.push(`hideFragments(${id},2)`);
        break;
      case 'mostIII': // OM3-5.9.6
        if (t.parts.forest >= 1 && !enemyInForest(t)) moves.push(`mostIII(${id})`);
        break;
      case 'motorisedColumn':
        column = id;
        break;
    }
  }
  // OM3-5.9.11: something else must be left to do, so this one is looked at last.
  if (column && (moves.length > 0 || exhausted.length > 0)) moves.push(`motorisedColumn(${column})`);
  return moves;
}

function unitActions(t: OmTable, side: Side, { id, zone }: TableCard, moves: OmMove[]): void {
  const { search, steal } = cardOf(id);
  // OM3-5.3.1
  for (const other of t.cards) {
    if (other.zone === zone && cardOf(other.id).side !== side) moves.push(`attack(${id},${other.id})`);
  }
  // OM3-5.4.1, OM3-5.4.2
  if (search !== null && ZONE[zone].searchable && t.parts[zone] >= 1) {
    moves.push(`search(${id})`);
    for (const card of t.hand[side]) if (cardOf(card).effect === 'witnesses') moves.push(`search(${id},${card})`);
  }
  // OM3-5.5.1
  if (steal !== null && zone === HOME[enemyOf(side)] && t.parts[zone] >= 1) moves.push(`steal(${id})`);
  // OM3-5.6.1, OM3-5.6.3
  for (const to of ZONE[zone].adjacent) {
    moves.push(`move(${id},${to})`);
    for (const card of t.hand[side]) if (cardOf(card).effect === 'motorcycles') moves.push(`move(${id},${to},${card})`);
  }
}

function supportActions(id: CardId, exhausted: readonly CardId[], moves: OmMove[]): void {
  for (const unit of exhausted) moves.push(`order(${id},${unit})`); // OM3-5.7.1
  moves.push(`volunteers(${id})`); // OM3-5.8.1
}

/** OM3-5.9.6, R-27: any German card there, ready or not. */
function enemyInForest(t: OmTable): boolean {
  for (const { id, zone } of t.cards) if (zone === 'forest' && cardOf(id).side === 'DE') return true;
  return false;
}
