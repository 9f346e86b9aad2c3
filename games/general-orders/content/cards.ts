/**
 * The operation cards. Source: titles, totals and the effects of Assault, Mobilisation and Momentum are printed; the other
 * effects are ours. The three aircraft titles exist twice each, the others three times (ruling Q-01).
 *
 * All copies of a title are alike and are never numbered, not even inside the engine: a number could tell which copies its
 * owner does not hold (GOW-8.6, GOW-9.6).
 */
import type { Mode } from './sides.ts';

export type CardTitle =
  | 'assault'
  | 'counterAttack'
  | 'momentum'
  | 'ambush'
  | 'mobilisation'
  | 'artilleryStrike'
  | 'airborneDrop'
  | 'antiAircraft'
  | 'airRaid'
  | 'interception'
  | 'wingman';

export interface OperationCard {
  readonly title: CardTitle;
  readonly copies: number;
  /** Null: the card belongs to both theatres. */
  readonly mode: Mode | null;
  /** Black symbol: in the own turn. Red symbol: as defender, in the opponent's turn. */
  readonly timing: 'own' | 'defence';
  /** Pieces (at most) or dice that the special effect adds; Momentum brings one commander. */
  readonly adds: { readonly what: 'soldiers' | 'aircraft' | 'dice' | 'commander'; readonly count: number };
}

const card = (
  title: CardTitle,
  copies: number,
  mode: Mode | null,
  timing: OperationCard['timing'],
  what: OperationCard['adds']['what'],
  count: number,
): OperationCard => ({ title, copies, mode, timing, adds: { what, count } });

/** In the order of the rulebook. */
export const CARDS: readonly OperationCard[] = [
  card('assault', 3, null, 'own', 'soldiers', 2),
  card('counterAttack', 3, null, 'defence', 'soldiers', 2),
  card('momentum', 3, null, 'own', 'commander', 1),
  card('ambush', 3, null, 'defence', 'dice', 2),
  card('mobilisation', 3, null, 'own', 'soldiers', 2),
  card('artilleryStrike', 3, null, 'own', 'dice', 2),
  card('airborneDrop', 3, 'alpine', 'own', 'soldiers', 2),
  card('antiAircraft', 3, 'alpine', 'defence', 'dice', 3),
  card('airRaid', 2, 'island', 'own', 'dice', 2),
  card('interception', 2, 'island', 'defence', 'dice', 2),
  card('wingman', 2, 'island', 'own', 'aircraft', 2),
];

export const TITLES: readonly CardTitle[] = CARDS.map(({ title }) => title);

export const CARD = Object.fromEntries(CARDS.map((one) => [one.title, one])) as Readonly<
  Record<CardTitle, OperationCard>
>;

/** 24 cards for a theatre, or only the 18 that belong to both (option `deckSize`). */
export type DeckSize = 24 | 18;

/** How many copies of a title are in the game at all. */
export const copiesOf = (title: CardTitle, mode: Mode, size: DeckSize): number => {
  const { copies, mode: only } = CARD[title];
  return only === null || (only === mode && size === 24) ? copies : 0;
};

const built = (mode: Mode, size: DeckSize): readonly CardTitle[] =>
  TITLES.flatMap((title) => Array<CardTitle>(copiesOf(title, mode, size)).fill(title));

const DECKS: Readonly<Record<Mode, Readonly<Record<DeckSize, readonly CardTitle[]>>>> = {
  alpine: { 24: built('alpine', 24), 18: built('alpine', 18) },
  island: { 24: built('island', 24), 18: built('island', 18) },
};

/** Every card of a game, unshuffled: a deck of one's own each time. */
export const deckOf = (mode: Mode, size: DeckSize): CardTitle[] => [...DECKS[mode][size]];
