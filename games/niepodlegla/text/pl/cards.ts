/** What stands on cards and tokens, in Polish. */
import { NBSP } from '@sztab/kernel/words';
import type { Town, Where } from '../../content/towns.ts';
import type { CardWords, EffectWords } from '../card-words.ts';
import cards from './cards.json' with { type: 'json' };
import { NAMES } from './names.ts';

const TRACK: CardWords['tracks'] = { acc: 'Zgoda narodowa', fp: 'Polityka zagraniczna' };

const SIDES: CardWords['sides'] = cards.sides;

const LOCATIVE: Readonly<Record<Town, string>> = {
  gdansk: 'w Gdańsku',
  poznan: 'w Poznaniu',
  opole: 'w Opolu',
  cieszyn: 'w Cieszynie',
  krakow: 'w Krakowie',
  lwow: 'we Lwowie',
  stanislawow: 'w Stanisławowie',
  kowno: 'w Kownie',
  wilno: 'w Wilnie',
  pinsk: 'w Pińsku',
  luck: 'w Łucku',
  warszawa: 'w Warszawie',
  lodz: 'w Łodzi',
  kielce: 'w Kielcach',
  lublin: 'w Lublinie',
  bialystok: 'w Białymstoku',
};

const REGIONS: CardWords['regions'] = cards.regions;

/** Where the team may choose a town. */
const AREA: Readonly<Record<Exclude<Where, Town>, string>> = cards.areas;
export const areaText = (where: Where): string => AREA[where as keyof typeof AREA] ?? '';

const anyTown = (where: Where): string =>
  where in AREA ? `dowolne miasto${areaText(where)}` : NAMES[where as keyof typeof NAMES];

/** Who or what goes to prison. */
const PRISONER: CardWords['prisoners'] = cards.prisoners;

const DICE: CardWords['characterDice'] = cards.dice;

const EFFECTS: EffectWords = {
  independence: (count) => `${count === 2 ? 'żetony' : 'żeton'} niepodległości`,
  obstacles: (side, count) => `${count === 2 ? 'przeszkody' : 'przeszkoda'} (${side})`,
  twoTowns: (where) => `dwa różne miasta${areaText(where)}`,
  token: (name) => `żeton: ${name}`,
  shield: 'tarcza',
  time: `czas${NBSP}+1`,
  black: 'czarna kość',
  remove: 'karta przepada',
  discard: (count) => (count === 2 ? 'odrzućcie dwie misje' : 'odrzućcie misję'),
  jail: (whom) => `więzienie: ${whom}`,
  unless: (regions, effect) => `gdy nie ma niepodległości ${regions.join(' ani ')} – ${effect}`,
  removeObstacle: 'usunięcie przeszkody',
  refreshTokens: 'odświeżenie żetonów',
};

export const CARDS: CardWords = {
  names: NAMES,
  colours: {
    red: { name: 'czerwony', of: 'czerwonego', to: 'czerwonemu' },
    blue: { name: 'niebieski', of: 'niebieskiego', to: 'niebieskiemu' },
    yellow: { name: 'żółty', of: 'żółtego', to: 'żółtemu' },
    white: { name: 'biały', of: 'białego', to: 'białemu' },
    black: { name: 'czarny', of: 'czarnego', to: 'czarnemu' },
  },
  symbols: { P: 'ludzie', D: 'dyplomacja', M: 'pieniądze', F: 'walka' },
  joker: 'joker',
  sides: SIDES,
  towns: Object.fromEntries(
    Object.entries(LOCATIVE).map(([town, where]) => [town, { title: NAMES[town as Town], in: where }]),
  ) as unknown as CardWords['towns'],
  regions: REGIONS,
  prisoners: PRISONER,
  characterDice: DICE,
  neutralDie: (number) => `kość${NBSP}${number}`,
  moraleToken: (value) => `+${value}${NBSP}morale`,
  tracks: TRACK,
  effects: EFFECTS,
  anyTown,
  or: 'albo',
  conditions: {
    accAbove6: 'zgoda wynosi co najmniej 7',
    fpAbove6: 'polityka zagraniczna wynosi co najmniej 7',
    townPoznan: 'jest niepodległość w Poznaniu',
    townGdansk: 'jest niepodległość w Gdańsku',
    townOpole: 'jest niepodległość w Opolu',
    galiciaThree: 'jest niepodległość w Krakowie, we Lwowie i w Stanisławowie',
    kresyTwo: 'jest niepodległość w co najmniej dwóch miastach Kresów',
    elevenTowns: 'jest niepodległość w co najmniej 11 miastach',
    all16: 'jest niepodległość we wszystkich 16 miastach',
  },
  ranks: {
    marshal: 'marszałek Polski',
    'general-arms': 'generał broni',
    'general-division': 'generał dywizji',
    'general-brigade': 'generał brygady',
    colonel: 'pułkownik',
    'lieutenant-colonel': 'podpułkownik',
    major: 'major',
    captain: 'rotmistrz',
    none: 'bez stopnia',
  },
  rounds: {
    1: 'sierpień–wrzesień 1914',
    2: 'od jesieni 1914 do zimy 1915',
    3: 'rok 1915',
    4: 'wiosna 1916',
    5: 'jesień 1916',
    6: 'marzec 1917',
    7: 'lato i jesień 1917',
    8: 'od zimy do wiosny 1918',
    9: 'jesień 1918',
    10: '11 listopada 1918',
  },
  born: (year) => `ur.${NBSP}${year}`,
};
