/** Every move a player can make, as text, and the bundle of types this game is made of. */
import { type MoveOf, remembered, type ShapeOf, type SomeSteps } from '@sztab/kernel';
import type { CardId } from '../content/cards.ts';
import type { Zone } from '../content/zones.ts';
import type { Event } from './events.ts';
import type { Frame, State } from './state.ts';
import type { View } from './view.ts';

/** What each verb is said of, in the order in which it is spelled. */
interface Verbs {
  // D-MULL
  keep: [];
  mulligan: [];
  // D-ACT
  deploy: [CardId];
  attack: [CardId, CardId];
  search: [CardId] | [CardId, CardId];
  steal: [CardId];
  move: [CardId, Zone] | [CardId, Zone, CardId];
  order: [CardId, CardId];
  volunteers: [CardId];
  highMorale: [CardId, CardId] | [CardId];
  hideFragments: [CardId, 0 | 1 | 2];
  mostIII: [CardId];
  motorisedColumn: [CardId];
  pass: [];
  endChain: [];
  // D-ESC, D-AMB, D-ROLL, D-NUR
  escort: [CardId];
  noEscort: [];
  ambush: [CardId];
  roll: [];
  warLuck: [CardId];
  warMisfortune: [CardId];
  supportInAction: [CardId];
  passReaction: [];
  nurse: [CardId];
  declineNurse: [];
  // D-COL
  refresh: [CardId];
  declineRefresh: [];
}

export type Move = MoveOf<Verbs>;

export type Shape = ShapeOf<State, Move, View, Event>;

export type Steps<K extends Frame['step']> = SomeSteps<Shape, K>;

type One = (card: CardId) => Move;
type Two = (card: CardId) => (other: CardId) => Move;
const one = (make: One): One => remembered(make);
const two = (make: (card: CardId, other: CardId) => Move): Two =>
  remembered((card) => remembered((other) => make(card, other)));

/** The texts of the moves that are listed again and again. */
export const TEXT = {
  deploy: one((card) => `deploy(${card})`),
  attack: two((unit, target) => `attack(${unit},${target})`),
  search: one((unit) => `search(${unit})`),
  searchWith: two((unit, witnesses) => `search(${unit},${witnesses})`),
  steal: one((unit) => `steal(${unit})`),
  move: remembered((unit: CardId) => remembered((to: Zone): Move => `move(${unit},${to})`)),
  moveWith: remembered((unit: CardId) =>
    remembered((to: Zone) => remembered((card: CardId): Move => `move(${unit},${to},${card})`)),
  ),
  order: two((support, unit) => `order(${support},${unit})`),
  volunteers: one((support) => `volunteers(${support})`),
  highMorale: two((card, unit) => `highMorale(${card},${unit})`),
  highMoraleAlone: one((card) => `highMorale(${card})`),
  hideFragments: remembered((card: CardId) =>
    ([0, 1, 2] as const).map((parts): Move => `hideFragments(${card},${parts})`),
  ),
  mostIII: one((card) => `mostIII(${card})`),
  motorisedColumn: one((card) => `motorisedColumn(${card})`),
  escort: one((unit) => `escort(${unit})`),
  warLuck: one((card) => `warLuck(${card})`),
  warMisfortune: one((card) => `warMisfortune(${card})`),
  supportInAction: one((support) => `supportInAction(${support})`),
};
