/** Every move a player can make, as text (section 8), and the bundle of types this game is made of. */
import { remembered, type SomeSteps } from '@sztab/kernel';
import type { AreaId, ZoneId } from '../content/areas.ts';
import type { CardTitle } from '../content/cards.ts';
import type { SpaceId } from '../content/spaces.ts';
import type { GoEvent } from './events.ts';
import type { GoFrame, GoTable } from './table.ts';
import type { GoView } from './view.ts';

type Place = AreaId | ZoneId;
type UpToTwo = 1 | 2;

export type GoMove =
  // D1, D1a
  | `deploy(${SpaceId})`
  | 'playMomentum'
  | 'pass'
  // D2, D10
  | `move(${Place})`
  | 'finish'
  // D3, D5, D7, D11, D14
  | `assault(${UpToTwo})`
  | 'artilleryStrike'
  | `airborneDrop(${UpToTwo})`
  | `wingman(${UpToTwo})`
  | 'airRaid'
  | 'continue'
  | 'roll'
  // D4, D6, D12, D13
  | `target(${AreaId})`
  | `aircraft(${number})`
  // D8, D9, D15, D16
  | `recall(${Place})`
  | 'done'
  | `place(${Place})`
  | `mobilise(${UpToTwo})`
  // D17
  | `counterAttack(${UpToTwo})`
  | 'ambush'
  | 'antiAircraft'
  | 'interception'
  // D18
  | 'keep'
  | `rerollWith(${CardTitle})`
  // D19
  | `takeBack(${SpaceId})`;

export interface GoShape {
  table: GoTable;
  frame: GoFrame;
  move: GoMove;
  view: GoView;
  event: GoEvent;
}

export type GoSteps<K extends GoFrame['step']> = SomeSteps<GoShape, K>;

/** The texts of the moves that are listed again and again. */
export const TEXT = {
  deploy: remembered((space: SpaceId): GoMove => `deploy(${space})`),
  move: remembered((from: Place): GoMove => `move(${from})`),
  target: remembered((area: AreaId): GoMove => `target(${area})`),
  recall: remembered((from: Place): GoMove => `recall(${from})`),
  place: remembered((to: Place): GoMove => `place(${to})`),
  rerollWith: remembered((title: CardTitle): GoMove => `rerollWith(${title})`),
  takeBack: remembered((space: SpaceId): GoMove => `takeBack(${space})`),
};
