/** The names on the cards and tiles in English, and what stands on them. Everything exported is a key of the catalogue. */
import { counting, NBSP } from '@sztab/kernel/words';
import type { Effect, EventId } from '../../content/events.ts';
import { ANDERS_SOLDIERS, CAMP_SOLDIERS, OCCUPIED_POINTS, RECRUITS } from '../../content/orders.ts';
import { eventFaces } from '../phrases.ts';
import type { Catalogue, RegionWords } from '../words.ts';

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

export const formations: Catalogue['formations'] = {
  INF: { title: 'infantry', one: 'infantry', of: 'infantry' },
  SAI: { title: 'sailors', one: 'sailor', of: 'sailors' },
  ARM: { title: 'armoured troops', one: 'armoured', of: 'armoured troops' },
  PIL: { title: 'pilots', one: 'pilot', of: 'pilots' },
  PAR: { title: 'paratroopers', one: 'paratrooper', of: 'paratroopers' },
  SAB: { title: 'saboteurs', one: 'sabotage', of: 'saboteurs' },
};

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

export const bonuses: Catalogue['bonuses'] = {
  token: { name: 'Token', meaning: 'Put the concentration token of any formation into any region.' },
  move: { name: 'Move', meaning: 'Move one soldier to a neighbouring region.' },
  nurse: { name: 'Nurse', meaning: 'Take a nurse.' },
};

export const missions: Catalogue['missions'] = {
  M01: 'Sinking of MS Rio de Janeiro',
  M02: 'Battle of Narvik',
  M03: 'Attack on Montbard',
  M04: 'Battle of Britain',
  M05: 'Establishment of the resistance movement in Auschwitz',
  M06: 'Establishment of the “Wawer” Small Sabotage',
  M07: 'First drop of the Silent Unseen',
  M08: 'Bombing of Berlin',
  M09: 'Regular radio connection with London',
  M10: 'Chase and sinking of the Bismarck',
  M11: 'Establishment of the “Wachlarz” organization',
  M12: 'Defense of Tobruk',
  M13: 'Establishment of the Home Army',
  M14: 'Battle of Gazala',
  M15: 'Dieppe Raid',
  M16: 'Operation Garland',
  M17: 'Escort of convoy ON-166',
  M18: 'Operation Arsenal',
  M19: 'Fights at the Salerno Bay',
  M20: 'Assassination attempt on Hans Frank',
  M21: 'Operation Kutschera',
  M22: 'Battle of Monte Cassino',
  M23: 'Normandy landings',
  M24: 'Battle of Ushant',
  M25: 'Operation Wildhorn III',
  M26: 'Battle of Ancona',
  M27: 'Battle of Falaise',
  M28: 'Warsaw Uprising',
  M29: 'Battle of Arnhem',
  M30: 'Battle of Bologna',
};

const EVENTS: Readonly<Record<EventId, string>> = {
  E01: 'Invasion of Denmark and Norway',
  E02: 'Fall of France',
  E03: 'Italian invasion of Egypt',
  E04: 'Coventry Blitz',
  E05: 'Afrika Korps lands at Tripoli',
  E06: 'Lend-Lease Act',
  E07: 'Operation Barbarossa',
  E08: 'Sikorski–Mayski agreement',
  E09: 'Attack on Pearl Harbor',
  E10: 'Assassination of Reinhard Heydrich',
  E11: 'Destruction of convoy PQ-17',
  E12: 'Second Battle of El Alamein',
  E13: 'Operation Torch',
  E14: 'Surrender at Stalingrad',
  E15: 'Warsaw Ghetto Uprising',
  E16: 'Black May of the U-boats',
  E17: 'Death of General Sikorski',
  E18: 'Allied landing in Sicily',
  E19: 'Surrender of Italy',
  E20: 'Tehran Conference',
  E21: 'Operation Overlord',
  E22: 'Operation Bagration',
  E23: 'July Plot against Hitler',
  E24: 'Ardennes Offensive',
};

/** Reached as a key of the catalogue alone. @public */
export const ranks: Catalogue['ranks'] = {
  'gen. dyw.': 'general of a division (major general)',
  'gen. bryg.': 'general of a brigade (brigadier general)',
  płk: 'colonel',
  ppłk: 'lieutenant colonel',
  mjr: 'major',
  'kpt.': 'captain',
  'rtm.': 'captain of cavalry',
  'por.': 'lieutenant',
  'ppor.': 'second lieutenant',
  'plut. pchor.': 'platoon sergeant, officer cadet',
  'wiceadm.': 'vice admiral',
  komandor: 'captain (navy)',
  'kmdr por.': 'commander (navy)',
  'kmdr ppor.': 'lieutenant commander (navy)',
  'kpt. mar.': 'lieutenant (navy)',
  'hm.': 'scoutmaster (harcmistrz)',
};

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
