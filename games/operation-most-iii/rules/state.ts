/** All that the rules know of a match at one moment, and the frames of its flow. */
import { type CommonState, type Seat, teller } from '@sztab/kernel';
import { type Card, type CardId, COPIES, cardOf, type InstantEffect } from '../content/cards.ts';
import { SIDES, type Side, type Zone } from '../content/zones.ts';
import type { Event } from './events.ts';
import type { RuleOptions } from './options.ts';

export interface TableCard {
  readonly id: CardId;
  zone: Zone;
  /** Upright. An exhausted card lies sideways. */
  ready: boolean;
}

export type Reason = 'parts' | 'tie' | 'homeLost' | 'resign';
export interface Result {
  readonly winner: Side;
  readonly reason: Reason;
  readonly score: Readonly<Record<Side, number>>;
}

/** Where parts can lie: on zone cards, in the supply, on Hiding the Fragments, on Operation Most III. */
export interface Parts {
  supply: number;
  base: number;
  surroundings: number;
  forest: number;
  hidden: number;
  evacuated: number;
}

export interface State extends CommonState<Frame> {
  readonly options: RuleOptions;
  stage: number;
  parts: Parts;
  /** In the order the cards came: while a mulligan is open, the last five are the ones just drawn. */
  readonly hand: Record<Side, CardId[]>;
  /** Index 0 is the top. */
  readonly deck: Record<Side, CardId[]>;
  readonly removed: Record<Side, CardId[]>;
  cards: TableCard[];
  hidingOnTable: boolean;
  mostOnTable: boolean;
  rocketDeck: number[];
  rocketShown: number[];
  readonly mulliganUsed: Record<Side, boolean>;
  result: Result | null;
}

export type ChainSource = 'volunteers' | 'motorisedColumn';
export type Answer = 'keep' | 'mulligan';

export interface ChainFrame {
  readonly step: 'chain';
  readonly side: Side;
  readonly source: ChainSource;
  remaining: number;
  readonly thenRefresh: boolean;
}

export interface TurnsFrame {
  readonly step: 'stage.turns';
  next: Side;
  /** Passes in a row. */
  passes: number;
  /** Turns begun in this stage; the first two are phases 3 and 4. */
  turn: number;
}

/** From edition 2 on: the card that the attacker had picked, if an Escort is struck in its stead. */
interface Struck {
  readonly escorted?: CardId;
}

/** An action that waits for the verdict of its roll window. */
export interface ActionFrame<K extends 'attack.resolve' | 'search.resolve' | 'steal.resolve'> extends Struck {
  readonly step: K;
  readonly side: Side;
  readonly actor: CardId;
  /** The card that fights for the defender; none unless this is an Attack. */
  readonly struck: CardId | null;
  success: boolean | null;
}

export interface RollFrame extends Struck {
  readonly step: 'roll.react';
  readonly action: 'attack' | 'search' | 'steal';
  readonly side: Side;
  readonly actor: CardId;
  readonly struck: CardId | null;
  readonly dice: Readonly<Partial<Record<Side, number>>>;
  readonly mods: Record<Side, number>;
  priority: Side;
  /** Passes in a row inside this window. */
  passes: number;
  readonly plays: { readonly side: Side; readonly card: CardId; readonly delta: number }[];
}

/** A window of an Attack in which it is settled who fights. */
export interface StruckFrame<K extends 'attack.ambush' | 'attack.nurse'> extends Struck {
  readonly step: K;
  readonly side: Side;
  readonly actor: CardId;
  readonly struck: CardId;
}

export interface MulliganFrame {
  readonly step: 'stage.mulligan';
  readonly asked: readonly Side[];
  /** Secret until every asked side has answered. */
  readonly answers: Partial<Record<Side, Answer | 'secret'>>;
}

export type Frame =
  | { readonly step: 'stage.draw' }
  | MulliganFrame
  | { readonly step: 'stage.rocketTest' }
  | TurnsFrame
  | { readonly step: 'stage.refresh' }
  | { readonly step: 'stage.end' }
  | { readonly step: 'turn.act'; readonly side: Side }
  | ChainFrame
  | { readonly step: 'column.refresh'; readonly side: Side }
  | { readonly step: 'attack.escort'; readonly side: Side; readonly actor: CardId; readonly target: CardId }
  | StruckFrame<'attack.ambush'>
  | StruckFrame<'attack.nurse'>
  | ActionFrame<'attack.resolve'>
  | ActionFrame<'search.resolve'>
  | ActionFrame<'steal.resolve'>
  | RollFrame;

export const seatOf = (side: Side): Seat => SIDES.indexOf(side);
export const sideOf = (seat: Seat): Side => SIDES[seat] as Side;

export const tell = teller<Event>();

export function tableCard(s: Pick<State, 'cards'>, id: CardId): TableCard {
  for (const card of s.cards) if (card.id === id) return card;
  throw new RangeError(`${id} is not on the table`);
}

/** OM3-5.2.1 */
export const isDeployable = ({ class: cardClass }: Card): boolean => cardClass === 'unit' || cardClass === 'support';

/** OM3-5.7.1, OM3-5.7.3: null if this card could be refreshed by its owner. */
export function noRefresh({ id, ready }: TableCard, card = cardOf(id)): 'only-units' | 'already-ready' | null {
  if (card.class !== 'unit') return 'only-units';
  return ready ? 'already-ready' : null;
}

/** Null if this side has any such card. */
export function noExhausted(
  { cards }: { readonly cards: readonly TableCard[] },
  side: Side,
): 'no-exhausted-unit' | null {
  for (const one of cards) {
    const card = cardOf(one.id);
    if (card.side === side && noRefresh(one, card) === null) return null;
  }
  return 'no-exhausted-unit';
}

/** OM3-6.1.3: against a card of the hand in a window that is not for it. */
export const notNow = (card: Card): 'other-window' | 'only-in-action' =>
  card.class === 'instant' ? 'other-window' : 'only-in-action';
/** Null if it is the Instant that the window is for. */
export const noInstant = (card: Card, wanted: InstantEffect): ReturnType<typeof notNow> | null =>
  card.effect === wanted ? null : notNow(card);

/** OM3-4.9.5 From edition 2 on a Special may be played although it does nothing: it keeps the stage open, at the price of itself. */
export const mayBeSpent = ({ edition }: Pick<State, 'edition'>): boolean => edition >= 2;

/** A card leaves the game, face up, for good (OM3-4.8.6). */
export function discardFromTable(s: State, id: CardId): void {
  s.cards.splice(s.cards.indexOf(tableCard(s, id)), 1);
  s.removed[cardOf(id).side].push(id);
}

export function movePart(s: State, from: Zone, to: Zone): void {
  s.parts[from]--;
  s.parts[to]++;
  tell({ is: 'part-moved', from, to });
}

/** What everybody can count: what lies face up, and the START cards known to be in a hand. */
type PublicCount = Pick<State, 'removed'> & { readonly hand: Readonly<Record<Side, readonly CardId[]>> };

/** OM3-6.9.1 The cards of a hand of which nothing is known: all but the START cards not yet deployed. */
export function hiddenHand(s: PublicCount, side: Side): number {
  let hidden = 0;
  for (const id of s.hand[side]) if (!cardOf(id).isStart) hidden++;
  return hidden;
}

/** OM3-6.9.2 Could this side hold that Instant, as far as everybody can tell? */
export function publiclyPossible(s: PublicCount, side: Side, effect: InstantEffect): boolean {
  let unseen = COPIES[side][effect];
  if (unseen === 0) return false;
  for (const id of s.removed[side]) if (cardOf(id).effect === effect) unseen--;
  return unseen > 0 && hiddenHand(s, side) > 0;
}
