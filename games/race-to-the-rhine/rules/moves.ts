/** Every move a player can make, as text, and the bundle of types this game is made of. */
import { type MoveOf, remembered, type ShapeOf, type SomeSteps } from '@sztab/kernel';
import type { CorpsId } from '../content/corps.ts';
import type { Town } from '../content/fields.ts';
import type { Kind } from '../content/supplies.ts';
import type { Event } from './events.ts';
import type { Deck, Frame, State } from './state.ts';
import type { View } from './view.ts';

/** Towns and cards are any text here: so many of them, spelled out in pairs, are more than the compiler can hold. */
interface Verbs {
  // act
  takeSupplies: [string, 'basic' | Kind];
  takeTrucks: [number];
  transport: [];
  move: [CorpsId];
  air: [Deck];
  airborne: [];
  cmdAir: [Deck];
  cmdMove: [CorpsId];
  playResistance: [string];
  playRecon: [string, Deck];
  load: [CorpsId, Kind];
  unload: [CorpsId, Kind];
  endTurn: [];
  // supply.bonus, overflow
  bonus: [Kind];
  bonusDone: [];
  discard: [string, Kind];
  // transport, truck
  truck: [string, string];
  add: [Kind];
  dispatch: [];
  finish: [];
  // move, cards
  step: [string];
  stop: [];
  feed: [];
  decline: [];
  swap: [Kind, Kind];
  // airborne
  payMedal: [];
  payCard: [string];
  payCards: [];
  addCard: [string];
  drop: [string];
  // reaction
  resist: [string];
  counter: [string];
  resistBox: [];
  none: [];
  // solo
  spread: [number, string];
}

export type Move = MoveOf<Verbs>;

export type Shape = ShapeOf<State, Move, View, Event>;

export type Steps<K extends Frame['step']> = SomeSteps<Shape, K>;

/** The texts of the moves that are listed again and again. */
export const TEXT = {
  takeSupplies: remembered((town: Town) => remembered((set: 'basic' | Kind): Move => `takeSupplies(${town},${set})`)),
  load: remembered((corps: CorpsId) => remembered((kind: Kind): Move => `load(${corps},${kind})`)),
  unload: remembered((corps: CorpsId) => remembered((kind: Kind): Move => `unload(${corps},${kind})`)),
  move: remembered((corps: CorpsId): Move => `move(${corps})`),
  truck: remembered((from: Town) => remembered((to: Town): Move => `truck(${from},${to})`)),
  step: remembered((town: Town): Move => `step(${town})`),
  resist: remembered((town: Town): Move => `resist(${town})`),
  counter: remembered((town: Town): Move => `counter(${town})`),
  drop: remembered((town: Town): Move => `drop(${town})`),
};
