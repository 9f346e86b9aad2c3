/** Where the rulebook explains what the table shows. */
import type { BonusId } from '../content/bonuses.ts';
import type { CardTitle } from '../content/cards.ts';
import type { Action } from '../content/spaces.ts';

export const ACTION_RULE: Readonly<Record<Action, string>> = {
  advance: 'GOW-5.2.1',
  barrage: 'GOW-5.3.1',
  paradrop: 'GOW-5.4.1',
  reinforce: 'GOW-5.5.1',
  plan: 'GOW-5.6.1',
  fly: 'GOW-5.7.1',
  bombing: 'GOW-5.8.1',
  scramble: 'GOW-5.9.1',
};

export const BONUS_RULE: Readonly<Record<BonusId | 'cityCentre', string>> = {
  supplyDepot: 'GOW-6.6.2',
  forwardOutpost: 'GOW-6.6.3',
  observationPost: 'GOW-6.6.4',
  reconPost: 'GOW-6.6.5',
  signalUnit: 'GOW-6.6.6',
  flightControl: 'GOW-6.6.7',
  cityCentre: 'GOW-6.6.8',
};

export const CARD_RULE: Readonly<Record<CardTitle, string>> = {
  assault: 'GOW-6.5.1',
  counterAttack: 'GOW-6.5.2',
  momentum: 'GOW-6.5.3',
  ambush: 'GOW-6.5.4',
  mobilisation: 'GOW-6.5.5',
  artilleryStrike: 'GOW-6.5.6',
  airborneDrop: 'GOW-6.5.7',
  antiAircraft: 'GOW-6.5.8',
  airRaid: 'GOW-6.5.9',
  interception: 'GOW-6.5.10',
  wingman: 'GOW-6.5.11',
};
