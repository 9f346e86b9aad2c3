/** Everything the game says, in every language of the house. */

import type { Language, Words } from '@sztab/kernel';
import { complete, eachLanguage } from '@sztab/kernel/words';
import type { Shape } from '../rules/moves.ts';
import { de } from './de/text.ts';
import { en } from './en/text.ts';
import { pl } from './pl/text.ts';
import { type Catalogue, words as wordsOf } from './words.ts';

export { type HistoryNote, history } from './history.ts';
export type { Ability, CardWords, Catalogue, ZoneWords } from './words.ts';

export const catalogues = complete<Catalogue>({ en, pl, de });

export const words: Readonly<Record<Language, Words<Shape>>> = eachLanguage((language) =>
  wordsOf(catalogues[language]),
);
