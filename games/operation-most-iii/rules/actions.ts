/** OM3-5.1 and the preconditions of OM3-5.2 to OM3-5.9: which actions a side may declare. */
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, HOME, type Side, ZONE } from '../content/zones.ts';
import { type Move, TEXT } from './moves.ts';
import { mayBeSpent, type State, type TableCard } from './state.ts';

/** Every action, without `pass` and `endChain`. Only one's own hand and what lies open is looked at. */
export function actions(s: State, side: Side): Move[] {
  const moves: Move[] = [];
  const hand = s.hand[side];
  const exhausted: CardId[] = [];
  const enemies: TableCard[] = [];
  const ready: TableCard[] = [];
  for (const card of s.cards) {
    const { side: owner, class: cardClass } = cardOf(card.id);
    if (owner !== side) enemies.push(card);
    else if (card.ready) ready.push(card);
    else if (cardClass === 'unit') exhausted.push(card.id);
  }
  const withMove: CardId[] = [];
  const withSearch: CardId[] = [];
  const specials: Card[] = [];
  for (const id of hand) {
    const card = cardOf(id);
    // OM3-5.2.1
    if (card.class === 'unit' || card.class === 'support') moves.push(TEXT.deploy(id));
    else if (card.class === 'special') specials.push(card);
    else if (card.effect === 'motorcycles') withMove.push(id);
    else if (card.effect === 'witnesses') withSearch.push(id);
  }
  for (const card of ready) {
    const { class: cardClass, search, steal } = cardOf(card.id);
    if (cardClass === 'support') {
      supportActions(card.id, exhausted, moves);
      continue;
    }
    const { id, zone } = card;
    // OM3-5.3.1
    for (const enemy of enemies) if (enemy.zone === zone) moves.push(TEXT.attack(id)(enemy.id));
    // OM3-5.4.1, OM3-5.4.2
    if (search !== null && ZONE[zone].searchable && s.parts[zone] >= 1) {
      moves.push(TEXT.search(id));
      for (const witnesses of withSearch) moves.push(TEXT.searchWith(id)(witnesses));
    }
    // OM3-5.5.1
    if (steal !== null && zone === HOME[enemyOf(side)] && s.parts[zone] >= 1) moves.push(TEXT.steal(id));
    // OM3-5.6.1, OM3-5.6.3
    for (const to of ZONE[zone].adjacent) {
      moves.push(TEXT.move(id)(to));
      for (const motorcycles of withMove) moves.push(TEXT.moveWith(id)(to)(motorcycles));
    }
  }
  for (const special of specials) specialActions(s, special, exhausted, enemies, moves);
  return moves;
}

function supportActions(id: CardId, exhausted: readonly CardId[], moves: Move[]): void {
  for (const unit of exhausted) moves.push(TEXT.order(id)(unit)); // OM3-5.7.1
  moves.push(TEXT.volunteers(id)); // OM3-5.8.1
}

function specialActions(
  s: State,
  { card, effect }: Card,
  exhausted: readonly CardId[],
  enemies: readonly TableCard[],
  moves: Move[],
): void {
  switch (effect) {
    case 'highMorale': // OM3-5.9.2
      for (const unit of exhausted) moves.push(TEXT.highMorale(card)(unit));
      if (mayBeSpent(s) && exhausted.length === 0) moves.push(`highMorale(${card})`);
      break;
    case 'hideFragments': // OM3-5.9.3
      if (mayBeSpent(s)) moves.push(`hideFragments(${card},0)`);
      if (s.parts.surroundings >= 1) moves.push(`hideFragments(${card},1)`);
      if (s.parts.surroundings >= 2) moves.push(`hideFragments(${card},2)`);
      break;
    case 'mostIII': // OM3-5.9.6, R-27: any German card there, ready or not
      if (enemies.some(({ zone }) => zone === 'forest')) break;
      if (s.parts.forest >= 1 || mayBeSpent(s)) moves.push(`mostIII(${card})`);
      break;
    case 'motorisedColumn': // OM3-5.9.11: in edition 1 something else must be left to do
      if (mayBeSpent(s) || moves.length > 0 || exhausted.length > 0) moves.push(`motorisedColumn(${card})`);
      break;
  }
}
