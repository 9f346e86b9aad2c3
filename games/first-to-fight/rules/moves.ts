/** Every move a player can make, as text, and the bundle of types this game is made of. */
import { type MoveOf, remembered, type ShapeOf, type SomeSteps } from '@sztab/kernel';
import type { EventId } from '../content/events.ts';
import type { Attribute, Formation } from '../content/formations.ts';
import type { MissionId } from '../content/missions.ts';
import type { Bonus, Order } from '../content/orders.ts';
import type { Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { Event } from './events.ts';
import type { Frame, State } from './state.ts';
import type { View } from './view.ts';

/** What each verb is said of, in the order in which it is spelled. */
interface Verbs {
  // D1 to D4
  keepAll: [];
  discard: [MissionId];
  // D2, D3, D16
  keep: [MissionId];
  // D5
  order: [Order];
  // D6 to D14
  pass: [];
  move: [SoldierId, Region];
  train: [SoldierId, Attribute];
  sabotage: [Region];
  rule: [Region];
  drop: [SoldierId];
  name: [Formation];
  camp: [SoldierId];
  front: [MissionId];
  recruit: [Region];
  pick: [SoldierId];
  ability: [Attribute | Region | 'use'];
  top: [EventId];
  bonus: [Bonus];
  token: [Formation, Region];
  // D15
  treat: [SoldierId];
  done: [];
  // D17 to D19
  losses: [Region];
  wound: [SoldierId];
}

export type Move = MoveOf<Verbs>;

export type Shape = ShapeOf<State, Move, View, Event>;

export type Steps<K extends Frame['step']> = SomeSteps<Shape, K>;

/** The texts of the moves that are listed again and again. */
export const TEXT = {
  move: remembered((soldier: SoldierId) => remembered((to: Region): Move => `move(${soldier},${to})`)),
  train: remembered((soldier: SoldierId) => remembered((which: Attribute): Move => `train(${soldier},${which})`)),
  token: remembered((formation: Formation) => remembered((to: Region): Move => `token(${formation},${to})`)),
  treat: remembered((soldier: SoldierId): Move => `treat(${soldier})`),
  drop: remembered((soldier: SoldierId): Move => `drop(${soldier})`),
  camp: remembered((soldier: SoldierId): Move => `camp(${soldier})`),
  wound: remembered((soldier: SoldierId): Move => `wound(${soldier})`),
};
