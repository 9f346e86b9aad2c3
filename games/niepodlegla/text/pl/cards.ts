/** What stands on cards and tokens, in Polish. */
import { NBSP, united } from '@sztab/kernel/words';
import type { Town } from '../../content/towns.ts';
import { areasIn } from '../areas.ts';
import type { CardWords } from '../card-words.ts';
import texts from './cards.json' with { type: 'json' };
import { NAMES } from './names.ts';

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

const { areas, ...plain } = texts;
const places = areasIn(areas, NAMES, (area) => `dowolne miasto${area}`);
export const { areaText } = places;

export const CARDS: CardWords = united(plain, {
  names: NAMES,
  towns: Object.fromEntries(
    Object.entries(LOCATIVE).map(([town, where]) => [town, { title: NAMES[town as Town], in: where }]),
  ) as unknown as CardWords['towns'],
  neutralDie: (number) => `kość${NBSP}${number}`,
  moraleToken: (value) => `+${value}${NBSP}morale`,
  effects: {
    independence: (count) => `${count === 2 ? 'żetony' : 'żeton'} niepodległości`,
    obstacles: (side, count) => `${count === 2 ? 'przeszkody' : 'przeszkoda'} (${side})`,
    twoTowns: (where) => `dwa różne miasta${areaText(where)}`,
    token: (name) => `żeton: ${name}`,
    time: `czas${NBSP}+1`,
    discard: (count) => (count === 2 ? 'odrzućcie dwie misje' : 'odrzućcie misję'),
    jail: (whom) => `więzienie: ${whom}`,
    unless: (regions, effect) => `gdy nie ma niepodległości ${regions.join(' ani ')} – ${effect}`,
  },
  anyTown: places.anyTown,
  born: (year) => `ur.${NBSP}${year}`,
});
