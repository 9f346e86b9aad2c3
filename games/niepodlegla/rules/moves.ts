/** Every move a player can make, as text, and the bundle of types this game is made of. */
import { type MoveOf, moveParts, remembered, type ShapeOf, type SomeSteps } from '@sztab/kernel';
import type { Token } from '../content/characters.ts';
import type { Character, Die } from '../content/dice.ts';
import type { Colour } from '../content/players.ts';
import type { Kind, Town } from '../content/towns.ts';
import type { Event } from './events.ts';
import type { CardId, Frame, State } from './state.ts';
import type { View } from './view.ts';

/** What each verb is said of, in the order in which it is spelled. */
interface Verbs {
  // DP-1, DP-2, DP-18
  placePawn: [Colour, CardId];
  takePawn: [CardId];
  giveDie: [Colour];
  returnDie: [Colour];
  commitPlan: [];
  // DP-3 to DP-7, DP-19
  selectDie: [Die];
  unselectDie: [Die];
  reroll: [];
  passDie: [Die, Colour];
  passToken: [Token, Colour];
  useMoraleToken: [Token];
  done: [];
  undone: [];
  closeRolling: [];
  // DP-8
  claim: [CardId];
  unclaim: [CardId];
  useToken: [Token];
  unuseToken: [Token];
  settle: [];
  // DP-9 to DP-17
  chooseTown: [Town];
  chooseAlternative: [0 | 1];
  chooseKind: [Kind];
  removeObstacle: [Town, Kind];
  decline: [];
  jailPawn: [Colour];
  jailDie: [Character];
  discardMission: [CardId];
  setStakes: [number];
  // DP-21
  agree: [];
  object: [];
  decide: [string];
}

export type Move = MoveOf<Verbs>;

export type Shape = ShapeOf<State, Move, View, Event>;

export type Steps<K extends Frame['step']> = SomeSteps<Shape, K>;

/** The texts of the moves that are listed again and again. */
export const TEXT = {
  placePawn: remembered((colour: Colour) => remembered((card: CardId): Move => `placePawn(${colour},${card})`)),
  takePawn: remembered((card: CardId): Move => `takePawn(${card})`),
  giveDie: remembered((colour: Colour): Move => `giveDie(${colour})`),
  returnDie: remembered((colour: Colour): Move => `returnDie(${colour})`),
  selectDie: remembered((die: Die): Move => `selectDie(${die})`),
  unselectDie: remembered((die: Die): Move => `unselectDie(${die})`),
  passDie: remembered((die: Die) => remembered((to: Colour): Move => `passDie(${die},${to})`)),
  passToken: remembered((token: Token) => remembered((to: Colour): Move => `passToken(${token},${to})`)),
  chooseTown: remembered((town: Town): Move => `chooseTown(${town})`),
};

/** The verbs that only take back a choice which is not final yet (NPG-4.0.12). */
const TAKE_BACK_VERBS = new Set(['takePawn', 'returnDie', 'unselectDie', 'undone', 'unclaim', 'unuseToken']);
export const takesBack = (move: Move): boolean => TAKE_BACK_VERBS.has(moveParts(move).verb);
