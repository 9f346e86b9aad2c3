/** Every move a player can make, as text (section 8), and the bundle of types this game is made of. */
import { remembered, type SomeSteps } from '@sztab/kernel';
import type { EventId } from '../content/events.ts';
import type { Attribute, Formation } from '../content/formations.ts';
import type { MissionId } from '../content/missions.ts';
import type { Bonus, Order } from '../content/orders.ts';
import type { Region } from '../content/regions.ts';
import type { SoldierId } from '../content/soldiers.ts';
import type { FtEvent } from './events.ts';
import type { FtFrame, FtTable } from './table.ts';
import type { FtView } from './view.ts';

export type FtMove =
  // D1 to D4
  | 'keepAll'
  | `discard(${MissionId})`
  // D2, D3, D16
  | `keep(${MissionId})`
  // D5
  | `order(${Order})`
  // D6 to D14
  | 'pass'
  | `move(${SoldierId},${Region})`
  | `train(${SoldierId},${Attribute})`
  | `sabotage(${Region})`
  | `rule(${Region})`
  | `drop(${SoldierId})`
  | `name(${Formation})`
  | `camp(${SoldierId})`
  | `front(${MissionId})`
  | `recruit(${Region})`
  | `pick(${SoldierId})`
  | `ability(${Attribute | Region | 'use'})`
  | `top(${EventId})`
  | `bonus(${Bonus})`
  | `token(${Formation},${Region})`
  // D15
  | `treat(${SoldierId})`
  | 'done'
  // D17 to D19
  | `losses(${Region})`
  | `wound(${SoldierId})`;

export interface FtShape {
  table: FtTable;
  frame: FtFrame;
  move: FtMove;
  view: FtView;
  event: FtEvent;
}

export type FtSteps<K extends FtFrame['step']> = SomeSteps<FtShape, K>;

/** The texts of the moves that are listed again and again. */
export const TEXT = {
  move: remembered((soldier: SoldierId) => remembered((to: Region): FtMove => `move(${soldier},${to})`)),
  train: remembered((soldier: SoldierId) => remembered((which: Attribute): FtMove => `train(${soldier},${which})`)),
  token: remembered((formation: Formation) => remembered((to: Region): FtMove => `token(${formation},${to})`)),
  treat: remembered((soldier: SoldierId): FtMove => `treat(${soldier})`),
  drop: remembered((soldier: SoldierId): FtMove => `drop(${soldier})`),
  camp: remembered((soldier: SoldierId): FtMove => `camp(${soldier})`),
  wound: remembered((soldier: SoldierId): FtMove => `wound(${soldier})`),
};
