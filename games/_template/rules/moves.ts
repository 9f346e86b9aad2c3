/** Every move a player can make, as text, and the bundle of types this game is made of. */
import { type MoveOf, remembered, type ShapeOf, type SomeSteps } from '@sztab/kernel';
import type { Card } from '../content/cards.ts';
import type { Hill } from '../content/hills.ts';
import type { Event } from './events.ts';
import type { Frame, State } from './state.ts';
import type { View } from './view.ts';

/** What each verb is said of, in the order in which it is spelled. */
interface Verbs {
  lay: [Card, Hill];
}

export type Move = MoveOf<Verbs>;

export type Shape = ShapeOf<State, Move, View, Event>;

export type Steps<K extends Frame['step']> = SomeSteps<Shape, K>;

/** Lists are made again and again; a text is made once. */
export const TEXT = { lay: remembered((card: Card) => remembered((hill: Hill): Move => `lay(${card},${hill})`)) };
