/** What stands on cards and tokens, in English. */
import { NBSP, united } from '@sztab/kernel/words';
import { TOWNS } from '../../content/towns.ts';
import { areasIn } from '../areas.ts';
import type { CardWords } from '../card-words.ts';
import texts from './cards.json' with { type: 'json' };
import { NAMES } from './names.ts';

const { areas, ...plain } = texts;
const places = areasIn(areas, NAMES, (area) => `any town${area}`);
export const { areaText } = places;

export const CARDS: CardWords = united(plain, {
  names: NAMES,
  towns: Object.fromEntries(
    TOWNS.map((town) => [town, { title: NAMES[town], in: `in ${NAMES[town]}` }]),
  ) as unknown as CardWords['towns'],
  neutralDie: (number) => `die${NBSP}${number}`,
  moraleToken: (value) => `+${value}${NBSP}morale`,
  effects: {
    independence: (count) => `independence token${count === 2 ? 's' : ''}`,
    obstacles: (side, count) => `obstacle${count === 2 ? 's' : ''} (${side})`,
    twoTowns: (where) => `two different towns${areaText(where)}`,
    token: (name) => `token: ${name}`,
    time: `time${NBSP}+1`,
    discard: (count) => (count === 2 ? 'discard two missions' : 'discard a mission'),
    jail: (whom) => `prison: ${whom}`,
    unless: (regions, effect) => `if there is no independence ${regions.join(' or ')} – ${effect}`,
  },
  anyTown: places.anyTown,
  born: (year) => `born ${year}`,
});
