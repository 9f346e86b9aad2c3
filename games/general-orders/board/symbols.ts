/** Which of the house's symbols stands for what. */
import type { SymbolName } from '@sztab/pieces';
import type { BonusId } from '../content/bonuses.ts';
import type { CardTitle } from '../content/cards.ts';
import type { Action } from '../content/spaces.ts';

export const ACTION_SYMBOL: Readonly<Record<Action, SymbolName>> = {
  advance: 'advance',
  barrage: 'barrage',
  paradrop: 'para',
  fly: 'plane',
  bombing: 'bomb',
  reinforce: 'reinf',
  plan: 'plan',
  scramble: 'scramble',
};

export const BONUS_SYMBOL: Readonly<Record<BonusId | 'cityCentre', SymbolName>> = {
  supplyDepot: 'depot',
  forwardOutpost: 'flag',
  observationPost: 'obs',
  reconPost: 'recon',
  signalUnit: 'radio',
  flightControl: 'wings',
  cityCentre: 'city',
};

export const CARD_SYMBOL: Readonly<Record<CardTitle, SymbolName>> = {
  assault: 'advance',
  counterAttack: 'counter',
  momentum: 'chevrons',
  ambush: 'ambush',
  mobilisation: 'reinf',
  artilleryStrike: 'barrage',
  airborneDrop: 'para',
  antiAircraft: 'fort',
  airRaid: 'bomb',
  interception: 'cross',
  wingman: 'plane',
};
