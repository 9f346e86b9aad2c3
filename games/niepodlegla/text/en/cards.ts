/** What stands on cards and tokens, in English. */
import { NBSP, signed } from '@sztab/kernel/words';
import type { Effect, Prisoner, Track } from '../../content/effects.ts';
import { type Region, TOWNS, type Town, type Where } from '../../content/towns.ts';
import type { CardWords, Side } from '../card-words.ts';
import { NAMES } from './names.ts';

export const TRACK: Readonly<Record<Track, string>> = { acc: 'National accord', fp: 'Foreign policy' };

const SIDES: CardWords['sides'] = {
  ru: 'Russia',
  bolsheviks: 'Bolsheviks',
  cp: 'Central Powers',
  ua: 'Ukrainian influence',
};

const REGIONS: CardWords['regions'] = {
  prussian: { title: 'Prussian partition', in: 'in the Prussian partition' },
  austrian: { title: 'Galicia', in: 'in Galicia' },
  kresy: { title: 'Kresy', in: 'in Kresy' },
  central: { title: 'The centre', in: 'in the centre' },
};

/** Where the team may choose a town. */
const AREA: Readonly<Record<Exclude<Where, Town>, string>> = {
  '@prussian': ' of the Prussian partition',
  '@austrian': ' of Galicia',
  '@kresy': ' of Kresy',
  '@central': ' of the centre',
  '@russian': ' of the Russian partition',
  '*': '',
};
export const areaText = (where: Where): string => AREA[where as keyof typeof AREA] ?? '';

const anyTown = (where: Where): string =>
  where in AREA ? `any town${areaText(where)}` : NAMES[where as keyof typeof NAMES];
const towns = (where: Where, count: 1 | 2): string =>
  count === 2 ? `two different towns${areaText(where)}` : anyTown(where);

/** Who or what goes to prison. */
export const PRISONER: Readonly<Record<Prisoner, string>> = {
  morale: 'a morale marker',
  pawn: 'a pawn',
  neutral: 'a neutral die',
  char: 'a character die',
};

export const DICE: CardWords['characterDice'] = {
  pilsudski: 'Piłsudski’s die',
  dmowski: 'Dmowski’s die',
  paderewski: 'Paderewski’s die',
  witos: 'Witos’s die',
  haller: 'Haller’s die',
};

const obstacles = (side: Side, count: 1 | 2): string => `obstacle${count === 2 ? 's' : ''} (${SIDES[side]})`;
const independence = (count: 1 | 2): string => `independence token${count === 2 ? 's' : ''}`;
const inAny = (regions: readonly Region[]): string => regions.map((region) => REGIONS[region].in).join(' or ');

function effect(e: Effect, bolsheviks: boolean): string {
  switch (e.is) {
    case 'track':
      return `${TRACK[e.track]}${NBSP}${signed(e.by)}`;
    case 'ind':
      return `${independence(e.count)}: ${towns(e.where, e.count)}`;
    case 'obs':
      return `${obstacles(e.kind === 'ru' && bolsheviks ? 'bolsheviks' : e.kind, e.count)}: ${towns(e.where, e.count)}`;
    case 'die':
      return DICE[e.character];
    case 'token':
      return `token: ${NAMES[e.token]}`;
    case 'shield':
      return 'shield';
    case 'time':
      return `time${NBSP}+1`;
    case 'black':
      return 'black die';
    case 'remove':
      return 'the card is lost';
    case 'discard':
      return e.count === 2 ? 'discard two missions' : 'discard a mission';
    case 'jail':
      return `prison: ${PRISONER[e.what]}`;
    case 'unless':
      return `if there is no independence ${inAny(e.regions)} – ${effect(e.effect, bolsheviks)}`;
    case 'removeObstacle':
      return 'remove an obstacle';
    case 'refreshTokens':
      return 'refresh tokens';
  }
}

export const CARDS: CardWords = {
  names: NAMES,
  colours: {
    red: { name: 'Red', of: 'Red’s', to: 'Red' },
    blue: { name: 'Blue', of: 'Blue’s', to: 'Blue' },
    yellow: { name: 'Yellow', of: 'Yellow’s', to: 'Yellow' },
    white: { name: 'White', of: 'White’s', to: 'White' },
    black: { name: 'Black', of: 'Black’s', to: 'Black' },
  },
  symbols: { P: 'people', D: 'diplomacy', M: 'money', F: 'fight' },
  joker: 'joker',
  sides: SIDES,
  towns: Object.fromEntries(
    TOWNS.map((town) => [town, { title: NAMES[town], in: `in ${NAMES[town]}` }]),
  ) as unknown as CardWords['towns'],
  regions: REGIONS,
  characterDice: DICE,
  neutralDie: (number) => `die${NBSP}${number}`,
  moraleToken: (value) => `+${value}${NBSP}morale`,
  effect,
  anyTown,
  or: 'or',
  conditions: {
    accAbove6: 'accord is 7 or more',
    fpAbove6: 'foreign policy is 7 or more',
    townPoznan: 'independence in Poznań',
    townGdansk: 'independence in Gdańsk',
    townOpole: 'independence in Opole',
    galiciaThree: 'independence in Kraków, Lwów and Stanisławów',
    kresyTwo: 'independence in at least two towns of Kresy',
    elevenTowns: 'independence in at least 11 towns',
    all16: 'independence in all 16 towns',
  },
  ranks: {
    marshal: 'Marshal of Poland',
    'general-arms': 'lieutenant general',
    'general-division': 'major general',
    'general-brigade': 'brigadier general',
    colonel: 'colonel',
    'lieutenant-colonel': 'lieutenant colonel',
    major: 'major',
    captain: 'captain of cavalry',
    none: 'no rank',
  },
  rounds: {
    1: 'August–September 1914',
    2: 'autumn 1914 to winter 1915',
    3: '1915',
    4: 'spring 1916',
    5: 'autumn 1916',
    6: 'March 1917',
    7: 'summer and autumn 1917',
    8: 'winter to spring 1918',
    9: 'autumn 1918',
    10: '11 November 1918',
  },
  born: (year) => `born ${year}`,
};
