/** What stands on cards and tokens, in Polish. */
import { NBSP, united } from '@sztab/kernel/words';
import type { Town, Where } from '../../content/towns.ts';
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

/** `areas`: where the team may choose a town. */
const { areas, ...plain } = texts;
export const areaText = (where: Where): string => areas[where as Exclude<Where, Town>] ?? '';

const anyTown = (where: Where): string =>
  where in areas ? `dowolne miasto${areaText(where)}` : NAMES[where as keyof typeof NAMES];

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
  anyTown,
  born: (year) => `ur.${NBSP}${year}`,
});
