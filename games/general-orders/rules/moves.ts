/** Every move a player can make, as text, and the bundle of types this game is made of. */
import { type MoveOf, remembered, type ShapeOf, type SomeSteps } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { CardTitle } from '../content/cards.ts';
import type { SpaceId } from '../content/spaces.ts';
import type { Event } from './events.ts';
import type { Frame, State } from './state.ts';
import type { View } from './view.ts';

type Place = AreaId | ZoneId;
type UpToTwo = 1 | 2;

/** What each verb is said of, in the order in which it is spelled. */
interface Verbs {
  // D1, D1a
  deploy: [SpaceId];
  playMomentum: [];
  pass: [];
  // D2, D10
  move: [Place];
  finish: [];
  // D3, D5, D7, D11, D14
  assault: [UpToTwo];
  artilleryStrike: [];
  airborneDrop: [UpToTwo];
  wingman: [UpToTwo];
  airRaid: [];
  continue: [];
  roll: [];
  // D4, D6, D12, D13
  target: [AreaId];
  aircraft: [number];
  // D8, D9, D15, D16
  recall: [Place];
  done: [];
  place: [Place];
  mobilise: [UpToTwo];
  // D17
  counterAttack: [UpToTwo];
  ambush: [];
  antiAircraft: [];
  interception: [];
  // D18
  keep: [];
  rerollWith: [CardTitle];
  // D19
  takeBack: [SpaceId];
}

export type Move = MoveOf<Verbs>;

export type Shape = ShapeOf<State, Move, View, Event>;

export type Steps<K extends Frame['step']> = SomeSteps<Shape, K>;

/** The texts of the moves that are listed again and again. */
export const TEXT = {
  deploy: remembered((space: SpaceId): Move => `deploy(${space})`),
  move: remembered((from: Place): Move => `move(${from})`),
  target: remembered((area: AreaId): Move => `target(${area})`),
  recall: remembered((from: Place): Move => `recall(${from})`),
  place: remembered((to: Place): Move => `place(${to})`),
  rerollWith: remembered((title: CardTitle): Move => `rerollWith(${title})`),
  takeBack: remembered((space: SpaceId): Move => `takeBack(${space})`),
};
