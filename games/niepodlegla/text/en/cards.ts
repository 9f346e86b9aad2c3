/** What stands on cards and tokens, in English. */
import { NBSP } from '@sztab/kernel/words';
import { TOWNS, type Town, type Where } from '../../content/towns.ts';
import type { CardWords, EffectWords } from '../card-words.ts';
import cards from './cards.json' with { type: 'json' };
import { NAMES } from './names.ts';

const TRACK: CardWords['tracks'] = { acc: 'National accord', fp: 'Foreign policy' };

const SIDES: CardWords['sides'] = cards.sides;

const REGIONS: CardWords['regions'] = cards.regions;

/** Where the team may choose a town. */
const AREA: Readonly<Record<Exclude<Where, Town>, string>> = cards.areas;
export const areaText = (where: Where): string => AREA[where as keyof typeof AREA] ?? '';

const anyTown = (where: Where): string =>
  where in AREA ? `any town${areaText(where)}` : NAMES[where as keyof typeof NAMES];

/** Who or what goes to prison. */
const PRISONER: CardWords['prisoners'] = cards.prisoners;

const DICE: CardWords['characterDice'] = cards.dice;

const EFFECTS: EffectWords = {
  independence: (count) => `independence token${count === 2 ? 's' : ''}`,
  obstacles: (side, count) => `obstacle${count === 2 ? 's' : ''} (${side})`,
  twoTowns: (where) => `two different towns${areaText(where)}`,
  token: (name) => `token: ${name}`,
  shield: 'shield',
  time: `time${NBSP}+1`,
  black: 'black die',
  remove: 'the card is lost',
  discard: (count) => (count === 2 ? 'discard two missions' : 'discard a mission'),
  jail: (whom) => `prison: ${whom}`,
  unless: (regions, effect) => `if there is no independence ${regions.join(' or ')} – ${effect}`,
  removeObstacle: 'remove an obstacle',
  refreshTokens: 'refresh tokens',
};

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
  prisoners: PRISONER,
  characterDice: DICE,
  neutralDie: (number) => `die${NBSP}${number}`,
  moraleToken: (value) => `+${value}${NBSP}morale`,
  tracks: TRACK,
  effects: EFFECTS,
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
