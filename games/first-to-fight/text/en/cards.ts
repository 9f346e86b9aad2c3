/** The names on the cards and tiles in English, and what stands on them. Everything exported is a key of the catalogue. */
import { counting, NBSP } from '@sztab/kernel/words';
import type { Effect, EventId } from '../../content/events.ts';
import { ANDERS_SOLDIERS, CAMP_SOLDIERS, OCCUPIED_POINTS, RECRUITS } from '../../content/orders.ts';
import { eventFaces } from '../phrases.ts';
import type { Catalogue, RegionWords } from '../words.ts';
import cards from './cards.json' with { type: 'json' };

/** English has one form for all. */
const region = (title: string, short: string): RegionWords => ({
  title,
  short,
  whom: title,
  of: title,
  in: `in ${title}`,
  to: `to ${title}`,
  from: `from ${title}`,
});

export const regions: Catalogue['regions'] = {
  WAW: region('Warsaw', 'Warsaw'),
  POL: region('Poland', 'Poland'),
  NEA: region('Northern Europe and the Atlantic', 'North, Atlantic'),
  WEU: region('Western Europe', 'Western Europe'),
  NAI: region('North Africa and Italy', 'Africa, Italy'),
};

export const rules: Catalogue['rules'] = {
  WAW: { name: 'Silent Unseen drops', rule: 'Move one soldier from any region to Warsaw.' },
  POL: {
    name: 'Polish Underground State',
    rule: 'Name a formation: the first such soldier in the deck comes to Poland, without ability. Then shuffle the deck.',
  },
  NEA: {
    name: 'Training camp',
    rule: `Raise by 1 the Strength of up to ${CAMP_SOLDIERS} different soldiers in this region.`,
  },
  WEU: {
    name: 'Main front',
    rule: 'You may discard a mission without penalty; for a red one you get a yellow one. Then the marker moves 1 right.',
  },
  NAI: {
    name: 'Anders’ Army',
    rule: `The top ${ANDERS_SOLDIERS} cards of the soldier deck come to this region, without abilities.`,
  },
};

export const formations: Catalogue['formations'] = cards.formations;

export const abilities: Catalogue['abilities'] = {
  additionalRecruitment: {
    name: 'Additional recruitment',
    rule: `Draw ${RECRUITS.usual} more soldiers and place 1 in the same region; that one uses no ability.`,
  },
  victoryPoint: { name: 'Victory point', rule: 'You gain 1 point.' },
  training: { name: 'Training', rule: 'Raise this soldier’s Strength or Underground by 1.' },
  undergroundActivity: {
    name: 'Underground activity',
    rule: 'Move the domination marker of this region 1 square to the left.',
  },
  movement: { name: 'Movement', rule: 'Move this soldier to a neighbouring region.' },
  liaison: {
    name: 'Liaison',
    rule: 'Look at the top 2 event cards; put one back on top and the other on the bottom.',
  },
};

export const orders: Catalogue['orders'] = {
  movement: {
    name: 'Movement',
    basic: 'Move one soldier to a neighbouring region.',
    special: 'The chooser moves one soldier to any other region instead.',
  },
  training: {
    name: 'Training',
    basic: 'Raise one soldier’s Strength or Underground by 1.',
    special: 'The chooser also takes a nurse.',
  },
  sabotage: {
    name: 'Sabotage',
    basic: `Move a domination marker 1 square to the left; ${OCCUPIED_POINTS} points if the region was Occupied.`,
    special: 'Then the chooser may use the special rule of one region.',
  },
  recruitment: {
    name: 'Recruitment',
    basic: `Draw ${RECRUITS.usual} soldiers, place 1 and use the ability.`,
    special: `The chooser draws ${RECRUITS.chooser}.`,
  },
  concentration: {
    name: 'Concentration',
    basic: 'Take one bonus: token, move or nurse. Each can be taken once.',
    special: 'The chooser takes the first pick.',
  },
  maneuvers: {
    name: 'Maneuvers',
    basic: 'Ends the Orders Phase at once. Every other order still active gets 1 point.',
    special: 'The chooser leads the Ending Phase.',
  },
};

export const bonuses: Catalogue['bonuses'] = cards.bonuses;

export const missions: Catalogue['missions'] = cards.missions;

const EVENTS: Readonly<Record<EventId, string>> = cards.events;

/** Reached as a key of the catalogue alone. @public */
export const ranks: Catalogue['ranks'] = cards.ranks;

export function effect(e: Effect): string {
  switch (e.is) {
    case 'domination':
      return `${regions[e.region].title}: marker ${squares(e.squares)}`;
    case 'occupiedDomination':
      return `every Occupied region: marker ${squares(e.squares)}`;
    case 'wound':
      return `one wound ${regions[e.region].in}, lowest Underground first`;
    case 'soldiers':
      return `the top ${e.count}${NBSP}cards of the soldier deck go ${regions[e.region].to}`;
    case 'nurseGain':
      return 'every player takes a nurse';
    case 'nurseLoss':
      return 'every player who has a nurse discards one';
    case 'removeConcentration':
      return 'the concentration token leaves the board';
  }
}

const squares = (n: number): string =>
  `${counting('en').counted(Math.abs(n), 'square', 'squares')} to the ${n > 0 ? 'right' : 'left'}`;

export const eventCards = eventFaces(EVENTS, effect);
