/** Symbols of the house for everything in this game; formations have a pattern each besides. */
import type { SymbolName } from '@sztab/pieces';
import type { Ability } from '../content/abilities.ts';
import type { Formation } from '../content/formations.ts';
import type { Order } from '../content/orders.ts';

export const FORMATION_SYMBOL: Readonly<Record<Formation, SymbolName>> = {
  INF: 'inf',
  SAI: 'anchor',
  ARM: 'armour',
  PIL: 'wings',
  PAR: 'para',
  SAB: 'divers',
};

export const ORDER_SYMBOL: Readonly<Record<Order, SymbolName>> = {
  movement: 'move',
  training: 'chevrons',
  sabotage: 'divers',
  recruitment: 'recruit',
  concentration: 'concen',
  maneuvers: 'manoeuv',
};

export const ABILITY_SYMBOL: Readonly<Record<Ability, SymbolName>> = {
  additionalRecruitment: 'recruit',
  victoryPoint: 'wreath',
  training: 'chevrons',
  undergroundActivity: 'under',
  movement: 'move',
  liaison: 'radio',
};
