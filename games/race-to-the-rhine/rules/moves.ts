/** Every move a player can make, as text (section 8), and the bundle of types this game is made of. */
import { remembered, type SomeSteps } from '@sztab/kernel';
import type { CorpsId } from '../content/corps.ts';
import type { Town } from '../content/fields.ts';
import type { Kind } from '../content/supplies.ts';
import type { RrEvent } from './events.ts';
import type { Deck, RrFrame, RrTable } from './table.ts';
import type { RrView } from './view.ts';

/** Towns and cards are any text here: so many of them, spelled out in pairs, are more than the compiler can hold. */
export type RrMove =
  // act
  | `takeSupplies(${string},${'basic' | Kind})`
  | `takeTrucks(${number})`
  | 'transport'
  | `move(${CorpsId})`
  | `air(${Deck})`
  | 'airborne'
  | `cmdAir(${Deck})`
  | `cmdMove(${CorpsId})`
  | `playResistance(${string})`
  | `playRecon(${string},${Deck})`
  | `load(${CorpsId},${Kind})`
  | `unload(${CorpsId},${Kind})`
  | 'endTurn'
  // supply.bonus, overflow
  | `bonus(${Kind})`
  | 'bonusDone'
  | `discard(${string},${Kind})`
  // transport, truck
  | `truck(${string},${string})`
  | `add(${Kind})`
  | 'dispatch'
  | 'finish'
  // move, cards
  | `step(${string})`
  | 'stop'
  | 'feed'
  | 'decline'
  | `swap(${Kind},${Kind})`
  // airborne
  | 'payMedal'
  | `payCard(${string})`
  | 'payCards'
  | `addCard(${string})`
  | `drop(${string})`
  // reaction
  | `resist(${string})`
  | `counter(${string})`
  | 'resistBox'
  | 'none'
  // solo
  | `spread(${number},${string})`;

export interface RrShape {
  table: RrTable;
  frame: RrFrame;
  move: RrMove;
  view: RrView;
  event: RrEvent;
}

export type RrSteps<K extends RrFrame['step']> = SomeSteps<RrShape, K>;

/** The texts of the moves that are listed again and again. */
export const TEXT = {
  takeSupplies: remembered((town: Town) => remembered((set: 'basic' | Kind): RrMove => `takeSupplies(${town},${set})`)),
  load: remembered((corps: CorpsId) => remembered((kind: Kind): RrMove => `load(${corps},${kind})`)),
  unload: remembered((corps: CorpsId) => remembered((kind: Kind): RrMove => `unload(${corps},${kind})`)),
  move: remembered((corps: CorpsId): RrMove => `move(${corps})`),
  truck: remembered((from: Town) => remembered((to: Town): RrMove => `truck(${from},${to})`)),
  step: remembered((town: Town): RrMove => `step(${town})`),
  resist: remembered((town: Town): RrMove => `resist(${town})`),
  counter: remembered((town: Town): RrMove => `counter(${town})`),
  drop: remembered((town: Town): RrMove => `drop(${town})`),
};
