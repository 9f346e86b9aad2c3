/**
 * OM3-5.1 and the preconditions of OM3-5.2 to OM3-5.9: which actions a side may declare. Each condition is one function that gives
 * the reason against a candidate, or null; the list is the candidates with null, and `reasons-in-action.ts` passes the reason on.
 */
import { type Card, type CardId, cardOf } from '../content/cards.ts';
import { enemyOf, HOME, type Side, ZONE, type Zone } from '../content/zones.ts';
import { type Move, TEXT } from './moves.ts';
import { isDeployable, mayBeSpent, noExhausted, noInstant, noRefresh, type State, type TableCard } from './state.ts';
import type { View } from './view.ts';

/** What lies open, and the own hand: a state, or the view of the one who acts. */
type Seen = Pick<View, 'edition' | 'parts' | 'cards' | 'hand'>;

/** How the cards on the table lie for one side. */
export interface Muster {
  readonly ready: TableCard[];
  /** Units that could be refreshed. */
  readonly exhausted: CardId[];
  readonly enemies: TableCard[];
}

export function musterOf({ cards }: Pick<Seen, 'cards'>, side: Side): Muster {
  const ready: TableCard[] = [];
  const exhausted: CardId[] = [];
  const enemies: TableCard[] = [];
  for (const one of cards) {
    const card = cardOf(one.id);
    if (card.side !== side) enemies.push(one);
    else if (one.ready) ready.push(one);
    else if (noRefresh(one, card) === null) exhausted.push(one.id);
  }
  return { ready, exhausted, enemies };
}

/** OM3-5.3.1 */
export const noAttack = (target: TableCard, zone: Zone): 'other-zone' | null =>
  target.zone === zone ? null : 'other-zone';

/** OM3-5.4.1 */
export function noSearch(
  { parts }: Pick<Seen, 'parts'>,
  { search }: Card,
  zone: Zone,
): 'cannot-search' | 'search-elsewhere' | 'no-parts' | null {
  if (search === null) return 'cannot-search';
  if (!ZONE[zone].searchable) return 'search-elsewhere';
  return parts[zone] > 0 ? null : 'no-parts';
}

/** OM3-5.5.1 */
export function noSteal(
  { parts }: Pick<Seen, 'parts'>,
  { side, steal }: Card,
  zone: Zone,
): 'cannot-steal' | 'steal-elsewhere' | 'no-parts-to-take' | null {
  if (steal === null) return 'cannot-steal';
  if (zone !== HOME[enemyOf(side)]) return 'steal-elsewhere';
  return parts[zone] > 0 ? null : 'no-parts-to-take';
}

/** OM3-5.6.1 */
export function noMove(from: Zone, to: Zone): 'already-there' | 'not-adjacent' | null {
  if (from === to) return 'already-there';
  return ZONE[from].adjacent.includes(to) ? null : 'not-adjacent';
}

/** What a Special needs before it can be played (OM3-5.9); nothing but its own effect since edition 2, if it is spent. */
export function noSpecial(
  s: Seen,
  { side, effect }: Card,
  { ready, enemies }: Muster,
): 'no-exhausted-unit' | 'nothing-to-hide' | 'no-parts-in-forest' | 'german-in-forest' | 'nothing-to-do' | null {
  const spent = mayBeSpent(s);
  switch (effect) {
    case 'highMorale': // OM3-5.9.2
      return spent ? null : noExhausted(s, side);
    case 'hideFragments': // OM3-5.9.3
      return spent || s.parts.surroundings > 0 ? null : 'nothing-to-hide';
    case 'mostIII': // OM3-5.9.6, R-27: any German card there, ready or not
      if (!spent && s.parts.forest === 0) return 'no-parts-in-forest';
      return enemies.some(({ zone }) => zone === 'forest') ? 'german-in-forest' : null;
    default: // OM3-5.9.11: in edition 1 something else must be left to do
      if (spent || ready.length > 0 || noExhausted(s, side) === null) return null;
      return s.hand[side].some((id) => isDeployable(cardOf(id))) ? null : 'nothing-to-do';
  }
}

/** OM3-5.9.3: how many parts Hiding the Fragments may take. */
export function noHiding(s: Pick<Seen, 'edition' | 'parts'>, parts: number): 'choose-number' | 'too-few-parts' | null {
  if (parts === 0) return mayBeSpent(s) ? null : 'choose-number';
  return parts > Math.min(2, s.parts.surroundings) ? 'too-few-parts' : null;
}

/** Every action, without `pass` and `endChain`. Only one's own hand and what lies open is looked at. */
export function actions(s: State, side: Side): Move[] {
  const moves: Move[] = [];
  const muster = musterOf(s, side);
  const { ready, exhausted, enemies } = muster;
  const withMove: CardId[] = [];
  const withSearch: CardId[] = [];
  const specials: Card[] = [];
  for (const id of s.hand[side]) {
    const card = cardOf(id);
    if (isDeployable(card)) moves.push(TEXT.deploy(id));
    else if (card.class === 'special') specials.push(card);
    else if (noInstant(card, 'motorcycles') === null) withMove.push(id);
    else if (noInstant(card, 'witnesses') === null) withSearch.push(id);
  }
  for (const { id, zone } of ready) {
    const card = cardOf(id);
    if (card.class === 'support') {
      supportActions(id, exhausted, moves);
      continue;
    }
    const attack = TEXT.attack(id);
    for (const enemy of enemies) if (noAttack(enemy, zone) === null) moves.push(attack(enemy.id));
    // OM3-5.4.2
    if (noSearch(s, card, zone) === null) {
      moves.push(TEXT.search(id));
      for (const witnesses of withSearch) moves.push(TEXT.searchWith(id)(witnesses));
    }
    if (noSteal(s, card, zone) === null) moves.push(TEXT.steal(id));
    const move = TEXT.move(id);
    // The neighbours are all that `noMove` lets through; to ask it about every zone costs a twentieth of a random game.
    for (const to of ZONE[zone].adjacent) {
      moves.push(move(to));
      for (const motorcycles of withMove) moves.push(TEXT.moveWith(id)(to)(motorcycles)); // OM3-5.6.3
    }
  }
  for (const special of specials)
    if (noSpecial(s, special, muster) === null) specialActions(s, special, exhausted, moves);
  return moves;
}

function supportActions(id: CardId, exhausted: readonly CardId[], moves: Move[]): void {
  const order = TEXT.order(id);
  for (const unit of exhausted) moves.push(order(unit)); // OM3-5.7.1
  moves.push(TEXT.volunteers(id)); // OM3-5.8.1
}

function specialActions(s: State, { card, effect }: Card, exhausted: readonly CardId[], moves: Move[]): void {
  switch (effect) {
    case 'highMorale':
      for (const unit of exhausted) moves.push(TEXT.highMorale(card)(unit));
      if (exhausted.length === 0) moves.push(TEXT.highMoraleAlone(card));
      break;
    case 'hideFragments': {
      const texts = TEXT.hideFragments(card);
      for (let parts = 0; parts < texts.length; parts++)
        if (noHiding(s, parts) === null) moves.push(texts[parts] as Move);
      break;
    }
    case 'mostIII':
      moves.push(TEXT.mostIII(card));
      break;
    case 'motorisedColumn':
      moves.push(TEXT.motorisedColumn(card));
      break;
  }
}
