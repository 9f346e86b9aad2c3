/** The names on the cards and tiles in English, and what stands on them. Everything exported is a key of the catalogue. */
import { counting, NBSP, united } from '@sztab/kernel/words';
import type { Effect, EventId } from '../../content/events.ts';
import { ANDERS_SOLDIERS, CAMP_SOLDIERS, occupiedPoints, RECRUITS } from '../../content/orders.ts';
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

export const rules: Catalogue['rules'] = united(cards.rules, {
  NEA: {
    rule: `Raise by 1 the Strength of up to ${CAMP_SOLDIERS} different soldiers in this region.`,
  },
  WEU: {
    // FTF-5.3.6d, FTF-6.5.7: a yellow card comes only up to the limit.
    rule: (edition) =>
      `${edition >= 2 ? 'You may discard' : 'Discard'} a mission without penalty; for a red one you usually get a yellow one. Then the marker moves 1 right.`,
  },
  NAI: {
    rule: `The top ${ANDERS_SOLDIERS} cards of the soldier deck come to this region, without abilities.`,
  },
});

export const formations: Catalogue['formations'] = cards.formations;

export const abilities: Catalogue['abilities'] = united(cards.abilities, {
  additionalRecruitment: {
    rule: `Draw ${RECRUITS.usual} more soldiers and place 1 in the same region; that one uses no ability.`,
  },
});

export const orders: Catalogue['orders'] = united(cards.orders, {
  sabotage: {
    basic: (edition) =>
      `Move a domination marker 1 square to the left; ${occupiedPoints(edition)} points if the region was Occupied.`,
  },
  recruitment: {
    basic: `Draw ${RECRUITS.usual} soldiers, place 1 and use the ability.`,
    special: `The chooser draws ${RECRUITS.chooser}.`,
  },
});

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
